// A process that is a crowd of subscribers. Its parent sends { connect } and then { collect }; times are the machine's
// monotonic clock in ms.
import { subscribe } from './mqtt-subscriber.mjs';

const CONNECTING_AT_ONCE = 50;
const SETTLE_MS = 10;

let arrivals = [];
let strayed = 0;
const crowd = [];

const now = () => Number(process.hrtime.bigint()) / 1e6;
// A message begins with the moment at which it was published; behind it stands whose it is, where it is somebody's.
const toListener =
  ({ topic }) =>
  (payload) => {
    arrivals.push([Number(payload.subarray(0, 24).toString('latin1')), now()]);
    if (topic !== undefined && payload.subarray(24).toString('latin1') !== topic) strayed += 1;
  };

process.on('message', ({ connect, expect: expected, freeze }) => {
  if (connect) void connectAll(connect).then(() => process.send({ isReady: true }), fail);
  if (freeze !== undefined) crowd[freeze]?._socket.pause();
  if (expected) void collect(expected).then((result) => process.send({ result }), fail);
});

function fail(error) {
  process.send({ error: error.message });
}

async function connectAll({ clients, topic }) {
  for (let at = 0; at < clients.length; at += CONNECTING_AT_ONCE) {
    crowd.push(
      ...(await Promise.all(
        clients
          .slice(at, at + CONNECTING_AT_ONCE)
          .map((client) => subscribe({ topic, ...client, onMessage: toListener(client) })),
      )),
    );
  }
}

/** Waits for `deliveries`, or until the time is over, and returns the result. */
async function collect({ deliveries, withinMs }) {
  const until = now() + withinMs;
  while (arrivals.length < deliveries && now() < until) await new Promise((resolve) => setTimeout(resolve, SETTLE_MS));
  const delays = Float64Array.from(arrivals, ([sentAt, at]) => at - sentAt).sort();
  let firstSentAt = Infinity;
  let lastAt = 0;
  for (const [sentAt, at] of arrivals) {
    firstSentAt = Math.min(firstSentAt, sentAt);
    lastAt = Math.max(lastAt, at);
  }
  const result = {
    deliveries: arrivals.length,
    strayed,
    durationMs: lastAt - firstSentAt,
    p50Ms: delays[Math.floor(delays.length * 0.5)] ?? 0,
    p99Ms: delays[Math.floor(delays.length * 0.99)] ?? 0,
    longestMs: delays.at(-1) ?? 0,
  };
  arrivals = [];
  strayed = 0;
  return result;
}
