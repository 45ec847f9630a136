import { eq } from 'drizzle-orm';

import { HOUR_MS, MINUTE_MS } from '@/lib/domain/constants/time-units';

import { readBooks, toDifference } from '../../../seed/stories/books';
import {
  anOrderStory,
  aCashOrder,
  aPaidOrder,
  aPlacedOrder,
  payAtTheBank,
  theProviderDoes,
  type OrderStory,
  type Placed,
} from '../../../seed/stories/orders';
import { aCustomerWithAnAddress } from '../../../seed/stories/people';
import { testBankPayments } from '../../../schema';
import { captureLog } from '../../../testing/captured-log';
import { useMarket } from '../../../testing/use-market';

// Three hours cost 9,600,000 rial: 15 % of it are 1,440,000, 20 % are 1,920,000, one hour is 3,200,000.
describe('[C-after] reqandpay/cancelrequest', () => {
  const logged = captureLog();
  const service = useMarket({ log: logged.log, checksLedger: true });
  let story: OrderStory;
  beforeEach(() => begin());

  const begin = async (money: { cashRials?: number; hasWelcomeGift?: boolean } = { hasWelcomeGift: true }) => {
    story = await anOrderStory(service, money);
  };
  const by = () => ({ as: story.customer.userId });
  const preview = ({ reqid }: Placed) => service.call('reqandpay/cancelrequest', { reqid, previewOnly: true }, by());
  const cancel = (
    { reqid }: Placed,
    seen?: { feeRial: number; refunds: { to: 'gift' | 'wallet' | 'gateway'; amountRial: number }[] },
  ) =>
    service.call(
      'reqandpay/cancelrequest',
      { reqid, previewOnly: false, ...(seen && { seen: { feeRial: seen.feeRial, refunds: seen.refunds } }) },
      by(),
    );
  const detailOf = async ({ taskid }: Placed) =>
    (await service.call('clean/gettaskdetail', { taskid }, by())).taskDetail;
  const goBefore = async (placed: Placed, beforeMs: number) =>
    service.clock.advance((await detailOf(placed)).startsAtMs - beforeMs - service.clock.now().getTime());

  type Moment = (placed: Placed) => Promise<unknown>;
  const accepted: Moment = (placed) => theProviderDoes(story, placed, 'accept');
  it.each<[string, string, Moment]>([
    ['nobody has accepted', 'unassigned', async () => undefined],
    ['it was accepted this minute', 'early', accepted],
    [
      'it was accepted an hour ago, a day before the visit',
      'early',
      async (placed) => {
        await accepted(placed);
        await goBefore(placed, 24 * HOUR_MS);
      },
    ],
    [
      'it was accepted this minute, two hours before the visit',
      'just-confirmed',
      async (placed) => {
        await goBefore(placed, 2 * HOUR_MS);
        await accepted(placed);
      },
    ],
    [
      'two hours are left',
      'late',
      async (placed) => {
        await accepted(placed);
        await goBefore(placed, 2 * HOUR_MS);
      },
    ],
    [
      'the provider is on the way',
      'en-route',
      async (placed) => {
        await accepted(placed);
        await theProviderDoes(story, placed, 'depart');
      },
    ],
  ])('books what it showed when %s', async (_when, rule, moment) => {
    const placed = await aPaidOrder(story, { usesGift: true });
    await moment(placed);
    const before = await readBooks(story);
    const shown = await preview(placed);
    expect(shown).toMatchObject({ rule, feeRial: { late: 1_440_000, 'en-route': 1_920_000 }[rule] ?? 0 });
    expect(shown.feeRial + shown.refunds.reduce((sum, { amountRial }) => sum + amountRial, 0)).toBe(9_600_000);
    expect(await cancel(placed, shown)).toMatchObject({ feeRial: shown.feeRial, refunds: shown.refunds });
    const backTo = (target: string) => shown.refunds.find(({ to }) => to === target)?.amountRial ?? 0;
    const booked = toDifference(before, await readBooks(story));
    expect([booked.payable ?? 0, booked.gift ?? 0, booked.cash ?? 0, 0 - (booked.gateway ?? 0)]).toEqual([
      shown.feeRial,
      backTo('gift'),
      backTo('wallet'),
      backTo('gateway'),
    ]);
    expect((await detailOf(placed)).cancellation).toEqual({ feeRial: shown.feeRial, refunds: shown.refunds });
  });

  it('takes a cash order’s fee out of the wallet, and names it before', async () => {
    await begin({ cashRials: 5_000_000 });
    const placed = await aCashOrder(story);
    await accepted(placed);
    await goBefore(placed, HOUR_MS);
    const before = await readBooks(story);
    const shown = await preview(placed);
    expect(shown).toMatchObject({
      feeRial: 1_440_000,
      walletFeeRial: 1_440_000,
      refunds: [],
      rule: 'late',
      freeUntilMs: null,
    });
    await cancel(placed, shown);
    expect(toDifference(before, await readBooks(story))).toEqual({
      cash: -1_440_000,
      payable: 1_440_000,
      credit: 1_440_000,
      escrow: -1_440_000,
    });
    expect((await detailOf(placed)).cancellation).toEqual({ feeRial: 1_440_000, refunds: [] });
  });

  it('cancels nothing once the sums differ from the shown ones, and answers the new ones', async () => {
    const placed = await aPaidOrder(story, { usesGift: true });
    await accepted(placed);
    await goBefore(placed, 3 * HOUR_MS);
    const shown = await preview(placed);
    const { startsAtMs } = await detailOf(placed);
    expect(shown).toMatchObject({ feeRial: 0, freeUntilMs: startsAtMs - 3 * HOUR_MS });
    expect((await detailOf(placed)).cancelTerms).toEqual({ feeRial: 0, freeUntilMs: startsAtMs - 3 * HOUR_MS });
    service.clock.advance(1);
    const before = await readBooks(story);
    await expect(cancel(placed, shown)).rejects.toMatchObject({
      key: 'cancellation-changed',
      status: 409,
      details: {
        feeRial: 1_440_000,
        refunds: [
          { to: 'gift', amountRial: 200_000 },
          { to: 'wallet', amountRial: 7_960_000 },
        ],
        rule: 'late',
      },
    });
    expect(toDifference(before, await readBooks(story))).toEqual({});
    const { state, cancelTerms, moves } = await detailOf(placed);
    expect({ state, cancelTerms, moves }).toEqual({
      state: 'CONFIRMED',
      cancelTerms: { feeRial: 1_440_000, freeUntilMs: null },
      moves: ['cancel'],
    });
    await cancel(placed, await preview(placed));
    expect(toDifference(before, await readBooks(story))).toEqual({
      escrow: -9_600_000,
      payable: 1_440_000,
      gift: 200_000,
      cash: 7_960_000,
    });
  });

  it('names another way back: the bank’s time is over', async () => {
    const placed = await aPaidOrder(story);
    const shown = await preview(placed);
    expect(shown.refunds).toEqual([{ to: 'gateway', amountRial: 9_600_000 }]);
    service.clock.advance(31 * MINUTE_MS);
    await expect(cancel(placed, shown)).rejects.toMatchObject({
      key: 'cancellation-changed',
      details: { refunds: [{ to: 'wallet', amountRial: 9_600_000 }] },
    });
  });

  it('stores the actual refund when the bank refuses', async () => {
    const placed = await aPlacedOrder(story);
    const authority = await payAtTheBank(story, placed);
    await service.context.ports.database.connection
      .update(testBankPayments)
      .set({ outcome: 'refused' })
      .where(eq(testBankPayments.authority, authority));
    await cancel(placed, await preview(placed));
    expect((await detailOf(placed)).cancellation).toEqual({
      feeRial: 0,
      refunds: [{ to: 'wallet', amountRial: 9_600_000 }],
    });
  });

  it('books once under concurrent calls', async () => {
    const placed = await aPaidOrder(story, { usesGift: true });
    await accepted(placed);
    await goBefore(placed, 2 * HOUR_MS);
    const shown = await preview(placed);
    const before = await readBooks(story);
    const outcomes = await Promise.allSettled([1, 2, 3].map(() => cancel(placed, shown)));
    expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    for (const outcome of outcomes)
      if (outcome.status === 'rejected') expect(outcome.reason).toMatchObject({ key: 'move-not-allowed' });
    expect(toDifference(before, await readBooks(story))).toEqual({
      escrow: -9_600_000,
      payable: 1_440_000,
      gift: 200_000,
      cash: 7_960_000,
    });
  });

  it('hides the price of an order’s end from everybody else', async () => {
    const placed = await aPaidOrder(story);
    const stranger = await aCustomerWithAnAddress(service.context);
    await expect(
      service.call('reqandpay/cancelrequest', { reqid: placed.reqid, previewOnly: true }, { as: stranger.userId }),
    ).rejects.toMatchObject({ key: 'not-yours' });
    const asProvider = await service.call(
      'clean/gettaskdetail',
      { taskid: placed.taskid },
      { as: story.provider.userId },
    );
    expect(asProvider.taskDetail).toMatchObject({ cancelTerms: null, cancellation: null });
  });

  it('[R-09] stores the reason with the order, for its customer’s own copy, and out of every log', async () => {
    const placed = await aPlacedOrder(story);
    const reason = 'My mother is ill, call 09121112233';
    await service.call('reqandpay/cancelrequest', { reqid: placed.reqid, reason }, by());
    expect((await service.call('user/getpersonaldata', {}, by())).personalData).toMatchObject({
      orders: [{ state: 'CANCELLED_BY_CUSTOMER' }],
      reasons: [{ move: 'cancel', reason }],
    });
    expect(logged.getText()).toContain('a customer cancelled an order');
    expect(logged.getText()).not.toMatch(/mother|09121112233/);
  });

  it('stores a provider’s reason for giving work back for the provider’s own copy, and hides it from the customer and the log', async () => {
    const placed = await aPaidOrder(story);
    await theProviderDoes(story, placed, 'accept');
    const reason = 'My car broke down in Karaj';
    await service.call(
      'expert/movetask',
      { taskid: placed.taskid, move: 'withdraw', reason },
      { as: story.provider.userId },
    );
    const copyOf = async (as: number) => (await service.call('user/getpersonaldata', {}, { as })).personalData;
    expect(await copyOf(story.provider.userId)).toMatchObject({ reasons: [{ move: 'withdraw', reason }] });
    expect(JSON.stringify([await copyOf(story.customer.userId), await detailOf(placed)])).not.toContain('Karaj');
    expect(logged.getText()).not.toContain('Karaj');
  });
});
