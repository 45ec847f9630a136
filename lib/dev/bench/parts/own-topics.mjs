// Two thousand people who are connected, each with a topic of their own, as the product's pages are.
import { bundleProgram } from '../bundle.mjs';
import { gatherCrowd } from '../fan-out/crowd.mjs';
import { receive, startProgram } from '../processes.mjs';
import { atMost, toRow } from '../statistics.mjs';

const CLIENTS = 2000;
const ROUNDS = 5;
/** Each time one message to each of them, all at once. */
const MESSAGES = { count: 10, everyMs: 500, payloadBytes: 24 };
const WARM_UP = { count: 2, everyMs: 500, payloadBytes: 24 };

export async function measureOwnTopics() {
  const program = await bundleProgram('fan-out/embedded-program.ts');
  const publisher = startProgram(process.execPath, [program, String(CLIENTS), 'each'], { hasMessages: true });
  const { clients } = await receive(publisher, 'clients');
  const crowd = await gatherCrowd(clients);
  const hear = (messages) => crowd.hear(publisher, messages, messages.count * CLIENTS);
  try {
    await hear(WARM_UP);
    const rounds = [];
    for (let round = 0; round < ROUNDS; round += 1) rounds.push(await hear(MESSAGES));
    return [
      toRow({
        name: `${CLIENTS.toLocaleString('en')} connected, each a message of their own: p99`,
        unit: 'ms',
        note: 'all at once, QoS 1, WebSocket',
        values: rounds.map(({ p99Ms }) => p99Ms),
        goal: atMost(500),
      }),
      toRow({
        name: `${CLIENTS.toLocaleString('en')} connected: messages lost, or heard by somebody else`,
        values: rounds.map(({ deliveries, strayed }) => MESSAGES.count * CLIENTS - deliveries + strayed),
        goal: atMost(0),
      }),
    ];
  } finally {
    await Promise.all([crowd.stop(), publisher.stop()]);
  }
}
