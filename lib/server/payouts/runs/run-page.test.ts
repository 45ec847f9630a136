import { eq, inArray } from 'drizzle-orm';

import type { PayoutHold } from '@/lib/contract/payout-enumerations';
import { APPROVAL_MS } from '@/lib/domain/constants/money';
import { PAYOUT } from '@/lib/domain/constants/providers';
import { DAY_MS } from '@/lib/domain/constants/time-units';
import { findLeaving } from '@/lib/domain/payout/bank-days';

import { payoutAccounts, payouts, users } from '../../schema';
import { aDuePayout } from '../../seed/stories/payouts';
import { anOperator } from '../../seed/stories/people';
import { useMarket } from '../../testing/use-market';

const service = useMarket({ checksLedger: true });
const SUM = 2 * PAYOUT.leastRials;

const connection = () => service.context.ports.database.connection;
const overview = (as: number) => service.call('operator/getallpayoutrun', {}, { as });
const make = (as: number) => service.call('operator/makepayoutrun', {}, { as });
const read = async (runid: number, as: number) => (await service.call('operator/getpayoutrun', { runid }, { as })).run;

describe('the desk’s page of payouts', () => {
  it('[B-17] approves a run only with the count of its rows, and shows the ledger beside its rows', async () => {
    const maker = await anOperator(service.context, 'finance');
    const second = await anOperator(service.context, 'owner');
    const [one, two] = [await aDuePayout(service.context), await aDuePayout(service.context)];
    const { runid, hash, count, sumRial } = await make(maker);
    const approve = (counted: number) =>
      service.call('operator/approvepayoutrun', { runid, hash, count: counted }, { as: second });
    await expect(approve(count - 1)).rejects.toMatchObject({ key: 'conflict' });
    const leaves = async () => (await read(runid, maker)).lstMethod.map(({ leavesAtMs }) => leavesAtMs);
    const cycleMs = findLeaving('paya', service.clock.now().getTime(), new Set());
    expect(await leaves()).toEqual([cycleMs]);
    expect((await approve(count)).state).toBe('approved');
    await service.call('operator/getpayoutfile', { runid, method: 'paya', format: 'csv' }, { as: maker });
    service.clock.advance(7 * DAY_MS);
    // The cycle of its hand-out, whenever it is read.
    expect(await leaves()).toEqual([cycleMs]);
    const file = new TextEncoder().encode(`id,result,code\n${one.payoutId},paid,\n${two.payoutId},returned,AC04\n`);
    await service.call('operator/importpayoutreturn', { runid, file }, { as: maker });
    expect(sumRial).toBe(2 * SUM);
    const settled = { ledger: { openRial: 0, paidRial: SUM, returnedRial: SUM }, lstLedgerGap: [] };
    expect(await read(runid, maker)).toMatchObject(settled);
    // Paid first and returned later: the sum has left our account and come back.
    const late = new TextEncoder().encode(`id,result,code\n${one.payoutId},returned,MS03\n`);
    await service.call('operator/importpayoutreturn', { runid, file: late }, { as: maker });
    expect(await read(runid, maker)).toMatchObject({ ledger: { openRial: 0, paidRial: 0, returnedRial: 2 * SUM } });
    await connection()
      .update(payouts)
      .set({ amountRials: SUM + 10 })
      .where(eq(payouts.id, two.payoutId));
    expect((await read(runid, maker)).lstLedgerGap).toEqual([
      { part: 'returned', rowsRial: 2 * SUM + 10, ledgerRial: 2 * SUM },
    ]);
  });

  it('[B-17] names the reason of each payout outside the next run, and a run gathers the others alone', async () => {
    const maker = await anOperator(service.context, 'finance');
    const held: Record<Exclude<PayoutHold, 'payout-returned' | 'sheba-replaced'>, number> = {
      erased: (await aDuePayout(service.context)).userId,
      own: (await aDuePayout(service.context)).userId,
      'sheba-blocked': (await aDuePayout(service.context)).userId,
      unconfirmed: (await aDuePayout(service.context, { isConfirmed: false })).userId,
      'sheba-changed': (await aDuePayout(service.context)).userId,
      'password-changed': (await aDuePayout(service.context)).userId,
    };
    const now = service.clock.now();
    const setUser = (change: Partial<typeof users.$inferInsert>, ...ids: number[]) =>
      connection().update(users).set(change).where(inArray(users.id, ids));
    const setAccount = (change: Partial<typeof payoutAccounts.$inferInsert>, userId: number) =>
      connection().update(payoutAccounts).set(change).where(eq(payoutAccounts.userId, userId));
    await setUser({ erasedAt: now }, held.erased);
    await setUser({ nationalCode: '0499370899' }, held.own, maker);
    await setAccount({ blockedAt: now }, held['sheba-blocked']);
    await setAccount({ changedAt: now }, held['sheba-changed']);
    await setUser({ passwordChangedAt: now }, held['password-changed']);
    const { userId: free } = await aDuePayout(service.context);
    const before = await overview(maker);
    expect(before.due).toEqual({ count: 1, sumRial: SUM });
    expect(before.lstHold).toEqual(Object.keys(held).map((hold) => ({ hold, count: 1, sumRial: SUM })));
    expect(before.waiting).toMatchObject({ count: 7, sumRial: 7 * SUM });
    const { runid } = await make(maker);
    const run = await read(runid, maker);
    expect(run).toMatchObject({ count: 1, lstHold: before.lstHold });
    expect(await overview(maker)).toMatchObject({ due: { count: 0, sumRial: 0 }, lstHold: before.lstHold });
    expect(run).toMatchObject({ ledger: { openRial: SUM, paidRial: 0, returnedRial: 0 }, lstLedgerGap: [] });
    // Neither its maker, nor another account of the payee, nor anybody after a week approves it.
    expect(run.bar).toBe('maker');
    const second = await anOperator(service.context, 'finance');
    expect((await read(runid, second)).bar).toBeNull();
    await setUser({ nationalCode: '0084575948' }, free, second);
    expect((await read(runid, second)).bar).toBe('payee');
    service.clock.advance(APPROVAL_MS);
    expect((await read(runid, second)).bar).toBe('lapsed');
  });
});
