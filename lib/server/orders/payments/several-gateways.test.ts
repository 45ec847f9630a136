import { eq } from 'drizzle-orm';

import { MINUTE_MS } from '@/lib/domain/constants/time-units';

import { createZarinpal } from '../../adapters/payment/zarinpal';
import { takeOwnerless } from '../../money';
import type { PaymentPort } from '../../ports/payment';
import { createPaymentGateways, type PaymentGateways } from '../../ports/payment-gateways';
import { paymentAttempts, walletTopUps } from '../../schema';
import { getEscrowRials, listLedgerFaults } from '../../seed/stories/books';
import {
  anOrderStory,
  aCashOrder,
  aPaidOrder,
  aPlacedOrder,
  theProviderDoes,
  theProviderWorks,
  THREE_HOURS_RIALS,
  type OrderStory,
  type Placed,
} from '../../seed/stories/orders';
import { aCatalogue, aDayFromNow } from '../../seed/stories/people';
import { createTestService, type TestService } from '../../testing/call';
import { startZarinpalHost, ZARINPAL_TEST_MERCHANT, type ZarinpalHost } from '../../testing/zarinpal-host';
import { runDueWork } from '../../timers';

const TOP_UP_RIALS = 1_000_000;
const [FIRST, ZARINPAL, TEST_BANK] = [1, 4, 5];

