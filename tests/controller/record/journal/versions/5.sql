-- A journal of version 5, as `sqlite3 journal.db .dump` tells it: that of version 4, brought forward.
PRAGMA application_id = 1380142157;
PRAGMA user_version = 5;
BEGIN TRANSACTION;
CREATE TABLE entries (
            match INTEGER NOT NULL REFERENCES matches,
            number INTEGER NOT NULL,    -- 1, 2, 3, ... without a gap
            at_s REAL NOT NULL,         -- on the match's clock, which rests without power
            kind TEXT NOT NULL CHECK (kind IN ('move', 'undo', 'belt')),
            body TEXT NOT NULL,         -- JSON; a move as the game writes it, or what the belt told
            source TEXT NOT NULL,       -- device@time of the signal that it came from, or ''
            track_turn REAL,            -- where over the track its piece came from; NULL: unknown
            sum INTEGER NOT NULL DEFAULT 0,
            PRIMARY KEY (match, number)
        ) STRICT, WITHOUT ROWID;
INSERT INTO "entries" VALUES(1,1,19.15985,'move','{"type":"mapped","missing":[]}','',NULL,17570151590738);
INSERT INTO "entries" VALUES(1,2,19.634295,'move','{"type":"ready","player":1}','blue@19.634',NULL,66960401343660);
INSERT INTO "entries" VALUES(1,3,19.6684,'move','{"type":"ready","player":0}','red@19.668',NULL,61531343416450);
INSERT INTO "entries" VALUES(1,4,20.66154,'move','{"type":"flip","player":0,"passenger":13}','pad/red@20.662',NULL,47108671774565);
INSERT INTO "entries" VALUES(1,5,20.70668,'move','{"type":"flip","player":1,"passenger":23}','pad/blue@20.707',NULL,93439272131668);
INSERT INTO "entries" VALUES(1,6,22.535466,'move','{"type":"look","player":1,"tile":34}','pad/blue@22.535',6.22465004748883332652e-01,8162458844802);
INSERT INTO "entries" VALUES(2,1,18.58985,'move','{"type":"mapped","missing":[]}','',NULL,122229575913724);
INSERT INTO "entries" VALUES(2,2,19.062224,'move','{"type":"ready","player":1}','blue@19.062',NULL,30205165813989);
INSERT INTO "entries" VALUES(2,3,19.394268,'move','{"type":"ready","player":0}','red@19.394',NULL,132354807469292);
INSERT INTO "entries" VALUES(2,4,20.054199,'move','{"type":"flip","player":1,"passenger":16}','pad/blue@20.054',NULL,37837397846360);
INSERT INTO "entries" VALUES(2,5,20.470575,'move','{"type":"flip","player":0,"passenger":26}','pad/red@20.471',NULL,63348881536225);
INSERT INTO "entries" VALUES(2,6,22.805828,'move','{"type":"flip","player":1,"passenger":25}','pad/blue@22.806',NULL,110969479818120);
INSERT INTO "entries" VALUES(2,7,23.651991,'move','{"type":"flip","player":0,"passenger":17}','pad/red@23.652',NULL,74152390329039);
INSERT INTO "entries" VALUES(2,8,26.121833,'move','{"type":"flip","player":1,"passenger":1}','pad/blue@26.122',NULL,80238556216841);
INSERT INTO "entries" VALUES(2,9,26.891469,'move','{"type":"flip","player":0,"passenger":11}','pad/red@26.891',NULL,663555790942);
INSERT INTO "entries" VALUES(2,10,29.244369,'move','{"type":"flip","player":1,"passenger":5}','pad/blue@29.244',NULL,136490484273363);
INSERT INTO "entries" VALUES(2,11,30.225046,'move','{"type":"flip","player":0,"passenger":21}','pad/red@30.225',NULL,93418444770079);
INSERT INTO "entries" VALUES(2,12,32.149703,'move','{"type":"flip","player":1,"passenger":10}','pad/blue@32.150',NULL,48087505636190);
INSERT INTO "entries" VALUES(2,13,33.073035,'move','{"type":"flip","player":0,"passenger":27}','pad/red@33.073',NULL,43887254369765);
INSERT INTO "entries" VALUES(2,14,35.274018,'move','{"type":"flip","player":1,"passenger":15}','pad/blue@35.274',NULL,78213518813214);
INSERT INTO "entries" VALUES(2,15,36.571695,'move','{"type":"flip","player":0,"passenger":22}','pad/red@36.572',NULL,76303217197553);
INSERT INTO "entries" VALUES(2,16,38.476046,'move','{"type":"flip","player":1,"passenger":7}','pad/blue@38.476',NULL,129354145622116);
INSERT INTO "entries" VALUES(2,17,38.861558,'move','{"type":"flip","player":0,"passenger":12}','pad/red@38.862',NULL,36310232013091);
INSERT INTO "entries" VALUES(2,18,42.290001,'move','{"type":"flip","player":1,"passenger":16}','pad/blue@42.290',NULL,36178615734228);
INSERT INTO "entries" VALUES(2,19,42.863963,'move','{"type":"flip","player":0,"passenger":26}','pad/red@42.864',NULL,13091137682586);
INSERT INTO "entries" VALUES(2,20,45.481173,'move','{"type":"flip","player":1,"passenger":25}','pad/blue@45.481',NULL,45879873911369);
INSERT INTO "entries" VALUES(2,21,45.68358,'move','{"type":"flip","player":0,"passenger":17}','pad/red@45.684',NULL,62005628399300);
INSERT INTO "entries" VALUES(2,22,48.775774,'move','{"type":"flip","player":0,"passenger":11}','pad/red@48.776',NULL,87651816876702);
INSERT INTO "entries" VALUES(2,23,48.796858,'move','{"type":"flip","player":1,"passenger":5}','pad/blue@48.797',NULL,14410828818162);
INSERT INTO "entries" VALUES(2,24,52.026614,'move','{"type":"flip","player":0,"passenger":21}','pad/red@52.027',NULL,65494188877051);
INSERT INTO "entries" VALUES(2,25,52.595166,'move','{"type":"flip","player":1,"passenger":10}','pad/blue@52.595',NULL,41396451467872);
INSERT INTO "entries" VALUES(2,26,55.371035,'move','{"type":"flip","player":0,"passenger":22}','pad/red@55.371',NULL,92231516688609);
INSERT INTO "entries" VALUES(2,27,55.761881,'move','{"type":"done","player":1}','blue@55.762',NULL,96284078464285);
INSERT INTO "entries" VALUES(2,28,94.063603,'move','{"type":"verified","on_belt":[0,2,6,20,22,26]}','',NULL,74411386521332);
CREATE TABLE matches (
            id INTEGER PRIMARY KEY,
            game TEXT NOT NULL,
            options TEXT NOT NULL,      -- JSON object, as the game's options_from takes it
            seats TEXT NOT NULL,        -- JSON array, in order of play
            bots TEXT NOT NULL,         -- JSON array: the seats that bots sit at
            table_name TEXT NOT NULL,
            began_utc TEXT NOT NULL,    -- ISO 8601
            status TEXT NOT NULL CHECK (status IN ('open', 'finished', 'abandoned')),
            totals TEXT NOT NULL,       -- JSON object, seat -> points so far
            winners TEXT NOT NULL       -- JSON array
        , simulated INTEGER NOT NULL DEFAULT 0, sum INTEGER NOT NULL DEFAULT 0, score_sum INTEGER NOT NULL DEFAULT 0, before INTEGER NOT NULL DEFAULT 0) STRICT;
