// Ten thousand disputes that go on by chance, from the report to the last word, on PostgreSQL.
import { bundleProgram } from '../bundle.mjs';
import { startProgram } from '../processes.mjs';
import { atMost, toRow, toSkippedRow } from '../statistics.mjs';
import { startPostgresql } from '../temporary-postgresql.mjs';
import { ToolMissing } from '../tools.mjs';

const SEEDS = Array.from({ length: 20 }, (_, index) => index + 1);
const DISPUTES_A_SEED = 500;

export async function measureDisputes({ seed: one }) {
  try {
    const broken = [];
    const seeds = one === null ? SEEDS : [one];
    for (const seed of seeds) if (!(await isWhole(seed))) broken.push(seed);
    const row = {
      name: '10,000 disputes by chance, PostgreSQL: seeds whose books do not balance, or with money left in escrow',
      note: `of ${seeds.length}${broken.length > 0 ? `; seeds ${broken.join(', ')}` : ''}`,
      values: [broken.length],
      goal: atMost(0),
    };
    return [toRow(row)];
  } catch (error) {
    if (error instanceof ToolMissing) return [toSkippedRow('disputes by chance, PostgreSQL', error.message)];
    throw error;
  }
}

async function isWhole(seed) {
  const program = await bundleProgram('market/disputes-program.ts');
  const server = await startPostgresql();
  try {
    const running = startProgram(process.execPath, [program, server.url, String(seed), String(DISPUTES_A_SEED)]);
    await running.ended;
    if (running.child.exitCode !== 0) process.stderr.write(`${running.output().trim()}\n`);
    return running.child.exitCode === 0;
  } finally {
    await server.stop();
  }
}
