// The calls and pages of a marketplace with a million orders, against the same of the samples: in one process, on one
// PostgreSQL.
import { bundleProgram } from '../bundle.mjs';
import { startProgram } from '../processes.mjs';
import { atMost, percentile, toRow, toSkippedRow } from '../statistics.mjs';
import { startPostgresql } from '../temporary-postgresql.mjs';
import { ToolMissing } from '../tools.mjs';
import { fillDatabase, FIFTIETH, VOLUME } from '../volume/fill-database.mjs';
import { createDatabase } from '../volume/create-database.mjs';
import { measurePages } from '../volume/pages.mjs';

const MOST_TIMES = 2;
const MOST_KILOBYTES = 60;
/**
 * Rows that are faster than this on the samples are compared with this. Below it a ratio says more of the machine than
 * of the product.
 */
const SHORTEST_MS = 5;
/** The name of this row in timed-bidding.ts. Its work grows with the people to tell, so it is compared with nothing. */
const EVERYBODY_TOLD = 'everybody who may bid is told of an order';
/** The time limit for placing an order that takes bids, whatever the number of possible bidders. */
const BID_ORDER = { name: 'handyman/addhandymanrequest', mostMs: 20 };

/** The desk's calls have a time of their own that they may take, in milliseconds: the first whose name fits. */
const DESK_LIMITS = [
  { begins: 'operator/search, an order that was placed just before', mostMs: 1000 },
  { begins: 'operator/search', mostMs: 100 },
  { begins: 'operator/', mostMs: 200 },
];

export async function measureVolume() {
  try {
    const server = process.env.DATABASE_URL_BENCH
      ? { url: process.env.DATABASE_URL_BENCH, stop: async () => undefined }
      : await startPostgresql();
    return await measureOn(server.url).finally(server.stop);
  } catch (error) {
    if (error instanceof ToolMissing) return [toSkippedRow('a million orders', error.message)];
    throw error;
  }
}

async function measureOn(url) {
  const names = ['volume_samples', 'volume_fiftieth', 'volume_filled'];
  const databases = [];
  for (const name of names) databases.push(await createDatabase(url, name));
  const [samples, fiftieth, filled] = databases.map((database) => database.url);
  try {
    const seed = await bundleProgram('volume/seed-program.ts');
    for (const target of [samples, fiftieth, filled]) await runProgram(seed, [target]);
    await fillDatabase(fiftieth, { sizes: FIFTIETH });
    const startedAt = performance.now();
    await fillDatabase(filled);
    const fillSeconds = (performance.now() - startedAt) / 1000;
    const program = await bundleProgram('volume/measure-program.ts');
    const measured = await runProgram(program, [samples, fiftieth, filled]);
    const calls = JSON.parse(measured.trim().split('\n').at(-1));
    const pages = await measurePages([samples, filled]);
    return [
      toRow({ name: 'a million orders written by SQL', unit: 's', values: [fillSeconds] }),
      ...calls.flatMap(({ name, times: [bySamples, byFiftieth, byFilled] }) =>
        toRows({ name, times: [bySamples, byFilled], byFiftieth }),
      ),
      ...pages.flatMap(toRows),
    ];
  } finally {
    for (const { drop } of databases) await drop();
  }
}

async function runProgram(program, args) {
  const running = startProgram(process.execPath, [program, ...args]);
  await running.ended;
  if (running.child.exitCode !== 0)
    throw new Error(`${program} ended with ${running.child.exitCode}:\n${running.output()}`);
  return running.output();
}

/**
 * A row for the ratio of the time to the samples'. Where that is too large, one for the ratio to a fiftieth of the
 * large database, whose lists are as long. The rest is the volume's own. One for the answer where it is too large.
 */
function toRows({ name, times: [samples, filled], byFiftieth = null }) {
  if (name === EVERYBODY_TOLD) return [toRow({ name: `${name}, of a million`, unit: 'ms', values: filled.warmMs })];
  const limit = DESK_LIMITS.find(({ begins }) => name.startsWith(begins));
  if (limit) return [toDeskRow(name, filled, limit.mostMs), ...toSizeRow(name, filled)];
  const row = toTimesRow(`${name}: times the samples’`, samples, filled);
  const isExplained = row.isMet || byFiftieth === null;
  const explained = isExplained ? [] : [toTimesRow(`${name}: times a fiftieth’s`, byFiftieth, filled)];
  return [row, ...explained, ...toBidOrderRow(name, filled), ...toSizeRow(name, filled)];
}

function toSizeRow(name, { bytes }) {
  const kilobytes = bytes / 1000;
  if (kilobytes <= MOST_KILOBYTES) return [];
  return [toRow({ name: `${name}: the answer`, unit: 'kB', values: [kilobytes], goal: atMost(MOST_KILOBYTES) })];
}

/** The 95th percentile, cold or warm, whichever is worse. */
function toDeskRow(name, { coldMs, warmMs, bytes }, mostMs) {
  const values = [coldMs, warmMs].map((times) => percentile(times, 0.95));
  const note = `cold ${values[0].toFixed(0)}, warm ${values[1].toFixed(0)} ms, ${(bytes / 1000).toFixed(0)} kB`;
  const row = toRow({ name: `${name}, of a million orders: p95`, unit: 'ms', note, values, goal: atMost(mostMs) });
  const worst = Math.max(...values);
  return { ...row, value: worst, isMet: worst <= mostMs };
}

/** Cold or warm, whichever is worse. */
function toTimesRow(name, small, filled) {
  const p95 = (times) => ['coldMs', 'warmMs'].map((kind) => percentile(times[kind], 0.95));
  const [before, after] = [p95(small), p95(filled)];
  const ratios = after.map((ms, index) => ms / Math.max(SHORTEST_MS, before[index]));
  const say = (index) => `${before[index].toFixed(0)} to ${after[index].toFixed(0)} ms`;
  const kilobytes = (filled.bytes / 1000).toFixed(0);
  const note = `cold ${say(0)}, warm ${say(1)}, ${kilobytes} kB`;
  const row = toRow({ name, note, values: ratios, goal: atMost(MOST_TIMES) });
  const worst = Math.max(...ratios);
  return { ...row, value: worst, isMet: worst <= MOST_TIMES };
}

function toBidOrderRow(name, { warmMs }) {
  if (name !== BID_ORDER.name) return [];
  return [
    toRow({
      name: `one new order against ${VOLUME.providers} providers`,
      unit: 'ms',
      values: warmMs,
      goal: atMost(BID_ORDER.mostMs),
    }),
  ];
}
