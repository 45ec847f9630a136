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
  const record = (outcome: 'cash' | 'pos' | 'none', amountRial = outcome === 'none' ? 0 : THREE_HOURS_RIALS) =>
    service.call('expert/recordcash', { taskid, outcome, seenRial: amountRial }, byProvider());
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
      const { redirectUrl } = await service.call('ipg/postcodpostpay', { reqid }, byCustomer());
      const authority = /bank\/(\w+)/.exec(redirectUrl)?.[1] ?? '';
      await service.bank.settle(authority, 'paid');
      await service.call('reqandpay/verifypayment', { authority });
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
      expect(await decide(true)).toEqual({});
      expect(await read()).toMatchObject({ cashRecord: { standing: 'taken', decisionReason: 'Both were heard' } });
      expect(await moved(confirm)).toMatchObject({ commission: COMMISSION });
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
