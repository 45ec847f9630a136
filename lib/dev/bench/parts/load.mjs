// Minutes of 50 writes and 200 reads a second, and the server's memory at rest and under them.
import { createReader } from '../load/reader.mjs';
import { createWriter, gatherCustomers } from '../load/people.mjs';
import { runSteadily } from '../load/steady-rate.mjs';
import { getMemoryMegabytes } from '../process-costs.mjs';
import { withProduct } from '../product.mjs';
import { atMost, percentile, toRow } from '../statistics.mjs';

const CUSTOMERS = 40;
const WRITES_A_SECOND = 50;
const READS_A_SECOND = 200;
const REST_MS = 5000;
const SAMPLE_EVERY_MS = 1000;
const PROGRESS_EVERY_MS = 60_000;

export function measureLoad({ loadSeconds: seconds }) {
  return withProduct({}, async ({ url, pid }) => {
    await new Promise((resolve) => setTimeout(resolve, REST_MS));
    const restMegabytes = getMemoryMegabytes([pid]);
    const customers = await gatherCustomers(url, CUSTOMERS);
    const samples = [];
    const sampling = setInterval(() => samples.push(getMemoryMegabytes([pid])), SAMPLE_EVERY_MS);
    const progress = setInterval(
      () => process.stdout.write(`  ${samples.length} of ${seconds} s\n`),
      PROGRESS_EVERY_MS,
    );
    try {
      const [writes, reads] = await Promise.all([
        runSteadily({ perSecond: WRITES_A_SECOND, seconds, work: createWriter(customers) }),
        runSteadily({ perSecond: READS_A_SECOND, seconds, work: createReader(url, customers) }),
      ]);
      return toRows({ seconds, writes, reads, restMegabytes, samples });
    } finally {
      clearInterval(sampling);
      clearInterval(progress);
    }
  });
}

function toRows({ seconds, writes, reads, restMegabytes, samples }) {
  const failures = [...writes.failures, ...reads.failures];
  const failed = failures.reduce((sum, [, count]) => sum + count, 0);
  const all = failed + writes.delays.length + reads.delays.length;
  if (failures.length > 0)
    process.stdout.write(`  ${failures.map(([words, count]) => `${count} × ${words}`).join('\n  ')}\n`);
  const p99 = ({ delays }) => [percentile(delays, 0.99)];
  const length = `${seconds} s of ${WRITES_A_SECOND} writes and ${READS_A_SECOND} reads a second`;
  return [
    toRow({
      name: 'load: p99 of writes',
      unit: 'ms',
      note: `${length}, embedded database`,
      values: p99(writes),
      goal: atMost(800),
    }),
    toRow({ name: 'load: p99 of reads', unit: 'ms', values: p99(reads), goal: atMost(800) }),
    toRow({ name: 'load: errors', unit: '%', values: [(100 * failed) / all], goal: atMost(0.1) }),
    toRow({ name: 'memory of the server at rest', unit: 'MB', values: [restMegabytes] }),
    toRow({ name: 'memory of the server under that load', unit: 'MB', values: samples }),
  ];
}
