import { eq } from 'drizzle-orm';

import type { CallInput } from '@/lib/contract';
import { DAY_MS } from '@/lib/domain/constants/time-units';

import { readBooks, listLedgerFaults, toDifference } from '../../../seed/stories/books';
import {
  aCashOrder,
  anOrderStory,
  theProviderWorks,
  THREE_HOURS_RIALS,
  type OrderStory,
} from '../../../seed/stories/orders';
import { anOperator } from '../../../seed/stories/people';
import { invoices } from '../../../schema';
import { useMarket } from '../../../testing/use-market';

const COMMISSION = 1_440_000;
const WALLET = 20_000_000;

describe('the cash of a finished job', () => {
  const service = useMarket({ checksLedger: true });
  let story: OrderStory;
  let taskid: number;
  let reqid: number;
  beforeEach(async () => {
    story = await anOrderStory(service, { cashRials: WALLET });
    const placed = await aCashOrder(story);
    ({ taskid, reqid } = placed);
    await theProviderWorks(story, placed);
  });

  const byProvider = () => ({ as: story.provider.userId });
  const byCustomer = () => ({ as: story.customer.userId });
  const record = (
    outcome: 'cash' | 'pos' | 'none',
    seenRial = outcome === 'none' ? 0 : THREE_HOURS_RIALS,
    beside: Pick<CallInput<'expert/recordcash'>, 'partRial' | 'reference'> = {},
  ) => service.call('expert/recordcash', { taskid, outcome, seenRial, ...beside }, byProvider());
  const read = async (by = byCustomer()) => (await service.call('clean/gettaskdetail', { taskid }, by)).taskDetail;
  const confirm = () => service.call('reqandpay/confirmtask', { taskid }, byCustomer());
  const contest = () => service.call('reqandpay/contestcash', { taskid, text: 'At the door, in notes' }, byCustomer());
  const decide = async (ispaid: boolean) =>
    service.call(
      'operator/decidecashclaim',
      { taskid, ispaid, reason: 'Both were heard' },
      { as: await anOperator(service.context) },
    );
  const listClaims = async () =>
    (await service.call('operator/getallcashclaim', {}, { as: await anOperator(service.context) })).lstClaim.filter(
      (claim) => claim.taskid === taskid,
    );
  const payAtTheBank = async (address?: string) => {
    const redirectUrl = address ?? (await service.call('ipg/postcodpostpay', { reqid }, byCustomer())).redirectUrl;
    const authority = /bank\/(\w+)/.exec(redirectUrl)?.[1] ?? '';
    await service.bank.settle(authority, 'paid');
    await service.call('reqandpay/verifypayment', { authority });
  };
  const moved = async (work: () => Promise<unknown>) => {
    const before = await readBooks(story);
    await work();
    expect(await listLedgerFaults(service.context.ports.database)).toEqual([]);
    return toDifference(before, await readBooks(story));
  };

  it('[T-12] is recorded as taken, and both sides read it: in notes it is paid in place, by machine too', async () => {
    expect(await read()).toMatchObject({ payType: 'cod', cashRecord: null });
    expect(await record('pos')).toEqual({});
    const taken = { outcome: 'pos', standing: 'taken', amountRial: THREE_HOURS_RIALS };
    expect(await read()).toMatchObject({ payType: 'pos', codFlag: 'active', cashRecord: taken });
    expect(await read(byProvider())).toMatchObject({ cashRecord: taken, pay: { cashDueRial: 0 } });
    expect((await read()).sums).toMatchObject({ cashRial: THREE_HOURS_RIALS, dueRial: 0 });
    await expect(record('none')).rejects.toMatchObject({ key: 'move-not-allowed' });
    expect(await moved(confirm)).toMatchObject({ commission: COMMISSION });
  });

  it('is exactly the due sum', async () => {
    await expect(record('cash', THREE_HOURS_RIALS - 10)).rejects.toMatchObject({ key: 'invalid-input' });
    await expect(record('none', 10)).rejects.toMatchObject({ key: 'invalid-input' });
  });

  it('cannot be paid at the bank a second time once it is recorded', async () => {
    await record('cash');
    await expect(service.call('ipg/postcodpostpay', { reqid }, byCustomer())).rejects.toMatchObject({
      key: 'move-not-allowed',
    });
  });

  it('[T-12] keeps the number on the card machine’s slip: both sides and the desk read it, and the invoice has it', async () => {
    const reference = '140309876543';
    await expect(record('cash', THREE_HOURS_RIALS, { reference })).rejects.toMatchObject({ key: 'invalid-input' });
    await record('pos', THREE_HOURS_RIALS, { reference });
    expect(await record('pos', THREE_HOURS_RIALS, { reference })).toEqual({});
    expect(await read()).toMatchObject({ cashRecord: { outcome: 'pos', reference } });
    expect(await read(byProvider())).toMatchObject({ cashRecord: { outcome: 'pos', reference } });
    const desk = { as: await anOperator(service.context) };
    expect((await service.call('operator/getorder', { taskid }, desk)).order.money).toMatchObject({
      cashRial: THREE_HOURS_RIALS,
      cashReference: reference,
    });
    await confirm();
    const rows = await service.context.ports.database.connection
      .select({ kind: invoices.kind, payments: invoices.payments })
      .from(invoices)
      .where(eq(invoices.taskId, taskid));
    expect(rows.find(({ kind }) => kind === 'service')?.payments).toMatchObject([{ way: 'machine', reference }]);
  });

  describe('a job that was paid in part', () => {
    const TAKEN = 6_000_000;
    const MISSING = THREE_HOURS_RIALS - TAKEN;
    /** The commission of the missing part. */
    const NOT_YET = 540_000;
    const recordPart = () => record('none', 0, { partRial: TAKEN });

    it('is less than the due sum', async () => {
      await expect(record('none', 0, { partRial: THREE_HOURS_RIALS })).rejects.toMatchObject({ key: 'invalid-input' });
      await expect(record('none', 0, { partRial: -10 })).rejects.toMatchObject({ key: 'invalid-input' });
      await expect(record('cash', THREE_HOURS_RIALS, { partRial: 10 })).rejects.toMatchObject({ key: 'invalid-input' });
      await recordPart();
      expect(await recordPart()).toEqual({});
      await expect(record('none')).rejects.toMatchObject({ key: 'move-not-allowed' });
    });

    it('leaves the rest as a claim, which both sides and the desk read beside the part', async () => {
      await recordPart();
      const claimed = { outcome: 'none', standing: 'claimed', amountRial: MISSING, partRial: TAKEN };
      const shown = await read();
      expect(shown).toMatchObject({ cashRecord: claimed, completesAtMs: null });
      expect(shown.sums).toMatchObject({ cashRial: TAKEN, dueRial: MISSING });
      expect(await read(byProvider())).toMatchObject({ cashRecord: claimed, pay: { cashDueRial: MISSING } });
      await expect(aCashOrder(story)).rejects.toMatchObject({ key: 'cash-owed' });
      const byAnother = { as: (await anOrderStory(service)).customer.userId };
      await expect(service.call('reqandpay/paycashdebt', { taskid }, byAnother)).rejects.toMatchObject({
        key: 'not-yours',
      });
      expect(await listClaims()).toMatchObject([{ amountRial: MISSING, partRial: TAKEN }]);
    });

    it('asks the bank for the rest alone, and the order goes on with both', async () => {
      await recordPart();
      await payAtTheBank();
      const shown = await read();
      expect(shown).toMatchObject({ codFlag: 'deactive', cashRecord: null });
      expect(shown.sums).toMatchObject({ bankRial: MISSING, cashRial: TAKEN, dueRial: 0 });
      expect(await moved(confirm)).toEqual({
        commission: COMMISSION,
        payable: MISSING,
        escrow: -MISSING - COMMISSION,
      });
      expect((await read(byProvider())).pay).toMatchObject({ netRial: THREE_HOURS_RIALS - COMMISSION });
    });

    it('gives back to the wallet what was paid at the bank of the part', async () => {
      const { redirectUrl } = await service.call('ipg/postcodpostpay', { reqid }, byCustomer());
      await recordPart();
      expect(await moved(() => payAtTheBank(redirectUrl))).toEqual({
        cash: TAKEN,
        gateway: THREE_HOURS_RIALS,
        escrow: MISSING,
      });
    });

    it('is whole once its provider says that the rest came too', async () => {
      await recordPart();
      await expect(record('cash')).rejects.toMatchObject({ key: 'invalid-input' });
      await record('cash', MISSING);
      expect(await read()).toMatchObject({ cashRecord: { standing: 'taken', amountRial: THREE_HOURS_RIALS } });
      expect(await moved(confirm)).toMatchObject({ commission: COMMISSION });
    });

    it('costs the commission of that part alone until the rest is paid', async () => {
      await recordPart();
      expect(await moved(() => decide(false))).toEqual({
        credit: NOT_YET,
        commission: COMMISSION - NOT_YET,
        escrow: -COMMISSION,
      });
      const paid = { netRial: TAKEN - COMMISSION + NOT_YET, commissionRial: COMMISSION - NOT_YET, cashRial: TAKEN };
      expect((await read(byProvider())).pay).toMatchObject(paid);
      expect(await moved(() => service.call('reqandpay/paycashdebt', { taskid }, byCustomer()))).toEqual({
        cash: -MISSING,
        commission: NOT_YET,
        payable: MISSING - NOT_YET,
      });
      expect((await read(byProvider())).pay).toMatchObject({ netRial: THREE_HOURS_RIALS - COMMISSION });
      expect((await read()).sums).toMatchObject({ walletRial: MISSING, cashRial: TAKEN, dueRial: 0 });
    });

    it('is reported after its customer’s confirmation, too', async () => {
      await confirm();
      await recordPart();
      expect(await moved(() => decide(false))).toEqual({ commission: -NOT_YET, credit: NOT_YET });
      expect((await read(byProvider())).pay).toMatchObject({ netRial: TAKEN - COMMISSION + NOT_YET });
    });
  });

  describe('an unpaid job', () => {
    beforeEach(() => record('none'));

    it('holds the order back, offers its customer no other cash order, and waits for an operator', async () => {
      const shown = await read();
      expect(shown).toMatchObject({
        completesAtMs: null,
        cashRecord: { standing: 'claimed', amountRial: THREE_HOURS_RIALS },
      });
      expect(shown.moves).not.toContain('complete');
      await expect(confirm()).rejects.toMatchObject({ key: 'move-not-allowed' });
      await expect(aCashOrder(story)).rejects.toMatchObject({ key: 'cash-owed' });
      expect(await listClaims()).toMatchObject([{ amountRial: THREE_HOURS_RIALS, contestText: null }]);
    });

    it('can be paid at the bank after all, and the order goes on', async () => {
      await payAtTheBank();
      const shown = await read();
      expect(shown).toMatchObject({ codFlag: 'deactive', cashRecord: null });
      expect(shown.completesAtMs).not.toBeNull();
      expect(await listClaims()).toEqual([]);
    });

    it('is over when the provider reports a late payment', async () => {
      await record('cash');
      expect(await read()).toMatchObject({ cashRecord: { standing: 'taken' } });
      expect(await moved(confirm)).toMatchObject({ commission: COMMISSION });
      expect(await listClaims()).toEqual([]);
    });

    it('counts as paid by an operator who has read the customer’s words, and the order goes on', async () => {
      expect(await contest()).toMatchObject({ taskDetail: { cashRecord: { standing: 'contested' } } });
      await expect(contest()).rejects.toMatchObject({ key: 'move-not-allowed' });
      expect(await listClaims()).toMatchObject([{ contestText: 'At the door, in notes' }]);
      expect(await decide(true)).toEqual({ waits: false });
      expect(await read()).toMatchObject({ cashRecord: { standing: 'taken', decisionReason: 'Both were heard' } });
      expect(await moved(confirm)).toMatchObject({ commission: COMMISSION });
    });

    it('stays owed where the wallet does not reach', async () => {
      story = await anOrderStory(service, { cashRials: THREE_HOURS_RIALS - 10 });
      const placed = await aCashOrder(story);
      ({ taskid } = placed);
      await theProviderWorks(story, placed);
      await record('none');
      await decide(false);
      const pay = () => service.call('reqandpay/paycashdebt', { taskid }, byCustomer());
      expect(await moved(() => expect(pay()).rejects.toMatchObject({ key: 'wallet-too-low' }))).toEqual({});
      expect(await read()).toMatchObject({ cashRecord: { standing: 'owed' } });
    });

    it('is owed by an operator’s decision: no commission is taken, and its customer pays it with the wallet', async () => {
      expect(await moved(() => decide(false))).toEqual({ credit: COMMISSION, escrow: -COMMISSION });
      expect(await read()).toMatchObject({ state: 'COMPLETED', cashRecord: { standing: 'owed' } });
      expect((await read(byProvider())).pay).toMatchObject({ netRial: 0, commissionRial: 0 });
      await expect(aCashOrder(story)).rejects.toMatchObject({ key: 'cash-owed' });
      expect(await moved(() => service.call('reqandpay/paycashdebt', { taskid }, byCustomer()))).toEqual({
        cash: -THREE_HOURS_RIALS,
        commission: COMMISSION,
        payable: THREE_HOURS_RIALS - COMMISSION,
      });
      expect((await read(byProvider())).pay).toMatchObject({ netRial: THREE_HOURS_RIALS - COMMISSION });
      expect(await read()).toMatchObject({ cashRecord: null, sums: { walletRial: THREE_HOURS_RIALS, dueRial: 0 } });
    });
  });

  it('is reported by its provider after its customer’s confirmation', async () => {
    await confirm();
    await record('none');
    expect(await read()).toMatchObject({ cashRecord: { standing: 'claimed' } });
    expect(await moved(() => decide(false))).toEqual({ commission: -COMMISSION, credit: COMMISSION });
    expect((await read(byProvider())).pay).toMatchObject({ netRial: 0 });
  });

  it('is not claimed once the time to object is over', async () => {
    await confirm();
    service.clock.advance(60 * DAY_MS);
    await expect(record('none')).rejects.toMatchObject({ key: 'move-not-allowed' });
  });
});
