import { eq } from 'drizzle-orm';

import { TIP_RIALS } from '@/lib/domain/constants/money';
import { REVIEW_WINDOW_MS } from '@/lib/domain/constants/reviews';

import { inboxMessages, providers, tips } from '../../../schema';
import { listLedgerFaults, readBooks, toDifference } from '../../../seed/stories/books';
import {
  aCashOrder,
  anOrderStory,
  aPaidOrder,
  theProviderDoes,
  theProviderWorks,
  type OrderStory,
} from '../../../seed/stories/orders';
import { useMarket } from '../../../testing/use-market';

const CASH_RIALS = 20_000_000;
const TIP = 500_000;

describe('a tip', () => {
  const service = useMarket({ checksLedger: true });
  let story: OrderStory;
  let taskid: number;
  beforeEach(async () => {
    story = await anOrderStory(service, { cashRials: CASH_RIALS });
    const placed = await aPaidOrder(story);
    taskid = placed.taskid;
    await theProviderWorks(story, placed);
  });

  const connection = () => service.context.ports.database.connection;
  const byCustomer = () => ({ as: story.customer.userId });
  const give = (amountRial = TIP, more: { as?: number; idempotencyKey?: string } = {}) =>
    service.call('tip/givetip', { taskid, amountRial }, { ...byCustomer(), ...more });
  const begin = (amountRial = TIP) => service.call('ipg/starttippayment', { taskid, amountRial }, byCustomer());
  const terms = () => service.call('tip/gettip', { taskid }, byCustomer());
  const verify = (authority: string) => service.call('reqandpay/verifypayment', { authority });
  const pay = async (authority: string) => {
    await service.bank.settle(authority, 'paid');
    return verify(authority);
  };
  const moved = async (work: () => Promise<unknown>) => {
    const before = await readBooks(story);
    await work();
    expect(await listLedgerFaults(service.context.ports.database)).toEqual([]);
    return toDifference(before, await readBooks(story));
  };
  const told = async () =>
    (await connection().select().from(inboxMessages).where(eq(inboxMessages.userId, story.provider.userId))).filter(
      ({ event }) => event === 'work-tipped',
    ).length;

  it('from the wallet is wholly the professional’s, who hears of it and finds it in the statement as a tip', async () => {
    expect(await terms()).toMatchObject({ tip: null, canTip: true, lstOfferedRial: [480_000, 960_000, 1_440_000] });
    expect(await moved(() => give())).toEqual({ cash: -TIP, payable: TIP });
    expect(await told()).toBe(1);
    const by = { as: story.provider.userId };
    const { lstLine } = await service.call('payout/getstatement', { kind: 'TIP' }, by);
    expect(lstLine).toMatchObject([{ name: 'tip', kind: 'TIP', amountRial: TIP, commissionRial: 0, taskid }]);
    const { lstTurnover } = await service.call('wallet/getturnover', {}, byCustomer());
    expect(lstTurnover[0]).toMatchObject({ turnoverEnum: 'tip', turnoverKindEnum: 'PAYMENT', amountRial: -TIP });
    expect(await terms()).toMatchObject({ tip: { amountRial: TIP }, canTip: false });
  });

  it('is given once an order: of two at once, and of one repeated by its key, one moves money', async () => {
    const difference = await moved(async () => {
      const outcomes = await Promise.allSettled([give(), give()]);
      const refused = outcomes.flatMap((outcome) => (outcome.status === 'rejected' ? [outcome.reason] : []));
      expect(refused).toMatchObject([{ key: 'tip-given' }]);
      await expect(begin()).rejects.toMatchObject({ key: 'tip-given' });
    });
    expect(difference).toEqual({ cash: -TIP, payable: TIP });
  });

  it('repeats its first answer for its key', async () => {
    const idempotencyKey = '6f1c8b9e-7f63-4b57-9b6a-3f5f4f0d2a11';
    const difference = await moved(async () => {
      expect(await give(TIP, { idempotencyKey })).toEqual({ amountRial: TIP });
      expect(await give(TIP, { idempotencyKey })).toEqual({ amountRial: TIP });
      await expect(give(2 * TIP, { idempotencyKey })).rejects.toMatchObject({ key: 'idempotency-key-reused' });
    });
    expect(difference).toEqual({ cash: -TIP, payable: TIP });
  });

  it('through the bank is booked once, however often the bank is asked', async () => {
    const { authority } = await begin();
    const difference = await moved(async () => {
      await service.bank.settle(authority, 'paid');
      for (const answer of await Promise.all([verify(authority), verify(authority)]))
        expect(answer).toMatchObject({ outcome: 'paid', purpose: 'tip', taskid, amountRial: TIP });
    });
    expect(difference).toEqual({ gateway: TIP, payable: TIP });
    expect(await told()).toBe(1);
  });

  it('goes back to the card where the bank confirms another first', async () => {
    const { authority } = await begin();
    await give();
    expect(await moved(async () => expect(await pay(authority)).toMatchObject({ outcome: 'to-card' }))).toEqual({});
    expect(await service.bank.findPayment(authority)).toMatchObject({ outcome: 'reversed' });
  });

  it('refused by the bank moves nothing, and can be given again', async () => {
    const { authority } = await begin();
    const difference = await moved(async () => {
      await service.bank.settle(authority, 'refused');
      expect(await verify(authority)).toMatchObject({ outcome: 'refused' });
    });
    expect(difference).toEqual({});
    await give();
  });

  it.each([0, TIP_RIALS.least - 10, TIP_RIALS.most + 10, TIP_RIALS.least + 1])(
    'with %p rial is refused',
    async (sum) => {
      await expect(give(sum)).rejects.toMatchObject({ key: 'invalid-input' });
      await expect(begin(sum)).rejects.toMatchObject({ key: 'invalid-input' });
    },
  );

  it('is at most the wallet’s balance', async () => {
    await expect(give(CASH_RIALS + 10)).rejects.toMatchObject({ key: 'wallet-too-low' });
    expect(await connection().select().from(tips).where(eq(tips.taskId, taskid))).toEqual([]);
  });

  it('is its customer’s alone to give and to read', async () => {
    const { userId } = (await anOrderStory(service, { cashRials: CASH_RIALS })).customer;
    for (const as of [userId, story.provider.userId]) {
      await expect(give(TIP, { as })).rejects.toMatchObject({ key: 'not-yours' });
      await expect(service.call('tip/gettip', { taskid }, { as })).rejects.toMatchObject({ key: 'not-yours' });
      const payment = service.call('ipg/starttippayment', { taskid, amountRial: TIP }, { as });
      await expect(payment).rejects.toMatchObject({ key: 'not-yours' });
    }
  });

  it('is for completed and paid work, while it can be reviewed', async () => {
    const cash = await aCashOrder(story);
    const open = () => service.call('tip/givetip', { taskid: cash.taskid, amountRial: TIP }, byCustomer());
    await theProviderDoes(story, cash, 'accept', 'depart', 'start');
    await expect(open()).rejects.toMatchObject({ key: 'tip-closed' });
    await theProviderDoes(story, cash, 'finish');
    await expect(open()).rejects.toMatchObject({ key: 'tip-closed' });
    const { authority } = await begin();
    service.clock.advance(REVIEW_WINDOW_MS + 1);
    await expect(give()).rejects.toMatchObject({ key: 'tip-closed' });
    expect(await pay(authority)).toMatchObject({ outcome: 'paid' });
  });

  it('reaches no suspended provider, and goes back to the card where the bank brings it after that', async () => {
    const { authority } = await begin();
    await connection()
      .update(providers)
      .set({ status: 'suspended' })
      .where(eq(providers.userId, story.provider.userId));
    await expect(give()).rejects.toMatchObject({ key: 'tip-closed' });
    expect(await moved(() => pay(authority))).toEqual({});
    expect(await service.bank.findPayment(authority)).toMatchObject({ outcome: 'reversed' });
  });

  it('stays with the professional in a dispute', async () => {
    await give();
    const difference = await moved(() =>
      service.call('dispute/opendispute', { taskid, reason: 'badly-done', text: 'Not clean' }, byCustomer()),
    );
    expect(difference).toEqual({});
    expect((await terms()).tip).toMatchObject({ amountRial: TIP });
  });
});
