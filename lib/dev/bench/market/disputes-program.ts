/**
 * A process of its own in which disputes go on by chance: `disputes-program <postgresql://…> <seed> <disputes>`. A seed
 * repeats exactly. The last line is the result as JSON; what broke something ends the process with its seed and its
 * last acts.
 */
import { openPostgresql } from '@/lib/server/adapters/database/postgresql';
import { runDisputes } from '@/lib/server/testing/market-run/run-disputes';

async function main([url = '', seed = '1', count = '500']: readonly string[]): Promise<void> {
  const database = await openPostgresql(url);
  await database.migrate();
  const begunAt = performance.now();
  const report = await runDisputes({ seed: Number(seed), count: Number(count), database });
  const result = { ...report, done: Object.fromEntries(report.done), durationMs: performance.now() - begunAt };
  process.stdout.write(`${JSON.stringify(result)}\n`);
}

await main(process.argv.slice(2));
