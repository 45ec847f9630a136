/**
 * A process of its own that takes runs of payouts to the bank: `payouts-program <postgresql://…> <payouts> <rounds>`.
 * Its last line is the time of each step in ms, as JSON.
 */
import { PAYOUT } from '@/lib/domain/constants/providers';
import { openPostgresql } from '@/lib/server/adapters/database/postgresql';
import { makePayout } from '@/lib/server/payouts';
import { payoutAccounts } from '@/lib/server/schema';
import { openAccount } from '@/lib/server/seed/people';
import { A_SHEBA } from '@/lib/server/seed/stories/payouts';
import { aCatalogue, aFreeProvider, anOperator } from '@/lib/server/seed/stories/people';
import { createTestService, type TestService } from '@/lib/server/testing/call';

const PAYEES = 100;
const SUM = PAYOUT.leastRials;
const RETURNED = 100;

/** Inserts `count` payouts that wait for a run, of a hundred providers. */
async function plant({ context: { ports } }: TestService, count: number): Promise<void> {
  const now = ports.clock.now();
  for (let payee = 0; payee < PAYEES; payee += 1) {
    const { userId } = await aFreeProvider({ ports });
    await ports.database.transaction(async (transaction) => {
      await transaction.insert(payoutAccounts).values({ userId, sheba: A_SHEBA, ownerConfirmedAt: now });
      const each = Math.ceil(count / PAYEES);
      await openAccount(transaction, 'payable', userId, each * SUM, now);
      for (let payout = 0; payout < each; payout += 1)
        await makePayout(transaction, {
          userId,
          source: 'payable',
          amountRials: SUM,
          sheba: A_SHEBA,
          ownSheba: null,
          now,
        });
    });
  }
}

async function timeRun(service: TestService): Promise<Record<string, number>> {
  const first = { as: await anOperator(service.context) };
  const second = { as: await anOperator(service.context) };
  const times: Record<string, number> = {};
  const time = async <Answer>(step: string, work: () => Promise<Answer>): Promise<Answer> => {
    const startedAt = performance.now();
    const answer = await work();
    times[step] = performance.now() - startedAt;
    return answer;
  };
  const { runid, hash, count } = await time('make', () => service.call('operator/makepayoutrun', {}, first));
  await time('read', () => service.call('operator/getpayoutrun', { runid }, second));
  await time('approve', () => service.call('operator/approvepayoutrun', { runid, hash, count }, second));
  const file = { runid, method: 'paya', format: 'csv' } as const;
  const { text } = await time('file', () => service.call('operator/getpayoutfile', file, first));
  const ids = (text ?? '')
    .trim()
    .split('\r\n')
    .slice(1)
    .map((row) => row.split(',')[0]);
  const rows = ids.map((id, index) => `${id},${index < RETURNED ? 'returned,MS03' : 'paid,'}`);
  const answer = new TextEncoder().encode(['id,result,code', ...rows].join('\n'));
  await time('answer', () => service.call('operator/importpayoutreturn', { runid, file: answer }, first));
  return times;
}

async function main([target = '', payouts = '10000', rounds = '3']: readonly string[]): Promise<void> {
  const database = await openPostgresql(target);
  await database.migrate();
  const service = await createTestService({ ports: { database } });
  await aCatalogue(service.context);
  const results: Record<string, number>[] = [];
  for (let round = 0; round < Number(rounds); round += 1) {
    await plant(service, Number(payouts));
    results.push(await timeRun(service));
  }
  await database.close();
  process.stdout.write(`${JSON.stringify(results)}\n`);
}

await main(process.argv.slice(2));
