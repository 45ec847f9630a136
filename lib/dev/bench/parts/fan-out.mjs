// One message to a thousand clients: the embedded broker against Mosquitto, both over WebSocket.
import { bundleProgram } from '../bundle.mjs';
import { gatherCrowd } from '../fan-out/crowd.mjs';
import { startMosquitto } from '../fan-out/mosquitto.mjs';
import { receive, startProgram } from '../processes.mjs';
import { atLeast, atMost, median, toRow } from '../statistics.mjs';
import { requireTool } from '../tools.mjs';

const CLIENTS = 1000;
const ROUNDS = 5;
const BURST = { count: 20, everyMs: 0, payloadBytes: 100 };
const SINGLE = { count: 20, everyMs: 250, payloadBytes: 100 };
const WARM_UP = { count: 5, everyMs: 50, payloadBytes: 100 };

export async function measureFanOut() {
  requireTool('mosquitto');
  const ours = await startEmbedded();
  const theirs = await startTheirs();
  try {
    for (const side of [ours, theirs]) await hear(side, WARM_UP);
    const rounds = [];
    for (let round = 0; round < ROUNDS; round += 1) {
      const bursts = [await hear(ours, BURST), await hear(theirs, BURST)];
      const singles = [await hear(ours, SINGLE), await hear(theirs, SINGLE)];
      rounds.push({ bursts, singles });
    }
    return toRows(rounds);
  } finally {
    await Promise.all([ours.stop(), theirs.stop()]);
  }
}

const hear = ({ crowd, publisher }, publication) => crowd.hear(publisher, publication, publication.count * CLIENTS);

function toRows(rounds) {
  const rate = ({ deliveries, durationMs }) => deliveries / durationMs;
  const lost = rounds.map(
    ({ bursts, singles }) => (BURST.count + SINGLE.count) * CLIENTS - bursts[0].deliveries - singles[0].deliveries,
  );
  const own = Math.round(median(rounds.map(({ singles }) => singles[0].p99Ms)));
  return [
    toRow({
      name: 'broker 1 → 1,000: rate of Mosquitto’s',
      note: `${BURST.count} messages at once, QoS 1, WebSocket`,
      values: rounds.map(({ bursts }) => rate(bursts[0]) / rate(bursts[1])),
      goal: atLeast(0.8),
    }),
    toRow({
      name: 'broker 1 → 1,000: p99 of Mosquitto’s',
      note: `one message at a time, ours ${own} ms`,
      values: rounds.map(({ singles }) => singles[0].p99Ms / singles[1].p99Ms),
      goal: atMost(1.5),
    }),
    toRow({ name: 'broker 1 → 1,000: messages lost', values: lost, goal: atMost(0) }),
  ];
}

async function startEmbedded() {
  const publisher = startProgram(
    process.execPath,
    [await bundleProgram('fan-out/embedded-program.ts'), String(CLIENTS)],
    { hasMessages: true },
  );
  const { clients, topic } = await receive(publisher, 'clients');
  const crowd = await gatherCrowd(clients, topic);
  return { publisher, crowd, stop: () => Promise.all([crowd.stop(), publisher.stop()]) };
}

async function startTheirs() {
  const broker = await startMosquitto();
  const topic = 'work/1';
  const publisher = startProgram(
    process.execPath,
    [await bundleProgram('fan-out/mosquitto-program.ts'), broker.url, topic],
    { hasMessages: true },
  );
  await receive(publisher, 'isReady');
  const clients = Array.from({ length: CLIENTS }, (_, index) => ({
    url: broker.publicUrl,
    clientId: `client-${index}`,
  }));
  const crowd = await gatherCrowd(clients, topic);
  return { publisher, crowd, stop: () => Promise.all([crowd.stop(), publisher.stop(), broker.stop()]) };
}
