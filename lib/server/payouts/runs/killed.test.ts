import { asc, inArray } from 'drizzle-orm';

import { PAYOUT } from '@/lib/domain/constants/providers';

import { getBalanceRials, platformAccounts, userAccount } from '../../money';
import { payoutRuns, payouts } from '../../schema';
import { aDuePayout } from '../../seed/stories/payouts';
import { anOperator } from '../../seed/stories/people';
import { createKiller, ProcessKilled } from '../../testing/market-run/killed-process';
import { useMarket } from '../../testing/use-market';

const SUM = 2 * PAYOUT.leastRials;
/** More writes than a step makes. */
const MOST_WRITES = 200;

const service = useMarket({ checksLedger: true });
const connection = () => service.context.ports.database.connection;

describe('a run whose process is killed', () => {
  it('[B-17] at any write of its making, approval, file and import pays nobody twice and loses nothing', async () => {
    const maker = await anOperator(service.context);
    const second = await anOperator(service.context);
    const due = [await aDuePayout(service.context), await aDuePayout(service.context)];
    const [paid, returned] = due;
    if (!paid || !returned) throw new Error('two payouts are due');
    const killer = createKiller(service.context.ports.database);

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

    /** Kills a step before each of its writes and after the last one. Until then nothing has moved. */
    const killThrough = async (step: () => Promise<unknown>) => {
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
    };

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
    await expect(approve()).rejects.toMatchObject({ key: 'move-not-allowed' });

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
});
