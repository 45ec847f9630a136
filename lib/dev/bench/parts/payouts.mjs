// A run of ten thousand payouts at the desk, from the press that makes it to the bank's answer, on PostgreSQL.
import { bundleProgram } from '../bundle.mjs';
import { startProgram } from '../processes.mjs';
import { atMost, toRow, toSkippedRow } from '../statistics.mjs';
import { startPostgresql } from '../temporary-postgresql.mjs';
import { ToolMissing } from '../tools.mjs';

const PAYOUTS = 10_000;
const ROUNDS = 3;
const STEPS = {
  make: { name: 'run of 10,000 payouts: made', goal: atMost(2000) },
  read: { name: 'run of 10,000 payouts: its page', goal: atMost(500) },
  approve: { name: 'run of 10,000 payouts: approved', goal: atMost(1000) },
  file: { name: 'run of 10,000 payouts: the bank’s file', goal: atMost(2000) },
  answer: { name: 'run of 10,000 payouts: the bank’s answer, a hundred of them returned', goal: atMost(2000) },
};

export async function measurePayouts() {
  const program = await bundleProgram('payouts/payouts-program.ts');
  try {
    const server = process.env.DATABASE_URL_BENCH
      ? { url: process.env.DATABASE_URL_BENCH, stop: async () => undefined }
      : await startPostgresql();
    return await timeRuns(program, server.url).finally(server.stop);
  } catch (error) {
    if (error instanceof ToolMissing) return [toSkippedRow(STEPS.make.name, error.message)];
    throw error;
  }
}

async function timeRuns(program, target) {
  const running = startProgram(process.execPath, [program, target, String(PAYOUTS), String(ROUNDS)]);
  await running.ended;
  if (running.child.exitCode !== 0)
    throw new Error(`The program that runs payouts ended with ${running.child.exitCode}:\n${running.output()}`);
  const rounds = JSON.parse(running.output().trim().split('\n').at(-1));
  return Object.entries(STEPS).map(([step, { name, goal }]) =>
    toRow({ name, unit: 'ms', values: rounds.map((round) => round[step]), goal }),
  );
}
