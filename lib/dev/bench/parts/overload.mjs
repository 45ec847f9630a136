// Twice as many calls a second as the machine carries: what is served is served in time, and the rest hears at once
// when to come again.
import { findCapacity } from '../load/flood.mjs';
import { createWriter, gatherCustomers } from '../load/people.mjs';
import { createCallReader } from '../load/reader.mjs';
import { runSteadily } from '../load/steady-rate.mjs';
import { withProduct } from '../product.mjs';
import { atMost, percentile, toRow } from '../statistics.mjs';

const CUSTOMERS = 40;
const AT_A_TIME = 16;
const CAPACITY_SECONDS = 8;
const LONGEST_SECONDS = 30;
const WRITES_A_SECOND = 20;
const FACTOR = 2;

export function measureOverload({ loadSeconds }) {
  const seconds = Math.min(loadSeconds, LONGEST_SECONDS);
  return withProduct({}, async ({ url }) => {
    const customers = await gatherCustomers(url, CUSTOMERS);
    const read = createCallReader(url, customers);
    const capacity = Math.round(await findCapacity({ atATime: AT_A_TIME, seconds: CAPACITY_SECONDS, work: read }));
    const refusals = { delays: [], others: 0 };
    const [reads, writes] = await Promise.all([
      runSteadily({ perSecond: capacity * FACTOR, seconds, work: toleratingRefusals(read, refusals) }),
      runSteadily({
        perSecond: WRITES_A_SECOND,
        seconds,
        work: toleratingRefusals(createWriter(customers), refusals),
      }),
    ]);
    return toRows({ capacity, seconds, reads, writes, refusals });
  });
}

/** A refusal with Retry-After is the promised one: its time is stored, and it counts as no failure. */
const toleratingRefusals = (work, refusals) => async (count) => {
  const begunAt = performance.now();
  try {
    await work(count);
  } catch (error) {
    if (error.status === 503 && error.retryAfterSeconds > 0) refusals.delays.push(performance.now() - begunAt);
    else refusals.others += 1;
    throw error;
  }
};

function toRows({ capacity, seconds, reads, writes, refusals }) {
  const served = reads.delays.length + writes.delays.length;
  const all = served + refusals.delays.length + refusals.others;
  const unserved = [...reads.failures, ...writes.failures].map(([words, count]) => `${count} × ${words}`);
  process.stdout.write(`  ${unserved.join('\n  ')}\n`);
  const p99 = (delays) => [percentile(delays, 0.99)];
  const note = `${seconds} s of ${capacity * FACTOR} calls a second, twice what was carried before, and ${WRITES_A_SECOND} writes`;
  return [
    toRow({
      name: 'overload: p99 of the calls served',
      unit: 'ms',
      note,
      values: p99(reads.delays),
      goal: atMost(1000),
    }),
    toRow({
      name: 'overload: p99 of the writes served, payments among them',
      unit: 'ms',
      values: p99(writes.delays),
      goal: atMost(1000),
    }),
    toRow({ name: 'overload: p99 until a refusal', unit: 'ms', values: p99(refusals.delays), goal: atMost(1000) }),
    toRow({
      name: 'overload: served, of what is carried without',
      unit: '%',
      values: [(100 * served) / (capacity * seconds)],
    }),
    toRow({
      name: 'overload: neither served nor told when to come again',
      unit: '%',
      values: [(100 * refusals.others) / all],
      goal: atMost(0.1),
    }),
  ];
}
