// A provider behind a network that loses 30 % of what goes through: what becomes of 200 alerts and 600 moves.
import path from 'node:path';
import { bundleProgram } from '../bundle.mjs';
import { makeFolder, removeFolder, startProgram } from '../processes.mjs';
import { atMost, toRow } from '../statistics.mjs';

const ORDERS = 200;
const WHAT = ['alerts', 'moves'];

export async function measureLossyNetwork() {
  const folder = makeFolder();
  try {
    const program = await bundleProgram('lossy-network/provider-program.ts');
    return await measure(program, path.join(folder, 'database'));
  } finally {
    removeFolder(folder);
  }
}

async function measure(program, directory) {
  const running = startProgram(process.execPath, [program, directory, String(ORDERS)]);
  await running.ended;
  if (running.child.exitCode !== 0)
    throw new Error(`The program of the bad network ended with ${running.child.exitCode}:\n${running.output()}`);
  const result = JSON.parse(running.output().trim().split('\n').at(-1));
  const { counts, harm } = result;
  const notes = {
    alerts: `of ${counts.alerts}; the broker brought ${counts.carried}, and lost or refused ${harm}`,
    moves: `of ${counts.moves}; ${counts.lostCalls} of ${counts.calls} calls were lost`,
  };
  return WHAT.flatMap((what) => [
    toRow({
      name: `network that loses 30 %: ${what} lost`,
      note: notes[what],
      values: [result[what].lost],
      goal: atMost(0),
    }),
    toRow({ name: `network that loses 30 %: ${what} doubled`, values: [result[what].doubled], goal: atMost(0) }),
  ]);
}
