// One client that stops reading must not keep the others waiting.
import { bundleProgram } from '../bundle.mjs';
import { gatherCrowd } from '../fan-out/crowd.mjs';
import { receive, startProgram } from '../processes.mjs';
import { atMost, toRow } from '../statistics.mjs';

const CLIENTS = 20;
// More than the sockets' buffers hold, so that the broker feels that nobody reads.
const FLOOD = { count: 400, everyMs: 20, payloadBytes: 60_000 };

export async function measureFrozenClient() {
  const publisher = startProgram(
    process.execPath,
    [await bundleProgram('fan-out/embedded-program.ts'), String(CLIENTS)],
    { hasMessages: true },
  );
  const { clients, topic } = await receive(publisher, 'clients');
  const crowd = await gatherCrowd(clients, topic);
  try {
    crowd.freeze(0);
    const { deliveries, longestMs } = await crowd.hear(publisher, FLOOD, FLOOD.count * (CLIENTS - 1));
    const missed = FLOOD.count * (CLIENTS - 1) - deliveries;
    const note =
      missed > 0
        ? `the others missed ${missed}`
        : `${CLIENTS - 1} others, ${FLOOD.count} messages of ${FLOOD.payloadBytes / 1000} kB`;
    const row = toRow({
      name: 'one frozen client: longest delay of the others',
      unit: 's',
      values: [longestMs / 1000],
      note,
      goal: atMost(2),
    });
    return [{ ...row, isMet: row.isMet && missed === 0 }];
  } finally {
    await Promise.all([crowd.stop(), publisher.stop()]);
  }
}
