import { asc, eq, inArray } from 'drizzle-orm';

import { PAYOUT } from '@/lib/domain/constants/providers';
import { DAY_MS, HOUR_MS } from '@/lib/domain/constants/time-units';

import { getBalanceRials, platformAccounts, userAccount } from '../../money';
import { payoutAccounts, payoutRuns, payouts } from '../../schema';
import { openAccount } from '../../seed/people';
import { aDuePayout, A_SHEBA } from '../../seed/stories/payouts';
import { aCustomerWithAnAddress, aFreeProvider, anOperator } from '../../seed/stories/people';
import { createKiller, ProcessKilled, type Killer } from '../../testing/market-run/killed-process';
import { useMarket } from '../../testing/use-market';
import { dailyPayouts } from '../pay-rounds';

const SUM = 2 * PAYOUT.leastRials;
/** More writes than a step makes. */
const MOST_WRITES = 200;
const WRITES_OF_A_ROUND = 9;
const OTHER_SHEBA = 'IR062960000000100324200001';

const service = useMarket({ checksLedger: true });
const connection = () => service.context.ports.database.connection;

let killer: Killer;
beforeAll(() => {
  killer = createKiller(service.context.ports.database);
});

/** Kills a step before each of its writes and after the last one. Until then nothing has moved. */
async function killAtEachWrite<Seen>(look: () => Promise<Seen>, step: () => Promise<unknown>) {
  const before = await look();
  for (let write = 1; write <= MOST_WRITES; write += 1) {
    const isDone = await killer.during(write, step).catch((error: unknown) => {
      // A call that fails on the way answers by an error of its own.
      const end = error instanceof Error && error.cause instanceof ProcessKilled ? error.cause : error;
      if (!(end instanceof ProcessKilled)) throw error;
      return end.message.endsWith('before it answered');
    });
    if (isDone) return { before, after: await look(), writes: write - 1 };
    expect(await look()).toEqual(before);
  }
  throw new Error('the step never came to its end');
}

/** The payouts of a person, and what is left of the money. */
const readPayouts = async (userId: number, part: 'payable' | 'cash') => ({
  payouts: await connection()
    .select({ amountRials: payouts.amountRials, state: payouts.state, runId: payouts.runId })
    .from(payouts)
    .where(eq(payouts.userId, userId))
    .orderBy(asc(payouts.id)),
  leftRials: await getBalanceRials(connection(), userAccount(part, userId)),
});

/** A provider with free pay on a confirmed account. */
async function aProviderWithPay(rhythm: 'weekly' | 'daily'): Promise<number> {
  const { userId } = await aFreeProvider(service.context);
  const now = service.clock.now();
  await service.context.ports.database.transaction(async (transaction) => {
    await transaction.insert(payoutAccounts).values({ userId, sheba: A_SHEBA, rhythm, ownerConfirmedAt: now });
    await openAccount(transaction, 'payable', userId, SUM, now);
  });
  service.clock.advance(2 * DAY_MS);
  return userId;
}

describe('a run whose process is killed', () => {
  it('[B-17] at any write of its making, approval, file and import pays nobody twice and loses nothing', async () => {
    const maker = await anOperator(service.context);
    const second = await anOperator(service.context);
    const due = [await aDuePayout(service.context), await aDuePayout(service.context)];
    const [paid, returned] = due;
    if (!paid || !returned) throw new Error('two payouts are due');
    /** All that a step may move. */
    const look = async () => ({
      rows: await connection()
        .select({ id: payouts.id, state: payouts.state, runId: payouts.runId })
        .from(payouts)
        .where(
          inArray(
            payouts.id,
            due.map(({ payoutId }) => payoutId),
          ),
        )
        .orderBy(asc(payouts.id)),
      runs: await connection()
        .select({ id: payoutRuns.id, state: payoutRuns.state })
        .from(payoutRuns)
        .orderBy(asc(payoutRuns.id)),
      clearing: await getBalanceRials(connection(), platformAccounts.payoutClearing),
      gateway: await getBalanceRials(connection(), platformAccounts.gatewayClearing),
      payable: await Promise.all(
        due.map(({ userId }) => getBalanceRials(connection(), userAccount('payable', userId))),
      ),
    });

    const killThrough = (step: () => Promise<unknown>) => killAtEachWrite(look, step);

    const make = () => service.call('operator/makepayoutrun', {}, { as: maker });
    const made = await killThrough(make);
    expect(made.writes).toBeGreaterThan(2);
    expect(made.after.runs).toHaveLength(made.before.runs.length + 1);
    expect(made.after.rows.map(({ state }) => state)).toEqual(['in-run', 'in-run']);
    await expect(make()).rejects.toMatchObject({ key: 'nothing-due' });

    const runid = made.after.rows[0]?.runId ?? 0;
    const { run } = await service.call('operator/getpayoutrun', { runid }, { as: second });
    const approve = () =>
      service.call('operator/approvepayoutrun', { runid, hash: run.hash, count: run.count }, { as: second });
    const approved = await killThrough(approve);
    expect(approved.after.runs.at(-1)).toEqual({ id: runid, state: 'approved' });
    await expect(approve()).rejects.toMatchObject({ key: 'run-not-open' });

    const file = () => service.call('operator/getpayoutfile', { runid, method: 'paya', format: 'csv' }, { as: maker });
    const sent = await killThrough(file);
    expect(sent.after.rows.map(({ state }) => state)).toEqual(['at-bank', 'at-bank']);
    expect(await file()).toMatchObject({ count: 2, sumRial: 2 * SUM });

    const text = `id,result,code\n${paid.payoutId},paid,\n${returned.payoutId},returned,MS03\n`;
    const answer = () =>
      service.call('operator/importpayoutreturn', { runid, file: new TextEncoder().encode(text) }, { as: maker });
    const settled = await killThrough(answer);
    expect(settled.after).toMatchObject({
      rows: [{ state: 'paid' }, { state: 'returned' }],
      clearing: settled.before.clearing - 2 * SUM,
      payable: [0, SUM],
    });
    expect(Math.abs(settled.after.gateway - settled.before.gateway)).toBe(SUM);
    await answer();
    expect(await look()).toEqual(settled.after);
  });

  it('[B-17] at any write of its dissolution, or of a file that leaves a row out, frees each payout once', async () => {
    const [maker, second] = [await anOperator(service.context), await anOperator(service.context)];
    const [held, free] = [await aDuePayout(service.context), await aDuePayout(service.context)];
    const look = async () => [await readPayouts(held.userId, 'payable'), await readPayouts(free.userId, 'payable')];
    const make = async () => {
      await service.call('operator/makepayoutrun', {}, { as: maker });
      const { lstRun } = await service.call('operator/getallpayoutrun', {}, { as: maker });
      const runid = lstRun[0]?.runid ?? 0;
      return (await service.call('operator/getpayoutrun', { runid }, { as: second })).run;
    };
    const first = await make();
    const dissolve = () =>
      service.call('operator/dissolvepayoutrun', { runid: first.runid, reason: 'A wrong sum' }, { as: second });
    const dissolved = await killAtEachWrite(look, dissolve);
    expect(dissolved.after.flatMap((seen) => seen.payouts.map(({ runId }) => runId))).toEqual([null, null]);

    const { runid, hash, count } = await make();
    await service.call('operator/approvepayoutrun', { runid, hash, count }, { as: second });
    await service.call('payout/savesheba', { sheba: OTHER_SHEBA }, { as: held.userId });
    const file = () => service.call('operator/getpayoutfile', { runid, method: 'paya', format: 'csv' }, { as: maker });
    const sent = await killAtEachWrite(look, file);
    expect(sent.after.flatMap((seen) => seen.payouts.map(({ state }) => state))).toEqual(['requested', 'at-bank']);
    expect(await file()).toMatchObject({ count: 1, sumRial: SUM });
  });
});