INSERT INTO "matches" VALUES(1,'luggage','{"clock_min":2,"deliberate_penalty":0,"per_suitcase":5,"play":"assisted","rounds":1,"variant":"belt","wrong_type":"rotate"}','["red","blue"]','[]','sim','2026-11-21T10:42:09+00:00','abandoned','{}','[]',0,37638518185666,40233186182968,0);
INSERT INTO "matches" VALUES(2,'luggage','{"clock_min":1,"deliberate_penalty":0,"per_suitcase":3,"play":"rulebook","rounds":1,"variant":"belt","wrong_type":"rotate"}','["red","blue"]','["red","blue"]','sim','2026-11-21T10:42:09+00:00','open','{}','[]',1,65438680147339,108380347381543,1);
CREATE TABLE settings (name TEXT PRIMARY KEY, value TEXT NOT NULL, sum INTEGER NOT NULL DEFAULT 0) STRICT;
INSERT INTO "settings" VALUES('language','de',137438433991080);
CREATE TABLE standing (
            match INTEGER PRIMARY KEY REFERENCES matches,
            at_s REAL NOT NULL,
            half TEXT NOT NULL,         -- JSON object, seat -> what is half done there
            clock_left_s REAL           -- what the round clock had left; NULL without one
        , taps TEXT NOT NULL DEFAULT '{}', entries INTEGER NOT NULL DEFAULT 0, entries_sum INTEGER NOT NULL DEFAULT 0, sum INTEGER NOT NULL DEFAULT 0) STRICT;
INSERT INTO "standing" VALUES(1,1.96683995534137849858e+01,'{}',120.0,'{}',6,13297322391227,39675353001497);
INSERT INTO "standing" VALUES(2,9.4711300382391641504e+01,'{"red":"luggage/card/aviator"}',NULL,'{"blue":"luggage/tile/yeti"}',28,93512788252135,41809778562915);
CREATE TABLE summary (
            one INTEGER PRIMARY KEY CHECK (one = 1),
            last_match INTEGER NOT NULL,    -- the highest number; 0 for none
            open_match INTEGER,             -- NULL for none
            tags_sum INTEGER NOT NULL,      -- the sums of all tags added up
            settings_sum INTEGER NOT NULL   -- and of all settings
        ) STRICT;
INSERT INTO "summary" VALUES(1,2,2,74951238603474,137438433991080);
CREATE TABLE tags (uid TEXT PRIMARY KEY, piece TEXT NOT NULL UNIQUE, sum INTEGER NOT NULL DEFAULT 0) STRICT;
INSERT INTO "tags" VALUES('04A1B2C3D4E5F6','luggage/tile/yeti',74951238603474);
COMMIT;
