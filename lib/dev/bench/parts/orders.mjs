// Orders a second with the full ledger, against the same rows written with one INSERT a table and one transaction an
// order, on both engines.
import path from 'node:path';
import { bundleProgram } from '../bundle.mjs';
import { makeFolder, removeFolder, startProgram } from '../processes.mjs';
import { atLeast, toRow, toSkippedRow } from '../statistics.mjs';
import { startPostgresql } from '../temporary-postgresql.mjs';
import { ToolMissing } from '../tools.mjs';

const SECONDS = 4;
const ROUNDS = 3;

export async function measureOrders() {
  const program = await bundleProgram('orders/orders-program.ts');
  return [await measureEmbedded(program), await measurePostgresql(program)].flat();
}

async function measureEmbedded(program) {
  const folder = makeFolder();
  try {
    return await countOrders(program, path.join(folder, 'database'), 'embedded');
  } finally {
    removeFolder(folder);
  }
}

async function measurePostgresql(program) {
  try {
    const server = process.env.DATABASE_URL_BENCH
      ? { url: process.env.DATABASE_URL_BENCH, stop: async () => undefined }
      : await startPostgresql();
    return await countOrders(program, server.url, 'PostgreSQL').finally(server.stop);
  } catch (error) {
    if (error instanceof ToolMissing) return [toSkippedRow('orders/s of plain INSERTs, PostgreSQL', error.message)];
    throw error;
  }
}

async function countOrders(program, target, engine) {
  const running = startProgram(process.execPath, [program, target, String(SECONDS), String(ROUNDS)]);
  await running.ended;
  const last = running.output().trim().split('\n').at(-1);
  if (running.child.exitCode !== 0)
    throw new Error(`The program that counts orders ended with ${running.child.exitCode}:\n${running.output()}`);
  const { rounds, rows, tables } = JSON.parse(last);
  return [
    toRow({
      name: `orders/s of plain INSERTs, ${engine}`,
      note: `${rows} rows in ${tables} tables, 16 callers`,
      values: rounds.map(({ product, plain }) => product / plain),
      goal: atLeast(0.5),
    }),
    toRow({ name: `orders placed and settled, ${engine}`, unit: '/s', values: rounds.map(({ product }) => product) }),
  ];
}
