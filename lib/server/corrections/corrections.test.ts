import { eq } from 'drizzle-orm';

import { APPROVAL_MS, SECOND_OPERATOR_RIALS } from '@/lib/domain/constants/money';
import { COMPLETION_WAIT_MS } from '@/lib/domain/constants/orders';
import { DAY_MS } from '@/lib/domain/constants/time-units';

import { bookDeposit } from '../money';
import { invoices, postingCorrections } from '../schema';
import {
  anOrderStory,
  aPaidOrder,
  aPlacedOrder,
  theProviderWorks,
  THREE_HOURS_RIALS,
  type OrderStory,
} from '../seed/stories/orders';
import { anOperator } from '../seed/stories/people';
import { useMarket } from '../testing/use-market';

const REASON = 'The receipt said another sum';

describe('an operator’s booking', () => {
  const service = useMarket({ checksLedger: true });
  let story: OrderStory;
  let [finance, second] = [0, 0];
  let receipts = 0;
  beforeAll(async () => {
    story = await anOrderStory(service, { cashRials: 50_000_000 });
    finance = await anOperator(service.context, 'finance');
    second = await anOperator(service.context, 'finance');
  });

  const connection = () => service.context.ports.database.connection;
  const deposit = async (amountRials: number) => {
    const { mobile, userId } = story.customer;
    receipts += 1;
    const wish = { mobile, part: 'wallet', amountRials, receipt: `correction-${receipts}` } as const;
    await bookDeposit(service.context.ports.database, wish, service.clock.now());
    return newest({ userid: userId });
  };
  const newest = async (of: { taskid: number } | { userid: number }) => {
    const { lstBooking } = await service.call('operator/getallbooking', of, { as: finance });
    const [booking] = lstBooking;
    if (!booking) throw new Error('nothing is booked');
    return booking;
  };
  const plan = (postingid: number, rial: number) =>
    service.call('operator/plancorrection', { postingid, rial }, { as: finance });
  const correct = (postingid: number, rial: number, seenRial: number, as = finance) =>
    service.call('operator/correctbooking', { postingid, rial, seenRial, reason: REASON }, { as });
  const confirm = (postingid: number, isconfirmed: boolean, as = second) =>
    service.call('operator/confirmcorrection', { postingid, isconfirmed }, { as });
  const wallet = async () =>
    (await service.call('wallet/getaccountbalance', {}, { as: story.customer.userId })).balanceRial;

  it('is corrected to another sum and then to zero, each a posting of its own, and never further', async () => {
    const before = await wallet();
    const { postingid } = await deposit(900_000);
    const shown = (await plan(postingid, 300_000)).plan;
    expect(shown).toMatchObject({ nowRial: 900_000, isPossible: true, needsSecond: false });
    expect(shown.lstAccount.find(({ account }) => account === 'cash')).toMatchObject({
      beforeRial: before + 900_000,
      afterRial: before + 300_000,
    });
    expect(await correct(postingid, 300_000, 900_000)).toEqual({ waits: false });
    expect(await wallet()).toBe(before + 300_000);
    await expect(correct(postingid, 100_000, 900_000)).rejects.toMatchObject({ key: 'sums-changed' });
    await expect(correct(postingid, 400_000, 300_000)).rejects.toMatchObject({ key: 'invalid-input' });
    await correct(postingid, 0, 300_000);
    expect(await wallet()).toBe(before);
    await expect(correct(postingid, 0, 0)).rejects.toMatchObject({ key: 'move-not-allowed' });
    const rows = await connection()
      .select()
      .from(postingCorrections)
      .where(eq(postingCorrections.correctedId, postingid));
    expect(rows.map(({ leftRials, reason }) => [leftRials, reason])).toEqual([
      [300_000, REASON],
      [0, REASON],
    ]);
    const { lstTurnover } = await service.call('wallet/getturnover', {}, { as: story.customer.userId });
    expect(lstTurnover[0]).toMatchObject({ turnoverEnum: 'correction', amountRial: -300_000 });
  });

  it('takes no account below zero: spent money is not taken back', async () => {
    const poor = await anOrderStory(service);
    const { mobile, userId } = poor.customer;
    const wish = { mobile, part: 'wallet', amountRials: THREE_HOURS_RIALS, receipt: 'spent' } as const;
    await bookDeposit(service.context.ports.database, wish, service.clock.now());
    const { postingid } = await newest({ userid: userId });
    const { reqid } = await aPlacedOrder(poor);
    const payment = { prefix: 'wallet-', reqId: String(reqid), giftCode: '0', useWallet: 'true' } as const;
    await service.call('custom', payment, { as: userId });
    expect((await plan(postingid, 0)).plan.isPossible).toBe(false);
    await expect(correct(postingid, 0, THREE_HOURS_RIALS)).rejects.toMatchObject({ key: 'invalid-input' });
  });

  it('waits for a second operator where the difference is large, and never for the first', async () => {
    const amount = SECOND_OPERATOR_RIALS + 10_000;
    const before = await wallet();
    const { postingid } = await deposit(amount);
    expect(await correct(postingid, 0, amount)).toEqual({ waits: true });
    expect(await wallet()).toBe(before + amount);
    await expect(confirm(postingid, true, finance)).rejects.toMatchObject({ key: 'not-yours' });
    await confirm(postingid, true);
    expect(await wallet()).toBe(before);
    await expect(confirm(postingid, true)).rejects.toMatchObject({ key: 'move-not-allowed' });
  });

  it('on an order is corrected with its invoices and its sums, and the order can be refunded again', async () => {
    const placed = await aPaidOrder(story);
    const { taskid } = placed;
    await theProviderWorks(story, placed);
    await service.call('reqandpay/confirmtask', { taskid }, { as: story.customer.userId });
    // A problem is reported until then, and the desk gives nothing back meanwhile.
    service.clock.advance(COMPLETION_WAIT_MS + DAY_MS);
    const refund = async (rial: number) => {
      const asked = { taskid, way: 'refund', rial } as const;
      const { leftRial } = (await service.call('operator/planordermoney', asked, { as: finance })).plan;
      await service.call('operator/moveordermoney', { ...asked, seenRial: leftRial, reason: REASON }, { as: finance });
      return leftRial;
    };
    const left = await refund(1_000_000);
    const { postingid, rial } = await newest({ taskid });
    const count = await connection().$count(invoices, eq(invoices.taskId, taskid));
    await correct(postingid, 0, rial);
    expect(await connection().$count(invoices, eq(invoices.taskId, taskid))).toBe(count + 2);
    const before = await wallet();
    expect(await refund(1_000_000)).toBe(left);
    expect(await wallet()).toBe(before + 1_000_000);
  });

  it('is not corrected by support, and other postings are not corrected', async () => {
    const support = await anOperator(service.context, 'support');
    const { postingid } = await deposit(100_000);
    await expect(correct(postingid, 0, 100_000, support)).rejects.toMatchObject({ key: 'operators-only' });
    await expect(plan(1, 0)).rejects.toMatchObject({ key: 'move-not-allowed' });
    await expect(plan(9_999_999, 0)).rejects.toMatchObject({ key: 'not-found' });
  });

  it('above the limit is void once its question has lapsed, and its money stays', async () => {
    const amount = SECOND_OPERATOR_RIALS + 20_000;
    const { postingid } = await deposit(amount);
    expect(await correct(postingid, 0, amount)).toEqual({ waits: true });
    const before = await wallet();
    service.clock.advance(APPROVAL_MS + 1);
    await expect(confirm(postingid, true)).rejects.toMatchObject({ key: 'approval-void' });
    expect(await wallet()).toBe(before);
  });
});