describe('payments at several gateways', () => {
  let host: ZarinpalHost;
  let service: TestService;
  let story: OrderStory;
  let zarinpal: PaymentPort;
  /** The gateways of this process; a test changes them as a restart with other settings would. */
  let gateways: PaymentGateways;
  const unknownGateways: string[] = [];
  const onUnknown = (gatewayId: string) => void unknownGateways.push(gatewayId);

  beforeAll(async () => {
    host = await startZarinpalHost();
    zarinpal = createZarinpal({ merchantId: ZARINPAL_TEST_MERCHANT, isSandbox: false, baseUrl: host.url });
    service = await createTestService({
      ports: {
        gateways: {
          get offered() {
            return gateways.offered;
          },
          get patience() {
            return gateways.patience;
          },
          findTaker: (payment) => gateways.findTaker(payment),
        },
      },
    });
    await aCatalogue(service.context);
  });
  beforeEach(async () => {
    gateways = createPaymentGateways({ offered: [service.bank, zarinpal], onUnknown });
    unknownGateways.length = 0;
    story = await anOrderStory(service);
  });
  afterEach(async () => expect(await listLedgerFaults(service.context.ports.database)).toEqual([]));
  afterAll(async () => {
    await service.close();
    await host.close();
  });

  const asCustomer = () => ({ as: story.customer.userId });
  const start = async ({ reqid }: Placed, ipgId?: number) =>
    (await service.call('ipg/startpayment', { reqid, ipgId }, asCustomer())).authority;
  const topUp = async (ipgId?: number) =>
    (await service.call('ipg/increasewallet', { amountRial: TOP_UP_RIALS, ipgId }, asCustomer())).authority;
  const comeBack = async (authority: string) => (await service.call('reqandpay/verifypayment', { authority })).outcome;
  const cancel = ({ reqid }: Placed) =>
    service.call('reqandpay/cancelrequest', { reqid, previewOnly: false }, asCustomer());
  const walletRials = async () => (await service.call('wallet/getaccountbalance', {}, asCustomer())).balanceRial;
  const takerOf = async (authority: string) => {
    const { connection } = service.context.ports.database;
    for (const table of [paymentAttempts, walletTopUps]) {
      const [row] = await connection
        .select({ gatewayId: table.gatewayId })
        .from(table)
        .where(eq(table.authority, authority));
      if (row) return row.gatewayId;
    }
    return null;
  };
  const waitAndWork = async (minutes: number) => {
    for (let waited = 0; waited < minutes; waited += 2) {
      service.clock.advance(2 * MINUTE_MS);
      await runDueWork(service.context);
    }
  };
  const payAt = {
    zarinpal: (it: string) => host.settle(it, 'PAID'),
    bank: (it: string) => service.bank.settle(it, 'paid'),
  };

  it('[C-payment] [E-15] lists each with an id and words of its own, before the wallet and cash', async () => {
    const { lstIpg } = await service.call('config/getavailableipgnew', {}, { locale: 'fa' });
    expect(
      lstIpg.map((gateway) => [gateway.ipgId, gateway.ipgName, gateway.ipgPersianName, gateway.showOrder]),
    ).toEqual([
      [FIRST, 'test-bank', 'پرداخت آنلاین با بانک آزمایشی', 1],
      [ZARINPAL, 'zarinpal', 'پرداخت آنلاین با زرین‌پال', 2],
      [2, 'PELAKWALLET', 'کیف پول پلاکفن', 3],
      [3, 'COD', 'پرداخت در محل', 4],
    ]);
    expect(lstIpg.map(({ activeInIncreaseWallet }) => activeInIncreaseWallet)).toEqual([true, true, false, false]);
  });

  it('go to the order’s gateway, to another one chosen at the payment, and to the first where none is', async () => {
    const placed = await aPlacedOrder(story, { ipgId: ZARINPAL });
    const unchosen = await aPlacedOrder(story, { gDate: aDayFromNow(service.context, 4) });
    const authorities = [
      await start(placed),
      await start(placed, FIRST),
      await start(placed, TEST_BANK),
      await start(unchosen),
      await topUp(),
      await topUp(ZARINPAL),
    ];
    expect(await Promise.all(authorities.map(takerOf))).toEqual([
      'zarinpal',
      'test-bank',
      'test-bank',
      'test-bank',
      'test-bank',
      'zarinpal',
    ]);
  });

  it('are refused for a closed gateway, and an order that names one goes to the first', async () => {
    const placed = await aPlacedOrder(story, { ipgId: ZARINPAL });
    gateways = createPaymentGateways({ offered: [service.bank], settlingOnly: [zarinpal], onUnknown });
    for (const ipgId of [ZARINPAL, 2, 3, 99]) {
      await expect(start(placed, ipgId)).rejects.toMatchObject({ key: 'invalid-input' });
      await expect(topUp(ipgId)).rejects.toMatchObject({ key: 'invalid-input' });
    }
    expect(await takerOf(await start(placed))).toBe('test-bank');
  });

  it('are settled and refunded by their own gateway, also when another one is offered by then', async () => {
    const atZarinpal = await aPlacedOrder(story);
    const atTheBank = await aPlacedOrder(story, { gDate: aDayFromNow(service.context, 4) });
    const [first, second] = [await start(atZarinpal, ZARINPAL), await start(atTheBank, TEST_BANK)];
    payAt.zarinpal(first);
    await payAt.bank(second);
    gateways = createPaymentGateways({ offered: [service.bank], settlingOnly: [zarinpal], onUnknown });
    expect(await comeBack(first)).toBe('paid');
    gateways = createPaymentGateways({ offered: [zarinpal], settlingOnly: [service.bank], onUnknown });
    expect(await comeBack(second)).toBe('paid');
    await cancel(atTheBank);
    gateways = createPaymentGateways({ offered: [service.bank], settlingOnly: [zarinpal], onUnknown });
    await cancel(atZarinpal);
    expect(host.getState(first)).toBe('REVERSED');
    expect(await service.bank.findPayment(second)).toMatchObject({ outcome: 'reversed' });
    expect(host.asked.filter(({ fields }) => fields.authority === second)).toEqual([]);
    expect([await walletRials(), unknownGateways]).toEqual([0, []]);
  });

  it('are found by asking the right one when no callback comes: an order’s and a wallet’s', async () => {
    const placed = await aPlacedOrder(story, { ipgId: ZARINPAL });
    const [order, first, second] = [await start(placed), await topUp(ZARINPAL), await topUp(TEST_BANK)];
    payAt.zarinpal(order);
    payAt.zarinpal(first);
    await payAt.bank(second);
    await waitAndWork(2);
    expect(await walletRials()).toBe(2 * TOP_UP_RIALS);
    expect(await getEscrowRials(story, placed.taskid)).toBe(THREE_HOURS_RIALS);
    const asked = host.asked.filter(({ method }) => method === 'verify').map(({ fields }) => fields.authority);
    expect(asked).toEqual(expect.arrayContaining([order, first]));
    expect(asked).not.toContain(second);
  });

  it('pay a cash order afterwards at the chosen one', async () => {
    const placed = await aCashOrder(story);
    const page = await service.call('ipg/postcodpostpay', { reqid: placed.reqid, ipgId: ZARINPAL }, asCustomer());
    const authority = page.redirectUrl.split('/').at(-1) ?? '';
    expect(await takerOf(authority)).toBe('zarinpal');
    payAt.zarinpal(authority);
    expect(await comeBack(authority)).toBe('paid');
  });

  describe('through an unknown gateway', () => {
    const closeZarinpal = () => {
      gateways = createPaymentGateways({ offered: [service.bank], onUnknown });
    };
    const openZarinpal = () => {
      gateways = createPaymentGateways({ offered: [service.bank, zarinpal], onUnknown });
    };

    it('stay open for as long as it takes, are told to the operators, and count once the gateway is there again', async () => {
      const order = await start(await aPlacedOrder(story), ZARINPAL);
      const wallet = await topUp(ZARINPAL);
      payAt.zarinpal(order);
      payAt.zarinpal(wallet);
      closeZarinpal();
      const verify = jest.spyOn(service.bank, 'verify');
      await waitAndWork(40);
      expect([await comeBack(order), await comeBack(wallet)]).toEqual(['pending', 'pending']);
      const asked = verify.mock.calls.map(([authority]) => authority);
      expect(asked.filter((authority) => authority === order || authority === wallet)).toEqual([]);
      verify.mockRestore();
      expect([await walletRials(), unknownGateways]).toEqual([0, ['zarinpal']]);
      openZarinpal();
      await waitAndWork(2);
      expect([await comeBack(order), await comeBack(wallet)]).toEqual(['to-card', 'paid']);
      expect(await walletRials()).toBe(TOP_UP_RIALS);
    });

    it('keep money for an erased account, until they can refund it themselves', async () => {
      const authority = await topUp(ZARINPAL);
      payAt.zarinpal(authority);
      const { database, clock } = service.context.ports;
      const isOf = eq(walletTopUps.authority, authority);
      await database.transaction(async (transaction) => {
        const returning = { state: 'returning', nextCheckAt: clock.now(), settledAt: clock.now() } as const;
        const [row] = await transaction.update(walletTopUps).set(returning).where(isOf).returning();
        await takeOwnerless(
          transaction,
          { source: 'top-up', id: row?.id ?? 0, amountRials: TOP_UP_RIALS },
          clock.now(),
        );
      });
      const state = async () =>
        (await database.connection.select({ state: walletTopUps.state }).from(walletTopUps).where(isOf))[0]?.state;
      closeZarinpal();
      await waitAndWork(40);
      expect(await state()).toBe('returning');
      openZarinpal();
      await waitAndWork(10);
      expect([await state(), host.getState(authority)]).toEqual(['returned', 'REVERSED']);
    });

    it('keep money for a refund in escrow, neither in the wallet nor at another gateway', async () => {
      const placed = await aPlacedOrder(story);
      const authority = await start(placed, ZARINPAL);
      payAt.zarinpal(authority);
      await comeBack(authority);
      closeZarinpal();
      await cancel(placed);
      await waitAndWork(40);
      expect([await getEscrowRials(story, placed.taskid), await walletRials()]).toEqual([THREE_HOURS_RIALS, 0]);
      openZarinpal();
      await waitAndWork(10);
      expect(host.getState(authority)).toBe('REVERSED');
      expect([await getEscrowRials(story, placed.taskid), await walletRials()]).toEqual([0, 0]);
    });
  });

  it('none offered any more: neither a tip (ipg/starttippayment) nor a higher price (ipg/startpricepayment) begins', async () => {
    const [tipped, dearer] = [
      await aPaidOrder(story),
      await aPaidOrder(story, { gDate: aDayFromNow(service.context, 5) }),
    ];
    await theProviderWorks(story, tipped);
    await theProviderDoes(story, dearer, 'accept', 'depart', 'start');
    const lines = [{ key: 'overtime', minutes: 30 } as const];
    const by = { as: story.provider.userId };
    const asked = { taskid: dearer.taskid, lines, reason: 'The oven' };
    const { pricechangeid } = await service.call('pricechange/addpricechange', asked, by);
    gateways = createPaymentGateways({ offered: [], settlingOnly: [service.bank], onUnknown });
    const tip = { taskid: tipped.taskid, amountRial: 500_000 };
    const refused = { key: 'bank-not-offered' };
    await expect(service.call('ipg/starttippayment', tip, asCustomer())).rejects.toMatchObject(refused);
    const begun = service.call('ipg/startpricepayment', { pricechangeid }, asCustomer());
    await expect(begun).rejects.toMatchObject(refused);
  });
});
