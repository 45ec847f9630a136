import { MINUTE_MS } from '@/lib/domain/constants/time-units';

import { createZarinpal } from '../../adapters/payment/zarinpal';
import { createPaymentGateways } from '../../ports/payment-gateways';
import { getEscrowRials, listLedgerFaults, readBooks, toDifference, type Books } from '../../seed/stories/books';
import { anOrderStory, aPlacedOrder, THREE_HOURS_RIALS, type OrderStory, type Placed } from '../../seed/stories/orders';
import { aCatalogue, anOperator } from '../../seed/stories/people';
import { createTestService, type TestService } from '../../testing/call';
import { startZarinpalHost, ZARINPAL_TEST_MERCHANT, type ZarinpalHost } from '../../testing/zarinpal-host';
import { runDueWork } from '../../timers';

describe('orders paid through Zarinpal', () => {
  let gateway: ZarinpalHost;
  let service: TestService;
  let story: OrderStory;
  let before: Books;
  beforeAll(async () => {
    gateway = await startZarinpalHost();
    service = await createTestService({
      ports: {
        gateways: createPaymentGateways({
          offered: [createZarinpal({ merchantId: ZARINPAL_TEST_MERCHANT, isSandbox: false, baseUrl: gateway.url })],
        }),
      },
    });
    await aCatalogue(service.context);
  });
  beforeEach(async () => {
    gateway.heal();
    story = await anOrderStory(service);
    before = await readBooks(story);
  });
  afterEach(async () => expect(await listLedgerFaults(service.context.ports.database)).toEqual([]));
  afterAll(async () => {
    await service.close();
    await gateway.close();
  });

  const start = async ({ reqid }: Placed) =>
    (await service.call('ipg/startpayment', { reqid }, { as: story.customer.userId })).authority;
  /** The page that a callback opens, on whatever device: it has no session. */
  const comeBack = async (authority: string) => (await service.call('reqandpay/verifypayment', { authority })).outcome;
  const cancel = ({ reqid }: Placed) =>
    service.call('reqandpay/cancelrequest', { reqid, previewOnly: false }, { as: story.customer.userId });
  const moved = async () => toDifference(before, await readBooks(story));
  const inbox = async () =>
    (await service.call('user/getuserinbox', {}, { as: story.customer.userId })).userInboxLst.map(({ title }) => title);
  const waitAndWork = async (minutes: number) => {
    service.clock.advance(minutes * MINUTE_MS);
    await runDueWork(service.context);
  };
  const payAndCome = async (placed: Placed) => {
    const authority = await start(placed);
    gateway.settle(authority, 'PAID');
    expect(await comeBack(authority)).toBe('paid');
    return authority;
  };

  it('are paid once with our own amount, whoever comes back and however often', async () => {
    const placed = await aPlacedOrder(story);
    const authority = await payAndCome(placed);
    expect(await Promise.all([comeBack(authority), comeBack(authority)])).toEqual(['paid', 'paid']);
    expect(await moved()).toEqual({ gateway: THREE_HOURS_RIALS, escrow: THREE_HOURS_RIALS });
    const amounts = gateway.asked
      .filter(({ fields }) => fields.authority === authority || fields.amount)
      .map(({ fields }) => fields.amount);
    expect(new Set(amounts)).toEqual(new Set([THREE_HOURS_RIALS]));
  });

  it('tell a customer who comes back unpaid that it failed, once, and still believe a later payment', async () => {
    const placed = await aPlacedOrder(story);
    const authority = await start(placed);
    gateway.settle(authority, 'FAILED');
    expect([await comeBack(authority), await comeBack(authority)]).toEqual(['refused', 'refused']);
    expect((await inbox()).filter((title) => title === 'The payment failed')).toHaveLength(1);
    gateway.settle(authority, 'PAID');
    expect(await comeBack(authority)).toBe('paid');
    expect(await moved()).toEqual({ gateway: THREE_HOURS_RIALS, escrow: THREE_HOURS_RIALS });
  });

  it('are not given up while their customer is still typing the card’s number', async () => {
    const placed = await aPlacedOrder(story);
    const authority = await start(placed);
    await waitAndWork(2);
    expect(await inbox()).toEqual([]);
    gateway.settle(authority, 'PAID');
    await waitAndWork(2);
    expect(await moved()).toEqual({ gateway: THREE_HOURS_RIALS, escrow: THREE_HOURS_RIALS });
  });

  it.each([
    ['break-before', 'bank-unreachable', 503],
    [-11, 'bank-unreachable', 503],
    [-9, 'payment-refused', 409],
  ] as const)(
    '[C-payment] [R-17] report a bank that answers a beginning with %s as %s, and can be paid a moment later',
    async (fault, key, status) => {
      const placed = await aPlacedOrder(story);
      gateway.failNext('request', fault);
      await expect(start(placed)).rejects.toMatchObject({ key, status });
      await payAndCome(placed);
    },
  );

  it('are found paid once a missing gateway answers again', async () => {
    const placed = await aPlacedOrder(story);
    const authority = await start(placed);
    gateway.settle(authority, 'PAID');
    gateway.failNext('verify', 'html', 'always');
    expect(await comeBack(authority)).toBe('pending');
    await waitAndWork(2);
    gateway.heal();
    await waitAndWork(2);
    expect(await moved()).toEqual({ gateway: THREE_HOURS_RIALS, escrow: THREE_HOURS_RIALS });
  });

  it('refund once when the process ends between the gateway’s reversal and our row', async () => {
    const placed = await aPlacedOrder(story);
    const authority = await payAndCome(placed);
    // The gateway did it, and neither its answer nor our note of it came to be.
    gateway.failNext('reverse', 'break-after');
    gateway.failNext('inquiry', 'break-before');
    await cancel(placed);
    expect(gateway.getState(authority)).toBe('REVERSED');
    expect(await getEscrowRials(story, placed.taskid)).toBe(THREE_HOURS_RIALS);
    await waitAndWork(1);
    expect(await moved()).toEqual({});
  });

  it('keep the money in escrow for as long as the gateway is silent, and send it to the wallet after its clear refusal', async () => {
    const placed = await aPlacedOrder(story);
    await payAndCome(placed);
    gateway.failNext('reverse', 'html', 'always');
    await cancel(placed);
    for (let time = 0; time < 6; time += 1) await waitAndWork(10);
    expect(await moved()).toEqual({ gateway: THREE_HOURS_RIALS, escrow: THREE_HOURS_RIALS });
    gateway.failNext('reverse', -63, 'always');
    await waitAndWork(10);
    expect(await moved()).toEqual({ gateway: THREE_HOURS_RIALS, cash: THREE_HOURS_RIALS });
  });

  it('have money that came too late in the order’s escrow at the desk, until the gateway has given it back', async () => {
    const placed = await aPlacedOrder(story);
    const authority = await start(placed);
    await cancel(placed);
    gateway.failNext('reverse', 'html', 'always');
    gateway.settle(authority, 'PAID');
    await comeBack(authority);
    const desk = { as: await anOperator(service.context) };
    const held = async () =>
      (await service.call('operator/getorder', { taskid: placed.taskid }, desk)).order.money.heldRial;
    expect([await held(), await moved()]).toEqual([
      THREE_HOURS_RIALS,
      { gateway: THREE_HOURS_RIALS, escrow: THREE_HOURS_RIALS },
    ]);
    gateway.heal();
    await waitAndWork(10);
    expect([await held(), await moved()]).toEqual([0, {}]);
  });
});
