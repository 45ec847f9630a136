import type { CallRequest } from '@/lib/contract';
import { DOOR_WAIT, NO_SHOW_AFTER_MS } from '@/lib/domain/constants/providers';
import { DAY_MS, MINUTE_MS } from '@/lib/domain/constants/time-units';
import { TRUCK_AGAIN_MS, TRUCK_ANSWER_MS, WAYS_AN_HOUR } from '@/lib/domain/constants/trucks';
import { eq } from 'drizzle-orm';

import { trucks } from '../../schema';
import { theProviderDoes } from '../../seed/stories/orders';
import { aCustomerWithAnAddress, type StoryCustomer } from '../../seed/stories/people';
import { aTruck, CAR, GAS_ID } from '../../seed/stories/trucks';
import { useMarket } from '../../testing/use-market';
import { runDueWork } from '../../timers';

const PLATE = '12-ب-345-67';
const FAR_AWAY = { googleLat: 35.6, googleLong: 52.6 };
const AT_CAR = { googleLat: CAR.latitude, googleLong: CAR.longitude };

type Draft = CallRequest<'handyman/addgasrequest'>;

describe('petrol brought to the car', () => {
  const service = useMarket();
  let customer: StoryCustomer;
  let begunAtMs: number;
  let truck: Awaited<ReturnType<typeof aTruck>>;
  beforeAll(() => {
    begunAtMs = service.clock.now().getTime();
  });
  beforeEach(async () => {
    // Another day at the same hour, and the trucks of other tests are elsewhere.
    service.clock.advance(DAY_MS - ((service.clock.now().getTime() - begunAtMs) % DAY_MS));
    await service.context.ports.database.connection.update(trucks).set({ latitude: 0 });
    customer = await aCustomerWithAnAddress(service.context, { cashRials: 100_000_000 });
    truck = await aTruck(service.context);
  });

  const draft = (wishes: Partial<Draft> = {}): Draft => ({
    serviceEnum: 'gas',
    srvcategoryid: GAS_ID,
    gasTruckId: truck.truckId,
    carLatitude: CAR.latitude,
    carLongitude: CAR.longitude,
    carPlace: 'Silver saloon by the bakery',
    vehicleType: 'AUTOMOBILE',
    plaque: PLATE,
    autoBrandId: 1,
    gasTypeEnum: 'REGULAR',
    litreVolume: 30,
    ...wishes,
  });
  const order = (wishes: Partial<Draft> = {}, as = customer.userId) =>
    service.call('handyman/addgasrequest', draft(wishes), { as });
  const near = (wishes: Partial<CallRequest<'gas/trucklocations'>> = {}) =>
    service.call('gas/trucklocations', { ...AT_CAR, ...wishes }, { locale: 'en' });
  const detail = async (taskid: number, as = customer.userId) =>
    (await service.call('clean/gettaskdetail', { taskid }, { as, locale: 'en' })).taskDetail;
  const pay = ({ reqid }: { reqid: number }, prefix: 'wallet-' | 'cod-' = 'wallet-') =>
    service.call(
      'custom',
      { prefix, reqId: String(reqid), giftCode: '0', useWallet: prefix === 'wallet-' ? 'true' : 'false' },
      { as: customer.userId },
    );
  const does = (placed: Awaited<ReturnType<typeof order>>, ...moves: Parameters<typeof theProviderDoes>[2][]) =>
    theProviderDoes({ service, customer, provider: truck }, placed, ...moves);

  it('[C-gas] [E-09] lists free trucks near the car, the nearest first, with distance and time', async () => {
    const further = await aTruck(service.context, { north: 0.05, fuels: ['REGULAR'] });
    await aTruck(service.context, { north: 0.4 });
    const found = await near();
    expect(found).toMatchObject({ cityid: 1, locationid: 1001, locationName: 'Tehran, Tajrish' });
    expect(found.lstTruck.map(({ truckId }) => truckId)).toEqual([truck.truckId, further.truckId]);
    expect(found.lstTruck[0]).toMatchObject({
      gasTypeEnum: 'REGULAR',
      lstGasType: ['REGULAR', 'SUPER'],
      distanceKm: 1.1,
      arrivalMinutes: 9,
      workerUserId: truck.userId,
      workerRate: null,
      takesCash: true,
    });
    expect(found.lstTruck[0]?.truckAddr).not.toBe('');
    expect((await near({ gasTypeEnum: 'SUPER' })).lstTruck).toHaveLength(1);
  });

  it('[X-07] answers noTrucksAvailable without a free one: out of reach, without the fuel, or busy', async () => {
    await expect(near({ gasTypeEnum: 'DIESEL' })).rejects.toMatchObject({ key: 'noTrucksAvailable' });
    await expect(near({ googleLat: 35.69, googleLong: 51.2 })).rejects.toMatchObject({ key: 'noTrucksAvailable' });
    await order();
    await expect(near()).rejects.toMatchObject({ key: 'noTrucksAvailable' });
    await expect(near({ googleLat: 38.08, googleLong: 46.29 })).rejects.toMatchObject({ key: 'service-not-available' });
  });

  it('reports that nobody drives at night outside their hours', async () => {
    service.clock.advance(12 * 60 * MINUTE_MS);
    await expect(near()).rejects.toMatchObject({ key: 'noTrucksAvailable' });
  });

  it('[C-gas] is placed at the car, at the price of its litres, with a promised interval', async () => {
    const placed = await order();
    expect(placed).toMatchObject({
      state: 'PENDING_PAYMENT',
      payableRial: 2_100_000,
      srvcattypeid: null,
      locationid: 1001,
    });
    const read = await detail(placed.taskid);
    expect(read).toMatchObject({
      kind: 'gas',
      srvcattypeid: null,
      deliveryPlace: 'Tehran, Tajrish',
      deliveryStreet: 'Silver saloon by the bakery',
      latitude: CAR.latitude,
      plaque: PLATE,
      petrol: {
        truckId: truck.truckId,
        vehicleType: 'AUTOMOBILE',
        litreVolume: 30,
        deliveredLitres: null,
        litreRial: 30_000,
      },
    });
    expect(read.petrol?.autoBrandName).not.toBe('');
    expect(read.petrol?.gasTypeName).toBe('Regular petrol');
    expect((read.arrivesUntilMs ?? 0) - read.startsAtMs).toBe(30 * MINUTE_MS);
    expect(read.timeRange).toMatch(/^\d\d:\d\d.+\d\d:\d\d$/);
    expect(read.moves).not.toContain('reschedule');
  });

  it('refuses what a truck cannot do: another plate, unavailable litres or fuel, a place without words', async () => {
    const refused: [Partial<Draft>, string][] = [
      [{ plaque: '12-345' }, 'plaque'],
      [{ vehicleType: null }, 'vehicleType'],
      [{ litreVolume: 30.5 }, 'litreVolume'],
      [{ vehicleType: 'MOTORCYCLE', plaque: '123-45678', litreVolume: 13 }, 'litreVolume'],
      [{ gasTypeEnum: 'DIESEL' }, 'gasTypeEnum'],
      [{ autoBrandId: null }, 'autoBrandId'],
      [{ autoBrandId: 9999 }, 'autoBrandId'],
      [{ carPlace: null }, 'carPlace'],
      [{ carLatitude: null }, 'carLatitude'],
      [{ gasTruckId: null }, 'gasTruckId'],
    ];
    for (const [wishes, field] of refused) {
      const problem = { key: 'invalid-input', fields: [expect.objectContaining({ field })] };
      await expect(order(wishes)).rejects.toMatchObject(problem);
    }
    const motorcycle = { vehicleType: 'MOTORCYCLE', plaque: '123-45678', litreVolume: 5, autoBrandId: null } as const;
    await expect(order(motorcycle)).resolves.toMatchObject({ payableRial: 1_350_000 });
  });

  it('is placed with one truck once: the other customer is told whether others are free', async () => {
    const other = await aCustomerWithAnAddress(service.context);
    await order();
    await expect(order({}, other.userId)).rejects.toMatchObject({ key: 'noTrucksAvailable' });
    await aTruck(service.context, { north: 0.02 });
    await expect(order({}, other.userId)).rejects.toMatchObject({ key: 'truck-taken' });
  });

  it('gives one truck to one of many concurrent customers', async () => {
    const customers = await Promise.all(Array.from({ length: 6 }, () => aCustomerWithAnAddress(service.context)));
    const tried = await Promise.allSettled(customers.map(({ userId }) => order({}, userId)));
    expect(tried.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    const reasons = tried.flatMap((one) => (one.status === 'rejected' ? [(one.reason as { key: string }).key] : []));
    expect(new Set(reasons)).toEqual(new Set(['noTrucksAvailable']));
  });

  it('replaces the customer’s own unpaid order for the same truck', async () => {
    const first = await order();
    await order({ litreVolume: 20 });
    expect((await detail(first.taskid)).state).toBe('CANCELLED_BY_CUSTOMER');
  });

  it('runs to its end: accepted in minutes, on the way at once, and the truck stands at the car then', async () => {
    const placed = await order();
    await pay(placed);
    const waiting = await detail(placed.taskid);
    expect((waiting.answerDueAtMs ?? 0) - waiting.serverNowMs).toBe(TRUCK_ANSWER_MS);
    await does(placed, 'accept', 'depart', 'start');
    const { connection } = service.context.ports.database;
    const [row] = await connection.select().from(trucks).where(eq(trucks.id, truck.truckId));
    expect(row).toMatchObject(CAR);
    await does(placed, 'finish');
    expect((await detail(placed.taskid)).state).toBe('DONE');
    // It takes the next order at once.
    expect((await near()).lstTruck[0]).toMatchObject({ truckId: truck.truckId, distanceKm: 0 });
  });

  it('[B-13] misses nobody before its arrival window is over: neither the driver nor the customer', async () => {
    const placed = await order();
    await pay(placed);
    await does(placed, 'accept', 'depart');
    const { moves, arrivesUntilMs, serverNowMs } = await detail(placed.taskid);
    const noAccess = { taskid: placed.taskid, move: 'reportNoAccess' } as const;
    const opensAtMs = (arrivesUntilMs ?? 0) + DOOR_WAIT.waitMs;
    const tooEarly = { key: 'move-too-early', details: { opensAtMs } };
    expect(moves).not.toContain('reportNoShow');
    await expect(service.call('expert/movetask', noAccess, { as: truck.userId })).rejects.toMatchObject(tooEarly);
    service.clock.advance((arrivesUntilMs ?? 0) + NO_SHOW_AFTER_MS - serverNowMs);
    expect((await detail(placed.taskid)).moves).toContain('reportNoShow');
  });

  it('[T-12] shows petrol as paid online, or on site for cash, in the list and on its page', async () => {
    const online = await order();
    await pay(online);
    expect(await detail(online.taskid)).toMatchObject({ origin: 'online', payType: 'online', codFlag: 'deactive' });
    service.clock.advance(3 * 60 * MINUTE_MS);
    const second = await aTruck(service.context, { north: 0.02 });
    const cash = await order({ gasTruckId: second.truckId });
    await pay(cash, 'cod-');
    const facts = { origin: 'local', payType: 'cod', codFlag: 'active' };
    expect(await detail(cash.taskid)).toMatchObject(facts);
    const { lstTask } = await service.call('clean/getallcurrenttaskbyuserid', {}, { as: customer.userId });
    expect(lstTask.find(({ taskid }) => taskid === cash.taskid)).toMatchObject(facts);
  });

  it('takes cash only with drivers whose credit covers it', async () => {
    const poor = await aTruck(service.context, { north: 0.02, biddingCreditRials: 0 });
    expect((await near()).lstTruck.map(({ takesCash }) => takesCash)).toEqual([true, false]);
    const { lstIpg } = await service.call('config/getavailableipgnew', {});
    const ipgId = lstIpg.find(({ ipgName }) => ipgName === 'COD')?.ipgId;
    await expect(order({ gasTruckId: poor.truckId, ipgId })).rejects.toMatchObject({ key: 'cash-not-offered' });
  });

  it('goes to another truck when the driver declines, and only with its customer’s consent', async () => {
    const other = await aTruck(service.context, { north: 0.03 });
    const placed = await order();
    await pay(placed);
    await does(placed, 'decline');
    const next = await service.call('reqandpay/getnextprovider', { taskid: placed.taskid }, { as: customer.userId });
    expect(next).toMatchObject({
      lstTruck: [{ truckId: other.truckId }],
      lstServiceProvider: [],
      lstAvailableDate: [],
    });
    const offer = (workerUserId: number) =>
      service.call('reqandpay/offernextprovider', { taskid: placed.taskid, workerUserId }, { as: customer.userId });
    await expect(offer(truck.userId)).rejects.toMatchObject({ key: 'truck-taken' });
    const { taskDetail } = await offer(other.userId);
    expect(taskDetail).toMatchObject({ state: 'AWAITING_PROVIDER', providerUserId: other.userId, isPaid: true });
    expect((taskDetail.arrivesUntilMs ?? 0) - taskDetail.startsAtMs).toBe(15 * MINUTE_MS);
  });

  it('refunds everything when no truck was sent within half an hour', async () => {
    const placed = await order();
    await pay(placed);
    service.clock.advance(TRUCK_ANSWER_MS);
    await runDueWork(service.context);
    expect((await detail(placed.taskid)).state).toBe('EXPIRED');
    await expect(
      service.call(
        'reqandpay/offernextprovider',
        { taskid: placed.taskid, workerUserId: truck.userId },
        { as: customer.userId },
      ),
    ).rejects.toMatchObject({ key: 'noTrucksAvailable' });
    service.clock.advance(TRUCK_AGAIN_MS);
    await runDueWork(service.context);
    const ended = await detail(placed.taskid);
    expect(ended).toMatchObject({
      state: 'CANCELLED_BY_SYSTEM',
      cancellation: { refunds: [{ to: 'wallet', amountRial: 2_100_000 }] },
    });
  });

  it('[C-gas] sends the way to the car to its driver only, by SMS', async () => {
    const placed = await order();
    await pay(placed);
    const send = (wishes: Partial<CallRequest<'gas/sendroutmsg'>> = {}, as = customer.userId) =>
      service.call('gas/sendroutmsg', { truckId: truck.truckId, ...AT_CAR, ...wishes }, { as });
    await expect(send()).rejects.toMatchObject({ key: 'not-found' });
    await does(placed, 'accept');
    const stranger = await aCustomerWithAnAddress(service.context);
    await expect(send({}, stranger.userId)).rejects.toMatchObject({ key: 'not-found' });
    await expect(send(FAR_AWAY)).rejects.toMatchObject({ key: 'not-found' });
    await send();
    await service.sendMessages();
    const texts = service.sms.filter(({ mobile }) => mobile === truck.mobile).map(({ text }) => text);
    expect(texts.at(-1)).toContain('35.80500,51.43000');
    for (let sent = 1; sent < WAYS_AN_HOUR; sent += 1) await send();
    await expect(send()).rejects.toMatchObject({ key: 'TooMuchRequest' });
  });

  it('can be repeated with vehicle, fuel and litres, and asks for the car’s place anew', async () => {
    const placed = await order();
    const { draft: again, address } = await service.call(
      'clean/getrepeatdraft',
      { taskid: placed.taskid },
      { as: customer.userId },
    );
    expect(again).toMatchObject({
      plaque: PLATE,
      autoBrandId: 1,
      gasTypeEnum: 'REGULAR',
      litreVolume: 30,
      locationid: null,
    });
    expect(address).toBeNull();
  });
});