describe('pay whose process is killed', () => {
  it('[B-17] at any write of its request is asked for once', async () => {
    const userId = await aProviderWithPay('weekly');
    const ask = () => service.call('payout/requestpayout', { amountRial: SUM }, { as: userId });
    const asked = await killAtEachWrite(() => readPayouts(userId, 'payable'), ask);
    expect(asked.after).toMatchObject({ payouts: [{ amountRials: SUM }], leftRials: 0 });
    await expect(ask()).rejects.toMatchObject({ status: 409 });
  });

  it('[B-17] at any write of a withdrawal leaves the wallet once', async () => {
    const { userId } = await aCustomerWithAnAddress(service.context, { cashRials: SUM });
    await service.call('payout/savesheba', { sheba: A_SHEBA }, { as: userId });
    const ask = () => service.call('payout/requestwithdrawal', { amountRial: SUM }, { as: userId });
    const asked = await killAtEachWrite(() => readPayouts(userId, 'cash'), ask);
    expect(asked.after).toMatchObject({ payouts: [{ amountRials: SUM }], leftRials: 0 });
    await expect(ask()).rejects.toMatchObject({ status: 409 });
  });

  it('[B-17] at any write of its return is on its way again once', async () => {
    const { userId } = await aCustomerWithAnAddress(service.context, { cashRials: SUM });
    const [maker, second] = [await anOperator(service.context), await anOperator(service.context)];
    await service.call('payout/savesheba', { sheba: A_SHEBA }, { as: userId });
    const { payoutid } = await service.call('payout/requestwithdrawal', { amountRial: SUM }, { as: userId });
    await service.call('operator/confirmsheba', { userid: userId, sheba: A_SHEBA }, { as: maker });
    const { runid, hash, count } = await service.call('operator/makepayoutrun', {}, { as: maker });
    await service.call('operator/approvepayoutrun', { runid, hash, count }, { as: second });
    await service.call('operator/getpayoutfile', { runid, method: 'paya', format: 'csv' }, { as: maker });
    const file = new TextEncoder().encode(`id,result,code\n${payoutid},returned,TM01\n`);
    const answer = () => service.call('operator/importpayoutreturn', { runid, file }, { as: maker });
    const look = () => readPayouts(userId, 'cash');
    const again = await killAtEachWrite(look, answer);
    expect(again.after).toMatchObject({ payouts: [{ state: 'returned' }, { state: 'requested' }], leftRials: 0 });
    await answer();
    expect(await look()).toEqual(again.after);
  });

  it('[B-17] at any write of a round is on its way once, by the next turn at the latest', async () => {
    for (let write = 1; write <= WRITES_OF_A_ROUND; write += 1) {
      const userId = await aProviderWithPay('daily');
      await expect(killer.during(write, () => dailyPayouts.run(service.context))).rejects.toThrow();
      service.clock.advance(HOUR_MS);
      await service.runWatched(() => dailyPayouts.run(service.context));
      expect(await readPayouts(userId, 'payable')).toMatchObject({ payouts: [{ amountRials: SUM }], leftRials: 0 });
    }
  });
});
