/**
 * A process of its own that posts through the platform's one escrow account: `postings-program <postgresql://…>
 * <callers> <seconds>`. The last line is the result as JSON: how many postings were committed, and in which time.
 */
import { openPostgresql } from '@/lib/server/adapters/database/postgresql';
import { listBrokenInvariants, platformAccounts, post } from '@/lib/server/money';

const RIALS = 1000;

async function main([url = '', callers = '8', seconds = '5']: readonly string[]): Promise<void> {
  const database = await openPostgresql(url);
  await database.migrate();
  const now = new Date();
  const begunAt = performance.now();
  const endsAt = begunAt + Number(seconds) * 1000;
  let count = 0;
  const postUntilTheEnd = async (caller: number) => {
    for (let turn = 0; performance.now() < endsAt; turn += 1) {
      const sign = turn % 2 === 0 ? 1 : -1;
      await database.transaction((transaction) =>
        post(transaction, {
          idempotencyKey: `bench:${caller}:${turn}`,
          reason: 'ownerless-payment',
          now,
          entries: [
            { account: platformAccounts.gatewayClearing, amountRials: sign * RIALS },
            { account: platformAccounts.escrow, amountRials: -sign * RIALS },
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

await main(process.argv.slice(2));
