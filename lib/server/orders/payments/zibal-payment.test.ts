import { existsSync } from 'node:fs';

import { createZibal } from '../../adapters/payment/zibal';
import { createPaymentGateways } from '../../ports/payment-gateways';
import { listLedgerFaults, readBooks, toDifference, type Books } from '../../seed/stories/books';
import { anOrderStory, aPlacedOrder, THREE_HOURS_RIALS, type OrderStory, type Placed } from '../../seed/stories/orders';
import { aCatalogue } from '../../seed/stories/people';
import { createTestService, type TestService } from '../../testing/call';
import { startZibalHost, ZIBAL_TEST_MERCHANT, type ZibalHost } from '../../testing/zibal-host';

const ZIBAL_IPG_ID = 6;

describe('orders paid through Zibal, beside another bank', () => {
  let host: ZibalHost;
  let service: TestService;
  let story: OrderStory;
  let before: Books;
  beforeAll(async () => {
    host = await startZibalHost();
    const zibal = createZibal({ merchant: ZIBAL_TEST_MERCHANT, baseUrl: host.url });
    service = await createTestService({
      ports: {
        gateways: {
          ...createPaymentGateways({ offered: [zibal] }),
          get offered() {
            return [service.bank, zibal];
          },
        },
      },
    });
    await aCatalogue(service.context);
  });
  beforeEach(async () => {
    host.heal();
    story = await anOrderStory(service);
    before = await readBooks(story);
  });
  afterEach(async () => expect(await listLedgerFaults(service.context.ports.database)).toEqual([]));
  afterAll(async () => {
    await service.close();
    await host.close();
  });

  const by = () => ({ as: story.customer.userId });
  const start = async ({ reqid }: Placed) =>
    (await service.call('ipg/startpayment', { reqid, ipgId: ZIBAL_IPG_ID }, by())).authority;
  const comeBack = async (authority: string) => (await service.call('reqandpay/verifypayment', { authority })).outcome;
  const moved = async () => toDifference(before, await readBooks(story));

  it('[C-payment] [E-15] list both banks with an icon, an order and the addresses of each use', async () => {
    const { lstIpg } = await service.call('config/getavailableipgnew', {}, { locale: 'fa' });
    expect(lstIpg.map(({ ipgName, showOrder }) => [ipgName, showOrder])).toEqual([
      ['test-bank', 1],
      ['zibal', 2],
      ['PELAKWALLET', 3],
      ['COD', 4],
    ]);
    expect(lstIpg[1]).toMatchObject({
      ipgId: ZIBAL_IPG_ID,
      ipgPersianName: 'پرداخت آنلاین با زیبال',
      ipgIconURL: '/icons/gateways/zibal.svg',
      activeInCurrentOrder: true,
      activeInFunnel: true,
      activeInIncreaseWallet: true,
      urlInFunnel: '/api/ipg/ipg/startpayment',
      urlInIncreaseWallet: '/api/ipg/ipg/increasewallet',
    });
    expect(new Set(lstIpg.map(({ ipgIconURL }) => ipgIconURL)).size).toBe(lstIpg.length);
    expect(lstIpg.filter(({ ipgIconURL }) => !existsSync(`public${ipgIconURL}`))).toEqual([]);
  });

  it('are paid once, however often the customer or the bank comes back', async () => {
    const authority = await start(await aPlacedOrder(story));
    expect(await comeBack(authority)).toBe('pending');
    host.settle(authority, 'paid');
    expect(await Promise.all([comeBack(authority), comeBack(authority)])).toEqual(['paid', 'paid']);
    expect(await moved()).toEqual({ gateway: THREE_HOURS_RIALS, escrow: THREE_HOURS_RIALS });
  });

  it('are found paid later where the gateway broke at the verification', async () => {
    const authority = await start(await aPlacedOrder(story));
    host.settle(authority, 'paid');
    host.failNext('verify', 'break-after');
    expect(await comeBack(authority)).toBe('pending');
    expect(await comeBack(authority)).toBe('paid');
  });

  it('are refunded to the wallet, and the preview shows that, because Zibal reverses nothing', async () => {
    const placed = await aPlacedOrder(story);
    const authority = await start(placed);
    host.settle(authority, 'paid');
    await comeBack(authority);
    const back = [{ to: 'wallet', amountRial: THREE_HOURS_RIALS }];
    const { reqid } = placed;
    const preview = await service.call('reqandpay/cancelrequest', { reqid, previewOnly: true }, by());
    expect(preview.refunds).toEqual(back);
    expect((await service.call('reqandpay/cancelrequest', { reqid }, by())).refunds).toEqual(back);
    expect(await moved()).toEqual({ gateway: THREE_HOURS_RIALS, cash: THREE_HOURS_RIALS });
  });
});
