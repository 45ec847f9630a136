// Whole markets that go on by chance on PostgreSQL, and postings through the one escrow account that every order moves.
import { bundleProgram } from '../bundle.mjs';
import { startProgram } from '../processes.mjs';
import { atLeast, atMost, toRow, toSkippedRow } from '../statistics.mjs';
import { startPostgresql } from '../temporary-postgresql.mjs';
import { ToolMissing } from '../tools.mjs';

const SEEDS = Array.from({ length: 20 }, (_, index) => index + 1);
const ORDERS_A_SEED = 100;
const CALLERS_AT_ONCE = 32;
const ORDERS_AT_ONCE = 400;
const POSTING_ROUNDS = 3;
const POSTING_CALLERS = 8;
const POSTING_SECONDS = 5;
const POSTINGS_GOAL = 1000;
/** A market's report: a call that answered, and one that was refused. */
const CALL = /^[\w+-]+(\/[\w+-]+)?$/;
const REFUSED = /^refused ([^:]+): /;

export async function measureMarket({ seed, orders, callers }) {
  try {
    if (seed !== null) return [await replay({ seed, orders, callers })];
    return [...(await measureSeeds()), await measureAtOnce(), await measurePostings()];
  } catch (error) {
    if (error instanceof ToolMissing) return [toSkippedRow('a market by chance, PostgreSQL', error.message)];
    throw error;
  }
}

/** A market is an empty database's, so each has a server of its own. */
async function run(file, ...values) {
  const program = await bundleProgram(`market/${file}`);
  const server = await startPostgresql();
  try {
    const running = startProgram(process.execPath, [program, server.url, ...values.map(String)]);
    await running.ended;
    return { isWhole: running.child.exitCode === 0, output: running.output().trim() };
  } finally {
    await server.stop();
  }
}

const toResult = ({ output }) => JSON.parse(output.split('\n').at(-1));

/** One seed again, as the message of its failure says. */
async function replay({ seed, orders, callers }) {
  const ended = await run('market-program.ts', seed, orders, callers);
  process.stdout.write(`${ended.output}\n`);
  return toRow({
    name: `the market of seed ${seed} again, PostgreSQL: broken`,
    note: `${orders} orders, ${callers} at once`,
    values: [ended.isWhole ? 0 : 1],
    goal: atMost(0),
  });
}

async function measureSeeds() {
  const broken = [];
  let orders = 0;
  let killed = 0;
  const done = {};
  for (const seed of SEEDS) {
    const ended = await run('market-program.ts', seed, ORDERS_A_SEED, 1);
    if (!ended.isWhole) {
      broken.push(seed);
      process.stderr.write(`${ended.output}\n`);
      continue;
    }
    const result = toResult(ended);
    orders += result.orderCount;
    killed += result.killed;
    Object.assign(done, result.done);
  }
  const seeds = toRow({
    name: 'a market by chance, PostgreSQL: seeds that broke an invariant or got stuck',
    note: `of ${SEEDS.length}; ${orders} orders, ${killed} processes killed${broken.length > 0 ? `; seeds ${broken.join(', ')}` : ''}`,
    values: [broken.length],
    goal: atMost(0),
  });
  const refused = listNeverAnswered(done);
  const answered = toRow({
    name: 'a market by chance: calls that people tried and that never answered',
    note: refused.join(', ') || `of ${Object.keys(done).filter((name) => CALL.test(name)).length}`,
    values: [refused.length],
    goal: atMost(0),
  });
  return [seeds, answered];
}

/** Such a call is not proved by a market: everybody who made it was refused. */
function listNeverAnswered(done) {
  const tried = Object.keys(done).flatMap((name) => REFUSED.exec(name)?.[1] ?? []);
  return [...new Set(tried)].filter((name) => !(name in done));
}

async function measureAtOnce() {
  const ended = await run('market-program.ts', 1, ORDERS_AT_ONCE, CALLERS_AT_ONCE);
  if (!ended.isWhole) process.stderr.write(`${ended.output}\n`);
  return toRow({
    name: `a market by chance with ${CALLERS_AT_ONCE} callers at once, PostgreSQL: broken`,
    note: `${ORDERS_AT_ONCE} orders`,
    values: [ended.isWhole ? 0 : 1],
    goal: atMost(0),
  });
}

async function measurePostings() {
  const rates = [];
  for (let round = 0; round < POSTING_ROUNDS; round += 1) {
    const ended = await run('postings-program.ts', POSTING_CALLERS, POSTING_SECONDS);
    if (!ended.isWhole) throw new Error(`The program that posts failed:\n${ended.output}`);
    const { count, durationMs, broken } = toResult(ended);
    if (broken > 0) throw new Error('The program that posts broke an invariant');
    rates.push((count / durationMs) * 1000);
  }
  return toRow({
    name: 'postings through one escrow account, PostgreSQL',
    unit: '/s',
    note: 'one commit each, of 8 callers; two wait for each other where their orders share one of sixteen rows',
    values: rates,
    goal: atLeast(POSTINGS_GOAL),
  });
}
