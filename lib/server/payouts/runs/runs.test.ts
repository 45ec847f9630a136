import { eq, inArray } from 'drizzle-orm';

import type { PayoutState } from '@/lib/contract/payout-enumerations';
import { APPROVAL_MS, TRANSFER_LIMITS } from '@/lib/domain/constants/money';
import { PAYOUT } from '@/lib/domain/constants/providers';

import { getBalanceRials, platformAccounts, userAccount } from '../../money';
import { inboxMessages, payoutAccounts, payouts, users } from '../../schema';
import { A_SHEBA, aDuePayout } from '../../seed/stories/payouts';
import { anOperator } from '../../seed/stories/people';
import { usePayoutDesk } from '../../testing/use-payout-desk';

const MOST_PAYA_RIALS = TRANSFER_LIMITS[0].mostPayaRials;
const OTHER_SHEBA = 'IR062960000000100324200001';

const { service, connection, operators, makeRun: make } = usePayoutDesk();

const approve = ({ runid, hash, count }: { runid: number; hash: string; count: number }, as = operators.second) =>
  service.call('operator/approvepayoutrun', { runid, hash, count }, { as });
const read = (runid: number, as = operators.second) => service.call('operator/getpayoutrun', { runid }, { as });
const file = (runid: number, format: 'csv' | 'ccti' = 'csv') =>
  service.call('operator/getpayoutfile', { runid, method: 'paya', format }, { as: operators.maker });
const importText = (runid: number, text: string) =>
  service.call('operator/importpayoutreturn', { runid, file: new TextEncoder().encode(text) }, { as: operators.maker });
const clearing = () => getBalanceRials(connection(), platformAccounts.payoutClearing);
const payable = (userId: number) => getBalanceRials(connection(), userAccount('payable', userId));
const stateOf = async (payoutId: number): Promise<PayoutState | undefined> => {
  const [row] = await connection().select({ state: payouts.state }).from(payouts).where(eq(payouts.id, payoutId));
  return row?.state;
};
const accountOf = async (userId: number) =>
  (await connection().select().from(payoutAccounts).where(eq(payoutAccounts.userId, userId)))[0];

/** A run of `count` payouts that was approved, and whose file is at the bank. */
async function aSentRun(count: number) {
  const due = [];
  for (let index = 0; index < count; index += 1) due.push(await aDuePayout(service.context));
  const run = await make();
  await approve(run);
  await file(run.runid);
  return { ...run, due };
}

describe('a run of payouts', () => {
  it('[B-17] gathers due payouts on confirmed accounts, and its hash, count and sum are those of its rows', async () => {
    const [one, other, unconfirmed] = [
      await aDuePayout(service.context),
      await aDuePayout(service.context, { amountRials: MOST_PAYA_RIALS + 10 }),
      await aDuePayout(service.context, { isConfirmed: false }),
    ];
    const before = await service.call('operator/getallpayoutrun', {}, { as: operators.maker });
    const run = await make();
    expect(run).toMatchObject({ count: 2, sumRial: 2 * PAYOUT.leastRials + MOST_PAYA_RIALS + 10 });
    const { run: whole, lstPayout } = await read(run.runid);
    expect(whole).toMatchObject({ state: 'made', hash: run.hash, bar: null, count: 2 });
    expect(whole.lstMethod.map(({ method }) => method)).toEqual(['paya', 'satna']);
    expect(lstPayout.map(({ payoutid }) => payoutid)).toEqual([one.payoutId, other.payoutId]);
    expect(await stateOf(unconfirmed.payoutId)).toBe('requested');
    const after = await service.call('operator/getallpayoutrun', {}, { as: operators.maker });
    expect(after.lstRun[0]).toMatchObject({ runid: run.runid, state: 'made' });
    expect(before.waiting.count - after.waiting.count).toBe(2);
    expect([before.due.count, after.due.count]).toEqual([2, 0]);
    await expect(make()).rejects.toMatchObject({ key: 'nothing-due' });
    expect(
      (
        await service.call(
          'operator/dissolvepayoutrun',
          { runid: run.runid, reason: 'A wrong sum' },
          { as: operators.second },
        )
      ).state,
    ).toBe('dissolved');
    expect(await stateOf(one.payoutId)).toBe('requested');
  });

  it('[B-17] two concurrent makers share no payout', async () => {
    const { payoutId } = await aDuePayout(service.context);
    const outcomes = await Promise.allSettled([make(operators.maker), make(operators.second)]);
    expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    expect(await stateOf(payoutId)).toBe('in-run');
  });

  it('[B-17] a changed Sheba or password holds a payout back, and it goes to the new one afterwards', async () => {
    const { userId, payoutId } = await aDuePayout(service.context);
    await service.call('payout/savesheba', { sheba: OTHER_SHEBA }, { as: userId });
    await service.call('operator/confirmsheba', { userid: userId, sheba: OTHER_SHEBA }, { as: operators.maker });
    await connection().update(users).set({ passwordChangedAt: service.clock.now() }).where(eq(users.id, userId));
    await expect(make()).rejects.toMatchObject({ key: 'nothing-due' });
    service.clock.advance(PAYOUT.afterChangeMs);
    const { runid } = await make();
    expect((await read(runid)).lstPayout).toEqual([
      expect.objectContaining({ payoutid: payoutId, sheba: OTHER_SHEBA, state: 'in-run' }),
    ]);
  });
});

