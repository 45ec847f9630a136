import { randomUUID } from 'node:crypto';

import { eq, inArray } from 'drizzle-orm';

import { PAYOUT } from '@/lib/domain/constants/providers';

import { payoutAccounts, payoutRuns, payouts, users } from '../../schema';
import { A_SHEBA, aDuePayout } from '../../seed/stories/payouts';
import { anOperator } from '../../seed/stories/people';
import { usePayoutDesk } from '../../testing/use-payout-desk';

const OTHER_SHEBA = 'IR062960000000100324200001';
const SUM = 2 * PAYOUT.leastRials;

const { service, connection, operators, makeRun: make } = usePayoutDesk();

/** The payout that a person asks for after the one that is there; its id. */
const askAgain = async (userId: number): Promise<number> => {
  const requestedAt = service.clock.now();
  const [asked] = await connection()
    .insert(payouts)
    .values({ userId, amountRials: 0, state: 'requested', method: 'paya', sheba: A_SHEBA, requestedAt })
    .returning({ id: payouts.id });
  return asked?.id ?? 0;
};
const approve = ({ runid, hash, count }: { runid: number; hash: string; count: number }) =>
  service.call('operator/approvepayoutrun', { runid, hash, count }, { as: operators.second });
const dissolve = (runid: number) =>
  service.call('operator/dissolvepayoutrun', { runid, reason: 'A row may not leave' }, { as: operators.second });
const read = async (runid: number) =>
  (await service.call('operator/getpayoutrun', { runid }, { as: operators.second })).run;
const file = (runid: number) =>
  service.call('operator/getpayoutfile', { runid, method: 'paya', format: 'csv' }, { as: operators.maker });
const saveSheba = (userId: number, sheba = OTHER_SHEBA) => service.call('payout/savesheba', { sheba }, { as: userId });
const importText = (runid: number, text: string) =>
  service.call('operator/importpayoutreturn', { runid, file: new TextEncoder().encode(text) }, { as: operators.maker });
const payoutOf = async (payoutId: number) =>
  (await connection().select().from(payouts).where(eq(payouts.id, payoutId)))[0];
const holdOf = (payoutid: number, hold: string) => expect.objectContaining({ payoutid, hold });

describe('a row that may no longer leave', () => {
  it('[B-17] stops a run’s approval after the payee’s change of Sheba; the run names the row and the reason', async () => {
    const [changed, free] = [await aDuePayout(service.context), await aDuePayout(service.context)];
    const run = await make();
    expect((await read(run.runid)).lstHeld).toEqual([]);
    await saveSheba(changed.userId);
    await expect(approve(run)).rejects.toMatchObject({ key: 'payout-held', status: 409 });
    expect((await read(run.runid)).lstHeld).toEqual([holdOf(changed.payoutId, 'unconfirmed')]);
    // An operator confirms the new account, but the row still names the old one.
    await service.call(
      'operator/confirmsheba',
      { userid: changed.userId, sheba: OTHER_SHEBA },
      { as: operators.maker },
    );
    await expect(approve(run)).rejects.toMatchObject({ key: 'payout-held' });
    expect((await read(run.runid)).lstHeld).toEqual([holdOf(changed.payoutId, 'sheba-changed')]);
    await connection().update(payoutAccounts).set({ changedAt: null }).where(eq(payoutAccounts.userId, changed.userId));
    await expect(approve(run)).rejects.toMatchObject({ key: 'payout-held' });
    expect((await read(run.runid)).lstHeld).toEqual([holdOf(changed.payoutId, 'sheba-replaced')]);
    await connection()
      .update(payoutAccounts)
      .set({ changedAt: service.clock.now() })
      .where(eq(payoutAccounts.userId, changed.userId));
    await dissolve(run.runid);
    const next = await make();
    expect(next).toMatchObject({ count: 1, sumRial: SUM });
    await approve(next);
    expect((await file(next.runid)).text).toContain(`${free.payoutId},`);
  });

  it('[B-17] stops a run’s approval after the payee’s change of password', async () => {
    const { userId, payoutId } = await aDuePayout(service.context);
    const run = await make();
    await connection().update(users).set({ passwordChangedAt: service.clock.now() }).where(eq(users.id, userId));
    await expect(approve(run)).rejects.toMatchObject({ key: 'payout-held' });
    expect((await read(run.runid)).lstHeld).toEqual([holdOf(payoutId, 'password-changed')]);
    await dissolve(run.runid);
  });

  it('[B-17] stops a run’s approval when another run’s return has blocked the account', async () => {
    const { userId, payoutId } = await aDuePayout(service.context);
    const sent = await make();
    await approve(sent);
    await file(sent.runid);
    const laterId = await askAgain(userId);
    const run = await make();
    await importText(sent.runid, `id,result,code\n${payoutId},returned,AC04\n`);
    await expect(approve(run)).rejects.toMatchObject({ key: 'payout-held' });
    expect((await read(run.runid)).lstHeld).toEqual([holdOf(laterId, 'sheba-blocked')]);
    await dissolve(run.runid);
    await connection().delete(payouts).where(eq(payouts.id, laterId));
  });

  it('[B-17] is left out of an approved run’s file, which names it, and its payout waits for the next run', async () => {
    const [changed, free] = [await aDuePayout(service.context), await aDuePayout(service.context)];
    const run = await make();
    await approve(run);
    await saveSheba(changed.userId);
    expect((await read(run.runid)).lstHeld).toEqual([holdOf(changed.payoutId, 'unconfirmed')]);
    const csv = await file(run.runid);
    expect(csv).toMatchObject({ count: 1, sumRial: SUM, lstHeld: [holdOf(changed.payoutId, 'unconfirmed')] });
    expect(csv.text).not.toContain(A_SHEBA.concat(',').repeat(2));
    expect(csv.text?.split('\r\n')).toHaveLength(2);
    expect(await payoutOf(changed.payoutId)).toMatchObject({ state: 'requested', runId: null });
    expect(await payoutOf(free.payoutId)).toMatchObject({ state: 'at-bank' });
    expect(await read(run.runid)).toMatchObject({ count: 1, sumRial: SUM, lstHeld: [], lstLedgerGap: [] });
    // Asked for again it is the same file.
    expect(await file(run.runid)).toEqual({ ...csv, lstHeld: [] });
    // What is at the bank stays in the file, whatever changes then.
    await saveSheba(free.userId);
    expect(await file(run.runid)).toEqual({ ...csv, lstHeld: [] });
  });

  it('[B-17] leaves an approved run without any other row without a file, and the run is dissolved', async () => {
    const { userId, payoutId } = await aDuePayout(service.context);
    const run = await make();
    await approve(run);
    await saveSheba(userId);
    expect(await file(run.runid)).toMatchObject({ text: null, count: 0, lstHeld: [holdOf(payoutId, 'unconfirmed')] });
    expect(await payoutOf(payoutId)).toMatchObject({ state: 'requested', runId: null });
    const [row] = await connection().select().from(payoutRuns).where(eq(payoutRuns.id, run.runid));
    expect(row?.state).toBe('dissolved');
    await expect(file(run.runid)).rejects.toMatchObject({ key: 'run-not-open' });
  });
});

