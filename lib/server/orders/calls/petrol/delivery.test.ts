import { toCommissionRials } from '@/lib/domain/money/money';

import { getBalanceRials, platformAccounts, post, userAccount } from '../../../money';
import { theProviderDoes } from '../../../seed/stories/orders';
import { aCustomerWithAnAddress, aFreeProvider, type StoryCustomer } from '../../../seed/stories/people';
import { aTruck, CAR, GAS_ID } from '../../../seed/stories/trucks';
import { useMarket } from '../../../testing/use-market';

const ORDERED = 30;
const LITRE_RIALS = 30_000;
const ORDER_RIALS = 2_100_000;
const WALLET_RIALS = 10_000_000;

describe('[C-gas] the delivered litres settle the sum', () => {
  const service = useMarket({ checksLedger: true });
  let customer: StoryCustomer;
  let truck: Awaited<ReturnType<typeof aTruck>>;
  let placed: { readonly taskid: number; readonly reqid: number };
  beforeEach(async () => {
    customer = await aCustomerWithAnAddress(service.context, { cashRials: WALLET_RIALS });
    truck = await aTruck(service.context);
  });

  async function begin(prefix: 'wallet-' | 'cod-' = 'wallet-') {
    const by = { as: customer.userId };
    const answer = await service.call(
      'handyman/addgasrequest',
      {
        serviceEnum: 'gas',
        srvcategoryid: GAS_ID,
        gasTruckId: truck.truckId,
        carLatitude: CAR.latitude,
        carLongitude: CAR.longitude,
        carPlace: 'By the bakery',
        vehicleType: 'AUTOMOBILE',
        plaque: '12-ب-345-67',
        autoBrandId: 1,
        gasTypeEnum: 'REGULAR',
        litreVolume: ORDERED,
      },
      by,
    );
    placed = answer;
    const useWallet = prefix === 'wallet-' ? 'true' : 'false';
    await service.call('custom', { prefix, reqId: String(placed.reqid), giftCode: '0', useWallet }, by);
    await theProviderDoes({ service, customer, provider: truck }, answer, 'accept', 'depart', 'start');
  }
  const deliver = (litreVolume: number, as = truck.userId) =>
    service.call('gas/adddelivery', { taskid: placed.taskid, litreVolume }, { as });
  const detail = async (as = customer.userId) =>
    (await service.call('clean/gettaskdetail', { taskid: placed.taskid }, { as, locale: 'en' })).taskDetail;
  const wallet = () => getBalanceRials(service.context.ports.database.connection, userAccount('cash', customer.userId));

  it('make the driver’s day, beside the neighbourhoods from which several orders came, and their middle alone', async () => {
    const readDay = async () => (await service.call('expert/getdashboard', {}, { as: truck.userId })).truckDay;
    expect(await readDay()).toMatchObject({ jobCount: 0, litres: 0, netRial: 0 });
    for (const litres of [21.5, ORDERED]) {
      await begin();
      await deliver(litres);
      await theProviderDoes({ service, customer, provider: truck }, placed, 'finish');
    }
    const day = await readDay();
    expect(day).toMatchObject({ jobCount: 2, litres: 21.5 + ORDERED });
    expect(day?.netRial).toBeGreaterThan(0);
    const [first] = day?.lstDemand ?? [];
    expect(first?.orderCount).toBeGreaterThanOrEqual(2);
    const { lstLocation } = await service.call('geo/getalllocationbycityid', { cityid: day?.cityid ?? 0 });
    const { googleLat, googleLong } = lstLocation.find(({ locationid }) => locationid === first?.locationid) ?? {};
    expect(first).toMatchObject({ googleLat, googleLong });
    expect(
      (await service.call('expert/getdashboard', {}, { as: (await aFreeProvider(service.context)).userId })).truckDay,
    ).toBeNull();
  });

  it('refund at once what did not fit in, without an approval', async () => {
    await begin();
    await deliver(21.5);
    const backRials = 8.5 * LITRE_RIALS;
    expect(await detail()).toMatchObject({
      priceRial: ORDER_RIALS - backRials,
      petrol: { deliveredLitres: 21.5 },
      priceChange: { state: 'approved' },
    });
    expect((await detail()).lines[0]).toMatchObject({
      label: 'Regular petrol, 21.5 l delivered of 30 l ordered × 3,000\u00a0tomans',
      amountRial: 21.5 * LITRE_RIALS,
    });
    expect(await wallet()).toBe(WALLET_RIALS - ORDER_RIALS + backRials);
  });

  it('leave the truck: its driver reads the rest, and a larger order is not offered', async () => {
    const left = async () =>
      (await service.call('workvehicle/getworkvehicles', {}, { as: truck.userId })).truck?.litresLeft;
    const fill = (litres: number) => service.call('workvehicle/filltank', { litres }, { as: truck.userId });
    await fill(90);
    await begin();
    await deliver(21.5);
    expect(await left()).toBe(90);
    await theProviderDoes({ service, customer, provider: truck }, placed, 'finish');
    expect(await left()).toBe(68.5);
    // As much as is ordered is enough.
    await fill(ORDERED);
    await begin();
    await theProviderDoes({ service, customer, provider: truck }, placed, 'finish');
    expect(await left()).toBe(0);
    await fill(ORDERED - 1);
    await expect(begin()).rejects.toMatchObject({ key: expect.stringMatching(/truck-taken|noTrucksAvailable/) });
  });

  it('wait for the customer’s consent to more: approved it is paid, refused the price stays', async () => {
    await begin();
    await deliver(40);
    const open = await detail();
    expect(open).toMatchObject({
      priceRial: ORDER_RIALS,
      petrol: { deliveredLitres: null },
      priceChange: { state: 'open', newRial: ORDER_RIALS + 10 * LITRE_RIALS },
    });
    await expect(deliver(35)).rejects.toMatchObject({ key: 'price-change-open' });
    const decide = (approve: boolean) =>
      service.call(
        'pricechange/decidepricechange',
        { pricechangeid: open.priceChange?.pricechangeid ?? 0, approve },
        { as: customer.userId },
      );
    await decide(true);
    expect(await detail()).toMatchObject({
      priceRial: ORDER_RIALS + 10 * LITRE_RIALS,
      petrol: { deliveredLitres: 40 },
    });
    expect(await wallet()).toBe(WALLET_RIALS - ORDER_RIALS - 10 * LITRE_RIALS);
  });

  it('keep the price for the ordered litres, and can be corrected while the work goes on', async () => {
    await begin();
    await deliver(ORDERED);
    expect(await detail()).toMatchObject({ priceRial: ORDER_RIALS, petrol: { deliveredLitres: ORDERED } });
    await deliver(20);
    await deliver(25);
    const proposed = await detail();
    expect(proposed).toMatchObject({ priceRial: ORDER_RIALS - 10 * LITRE_RIALS, priceChange: { state: 'open' } });
  });

  it('leave less to pay at the car where cash was agreed', async () => {
    await begin('cod-');
    await deliver(20);
    expect((await detail()).sums).toMatchObject({ dueRial: ORDER_RIALS - 10 * LITRE_RIALS });
    expect(await wallet()).toBe(WALLET_RIALS);
  });

  it('take commission of the delivery, and of no litre', async () => {
    await begin();
    await deliver(20);
    const commissionRials = toCommissionRials(ORDER_RIALS - ORDERED * LITRE_RIALS);
    const { pay, priceRial } = await detail(truck.userId);
    expect(pay).toMatchObject({ commissionRial: commissionRials, netRial: priceRial - commissionRials });
    await theProviderDoes({ service, customer, provider: truck }, placed, 'finish');
    await service.call('reqandpay/confirmtask', { taskid: placed.taskid }, { as: customer.userId });
    expect((await detail(truck.userId)).pay).toMatchObject({ commissionRial: commissionRials });
  });

  it('return a driver’s credit that a former version’s order had reserved for the litres, too', async () => {
    await begin('cod-');
    const { connection } = service.context.ports.database;
    const credit = userAccount('bidding-credit', truck.userId);
    const before = await getBalanceRials(connection, credit);
    const overRials = toCommissionRials(ORDERED * LITRE_RIALS);
    await service.context.ports.database.transaction((transaction) =>
      post(transaction, {
        idempotencyKey: `order:${placed.taskid}:older-reserve`,
        reason: 'order-commission-reserve',
        taskId: placed.taskid,
        entries: [
          { account: credit, amountRials: overRials },
          { account: platformAccounts.escrow, amountRials: -overRials },
        ],
        now: service.clock.now(),
      }),
    );
    await theProviderDoes({ service, customer, provider: truck }, placed, 'finish');
    await service.call('reqandpay/confirmtask', { taskid: placed.taskid }, { as: customer.userId });
    expect(await getBalanceRials(connection, credit)).toBe(before);
  });

  it('are reported by the order’s driver only, while the work goes on, and in no other way', async () => {
    await begin();
    const other = await aFreeProvider(service.context, { categoryId: GAS_ID });
    await expect(deliver(20, other.userId)).rejects.toMatchObject({ key: 'not-yours' });
    await expect(
      service.call('gas/adddelivery', { taskid: 999_999, litreVolume: 20 }, { as: truck.userId }),
    ).rejects.toMatchObject({ key: 'not-found' });
    const lines = [{ key: 'less-work' as const, amountRial: -10_000 }];
    await expect(
      service.call(
        'pricechange/addpricechange',
        { taskid: placed.taskid, lines, reason: 'More' },
        { as: truck.userId },
      ),
    ).rejects.toMatchObject({ key: 'move-not-allowed' });
    for (const litres of [29, 28, 27, 26, 25, 24, 23, 22, 21, 20]) await deliver(litres);
    await expect(deliver(19)).rejects.toMatchObject({ key: 'limit-reached' });
  });

  it('are refused for an order that is over, or has not begun', async () => {
    await begin();
    await service.call('expert/movetask', { taskid: placed.taskid, move: 'finish' }, { as: truck.userId });
    await expect(deliver(20)).rejects.toMatchObject({ key: 'move-not-allowed' });
  });
});
