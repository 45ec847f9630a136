/**
 * A process of its own that posts through the platform's one escrow account: `postings-program <postgresql://…>
 * <callers> <seconds>`. Each posting is of another order than the one before. The last line is the result as JSON: how
 * many postings were committed, and in which time.
 */
import { sql } from 'drizzle-orm';

import { openPostgresql } from '@/lib/server/adapters/database/postgresql';
import { listBrokenInvariants, platformAccounts, post } from '@/lib/server/money';
import type { DatabasePort } from '@/lib/server/ports/database';

import { openMarket } from '../orders/market';
import { orderThroughProduct } from '../orders/product-orders';

const RIALS = 1000;
const ORDERS_A_CALLER = 100;

async function main([url = '', callers = '8', seconds = '5']: readonly string[]): Promise<void> {
  const database = await openPostgresql(url);
  await database.migrate();
  const orders = await addOrders(database, Number(callers) * ORDERS_A_CALLER);
  const now = new Date();
  const begunAt = performance.now();
  const endsAt = begunAt + Number(seconds) * 1000;
  let count = 0;
  const postUntilTheEnd = async (caller: number) => {
    const own = orders.slice(caller * ORDERS_A_CALLER, (caller + 1) * ORDERS_A_CALLER);
    for (let turn = 0; performance.now() < endsAt; turn += 1) {
      // One round of the orders brings money, the next one takes it out.
      const isCapture = Math.floor(turn / ORDERS_A_CALLER) % 2 === 0;
      const amountRials = isCapture ? RIALS : -RIALS;
      await database.transaction((transaction) =>
        post(transaction, {
          idempotencyKey: `bench:${caller}:${turn}`,
          reason: isCapture ? 'order-capture' : 'order-uncapture',
          // Not one after the other, so that callers meet in a row of the balance as orders of a market do.
          taskId: own[(turn * 37 + caller * 11) % ORDERS_A_CALLER] ?? 0,
          now,
          entries: [
            { account: platformAccounts.gatewayClearing, amountRials },
            { account: platformAccounts.escrow, amountRials: -amountRials },
          ],
        }),
      );
      count += 1;
    }
  };
  await Promise.all(Array.from({ length: Number(callers) }, (_, caller) => postUntilTheEnd(caller)));
  const durationMs = performance.now() - begunAt;
  const broken = await listBrokenInvariants(database.connection);
  await database.close();
  process.stdout.write(`${JSON.stringify({ count, durationMs, broken: broken.length })}\n`);
}

/** Inserts `wanted` orders without money, each a copy of an ordered one. Returns their ids. */
async function addOrders(database: DatabasePort, wanted: number): Promise<number[]> {
  const market = await openMarket(database, { customerCount: 1, providerCount: 1 });
  const [customer] = market.customers;
  if (!customer) throw new Error('There is nobody to order.');
  const pattern = await orderThroughProduct(market, customer);
  const added = sql`
    INSERT INTO tasks OVERRIDING SYSTEM VALUE
    SELECT (jsonb_populate_record(task, jsonb_build_object('id', task.id + number, 'request_id', task.request_id + number, 'code', 'bench-' || number))).*
    FROM tasks AS task CROSS JOIN generate_series(1, ${wanted}::integer) AS number WHERE task.id = ${pattern}
    RETURNING id`;
  const answer: unknown = await database.connection.execute(added);
  return (answer as { readonly rows: readonly { readonly id: number }[] }).rows.map(({ id }) => id);
}

await main(process.argv.slice(2));
