/**
 * A process of its own that counts orders: `orders-program <embedded directory | postgresql://…> <seconds a round>
 * <rounds>`. Its last line is the result as JSON.
 */
import { openEmbeddedDatabase } from '@/lib/server/adapters/database/embedded';
import { openPostgresql } from '@/lib/server/adapters/database/postgresql';

import { openMarket } from './market';
import { writePlainOrder } from './plain-orders';
import { orderThroughProduct } from './product-orders';
import { collectWrittenRows } from './written-rows';

const CALLERS = 16;
const PROVIDERS = 120;
const WARM_UP_MS = 1500;

/** Units of work a second of all callers together. */
async function countPerSecond(durationMs: number, work: (caller: number) => Promise<unknown>): Promise<number> {
  const startedAt = performance.now();
  let done = 0;
  const callAgain = async (caller: number): Promise<void> => {
    while (performance.now() - startedAt < durationMs) {
      await work(caller);
      done += 1;
    }
  };
  await Promise.all(Array.from({ length: CALLERS }, (_, caller) => callAgain(caller)));
  return done / ((performance.now() - startedAt) / 1000);
}

async function main([target = '', seconds = '3', rounds = '3']: readonly string[]): Promise<void> {
  const database = await (target.startsWith('postgres') ? openPostgresql(target) : openEmbeddedDatabase(target));
  await database.migrate();
  const market = await openMarket(database, { customerCount: CALLERS, providerCount: PROVIDERS });
  const [first] = market.customers;
  if (!first) throw new Error('There is nobody to order.');
  // The first order opens accounts; the second is like all that follow.
  await orderThroughProduct(market, first);
  const pattern = await collectWrittenRows(database, () => orderThroughProduct(market, first));
  const throughProduct = (caller: number) => orderThroughProduct(market, market.customers[caller] ?? first);
  const plainly = () => writePlainOrder(database, pattern);
  await countPerSecond(WARM_UP_MS, throughProduct);
  await countPerSecond(WARM_UP_MS, plainly);
  const results: { product: number; plain: number }[] = [];
  for (let round = 0; round < Number(rounds); round += 1) {
    results.push({
      product: await countPerSecond(Number(seconds) * 1000, throughProduct),
      plain: await countPerSecond(Number(seconds) * 1000, plainly),
    });
  }
  await database.close();
  process.stdout.write(
    `${JSON.stringify({ rounds: results, rows: pattern.reduce((sum, { rows }) => sum + rows.length, 0), tables: pattern.length })}\n`,
  );
}

await main(process.argv.slice(2));
