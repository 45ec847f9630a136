import { eq } from 'drizzle-orm';

import type { CallRequest } from '@/lib/contract';

import { forgetCatalogue } from '../../catalogue-memory';
import { categories } from '../../schema';
import { aBid, chooses, roomOf, type PlacedTask } from '../../seed/stories/bids';
import { BID_HOURS } from '@/lib/domain/constants/bidding';
import { HOUR_MS } from '@/lib/domain/constants/time-units';
import { toDeliveryTimeId } from '@/lib/domain/order/delivery-time';
import { aCustomerWithAnAddress, aDayFromNow, aFreeProvider } from '../../seed/stories/people';
import { aWorkVehicle } from '../../seed/stories/work-vehicles';
import { useMarket } from '../../testing/use-market';
import { runDueWork } from '../../timers';

const REMOVAL_ID = 14;
const LIGHT_TRUCK = 1402;
const NIAVARAN = 1002;
const STREET = 'خیابان مقصد، پلاک ۹';

type Draft = CallRequest<'handyman/addhandymanrequest'>;

describe('a removal', () => {
  const service = useMarket();
  let customer: Awaited<ReturnType<typeof aCustomerWithAnAddress>>;
  let mover: Awaited<ReturnType<typeof aFreeProvider>>;
  let destinationId: number;
  beforeAll(async () => {
    await service.context.ports.database.connection
      .update(categories)
      .set({ isOrderable: true })
      .where(eq(categories.id, REMOVAL_ID));
    forgetCatalogue(service.context.ports.database);
    mover = await aFreeProvider(service.context, { categoryId: REMOVAL_ID });
    await aWorkVehicle(service.context, { userId: mover.userId, use: 'nissan' });
  });
  beforeEach(async () => {
    customer = await aCustomerWithAnAddress(service.context, { cashRials: 500_000_000 });
    const address = { deliveryaddrname: 'مقصد', deliveryaddr: STREET, locationid: NIAVARAN };
    ({ deliveryaddrid: destinationId } = await service.call('user/adddeliveryaddress', address, {
      as: customer.userId,
    }));
  });

  const story = () => ({ service, customer, provider: mover });
  const draft = (wishes: Partial<Draft> = {}): Draft => ({
    serviceEnum: 'moving',
    srvcategoryid: REMOVAL_ID,
    srvcattypeid: LIGHT_TRUCK,
    personCount: 3,
    heavyPieces: [{ piece: 'piano', count: 1 }],
    hasPacking: true,
    originAccess: { floor: 3, hasLift: false },
    destinationAccess: { floor: 1, hasLift: true },
    deliveryaddrid: customer.addressId,
    destinationaddrid: destinationId,
    description: 'دو اتاق خواب',
    gDate: aDayFromNow(service.context, 3),
    deliverytimeid: toDeliveryTimeId(9),
    ...wishes,
  });
  const order = (wishes: Partial<Draft> = {}, as = customer.userId): Promise<PlacedTask> =>
    service.call('handyman/addhandymanrequest', draft(wishes), { as });
  const detailFor = async (taskid: number, as: number) =>
    (await service.call('clean/gettaskdetail', { taskid }, { as })).taskDetail;

  it('[F-34] lists the vehicles, with the movers each takes', async () => {
    await expect(service.call('moving/getallvehicle', { cityid: 999_999 }, {})).rejects.toMatchObject({
      key: 'service-not-available',
    });
    const { lstVehicle } = await service.call('moving/getallvehicle', { cityid: 1 }, {});
    expect(lstVehicle).toContainEqual({
      srvcattypeid: LIGHT_TRUCK,
      leastMovers: 2,
      mostMovers: 4,
      hourCount: 4,
      isPacking: false,
    });
  });

  it('[F-34] has a guide price that follows each answer, with its lines', async () => {
    const { personCount, heavyPieces, hasPacking, originAccess, destinationAccess } = draft();
    const of = { srvcategoryid: REMOVAL_ID, srvcattypeid: LIGHT_TRUCK, cityid: 1 };
    const plain = await service.call('suggestion/getguideprice', of, {});
    const whole = await service.call(
      'suggestion/getguideprice',
      { ...of, personCount: personCount ?? 1, heavyPieces, hasPacking, originAccess, destinationAccess },
      {},
    );
    expect(whole.guide?.lines.map(({ key }) => key)).toEqual([
      'moving-movers',
      'moving-vehicle',
      'moving-floors',
      'moving-heavy',
      'moving-packing',
    ]);
    expect(whole.guide?.lines.reduce((sum, { amountRial }) => sum + amountRial, 0)).toBe(whole.guide?.leastRial);
    expect(whole.guide?.leastRial).toBeGreaterThan(plain.guide?.leastRial ?? 0);
  });

  it('takes bids from movers: they read both places, floors and pieces, and no street before the choice', async () => {
    const placed = await order();
    expect(placed).toMatchObject({ state: 'BIDDING', payableRial: 0 });
    expect((await roomOf(story(), placed)).guide?.lines).toHaveLength(5);
    const read = await detailFor(placed.taskid, mover.userId);
    expect(read.moving).toMatchObject({
      moverCount: 3,
      heavyPieces: [{ piece: 'piano', count: 1 }],
      hasPacking: true,
      origin: { floor: 3, hasLift: false },
      destination: { floor: 1, hasLift: true },
      destinationStreet: '',
      destinationLatitude: null,
    });
    expect(read.moving?.destinationPlace).not.toBe('');
    expect(read.moving?.way.metres).toBeGreaterThan(0);
    expect(JSON.stringify(read)).not.toContain(STREET);
    expect((await detailFor(placed.taskid, customer.userId)).moving?.destinationStreet).toBe(STREET);
  });

  it('shows the destination’s street to the chosen and paid mover, until the work is over', async () => {
    const placed = await order();
    const bid = await aBid(story(), placed, mover, { sgamount: 90_000_000 });
    await chooses(story(), bid);
    const money = { prefix: 'wallet-', reqId: String(placed.reqid), giftCode: '0', useWallet: 'true' } as const;
    await service.call('custom', money, { as: customer.userId });
    await service.call('expert/movetask', { taskid: placed.taskid, move: 'accept' }, { as: mover.userId });
    expect((await detailFor(placed.taskid, mover.userId)).moving?.destinationStreet).toBe(STREET);
    await service.call(
      'expert/movetask',
      { taskid: placed.taskid, move: 'withdraw', reason: 'تصادف' },
      { as: mover.userId },
    );
    expect((await detailFor(placed.taskid, mover.userId)).moving?.destinationStreet ?? '').toBe('');
  });

  it('asks for the destination and the access to both homes, and for at most the vehicle’s movers', async () => {
    for (const field of ['destinationaddrid', 'personCount', 'originAccess', 'destinationAccess'] as const)
      await expect(order({ [field]: null })).rejects.toMatchObject({ key: 'invalid-input', fields: [{ field }] });
    await expect(order({ personCount: 9 })).rejects.toMatchObject({
      key: 'invalid-input',
      fields: [{ field: 'personCount', message: 'out-of-range' }],
    });
    await expect(order({ destinationaddrid: 999_999 })).rejects.toMatchObject({
      key: 'invalid-input',
      fields: [{ field: 'destinationaddrid', message: 'unknown' }],
    });
    const other = await aCustomerWithAnAddress(service.context);
    await expect(order({ destinationaddrid: other.addressId })).rejects.toMatchObject({ key: 'not-yours' });
  });

  it('can be repeated with both ends, and without a deleted one', async () => {
    const placed = await order();
    const again = () => service.call('clean/getrepeatdraft', { taskid: placed.taskid }, { as: customer.userId });
    expect(await again()).toMatchObject({
      draft: { destinationaddrid: destinationId, personCount: 3, hasPacking: true },
      destination: { text: STREET },
    });
    await service.call(
      'user/adddeliveryaddress',
      { deliveryaddrid: destinationId, isenable: false },
      {
        as: customer.userId,
      },
    );
    expect(await again()).toMatchObject({ draft: { destinationaddrid: null }, destination: null });
  });

  it('begins only when it can end in working hours: another hour is neither listed nor accepted, at first or on a retry', async () => {
    const { personCount, hasPacking } = draft();
    const of = { srvcategoryid: REMOVAL_ID, srvcattypeid: LIGHT_TRUCK };
    const asked = { ...of, cityid: 1, personCount: personCount ?? 1, hasPacking };
    const hourneed = (await service.call('suggestion/getguideprice', asked, {})).guide?.hourCount ?? 0;
    expect(hourneed).toBeGreaterThan(4);
    const { lstAvailableDate } = await service.call(
      'boot/getallavailabledate',
      { ...of, locationid: NIAVARAN, hourneed },
      { as: customer.userId },
    );
    const starts = lstAvailableDate
      .at(-1)
      ?.lstDeliveryTimeSheet.filter(({ isFull }) => !isFull)
      .map(({ startHour }) => startHour);
    const last = BID_HOURS.last - hourneed;
    expect([starts?.[0], starts?.at(-1)]).toEqual([BID_HOURS.first, last]);
    const refusal = { key: 'job-too-long', params: { hours: hourneed, last: BID_HOURS.last } };
    await expect(order({ deliverytimeid: toDeliveryTimeId(last + 1) })).rejects.toMatchObject(refusal);
    const { taskid, reqid } = await order({ deliverytimeid: toDeliveryTimeId(last) });
    expect(await detailFor(taskid, customer.userId)).toMatchObject({ startHour: last, endHour: BID_HOURS.last });
    service.clock.advance(2 * HOUR_MS);
    await runDueWork(service.context);
    const late = { reqid, gDate: aDayFromNow(service.context, 4), deliverytimeid: toDeliveryTimeId(last + 1) };
    await expect(service.call('requestBidding/retry', late, { as: customer.userId })).rejects.toMatchObject(refusal);
  });
});
