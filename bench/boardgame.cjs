// A turn game for eight on boardgame.io, to be measured beside our own pages.
//
// `node boardgame.cjs serve` prints the port that it has opened and serves until it is stopped;
// `node boardgame.cjs play PORT TOUCHES PAUSE_MS` lets eight clients play and prints after how many
// milliseconds another client showed each touch.
"use strict";
const PLAYERS = 8;
const SEEN_MS = 5000;
const game = {
  name: "counting",
  setup: () => ({ played: 0 }),
  moves: { play: ({ G }) => { G.played += 1; } },
  turn: { minMoves: 1, maxMoves: 1 },
};
const pause = (ms) => new Promise((done) => setTimeout(done, ms));

async function serve() {
  const { Server } = require("boardgame.io/server");
  const server = Server({ games: [game], origins: [/127\.0\.0\.1/] });
  const running = await server.run({ port: 0 });
  console.log("port " + running.appServer.address().port);
}

async function play(port, touches, pauseMs) {
  const { Client } = require("boardgame.io/client");
  const { SocketIO } = require("boardgame.io/multiplayer");
  const shown = new Array(PLAYERS).fill(-1);
  const clients = shown.map((_, at) => {
    const client = Client({
      game, numPlayers: PLAYERS, matchID: "bench", playerID: String(at), debug: false,
      multiplayer: SocketIO({ server: "http://127.0.0.1:" + port }),
    });
    client.start();
    return client;
  });
  const times = [];
  let tapped = null; // the touch that is waited for
  clients.forEach((client, at) => client.subscribe((state) => {
    if (state === null) return;
    shown[at] = state.G.played;
    if (tapped && at !== tapped.by && shown[at] > tapped.played) tapped.seen();
  }));
  const ends = performance.now() + 30000;
  while (shown.some((played) => played < 0)) {
    if (performance.now() > ends) throw new Error("eight clients did not connect");
    await pause(20);
  }
  for (let played = 0; played < touches; played += 1) {
    await pause(pauseMs);
    const by = played % PLAYERS;
    const began = performance.now();
    const seen = new Promise((done) => { tapped = { by, played, seen: done }; });
    clients[by].moves.play();
    const lost = await Promise.race([seen, pause(SEEN_MS).then(() => true)]);
    times.push(lost ? null : performance.now() - began);
    tapped = null;
  }
  console.log(JSON.stringify(times));
  process.exit(0);
}

const [what, ...given] = process.argv.slice(2);
(what === "serve" ? serve() : play(...given.map(Number))).catch((error) => {
  console.error(String(error));
  process.exit(1);
});
