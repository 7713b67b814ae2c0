-- A journal of version 1, as `sqlite3 journal.db .dump` tells it: one match that was abandoned, and one
-- that was interrupted at the check, with half a pair shown.
PRAGMA application_id = 1380142157;
PRAGMA user_version = 1;
BEGIN TRANSACTION;
CREATE TABLE entries (
            match INTEGER NOT NULL REFERENCES matches,
            number INTEGER NOT NULL,    -- 1, 2, 3, ... without a gap
            at_s REAL NOT NULL,         -- on the match's clock, which rests without power
            kind TEXT NOT NULL CHECK (kind IN ('move', 'undo')),
            body TEXT NOT NULL,         -- JSON; a move as the game writes it
            source TEXT NOT NULL,       -- device@time of the signal that it came from, or ''
            track_turn REAL,            -- where over the track its piece came from; NULL: unknown
            PRIMARY KEY (match, number)
        ) STRICT, WITHOUT ROWID;
INSERT INTO "entries" VALUES(1,1,19.15985,'move','{"type":"mapped","missing":[]}','',NULL);
INSERT INTO "entries" VALUES(1,2,19.634295,'move','{"type":"ready","player":1}','blue@19.634',NULL);
INSERT INTO "entries" VALUES(1,3,19.6684,'move','{"type":"ready","player":0}','red@19.668',NULL);
INSERT INTO "entries" VALUES(1,4,20.66154,'move','{"type":"flip","player":0,"passenger":13}','pad/red@20.662',NULL);
INSERT INTO "entries" VALUES(1,5,20.70668,'move','{"type":"flip","player":1,"passenger":23}','pad/blue@20.707',NULL);
INSERT INTO "entries" VALUES(1,6,22.535466,'move','{"type":"look","player":1,"tile":34}','pad/blue@22.535',6.22465004748883332652e-01);
INSERT INTO "entries" VALUES(2,1,18.58985,'move','{"type":"mapped","missing":[]}','',NULL);
INSERT INTO "entries" VALUES(2,2,19.062224,'move','{"type":"ready","player":1}','blue@19.062',NULL);
INSERT INTO "entries" VALUES(2,3,19.394268,'move','{"type":"ready","player":0}','red@19.394',NULL);
INSERT INTO "entries" VALUES(2,4,20.054199,'move','{"type":"flip","player":1,"passenger":16}','pad/blue@20.054',NULL);
INSERT INTO "entries" VALUES(2,5,20.470575,'move','{"type":"flip","player":0,"passenger":26}','pad/red@20.471',NULL);
INSERT INTO "entries" VALUES(2,6,22.805828,'move','{"type":"flip","player":1,"passenger":25}','pad/blue@22.806',NULL);
INSERT INTO "entries" VALUES(2,7,23.651991,'move','{"type":"flip","player":0,"passenger":17}','pad/red@23.652',NULL);
INSERT INTO "entries" VALUES(2,8,26.121833,'move','{"type":"flip","player":1,"passenger":1}','pad/blue@26.122',NULL);
INSERT INTO "entries" VALUES(2,9,26.891469,'move','{"type":"flip","player":0,"passenger":11}','pad/red@26.891',NULL);
INSERT INTO "entries" VALUES(2,10,29.244369,'move','{"type":"flip","player":1,"passenger":5}','pad/blue@29.244',NULL);
INSERT INTO "entries" VALUES(2,11,30.225046,'move','{"type":"flip","player":0,"passenger":21}','pad/red@30.225',NULL);
INSERT INTO "entries" VALUES(2,12,32.149703,'move','{"type":"flip","player":1,"passenger":10}','pad/blue@32.150',NULL);
INSERT INTO "entries" VALUES(2,13,33.073035,'move','{"type":"flip","player":0,"passenger":27}','pad/red@33.073',NULL);
INSERT INTO "entries" VALUES(2,14,35.274018,'move','{"type":"flip","player":1,"passenger":15}','pad/blue@35.274',NULL);
INSERT INTO "entries" VALUES(2,15,36.571695,'move','{"type":"flip","player":0,"passenger":22}','pad/red@36.572',NULL);
INSERT INTO "entries" VALUES(2,16,38.476046,'move','{"type":"flip","player":1,"passenger":7}','pad/blue@38.476',NULL);
INSERT INTO "entries" VALUES(2,17,38.861558,'move','{"type":"flip","player":0,"passenger":12}','pad/red@38.862',NULL);
INSERT INTO "entries" VALUES(2,18,42.290001,'move','{"type":"flip","player":1,"passenger":16}','pad/blue@42.290',NULL);
INSERT INTO "entries" VALUES(2,19,42.863963,'move','{"type":"flip","player":0,"passenger":26}','pad/red@42.864',NULL);
INSERT INTO "entries" VALUES(2,20,45.481173,'move','{"type":"flip","player":1,"passenger":25}','pad/blue@45.481',NULL);
INSERT INTO "entries" VALUES(2,21,45.68358,'move','{"type":"flip","player":0,"passenger":17}','pad/red@45.684',NULL);
INSERT INTO "entries" VALUES(2,22,48.775774,'move','{"type":"flip","player":0,"passenger":11}','pad/red@48.776',NULL);
INSERT INTO "entries" VALUES(2,23,48.796858,'move','{"type":"flip","player":1,"passenger":5}','pad/blue@48.797',NULL);
INSERT INTO "entries" VALUES(2,24,52.026614,'move','{"type":"flip","player":0,"passenger":21}','pad/red@52.027',NULL);
INSERT INTO "entries" VALUES(2,25,52.595166,'move','{"type":"flip","player":1,"passenger":10}','pad/blue@52.595',NULL);
INSERT INTO "entries" VALUES(2,26,55.371035,'move','{"type":"flip","player":0,"passenger":22}','pad/red@55.371',NULL);
INSERT INTO "entries" VALUES(2,27,55.761881,'move','{"type":"done","player":1}','blue@55.762',NULL);
INSERT INTO "entries" VALUES(2,28,94.063603,'move','{"type":"verified","on_belt":[0,2,6,20,22,26]}','',NULL);
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
        ) STRICT;