describe('after a return', () => {
  it('[B-17] nothing is paid out for three days', async () => {
    const { userId, payoutId } = await aDuePayout(service.context);
    const run = await make();
    await approve(run);
    await file(run.runid);
    await importText(run.runid, `id,result,code\n${payoutId},returned,TM01\n`);
    const pay = () => service.call('payout/getpayouts', {}, { as: userId });
    const ask = () =>
      service.call('payout/requestpayout', { amountRial: SUM }, { as: userId, idempotencyKey: randomUUID() });
    expect(await pay()).toMatchObject({
      obstacle: 'payout-returned',
      availableRial: 0,
      obstacleEndsAtMs: service.clock.now().getTime() + PAYOUT.afterChangeMs,
    });
    await expect(ask()).rejects.toMatchObject({ key: 'payout-blocked' });
    service.clock.advance(PAYOUT.afterChangeMs);
    expect(await pay()).toMatchObject({ obstacle: null, availableRial: SUM });
    await ask();
    expect((await make()).count).toBe(1);
  });

  it('[B-17] a waiting payout stays out of a run for three days, and the desk shows the reason', async () => {
    const { userId, payoutId } = await aDuePayout(service.context);
    await connection()
      .update(payouts)
      .set({ state: 'returned', settledAt: service.clock.now() })
      .where(eq(payouts.id, payoutId));
    const laterId = await askAgain(userId);
    await expect(make()).rejects.toMatchObject({ key: 'nothing-due' });
    const { lstHold } = await service.call('operator/getallpayoutrun', {}, { as: operators.maker });
    expect(lstHold).toContainEqual({ hold: 'payout-returned', count: 1, sumRial: 0 });
    service.clock.advance(PAYOUT.afterChangeMs);
    expect((await make()).count).toBe(1);
    await connection().update(payouts).set({ state: 'requested', settledAt: null }).where(eq(payouts.id, payoutId));
    await connection().delete(payouts).where(eq(payouts.id, laterId));
  });
});

describe('the owner of an account', () => {
  it('[B-17] is not confirmed by a second account of the same national code', async () => {
    const { userId } = await aDuePayout(service.context, { isConfirmed: false });
    const twin = await anOperator(service.context);
    await connection()
      .update(users)
      .set({ nationalCode: '0499370899' })
      .where(inArray(users.id, [userId, twin]));
    await expect(
      service.call('operator/confirmsheba', { userid: userId, sheba: A_SHEBA }, { as: twin }),
    ).rejects.toMatchObject({ key: 'not-yours' });
    const confirmed = await service.call(
      'operator/confirmsheba',
      { userid: userId, sheba: A_SHEBA },
      { as: operators.second },
    );
    expect(confirmed).toEqual({ isOwnerConfirmed: true });
  });
});
