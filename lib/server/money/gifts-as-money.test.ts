import { and, eq } from 'drizzle-orm';

import { GIFT_LIFETIME_MS, RETURNED_GIFT_MS } from '@/lib/domain/constants/gifts';
import { DAY_MS, HOUR_MS, MINUTE_MS } from '@/lib/domain/constants/time-units';
import { toMostGiftRials } from '@/lib/domain/money/money';

import { giftGrants, giftSpends, tasks } from '../schema';
import { getEscrowRials } from '../seed/stories/books';
import { aCashOrder, aPaidOrder, aPlacedOrder, theProviderDoes, type Placed } from '../seed/stories/orders';
import { aDayFromNow } from '../seed/stories/people';
import { createDice } from '../testing/dice';
import { useOrderMoney } from '../testing/order-money';
import { runDueWork } from '../timers';
import { getBalanceRials, userAccount } from './accounts';

const GIFT = 200_000;
const QUARTER_RIALS = 800_000;
const QUARTER_MINUTES = 15;

/** A customer with a gift and an accomplice among the providers tries to get its worth as money. */
describe('a gift is not turned into money', () => {
  const money = useOrderMoney();
  const { begin, moved, settle, detailOf } = money;
  const connection = () => money.service.context.ports.database.connection;
  const customer = () => ({ as: money.story.customer.userId });
  const provider = () => ({ as: money.story.provider.userId });
  const confirm = ({ taskid }: Placed) => money.service.call('reqandpay/confirmtask', { taskid }, customer());
  const cancel = ({ reqid }: Placed) => money.service.call('reqandpay/cancelrequest', { reqid }, customer());
  const cancelsLate = async (placed: Placed) => {
    const { startsAtMs } = await detailOf(placed);
    money.service.clock.advance(startsAtMs - HOUR_MS - money.service.clock.now().getTime());
    return cancel(placed);
  };
  const reprice = async (placed: Placed, amountRial: number) => {
    const { taskid } = placed;
    const minutes = Math.max(0, Math.ceil(amountRial / QUARTER_RIALS) * QUARTER_MINUTES);
    const tooMuchRials = (minutes / QUARTER_MINUTES) * QUARTER_RIALS - amountRial;
    const lines = [
      ...(minutes > 0 ? [{ key: 'overtime', minutes } as const] : []),
      ...(tooMuchRials > 0 ? [{ key: 'less-work', amountRial: 0 - tooMuchRials } as const] : []),
    ];
    const asked = { taskid, lines, reason: 'another sum' };
    const { pricechangeid } = await money.service.call('pricechange/addpricechange', asked, provider());
    await money.service.call('pricechange/decidepricechange', { pricechangeid, approve: true }, customer());
  };
  const grantOf = async () => {
    const [grant] = await connection()
      .select()
      .from(giftGrants)
      .where(eq(giftGrants.userId, money.story.customer.userId));
    if (!grant) throw new Error('There is no gift');
    return grant;
  };
  /** Checks that the rest of the grants is the account's balance. */
  afterEach(async () => {
    const { remainingRials } = await grantOf();
    expect(await getBalanceRials(connection(), userAccount('gift', money.story.customer.userId))).toBe(remainingRials);
  });

  describe('by a price cut to its size', () => {
    it('in an order that the wallet paid: own money pays half of the rest, and the gift’s rest is back', async () => {
      await begin({ hasWelcomeGift: true, cashRials: 9_400_000 });
      const placed = await aPlacedOrder(money.story);
      await settle(placed, 'wallet-', '1');
      await theProviderDoes(money.story, placed, 'accept', 'depart', 'start');
      await reprice(placed, -9_400_000);
      expect(await detailOf(placed)).toMatchObject({ priceRial: GIFT, giftRial: 100_000, walletRial: 100_000 });
      expect(await moved()).toEqual({ gift: -100_000, cash: -100_000, escrow: GIFT });
      await theProviderDoes(money.story, placed, 'finish');
      await confirm(placed);
      expect(await moved()).toEqual({ gift: -100_000, cash: -100_000, commission: 30_000, payable: 170_000 });
    });

    it('in an order that the bank paid, to the toman', async () => {
      await begin({ hasWelcomeGift: true });
      const placed = await aPaidOrder(money.story, { usesGift: true });
      await theProviderDoes(money.story, placed, 'accept', 'depart', 'start');
      await reprice(placed, -9_599_970);
      expect(await moved()).toEqual({ gift: -15, gateway: 9_400_000, cash: 9_399_985, escrow: 30 });
    });

    it('in a cash order: the customer pays half of the rest at the door', async () => {
      await begin({ hasWelcomeGift: true });
      const placed = await aCashOrder(money.story, { giftCode: '1' });
      await theProviderDoes(money.story, placed, 'accept', 'depart', 'start');
      await reprice(placed, -9_400_000);
      expect((await detailOf(placed)).sums).toMatchObject({ giftRial: GIFT, backRial: 100_000, dueRial: 100_000 });
      await theProviderDoes(money.story, placed, 'finish');
      await confirm(placed);
      expect(await moved()).toMatchObject({ gift: -100_000, payable: 100_000 });
    });

    it('and comes back with its old end', async () => {
      await begin({ hasWelcomeGift: true, cashRials: 9_400_000 });
      const { expiresAt } = await grantOf();
      money.service.clock.advance(GIFT_LIFETIME_MS - 2 * DAY_MS);
      const placed = await aPlacedOrder(money.story, { gDate: aDayFromNow(money.service.context, 1) });
      await settle(placed, 'wallet-', '1');
      await theProviderDoes(money.story, placed, 'accept', 'depart', 'start');
      await reprice(placed, -9_400_000);
      expect(await grantOf()).toMatchObject({ remainingRials: 100_000, expiresAt, endPutOffAt: null });
    });
  });

  describe('by a fee', () => {
    it('on a paid order: own money pays it', async () => {
      await begin({ hasWelcomeGift: true, cashRials: 9_400_000 });
      const placed = await aPlacedOrder(money.story);
      await settle(placed, 'wallet-', '1');
      await theProviderDoes(money.story, placed, 'accept');
      await cancelsLate(placed);
      expect(await moved()).toEqual({ cash: -1_440_000, payable: 1_440_000 });
    });

    it('on a cash order whose customer has no own money: nothing is paid, and the gift is back', async () => {
      await begin({ hasWelcomeGift: true });
      const placed = await aCashOrder(money.story, { giftCode: '1' });
      await theProviderDoes(money.story, placed, 'accept');
      expect(await cancelsLate(placed)).toMatchObject({ feeRial: 0, refunds: [{ to: 'gift', amountRial: GIFT }] });
      expect(await moved()).toEqual({});
    });

    it('on a cash order: first the order’s part of the wallet, then the wallet', async () => {
      await begin({ hasWelcomeGift: true, cashRials: 1_000_000 });
      const placed = await aCashOrder(money.story, { giftCode: '1', useWallet: 'true' });
      await theProviderDoes(money.story, placed, 'accept');
      expect(await cancelsLate(placed)).toMatchObject({ feeRial: 1_000_000 });
      expect(await moved()).toEqual({ cash: -1_000_000, payable: 1_000_000 });
    });
  });

  describe('nor kept for ever', () => {
    const aDayBeforeItsEnd = async () => {
      await begin({ hasWelcomeGift: true, cashRials: 9_600_000 });
      money.service.clock.advance(GIFT_LIFETIME_MS - DAY_MS);
      return grantOf();
    };
    const wish = () => ({ gDate: aDayFromNow(money.service.context, 2) });

    it('by orders that were never paid: chosen another way, expired, cancelled before or after acceptance', async () => {
      const { expiresAt } = await aDayBeforeItsEnd();
      const unpaid = await aPlacedOrder(money.story, wish());
      await money.service.call('ipg/startpayment', { reqid: unpaid.reqid, usesGift: true }, customer());
      expect((await grantOf()).remainingRials).toBe(0);
      await money.service.call('ipg/startpayment', { reqid: unpaid.reqid, usesGift: true }, customer());
      await cancel(unpaid);
      expect(await grantOf()).toMatchObject({ remainingRials: GIFT, expiresAt });
      const late = await aPlacedOrder(money.story, wish());
      await money.service.call('ipg/startpayment', { reqid: late.reqid, usesGift: true }, customer());
      money.service.clock.advance(16 * MINUTE_MS);
      await runDueWork(money.service.context);
      expect(await grantOf()).toMatchObject({ remainingRials: GIFT, expiresAt });
      const cash = await aCashOrder(money.story, { ...wish(), giftCode: '1' });
      await theProviderDoes(money.story, cash, 'accept');
      await cancel(cash);
      expect(await grantOf()).toMatchObject({ remainingRials: GIFT, expiresAt, endPutOffAt: null });
    });

    it('by paid and cancelled orders: some days more, once', async () => {
      const { expiresAt } = await aDayBeforeItsEnd();
      const paidAndCancelled = async () => {
        const placed = await aPlacedOrder(money.story, wish());
        await settle(placed, 'wallet-', '1');
        await cancel(placed);
        return grantOf();
      };
      const later = await paidAndCancelled();
      expect(later.expiresAt.getTime()).toBe(money.service.clock.now().getTime() + RETURNED_GIFT_MS);
      expect(later.expiresAt.getTime()).toBeGreaterThan(expiresAt.getTime());
      money.service.clock.advance(RETURNED_GIFT_MS - HOUR_MS);
      expect(await paidAndCancelled()).toMatchObject({ remainingRials: GIFT, expiresAt: later.expiresAt });
      money.service.clock.advance(HOUR_MS);
      await runDueWork(money.service.context);
      expect(await grantOf()).toMatchObject({ remainingRials: 0 });
    });
  });

  it('by any course of price changes: at most half of the final price, and every held sum is accounted for', async () => {
    const dice = createDice(9);
    for (let round = 0; round < 4; round += 1) {
      await begin({ hasWelcomeGift: true, cashRials: 60_000_000 });
      const placed = await aPlacedOrder(money.story);
      await settle(placed, 'wallet-', '1');
      await theProviderDoes(money.story, placed, 'accept', 'depart', 'start');
      let before = (await detailOf(placed)).priceRial;
      for (let change = 0; change < 5; change += 1) {
        const most = dice.percent(50) ? 2 * GIFT : 9_600_000;
        const after = 10 * (1 + dice.below(most / 10));
        if (after === before) continue;
        await reprice(placed, after - before);
        before = after;
        const [task] = await connection().select().from(tasks).where(eq(tasks.id, placed.taskid));
        expect(task?.priceRials).toBe(after);
        expect(task?.giftRials).toBeLessThanOrEqual(toMostGiftRials(after));
        expect(await getEscrowRials(money.story, placed.taskid)).toBe(after);
        expect(await moved()).toMatchObject({ escrow: after });
      }
      await theProviderDoes(money.story, placed, 'finish');
      await confirm(placed);
      expect(await getEscrowRials(money.story, placed.taskid)).toBe(0);
    }
  });

  it('by two who cut the price and cancel another order at the same time', async () => {
    await begin({ hasWelcomeGift: true, cashRials: 20_000_000 });
    const placed = await aPlacedOrder(money.story);
    await settle(placed, 'wallet-', '1');
    await theProviderDoes(money.story, placed, 'accept', 'depart', 'start');
    const { taskid } = placed;
    const lines = [{ key: 'less-work' as const, amountRial: -9_400_000 }];
    const { pricechangeid } = await money.service.call(
      'pricechange/addpricechange',
      { taskid, lines, reason: 'less' },
      provider(),
    );
    const approve = () =>
      money.service.call('pricechange/decidepricechange', { pricechangeid, approve: true }, customer());
    const other = await aPlacedOrder(money.story, { gDate: aDayFromNow(money.service.context, 4) });
    await Promise.allSettled([approve(), settle(other, 'wallet-', '1'), approve(), cancel(other), approve()]);
    const spent = await connection()
      .select()
      .from(giftSpends)
      .where(and(eq(giftSpends.taskId, taskid)));
    expect(spent.map(({ amountRials, returnedRials }) => amountRials - returnedRials)).toEqual([100_000]);
    expect(await getEscrowRials(money.story, taskid)).toBe(GIFT);
  });
});