describe('the second operator', () => {
  it('[B-17] is neither its maker, nor a payee of it, nor another account of the maker’s national code', async () => {
    const { userId } = await aDuePayout(service.context);
    const run = await make();
    await expect(approve(run, operators.maker)).rejects.toMatchObject({ key: 'not-yours' });
    const twin = await anOperator(service.context);
    const code = { nationalCode: '0499370899' };
    await connection()
      .update(users)
      .set(code)
      .where(inArray(users.id, [userId, twin]));
    await expect(approve(run, twin)).rejects.toMatchObject({ key: 'not-yours' });
    await connection()
      .update(users)
      .set(code)
      .where(inArray(users.id, [operators.maker, twin]));
    await connection().update(users).set({ nationalCode: null }).where(eq(users.id, userId));
    await expect(approve(run, twin)).rejects.toMatchObject({ key: 'not-yours' });
    await connection().update(users).set({ nationalCode: null }).where(eq(users.id, operators.maker));
    await expect(approve({ ...run, hash: '0'.repeat(64) })).rejects.toMatchObject({ key: 'conflict' });
    expect((await approve(run)).state).toBe('approved');
    await expect(approve(run)).rejects.toMatchObject({ key: 'run-not-open' });
  });

  it('[B-17] approves no run in which a rial or a Sheba has changed, and none after seven days', async () => {
    const { payoutId } = await aDuePayout(service.context);
    const run = await make();
    const set = (change: Partial<typeof payouts.$inferInsert>) =>
      connection().update(payouts).set(change).where(eq(payouts.id, payoutId));
    await set({ amountRials: 2 * PAYOUT.leastRials + 1 });
    await expect(approve(run)).rejects.toMatchObject({ key: 'approval-void' });
    await set({ amountRials: 2 * PAYOUT.leastRials, sheba: OTHER_SHEBA });
    await expect(approve(run)).rejects.toMatchObject({ key: 'approval-void' });
    await set({ sheba: A_SHEBA });
    service.clock.advance(APPROVAL_MS);
    await expect(approve(run)).rejects.toMatchObject({ key: 'approval-void' });
    const next = await make();
    expect((await read(run.runid)).run.state).toBe('dissolved');
    expect((await read(next.runid)).lstPayout).toEqual([expect.objectContaining({ payoutid: payoutId })]);
  });

  it('[B-17] gets a file only of an approved run', async () => {
    await aDuePayout(service.context);
    const run = await make();
    await expect(file(run.runid)).rejects.toMatchObject({ key: 'run-not-open' });
    await expect(importText(run.runid, 'id,result\n')).rejects.toMatchObject({ key: 'run-not-open' });
    await approve(run);
    await expect(
      service.call('operator/dissolvepayoutrun', { runid: run.runid, reason: 'Too late' }, { as: operators.second }),
    ).rejects.toMatchObject({ key: 'run-not-open' });
    await expect(
      service.call(
        'operator/getpayoutfile',
        { runid: run.runid, method: 'inner', format: 'csv' },
        { as: operators.maker },
      ),
    ).rejects.toMatchObject({ key: 'not-found' });
  });
});

