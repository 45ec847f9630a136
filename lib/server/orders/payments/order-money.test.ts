import { eq } from 'drizzle-orm';

import { HOUR_MS, MINUTE_MS } from '@/lib/domain/constants/time-units';

import { getEscrowRials } from '../../seed/stories/books';
import {
  aCashOrder,
  aPaidOrder,
  aPlacedOrder,
  payAtTheBank,
  theProviderDoes,
  theProviderWorks,
  type Placed,
} from '../../seed/stories/orders';
import { aFreeProvider } from '../../seed/stories/people';
import { testBankPayments } from '../../schema';
import { useOrderMoney } from '../../testing/order-money';

// Three hours cost 9,600,000 rial; 15 % of it is 1,440,000, and the provider's 85 % are 8,160,000.
describe('the money of an order', () => {
  const money = useOrderMoney();
  const { begin, moved, settle, detailOf } = money;
  const confirm = ({ taskid }: Placed) =>
    money.service.call('reqandpay/confirmtask', { taskid }, { as: money.story.customer.userId });
  const cancel = ({ reqid }: Placed, previewOnly = false) =>
    money.service.call('reqandpay/cancelrequest', { reqid, previewOnly }, { as: money.story.customer.userId });
  const goTo = ({ startsAtMs }: { startsAtMs: number }, beforeMs: number) =>
    money.service.clock.advance(startsAtMs - beforeMs - money.service.clock.now().getTime());

  describe('[C-payment] paid at the bank with a gift', () => {
    it('is held in escrow, and released in commission and pay at COMPLETED', async () => {
      await begin({ hasWelcomeGift: true });
      const placed = await aPaidOrder(money.story, { usesGift: true });
      expect(await moved()).toEqual({ gift: -200_000, gateway: 9_400_000, escrow: 9_600_000 });
      await theProviderWorks(money.story, placed);
      expect(await moved()).toEqual({ gift: -200_000, gateway: 9_400_000, escrow: 9_600_000 });
      await confirm(placed);
      expect(await moved()).toEqual({ gift: -200_000, gateway: 9_400_000, commission: 1_440_000, payable: 8_160_000 });
    });

    it('goes back to its sources: gift to gift, bank to bank, while the bank takes it back', async () => {
      await begin({ hasWelcomeGift: true });
      const placed = await aPaidOrder(money.story, { usesGift: true });
      const preview = await cancel(placed, true);
      expect(preview).toMatchObject({
        feeRial: 0,
        refunds: [
          { to: 'gift', amountRial: 200_000 },
          { to: 'gateway', amountRial: 9_400_000 },
        ],
      });
      expect(await cancel(placed)).toEqual(preview);
      expect(await moved()).toEqual({});
      expect(await getEscrowRials(money.story, placed.taskid)).toBe(0);
    });

    it('goes to the wallet once the bank no longer takes it back', async () => {
      await begin({ hasWelcomeGift: true });
      const placed = await aPaidOrder(money.story, { usesGift: true });
      money.service.clock.advance(31 * MINUTE_MS);
      expect(await cancel(placed)).toMatchObject({
        refunds: [
          { to: 'gift', amountRial: 200_000 },
          { to: 'wallet', amountRial: 9_400_000 },
        ],
      });
      expect(await moved()).toEqual({ gateway: 9_400_000, cash: 9_400_000 });
    });

    it('goes to the wallet when the bank refuses the reversal', async () => {
      await begin();
      const placed = await aPlacedOrder(money.story);
      const authority = await payAtTheBank(money.story, placed);
      await money.service.context.ports.database.connection
        .update(testBankPayments)
        .set({ outcome: 'refused' })
        .where(eq(testBankPayments.authority, authority));
      expect(await cancel(placed)).toMatchObject({ refunds: [{ to: 'wallet', amountRial: 9_600_000 }] });
      expect(await moved()).toEqual({ gateway: 9_600_000, cash: 9_600_000 });
    });

    it('pays the provider the fee of a late cancellation out of own money, and gives the rest and the whole gift back', async () => {
      await begin({ hasWelcomeGift: true });
      const placed = await aPaidOrder(money.story, { usesGift: true });
      await theProviderDoes(money.story, placed, 'accept');
      goTo(await detailOf(placed), 2 * HOUR_MS);
      const preview = await cancel(placed, true);
      expect(preview).toMatchObject({
        feeRial: 1_440_000,
        refunds: [
          { to: 'gift', amountRial: 200_000 },
          { to: 'wallet', amountRial: 7_960_000 },
        ],
      });
      expect(await cancel(placed)).toEqual(preview);
      expect(await moved()).toEqual({ gateway: 9_400_000, payable: 1_440_000, cash: 7_960_000 });
      await expect(cancel(placed)).rejects.toMatchObject({ key: 'move-not-allowed' });
    });

    it('refunds all of it when the provider cancels accepted work, and promises an apology, which is no money yet', async () => {
      await begin({ hasWelcomeGift: true });
      const placed = await aPaidOrder(money.story, { usesGift: true });
      await theProviderDoes(money.story, placed, 'accept');
      money.service.clock.advance(HOUR_MS);
      await theProviderDoes(money.story, placed, 'withdraw');
      expect(await moved()).toEqual({ gateway: 9_400_000, cash: 9_400_000 });
    });
  });

  describe('paid with the wallet', () => {
    it('[C-payment] is taken once, however often it is settled', async () => {
      await begin({ cashRials: 10_000_000 });
      const placed = await aPlacedOrder(money.story, { ipgId: 2 });
      const [one, other] = await Promise.all([settle(placed, 'wallet-'), settle(placed, 'wallet-')]);
      expect(one).toEqual(other);
      expect(one).toMatchObject({ paid: true, taskid: placed.taskid, userFromIpg: 0 });
      await settle(placed, 'cod-');
      expect(await moved()).toEqual({ cash: -9_600_000, escrow: 9_600_000 });
      expect(await detailOf(placed)).toMatchObject({
        state: 'AWAITING_PROVIDER',
        isPaid: true,
        payType: 'online',
        codFlag: 'deactive',
      });
    });

    it('is refused when it does not reach, and nothing is reserved', async () => {
      await begin({ cashRials: 9_599_990 });
      const placed = await aPlacedOrder(money.story);
      await expect(settle(placed, 'wallet-')).rejects.toMatchObject({
        key: 'wallet-too-low',
        details: { missingRial: 10 },
      });
      expect(await moved()).toEqual({});
    });

    it('cannot be spent on two orders at once', async () => {
      await begin({ cashRials: 10_000_000 });
      const second = { ...money.story, provider: await aFreeProvider(money.service.context) };
      const orders = [await aPlacedOrder(money.story), await aPlacedOrder(second, { deliverytimeid: 15 })];
      const outcomes = await Promise.allSettled(orders.map((placed) => settle(placed, 'wallet-')));
      expect(outcomes.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
      expect((await moved()).cash).toBe(-9_600_000);
    });

    it('comes back to the wallet', async () => {
      await begin({ cashRials: 10_000_000, hasWelcomeGift: true });
      const placed = await aPlacedOrder(money.story);
      await settle(placed, 'wallet-', '1');
      expect(await moved()).toEqual({ gift: -200_000, cash: -9_400_000, escrow: 9_600_000 });
      expect(await cancel(placed)).toMatchObject({
        refunds: [
          { to: 'gift', amountRial: 200_000 },
          { to: 'wallet', amountRial: 9_400_000 },
        ],
      });
      expect(await moved()).toEqual({});
    });
  });

  describe('in cash', () => {
    it('takes the commission out of the provider’s bidding credit', async () => {
      await begin();
      const placed = await aCashOrder(money.story);
      expect(await moved()).toEqual({});
      expect(await detailOf(placed)).toMatchObject({
        state: 'AWAITING_PROVIDER',
        isPaid: false,
        payType: 'cod',
        codFlag: 'active',
      });
      await theProviderWorks(money.story, placed);
      expect(await moved()).toEqual({ credit: -1_440_000, escrow: 1_440_000 });
      await confirm(placed);
      expect(await moved()).toEqual({ credit: -1_440_000, commission: 1_440_000 });
    });

    it('[K-08] pays the provider the parts from gift 1, the customer’s own, and from the wallet', async () => {
      await begin({ hasWelcomeGift: true, cashRials: 1_000_000 });
      const placed = await aCashOrder(money.story, { giftCode: '1', useWallet: 'true' });
      expect(await detailOf(placed)).toMatchObject({
        payableRial: 8_400_000,
        giftRial: 200_000,
        walletRial: 1_000_000,
      });
      await theProviderWorks(money.story, placed);
      await confirm(placed);
      expect(await moved()).toEqual({
        gift: -200_000,
        cash: -1_000_000,
        payable: 1_200_000,
        credit: -1_440_000,
        commission: 1_440_000,
      });
    });

    it('gives the reserved commission back when the order is cancelled; a late fee comes out of the wallet, as far as it goes', async () => {
      await begin({ cashRials: 1_000_000 });
      const placed = await aCashOrder(money.story);
      await theProviderDoes(money.story, placed, 'accept');
      goTo(await detailOf(placed), HOUR_MS);
      expect(await cancel(placed, true)).toMatchObject({ feeRial: 1_000_000, refunds: [] });
      await cancel(placed);
      expect(await moved()).toEqual({ cash: -1_000_000, payable: 1_000_000 });
    });

    it('cannot be accepted once the credit no longer covers it', async () => {
      await begin({}, { biddingCreditRials: 2_000_000 });
      const first = await aCashOrder(money.story);
      const second = await aCashOrder(money.story, { deliverytimeid: 15 });
      await theProviderDoes(money.story, first, 'accept');
      await expect(theProviderDoes(money.story, second, 'accept')).rejects.toMatchObject({ key: 'cash-not-offered' });
      expect(await detailOf(second)).toMatchObject({ state: 'AWAITING_PROVIDER' });
      expect(await moved()).toEqual({ credit: -1_440_000, escrow: 1_440_000 });
    });

    it('[C-payment] [E-22] can be paid online afterwards; the provider hears of it once', async () => {
      await begin();
      const placed = await aCashOrder(money.story);
      await theProviderWorks(money.story, placed);
      const { redirectUrl } = await money.service.call(
        'ipg/postcodpostpay',
        { reqid: placed.reqid },
        { as: money.story.customer.userId },
      );
      const authority = /bank\/(\w+)/.exec(redirectUrl)?.[1] ?? '';
      await money.service.bank.settle(authority, 'paid');
      expect(await money.service.call('reqandpay/verifypayment', { authority })).toMatchObject({
        outcome: 'paid',
        amountRial: 9_600_000,
      });
      await confirm(placed);
      expect(await moved()).toEqual({ gateway: 9_600_000, commission: 1_440_000, payable: 8_160_000 });
      expect(await detailOf(placed)).toMatchObject({
        payType: 'online',
        isPaid: true,
        userFromIpg: 9_600_000,
        userName: 'سارا',
        userFamily: 'محمدی',
      });
      const { lstAlert } = await money.service.call(
        'nonePreloader/user/getalert',
        {},
        { as: money.story.provider.userId },
      );
      const payments = lstAlert.filter(({ topic }) => topic.startsWith('payment/'));
      expect(payments.map(({ payload }) => payload)).toEqual([
        `${money.story.provider.userId}_${placed.reqid}_9600000_test-bank_${placed.taskid}`,
      ]);
      await expect(
        money.service.call('ipg/postcodpostpay', { reqid: placed.reqid }, { as: money.story.customer.userId }),
      ).rejects.toMatchObject({ key: 'move-not-allowed' });
    });
  });

  it('[C-wallet] [E-05] answers the wallet in its four parts', async () => {
    await begin({ hasWelcomeGift: true, cashRials: 50_000_010 });
    expect(await money.service.call('wallet/getaccountbalance', {}, { as: money.story.customer.userId })).toEqual({
      balanceGiftCredit: 200_000,
      biddingCreditBalance: 0,
      balance: 5_000_001,
      balanceRial: 50_000_010,
    });
    expect(await money.service.call('wallet/getaccountbalance', {}, { as: money.story.provider.userId })).toMatchObject(
      {
        biddingCreditBalance: 20_000_000,
        balanceRial: 0,
      },
    );
  });
});
