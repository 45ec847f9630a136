import { eq } from 'drizzle-orm';

import { HOUR_MS, MINUTE_MS } from '@/lib/domain/constants';

import { getEscrowRials, listLedgerFaults, readBooks, toDifference, type Books } from '../seed/stories/books';
import {
  aCashOrder,
  aPaidOrder,
  aPlacedOrder,
  payAtTheBank,
  theProviderDoes,
  theProviderWorks,
  type OrderStory,
  type Placed,
} from '../seed/stories/orders';
import { aCatalogue, aCustomerWithAnAddress, aFreeProvider } from '../seed/stories/people';
import { testBankPayments } from '../schema';
import { createTestService, type TestService } from '../testing/call';

// Three hours cost 9,600,000 rial; 15 % of it is 1,440,000, and the provider's 85 % are 8,160,000.
describe('the money of an order', () => {
  let service: TestService;
  let story: OrderStory;
  let before: Books;

  beforeAll(async () => {
    service = await createTestService();
    await aCatalogue(service.context);
  });
  afterAll(() => service.close());
  afterEach(async () => expect(await listLedgerFaults(service.context.ports.database)).toEqual([]));

  const begin = async (money: { cashRials?: number; hasWelcomeGift?: boolean; referrerId?: number } = {}) => {
    story = {
      service,
      customer: await aCustomerWithAnAddress(service.context, money),
      provider: await aFreeProvider(service.context),
    };
    before = await readBooks(story);
  };
  const moved = async () => toDifference(before, await readBooks(story));
  const confirm = ({ taskid }: Placed) =>
    service.call('reqandpay/confirmtask', { taskid }, { as: story.customer.userId });
  const cancel = ({ reqid }: Placed, previewOnly = false) =>
    service.call('reqandpay/cancelrequest', { reqid, previewOnly }, { as: story.customer.userId });
  const settle = ({ reqid }: Placed, prefix: 'cod-' | 'wallet-', giftCode = '0') =>
    service.call('custom', { prefix, reqId: reqid, giftCode, useWallet: 'true' }, { as: story.customer.userId });
  const goTo = ({ startsAtMs }: { startsAtMs: number }, beforeMs: number) =>
    service.clock.advance(startsAtMs - beforeMs - service.clock.now().getTime());
  const detailOf = async ({ taskid }: Placed) =>
    (await service.call('clean/gettaskdetail', { taskid }, { as: story.customer.userId })).taskDetail;

  describe('[C-payment] paid at the bank with a gift', () => {
    it('is held in escrow, and released in commission and pay at COMPLETED', async () => {
      await begin({ hasWelcomeGift: true });
      const placed = await aPaidOrder(story, { usesGift: true });
      expect(await moved()).toEqual({ gift: -200_000, gateway: 9_400_000, escrow: 9_600_000 });
      await theProviderWorks(story, placed);
      expect(await moved()).toEqual({ gift: -200_000, gateway: 9_400_000, escrow: 9_600_000 });
      await confirm(placed);
      expect(await moved()).toEqual({ gift: -200_000, gateway: 9_400_000, commission: 1_440_000, payable: 8_160_000 });
    });

    it('goes back where it came from: gift to gift, bank to bank, while the bank takes it back', async () => {
      await begin({ hasWelcomeGift: true });
      const placed = await aPaidOrder(story, { usesGift: true });
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
      expect(await getEscrowRials(story, placed.taskid)).toBe(0);
    });

    it('goes to the wallet once the bank no longer takes it back', async () => {
      await begin({ hasWelcomeGift: true });
      const placed = await aPaidOrder(story, { usesGift: true });
      service.clock.advance(31 * MINUTE_MS);
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
      const placed = await aPlacedOrder(story);
      const authority = await payAtTheBank(story, placed);
      await service.context.ports.database.connection
        .update(testBankPayments)
        .set({ outcome: 'refused' })
        .where(eq(testBankPayments.authority, authority));
      expect(await cancel(placed)).toMatchObject({ refunds: [{ to: 'wallet', amountRial: 9_600_000 }] });
      expect(await moved()).toEqual({ gateway: 9_600_000, cash: 9_600_000 });
    });

    it('pays the provider the fee of a late cancellation: gift first, the rest back', async () => {
      await begin({ hasWelcomeGift: true });
      const placed = await aPaidOrder(story, { usesGift: true });
      await theProviderDoes(story, placed, 'accept');
      goTo(await detailOf(placed), 2 * HOUR_MS);
      const preview = await cancel(placed, true);
      expect(preview).toMatchObject({ feeRial: 1_440_000, refunds: [{ to: 'wallet', amountRial: 8_160_000 }] });
      expect(await cancel(placed)).toEqual(preview);
      expect(await moved()).toEqual({ gift: -200_000, gateway: 9_400_000, payable: 1_440_000, cash: 8_160_000 });
      await expect(cancel(placed)).rejects.toMatchObject({ key: 'move-not-allowed' });
    });

    it('gives all of it back when the provider cancels accepted work, and promises an apology, which is no money yet', async () => {
      await begin({ hasWelcomeGift: true });
      const placed = await aPaidOrder(story, { usesGift: true });
      await theProviderDoes(story, placed, 'accept');
      service.clock.advance(HOUR_MS);
      await theProviderDoes(story, placed, 'withdraw');
      expect(await moved()).toEqual({ gateway: 9_400_000, cash: 9_400_000 });
    });
  });

  describe('paid with the wallet', () => {
    it('[C-payment] is taken once, however often it is settled', async () => {
      await begin({ cashRials: 10_000_000 });
      const placed = await aPlacedOrder(story, { ipgId: 2 });
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
      const placed = await aPlacedOrder(story);
      await expect(settle(placed, 'wallet-')).rejects.toMatchObject({
        key: 'wallet-too-low',
        details: { missingRial: 10 },
      });
      expect(await moved()).toEqual({});
    });

    it('cannot be spent on two orders at once', async () => {
      await begin({ cashRials: 10_000_000 });
      const second = { ...story, provider: await aFreeProvider(service.context) };
      const orders = [await aPlacedOrder(story), await aPlacedOrder(second, { deliverytimeid: 15 })];
      const outcomes = await Promise.allSettled(orders.map((placed) => settle(placed, 'wallet-')));
      expect(outcomes.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
      expect((await moved()).cash).toBe(-9_600_000);
    });

    it('comes back to the wallet', async () => {
      await begin({ cashRials: 10_000_000, hasWelcomeGift: true });
      const placed = await aPlacedOrder(story);
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
      const placed = await aCashOrder(story);
      expect(await moved()).toEqual({});
      expect(await detailOf(placed)).toMatchObject({
        state: 'AWAITING_PROVIDER',
        isPaid: false,
        payType: 'cod',
        codFlag: 'active',
      });
      await theProviderWorks(story, placed);
      expect(await moved()).toEqual({ credit: -1_440_000, escrow: 1_440_000 });
      await confirm(placed);
      expect(await moved()).toEqual({ credit: -1_440_000, commission: 1_440_000 });
    });

    it('[K-08] pays the provider the part that came from gift 1, the customer’s own, and from the wallet', async () => {
      await begin({ hasWelcomeGift: true, cashRials: 1_000_000 });
      const placed = await aCashOrder(story, { giftCode: '1', useWallet: 'true' });
      expect(await detailOf(placed)).toMatchObject({
        payableRial: 8_400_000,
        giftRial: 200_000,
        walletRial: 1_000_000,
      });
      await theProviderWorks(story, placed);
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
      const placed = await aCashOrder(story);
      await theProviderDoes(story, placed, 'accept');
      goTo(await detailOf(placed), HOUR_MS);
      expect(await cancel(placed, true)).toMatchObject({ feeRial: 1_000_000, refunds: [] });
      await cancel(placed);
      expect(await moved()).toEqual({ cash: -1_000_000, payable: 1_000_000 });
    });

    it('cannot be accepted once the credit no longer covers it', async () => {
      story = {
        service,
        customer: await aCustomerWithAnAddress(service.context),
        provider: await aFreeProvider(service.context, { biddingCreditRials: 2_000_000 }),
      };
      before = await readBooks(story);
      const first = await aCashOrder(story);
      const second = await aCashOrder(story, { deliverytimeid: 15 });
      await theProviderDoes(story, first, 'accept');
      await expect(theProviderDoes(story, second, 'accept')).rejects.toMatchObject({ key: 'cash-not-offered' });
      expect(await detailOf(second)).toMatchObject({ state: 'AWAITING_PROVIDER' });
      expect(await moved()).toEqual({ credit: -1_440_000, escrow: 1_440_000 });
    });

    it('[C-payment] [E-22] can be paid online afterwards; the provider hears of it once', async () => {
      await begin();
      const placed = await aCashOrder(story);
      await theProviderWorks(story, placed);
      const { redirectUrl } = await service.call(
        'ipg/postcodpostpay',
        { reqid: placed.reqid },
        { as: story.customer.userId },
      );
      const authority = /bank\/(\w+)/.exec(redirectUrl)?.[1] ?? '';
      await service.bank.settle(authority, 'paid');
      expect(await service.call('reqandpay/verifypayment', { authority })).toMatchObject({
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
      const { lstAlert } = await service.call('nonePreloader/user/getalert', {}, { as: story.provider.userId });
      const payments = lstAlert.filter(({ topic }) => topic.startsWith('payment/'));
      expect(payments.map(({ payload }) => payload)).toEqual([
        `${story.provider.userId}_${placed.reqid}_9600000_test-bank_${placed.taskid}`,
      ]);
      await expect(
        service.call('ipg/postcodpostpay', { reqid: placed.reqid }, { as: story.customer.userId }),
      ).rejects.toMatchObject({ key: 'move-not-allowed' });
    });
  });

  it('[C-wallet] [E-05] tells the wallet in its four parts', async () => {
    await begin({ hasWelcomeGift: true, cashRials: 50_000_010 });
    expect(await service.call('wallet/getaccountbalance', {}, { as: story.customer.userId })).toEqual({
      balanceGiftCredit: 200_000,
      biddingCreditBalance: 0,
      balance: 5_000_001,
      balanceRial: 50_000_010,
    });
    expect(await service.call('wallet/getaccountbalance', {}, { as: story.provider.userId })).toMatchObject({
      biddingCreditBalance: 20_000_000,
      balanceRial: 0,
    });
  });
});
