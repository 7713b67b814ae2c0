// A page of a seat or of those who watch: shows what the table sends, and sends what a finger does.
// An act has a number, and is sent again until the table has taken it.
"use strict";
(function () {
  const body = document.body;
  const live = body.dataset.live;
  const byId = (id) => document.getElementById(id);

  const code = byId("code");
  if (code && location.hash.length > 1) {
    code.value = decodeURIComponent(location.hash.slice(1));
    history.replaceState(null, "", location.pathname + location.search);
  }
  document.addEventListener("change", (event) => {
    if (event.target.matches("[data-submits]")) event.target.form.submit();
    if (event.target.id === "covers") cover(event.target.checked);
  });
  if (!live) return;

  let socket = null;
  let number = 0; // of the last act that this page has begun
  let pending = null; // the act that the table has not taken yet
  let retryMs = 100;
  let elsewhere = false;
  let belt = null;
  let clockEnds = null;
  let heardMs = 0;

  function cover(covered) {
    body.classList.toggle("covered", covered);
    try { localStorage.setItem("covered", covered ? "1" : ""); } catch (e) { /* private */ }
  }
  const covers = byId("covers");
  if (covers) {
    try { covers.checked = localStorage.getItem("covered") === "1"; } catch (e) { /* private */ }
    cover(covers.checked);
  }

  function say(message) {
    if (socket && socket.readyState === WebSocket.OPEN) socket.send(JSON.stringify(message));
  }

  function connect(takes) {
    if (elsewhere && !takes) return;
    elsewhere = false;
    if (socket) { socket.onclose = null; socket.close(); }
    const scheme = location.protocol === "https:" ? "wss://" : "ws://";
    const one = new WebSocket(scheme + location.host + live);
    socket = one;
    one.onmessage = (event) => { retryMs = 100; take(JSON.parse(event.data)); };
    one.onclose = (event) => {
      if (socket !== one) return;
      if (event.code === 4401) { location.replace("/"); return; }
      show(true);
      setTimeout(() => { if (socket === one) connect(false); }, retryMs);
      retryMs = Math.min(retryMs * 2, 2000);
    };
  }

  function show(lost) {
    const away = byId("away");
    if (away) away.hidden = !lost && !elsewhere;
    if (byId("lost")) byId("lost").hidden = elsewhere;
    if (byId("taken")) byId("taken").hidden = !elsewhere;
    body.classList.toggle("lost", lost || elsewhere);
  }

  function take(message) {
    heardMs = performance.now();
    if (message.elsewhere) { elsewhere = true; show(false); return; }
    if (message.pong !== undefined) {
      const ms = Math.round(performance.now() - message.pong);
      const delay = byId("delay");
      if (delay) {
        delay.hidden = ms <= 100;
        delay.querySelector("span").textContent = ms;
      }
      return;
    }
    show(false);
    if (message.took !== undefined) {
      number = Math.max(number, message.took);
      if (pending && pending.n <= message.took) pending = null;
      else if (pending && message.hello) say(pending);
    }
    const focused = document.activeElement && document.activeElement.dataset.id;
    for (const [id, html] of Object.entries(message.parts || {})) {
      const part = byId(id);
      if (part) part.innerHTML = html;
    }
    if (message.shape) body.dataset.shape = message.shape;
    if (message.tick) {
      const tick = message.tick;
      const now = performance.now();
      belt = tick.rpm !== undefined ? { turns: tick.turns, rpm: tick.rpm, at: now } : belt;
      clockEnds = tick.clock_s === null ? null : now + tick.clock_s * 1000;
      const late = document.querySelector(".late");
      if (late) late.style.setProperty("--waits", tick.turns_over_s + "s");
    }
    if (focused && document.activeElement === body) {
      const again = document.querySelector('[data-id="' + focused + '"]');
      if (again) again.focus();
    }
    if (pending) mark(pending.id);
    place();
    reveal();
  }

  // What is lit and out of sight is brought into sight, once.
  let revealed = "";
  function reveal() {
    const lit = document.querySelectorAll("#table .lit[data-id], #table .here");
    const first = lit.length ? lit[0].dataset.id : "";
    if (first === revealed) return;
    revealed = first;
    const room = document.querySelector("main").getBoundingClientRect();
    const seen = (one) => {
      const at = one.getBoundingClientRect();
      return at.top >= room.top && at.bottom <= room.bottom;
    };
    if (lit.length && ![...lit].some(seen)) lit[0].scrollIntoView({ block: "center" });
  }

  function mark(id) {
    const touched = document.querySelector('[data-id="' + id + '"]');
    if (touched) touched.classList.add("touched");
  }

  function touch(id) {
    if (pending) return;
    number += 1;
    pending = { n: number, id: id };
    mark(id);
    say(pending);
  }

  document.addEventListener("click", (event) => {
    if (event.target.id === "back") { connect(true); return; }
    const one = event.target.closest("[data-id]");
    if (!one || one.hasAttribute("data-hold")) return;
    event.preventDefault();
    touch(one.dataset.id);
  });

  // On a moving belt the finger counts when it comes down.
  document.addEventListener("pointerdown", (event) => {
    const held = event.target.closest("[data-hold]");
    if (held) hold(held, event.pointerId);
    const tile = event.target.closest(".belt .tile-at");
    if (tile) { event.preventDefault(); touch(tile.dataset.id); }
  });

  let holding = null;
  function hold(button, pointer) {
    button.setPointerCapture(pointer);
    say({ hold: true });
    holding = setInterval(() => say({ hold: true }), 400);
  }
  function letGo() {
    if (holding === null) return;
    clearInterval(holding);
    holding = null;
    say({ hold: false });
  }
  for (const kind of ["pointerup", "pointercancel", "pagehide"]) {
    window.addEventListener(kind, letGo);
  }
  document.addEventListener("visibilitychange", () => { if (document.hidden) letGo(); });
  document.addEventListener("keydown", (event) => {
    const held = event.target.closest && event.target.closest("[data-hold]");
    if (held && !event.repeat && (event.key === " " || event.key === "Enter")) {
      say({ hold: true });
      holding = holding || setInterval(() => say({ hold: true }), 400);
    }
  });
  document.addEventListener("keyup", letGo);

  // The belt: unrolled, its upper half runs to the right and its lower half comes back.
  const still = matchMedia("(prefers-reduced-motion: reduce)");
  function place() {
    const ground = document.querySelector(".ground.belt");
    if (!ground) return;
    const turned = belt ? belt.turns + (belt.rpm / 60) * ((performance.now() - belt.at) / 1000) : 0;
    const tiles = ground.querySelectorAll(".tile-at");
    if (!tiles.length) return;
    const side = tiles[0].offsetWidth;
    const width = ground.clientWidth - side;
    const height = ground.clientHeight - side;
    for (const tile of tiles) {
      const at = (((turned + Number(tile.dataset.share)) % 1) + 1) % 1;
      const [x, y] = around(at, width, height);
      tile.style.transform = "translate(" + x.toFixed(1) + "px," + y.toFixed(1) + "px)";
    }
  }
  function around(at, width, height) {
    const length = 2 * (width + height);
    let s = at * length;
    if (s < width) return [s, 0];
    s -= width;
    if (s < height) return [width, s];
    s -= height;
    if (s < width) return [width - s, height];
    return [0, height - (s - width)];
  }
  function frame() {
    if (belt && belt.rpm && !document.hidden) place();
    const clock = byId("clock");
    if (clock && clockEnds !== null) {
      const left = Math.max(0, Math.ceil((clockEnds - performance.now()) / 1000));
      const text = Math.floor(left / 60) + ":" + String(left % 60).padStart(2, "0");
      if (clock.textContent !== text) clock.textContent = text;
    }
    if (still.matches) setTimeout(frame, 250); else requestAnimationFrame(frame);
  }
  frame();

  // A locked phone has lost its connection without knowing it.
  function again() {
    if (document.visibilityState !== "visible" || elsewhere) return;
    if (!socket || socket.readyState > WebSocket.OPEN) { connect(false); return; }
    const asked = performance.now();
    say({ ping: asked });
    setTimeout(() => { if (heardMs < asked) connect(false); }, 600);
  }
  for (const kind of ["visibilitychange", "pageshow", "online", "focus"]) {
    (kind === "visibilitychange" ? document : window).addEventListener(kind, again);
  }
  setInterval(() => { if (!document.hidden) again(); }, 5000);
  window.addEventListener("resize", place);
  connect(false);
})();
