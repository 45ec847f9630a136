/**
 * A process of its own in which one market goes on by chance: `market-program <postgresql://…> <seed> <orders>
 * <callers>`. With one caller a seed repeats exactly. The last line is the result as JSON; a market that broke
 * something ends the process with its seed and its last acts.
 */
import { openPostgresql } from '@/lib/server/adapters/database/postgresql';
import { runMarket } from '@/lib/server/testing/market-run/run-market';

async function main([url = '', seed = '1', orders = '100', callers = '1']: readonly string[]): Promise<void> {
  const database = await openPostgresql(url);
  await database.migrate();
  const begunAt = performance.now();
  const { orderCount, steps, done } = await runMarket({
    seed: Number(seed),
    orderCount: Number(orders),
    callers: Number(callers),
    database,
  });
  const killed = done.get('killed') ?? 0;
  const result = { orderCount, steps, killed, done: Object.fromEntries(done), durationMs: performance.now() - begunAt };
  process.stdout.write(`${JSON.stringify(result)}\n`);
}

await main(process.argv.slice(2));