INSERT INTO "matches" VALUES(1,'luggage','{"clock_min":2,"deliberate_penalty":0,"per_suitcase":5,"play":"assisted","rounds":1,"variant":"belt","wrong_type":"rotate"}','["red","blue"]','[]','sim','2026-11-21T10:42:09+00:00','abandoned','{}','[]');
INSERT INTO "matches" VALUES(2,'luggage','{"clock_min":1,"deliberate_penalty":0,"per_suitcase":3,"play":"rulebook","rounds":1,"variant":"belt","wrong_type":"rotate"}','["red","blue"]','["red","blue"]','sim','2026-11-21T10:42:09+00:00','open','{}','[]');
CREATE TABLE settings (name TEXT PRIMARY KEY, value TEXT NOT NULL) STRICT;
INSERT INTO "settings" VALUES('language','de');
CREATE TABLE standing (
            match INTEGER PRIMARY KEY REFERENCES matches,
            at_s REAL NOT NULL,
            half TEXT NOT NULL,         -- JSON object, seat -> what is half done there
            clock_left_s REAL           -- what the round clock had left; NULL without one
        ) STRICT;
INSERT INTO "standing" VALUES(1,1.96683995534137849858e+01,'{}',120.0);
INSERT INTO "standing" VALUES(2,9.4711300382391641504e+01,'{"red":"luggage/card/aviator"}',NULL);
CREATE TABLE tags (uid TEXT PRIMARY KEY, piece TEXT NOT NULL UNIQUE) STRICT;
INSERT INTO "tags" VALUES('04A1B2C3D4E5F6','luggage/tile/yeti');
CREATE UNIQUE INDEX only_one_open ON matches (status) WHERE status = 'open';
COMMIT;