describe('the bank’s files', () => {
  it('[B-17] have the ledger’s count and sum, and are equal at every request', async () => {
    const { runid, due, sumRial } = await aSentRun(2);
    const csv = await file(runid);
    expect(csv).toMatchObject({ fileName: `payouts-${runid}-paya.csv`, count: 2, sumRial });
    expect(csv.text?.split('\r\n')).toHaveLength(3);
    const ccti = await file(runid, 'ccti');
    service.clock.advance(1000);
    expect(await file(runid, 'ccti')).toEqual(ccti);
    expect(ccti.fileName).toMatch(/^IR\d{33}\.ccti$/);
    expect(ccti.text).toContain(`<NbOfTxs>2</NbOfTxs><CtrlSum>${sumRial}</CtrlSum>`);
    expect(ccti.text).toMatch(/<CreDtTm>14\d\d-\d\d-\d\dT\d\d:\d\d:\d\d<\/CreDtTm>/);
    for (const { payoutId } of due) {
      expect(ccti.text).toContain(`<EndToEndId>${payoutId}</EndToEndId>`);
      expect(await stateOf(payoutId)).toBe('at-bank');
    }
  });
});

describe('the bank’s answer', () => {
  it('[B-17] a payout leaves its run when it is paid or returned; the rest is unknown and frees nothing', async () => {
    const { runid, due } = await aSentRun(3);
    const [paid, returned, silent] = due;
    if (!paid || !returned || !silent) throw new Error('three payouts were sent');
    const before = await clearing();
    const answer = `id,amountRial,result,code,text\n${paid.payoutId},${2 * PAYOUT.leastRials},paid,,\n${returned.payoutId},,returned,AC04,"closed, by its owner"\n`;
    expect(await importText(runid, answer)).toEqual({
      paidCount: 1,
      returnedCount: 1,
      unknownCount: 1,
      passedOverCount: 0,
    });
    expect(await Promise.all(due.map(({ payoutId }) => stateOf(payoutId)))).toEqual(['paid', 'returned', 'unknown']);
    expect(await clearing()).toBe(before - 4 * PAYOUT.leastRials);
    expect(await payable(returned.userId)).toBe(2 * PAYOUT.leastRials);
    expect(await payable(paid.userId)).toBe(0);
    // Read again it changes nothing.
    expect(await importText(runid, answer)).toMatchObject({ paidCount: 0, returnedCount: 0, passedOverCount: 2 });
    expect(await clearing()).toBe(before - 4 * PAYOUT.leastRials);
    expect(await payable(returned.userId)).toBe(2 * PAYOUT.leastRials);
    const { run } = await read(runid);
    expect(run.state).toBe('approved');
    await importText(runid, `id,result\n${silent.payoutId},paid\n`);
    expect((await read(runid)).run.state).toBe('closed');
    const news = await connection().select().from(inboxMessages).where(eq(inboxMessages.userId, returned.userId));
    expect(news.map(({ event }) => event)).toContain('payout-returned');
    await service.sendMessages();
    expect(service.sms.some(({ mobile }) => mobile === returned.mobile)).toBe(true);
    const pay = await service.call('payout/getpayouts', {}, { as: returned.userId });
    expect(pay).toMatchObject({ obstacle: 'sheba-blocked', availableRial: 0, payableRial: 2 * PAYOUT.leastRials });
    expect(pay.lstPayout[0]).toMatchObject({
      state: 'returned',
      returnCode: 'AC04',
      returnReason: 'closed, by its owner',
    });
    const { lstLine } = await service.call('payout/getstatement', { kind: 'PAYOUT' }, { as: returned.userId });
    expect(lstLine.map(({ name }) => name)).toEqual(['payout-return', 'payout']);
  });

  it('[B-17] an XML answer is read, too: settled is paid, accepted is not, and a document type is refused', async () => {
    const { runid, due } = await aSentRun(3);
    const [one, two, three] = due.map(({ payoutId }) => payoutId);
    const row = (id: number | undefined, status: string, reason = '') =>
      `<TxInfAndSts><OrgnlEndToEndId>${id}</OrgnlEndToEndId><TxSts>${status}</TxSts>${reason}</TxInfAndSts>`;
    const reason = '<StsRsnInf><Rsn><Cd>TM01</Cd></Rsn><AddtlInf>after &amp; late</AddtlInf></StsRsnInf>';
    const body = `<Document><CstmrPmtStsRpt>${row(one, 'ACSC')}${row(two, 'ACSP')}${row(three, 'RJCT', reason)}</CstmrPmtStsRpt></Document>`;
    await expect(
      importText(runid, `<!DOCTYPE a [<!ENTITY b SYSTEM "file:///etc/passwd">]>${body}`),
    ).rejects.toMatchObject({ key: 'return-file-unreadable' });
    await expect(importText(runid, 'nothing of the kind')).rejects.toMatchObject({ key: 'return-file-unreadable' });
    expect(await importText(runid, body)).toMatchObject({ paidCount: 1, returnedCount: 1, unknownCount: 1 });
    const [row3] = await connection()
      .select()
      .from(payouts)
      .where(eq(payouts.id, three ?? 0));
    expect(row3).toMatchObject({ returnCode: 'TM01', returnReason: 'after & late' });
    expect(await accountOf(due[2]?.userId ?? 0)).toMatchObject({ blockedAt: null, returnsInARow: 1 });
  });

  it('[B-17] rows of another run, of another sum or with two answers change nothing', async () => {
    const { runid, due } = await aSentRun(2);
    const other = await aDuePayout(service.context);
    const [one, two] = due.map(({ payoutId }) => payoutId);
    const before = await clearing();
    const answer = `id,amountRial,result\n${other.payoutId},,paid\n${one},7,paid\n${two},,paid\n${two},,returned\n`;
    expect(await importText(runid, answer)).toMatchObject({ paidCount: 0, returnedCount: 0, passedOverCount: 4 });
    expect(await clearing()).toBe(before);
    expect(await stateOf(other.payoutId)).toBe('requested');
  });

  it('[B-17] a return is final in any order of the files, also for a paid payout', async () => {
    const ends = [];
    for (const order of [
      ['paid', 'returned'],
      ['returned', 'paid'],
    ]) {
      const { runid, due } = await aSentRun(1);
      const [payout] = due;
      for (const result of order) await importText(runid, `id,result,code\n${payout?.payoutId},${result},MS03\n`);
      ends.push([await stateOf(payout?.payoutId ?? 0), await payable(payout?.userId ?? 0)]);
    }
    expect(ends).toEqual([
      ['returned', 2 * PAYOUT.leastRials],
      ['returned', 2 * PAYOUT.leastRials],
    ]);
  });

  it('[B-17] one file read by two at once pays and returns once', async () => {
    const { runid, due } = await aSentRun(2);
    const [one, two] = due;
    const before = await clearing();
    const answer = `id,result,code\n${one?.payoutId},paid,\n${two?.payoutId},returned,MS03\n`;
    const answers = await Promise.all([importText(runid, answer), importText(runid, answer)]);
    expect(answers.map(({ paidCount }) => paidCount).sort()).toEqual([0, 1]);
    expect(await clearing()).toBe(before - 4 * PAYOUT.leastRials);
    expect(await payable(two?.userId ?? 0)).toBe(2 * PAYOUT.leastRials);
  });

  it('[B-17] an import that dies at a write has moved nothing, and the next one does it whole', async () => {
    const { runid, due } = await aSentRun(2);
    const [one, two] = due;
    const before = await clearing();
    const answer = `id,result,code\n${one?.payoutId},paid,\n${two?.payoutId},returned,MS03\n`;
    for (const [table, constraint] of [
      ['payouts', `state <> 'returned' OR id <> ${two?.payoutId}`],
      ['ledger_postings', `idempotency_key <> 'payout:${two?.payoutId}:return'`],
      ['payout_runs', `reported_at IS NULL OR id <> ${runid}`],
    ]) {
      await connection().execute(`ALTER TABLE ${table} ADD CONSTRAINT not_now CHECK (${constraint})`);
      await expect(importText(runid, answer)).rejects.toThrow();
      await connection().execute(`ALTER TABLE ${table} DROP CONSTRAINT not_now`);
      expect(await clearing()).toBe(before);
      expect(await stateOf(one?.payoutId ?? 0)).toBe('at-bank');
    }
    expect(await importText(runid, answer)).toMatchObject({ paidCount: 1, returnedCount: 1 });
    expect(await clearing()).toBe(before - 4 * PAYOUT.leastRials);
  });
});
