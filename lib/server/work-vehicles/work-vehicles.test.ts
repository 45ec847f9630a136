import { eq } from 'drizzle-orm';

import type { CallRequest } from '@/lib/contract';
import { CallError } from '@/lib/contract/call-error';
import { DAY_MS, MINUTE_MS } from '@/lib/domain/constants/time-units';
import { toTehranDate } from '@/lib/domain/site/jalali-date';
import { toDeliveryTimeId } from '@/lib/domain/order/delivery-time';
import { TRUCK_POSITION, TRUCK_TANK } from '@/lib/domain/constants/trucks';

import { inboxMessages, trucks } from '../schema';
import {
  aCustomerWithAnAddress,
  aDayFromNow,
  aFreeProvider,
  anOperator,
  type StoryProvider,
} from '../seed/stories/people';
import { CAR, GAS_ID } from '../seed/stories/trucks';
import { aWorkVehicle } from '../seed/stories/work-vehicles';
import { aFileOf, aRecordingOf } from '../testing/stored-files';
import { useMarket } from '../testing/use-market';
import { runDueWork } from '../timers';

const REMOVAL_ID = 14;
const NISSAN_REMOVAL = 1402;
const MOVERS_ONLY = 1404;
const NIAVARAN = 1002;
const PLATE = '12-ع-345-67';

const service = useMarket();
let operator: number;
beforeAll(async () => {
  operator = await anOperator(service.context);
});

const connection = () => service.context.ports.database.connection;
const dayFromNow = (days: number) => toTehranDate(service.clock.now().getTime() + days * DAY_MS);

const aPhoto = (ownerId: number) => aFileOf(service.context, ownerId);

type Vehicle = CallRequest<'workvehicle/saveworkvehicle'>;

async function aTruckToSend(userId: number, wishes: Partial<Vehicle> = {}): Promise<Vehicle> {
  const validUntil = dayFromNow(200);
  return {
    use: 'petrol-truck',
    plaque: '۱۲-ع-۳۴۵-۶۷',
    capacity: 1000,
    truckNumber: 'P-90',
    lstGasType: ['REGULAR'],
    lstPaper: [
      { kind: 'licence', fileid: await aPhoto(userId), validUntil },
      { kind: 'permit', fileid: await aPhoto(userId), validUntil },
      { kind: 'insurance', fileid: await aPhoto(userId), validUntil: dayFromNow(100) },
    ],
    ...wishes,
  };
}

const save = (input: Vehicle, as: number) => service.call('workvehicle/saveworkvehicle', input, { as });
const readOwn = (as: number) => service.call('workvehicle/getworkvehicles', {}, { as });

async function anApprovedTruck(driver: StoryProvider) {
  await save(await aTruckToSend(driver.userId), driver.userId);
  const [vehicle] = (await readOwn(driver.userId)).lstVehicle;
  if (!vehicle) throw new Error('There is no vehicle.');
  const { vehicleid, sentAtMs } = vehicle;
  await service.call('operator/decideworkvehicle', { decision: 'approve', vehicleid, sentAtMs }, { as: operator });
  return vehicleid;
}

const here = { googleLat: CAR.latitude + 0.01, googleLong: CAR.longitude };
const goOnline = (vehicleid: number, as: number) =>
  service.call('workvehicle/goonline', { vehicleid, ...here }, { as });
const offered = async () => {
  const point = { googleLat: CAR.latitude, googleLong: CAR.longitude };
  const trucksNear = await service.call('gas/trucklocations', point, {}).catch((error: unknown) => {
    if (error instanceof CallError && error.key === 'noTrucksAvailable') return { lstTruck: [] };
    throw error;
  });
  return trucksNear.lstTruck.map(({ workerUserId }) => workerUserId);
};

describe('a vehicle for work', () => {
  it('is checked by an operator, who reads its papers, before it is of use', async () => {
    const driver = await aFreeProvider(service.context, { categoryId: GAS_ID });
    const vehicle = await aTruckToSend(driver.userId);
    const fileid = await aRecordingOf(service.context, driver.userId);
    const heard = { ...vehicle, lstPaper: vehicle.lstPaper.map((paper) => ({ ...paper, fileid })) };
    await expect(save(heard, driver.userId)).rejects.toMatchObject({ key: 'unsupported-type' });
    const { lstVehicle } = await save(vehicle, driver.userId);
    expect(lstVehicle).toMatchObject([
      { plaque: PLATE, state: 'checking', isUsable: false, truckNumber: 'P-90', validUntil: dayFromNow(100) },
    ]);
    const waiting = await service.call('operator/getallworkvehicle', {}, { as: operator });
    const own = waiting.lstVehicle.find(({ owner }) => owner.userid === driver.userId);
    expect(own?.lstPaper.map(({ kind }) => kind).sort()).toEqual(['insurance', 'licence', 'permit']);
    const told = await connection().select().from(inboxMessages).where(eq(inboxMessages.userId, operator));
    expect(told.map(({ event }) => event)).toContain('work-vehicle');
    const decision = { decision: 'approve', vehicleid: own?.vehicleid ?? 0, sentAtMs: own?.sentAtMs ?? 0 } as const;
    await service.call('operator/decideworkvehicle', decision, { as: operator });
    expect((await readOwn(driver.userId)).lstVehicle).toMatchObject([{ state: 'approved', isUsable: true }]);
    const { lstVehicle: byId } = await service.call(
      'operator/getallworkvehicle',
      { vehicleid: decision.vehicleid },
      { as: operator },
    );
    expect(byId).toMatchObject([{ vehicleid: decision.vehicleid, state: 'approved' }]);
    await expect(service.call('operator/decideworkvehicle', decision, { as: operator })).rejects.toMatchObject({
      key: 'move-not-allowed',
    });
  });

  it('goes back with a reason, and is checked anew after each change', async () => {
    const driver = await aFreeProvider(service.context, { categoryId: GAS_ID });
    await save(await aTruckToSend(driver.userId), driver.userId);
    const [sent] = (await readOwn(driver.userId)).lstVehicle;
    const reject = { decision: 'reject', vehicleid: sent?.vehicleid ?? 0, sentAtMs: sent?.sentAtMs ?? 0 } as const;
    const reason = 'The permit cannot be read.';
    await service.call('operator/decideworkvehicle', { ...reject, reason }, { as: operator });
    expect((await readOwn(driver.userId)).lstVehicle).toMatchObject([{ state: 'rejected', rejectReason: reason }]);
    service.clock.advance(MINUTE_MS);
    await save(await aTruckToSend(driver.userId), driver.userId);
    expect((await readOwn(driver.userId)).lstVehicle).toMatchObject([{ state: 'checking', rejectReason: null }]);
    // As the operator read it before the change.
    await expect(
      service.call('operator/decideworkvehicle', { ...reject, reason }, { as: operator }),
    ).rejects.toMatchObject({ key: 'move-not-allowed' });
  });

  it('names every wrong field, an expired paper among them', async () => {
    const driver = await aFreeProvider(service.context, { categoryId: GAS_ID });
    const good = await aTruckToSend(driver.userId);
    const wrong: Vehicle = {
      ...good,
      plaque: '12-345',
      capacity: 20,
      truckNumber: '',
      lstGasType: [],
      lstPaper: good.lstPaper.slice(1).map((paper) => ({ ...paper, validUntil: dayFromNow(-1) })),
    };
    const failed = save(wrong, driver.userId);
    await expect(failed).rejects.toMatchObject({ key: 'invalid-input' });
    const error: unknown = await failed.catch((reason: unknown) => reason);
    expect(error instanceof CallError && error.fields.map(({ field }) => field)).toEqual([
      'plaque',
      'capacity',
      'truckNumber',
      'lstGasType',
      'lstPaper.licence',
      'lstPaper.permit',
      'lstPaper.insurance',
    ]);
  });
});

describe('a petrol truck', () => {
  it('with a driver approved today is offered once the driver goes online, and no more after they go offline', async () => {
    const driver = await aFreeProvider(service.context, { categoryId: GAS_ID });
    const vehicleid = await anApprovedTruck(driver);
    expect(await offered()).not.toContain(driver.userId);
    expect((await goOnline(vehicleid, driver.userId)).truck).toMatchObject({ vehicleid, isOnline: true });
    expect(await offered()).toContain(driver.userId);
    await service.call('workvehicle/gooffline', {}, { as: driver.userId });
    expect(await offered()).not.toContain(driver.userId);
    await expect(service.call('workvehicle/sharetruck', here, { as: driver.userId })).rejects.toMatchObject({
      key: 'move-not-allowed',
    });
  });

  it('is offered while its position is at most ten minutes old; its driver is asked for one by push before that', async () => {
    const driver = await aFreeProvider(service.context, { categoryId: GAS_ID });
    await goOnline(await anApprovedTruck(driver), driver.userId);
    const asked = async () =>
      (await connection().select().from(inboxMessages).where(eq(inboxMessages.userId, driver.userId))).filter(
        ({ event }) => event === 'truck-position-asked',
      ).length;
    service.clock.advance(TRUCK_POSITION.askAfterMs - MINUTE_MS);
    await runDueWork(service.context);
    expect(await asked()).toBe(0);
    service.clock.advance(MINUTE_MS);
    await runDueWork(service.context);
    await runDueWork(service.context);
    expect(await asked()).toBe(1);
    service.clock.advance(TRUCK_POSITION.freshMs - TRUCK_POSITION.askAfterMs);
    expect(await offered()).toContain(driver.userId);
    service.clock.advance(MINUTE_MS);
    expect(await offered()).not.toContain(driver.userId);
    await service.call('workvehicle/sharetruck', here, { as: driver.userId });
    expect(await offered()).toContain(driver.userId);
  });

  it('is offered while its tank holds the largest order, by its driver’s reports of filling it', async () => {
    const driver = await aFreeProvider(service.context, { categoryId: GAS_ID });
    const fill = (litres: number) => service.call('workvehicle/filltank', { litres }, { as: driver.userId });
    await expect(fill(500)).rejects.toMatchObject({ key: 'move-not-allowed' });
    const vehicleid = await anApprovedTruck(driver);
    expect((await goOnline(vehicleid, driver.userId)).truck).toMatchObject({ litresLeft: 1000 });
    await fill(TRUCK_TANK.least - 0.1);
    expect(await offered()).not.toContain(driver.userId);
    await fill(TRUCK_TANK.least);
    expect(await offered()).toContain(driver.userId);
    // As empty as before, whoever was offline in between; and never fuller than full.
    expect((await goOnline(vehicleid, driver.userId)).truck).toMatchObject({ litresLeft: TRUCK_TANK.least });
    expect((await fill(5000)).truck).toMatchObject({ litresLeft: 1000 });
  });

  it('without news goes offline by itself', async () => {
    const driver = await aFreeProvider(service.context, { categoryId: GAS_ID });
    await goOnline(await anApprovedTruck(driver), driver.userId);
    service.clock.advance(TRUCK_POSITION.endsAfterMs);
    await runDueWork(service.context);
    expect((await readOwn(driver.userId)).truck?.isOnline).toBe(false);
  });

  it('goes offline when its papers are changed or removed, and never online with expired papers', async () => {
    const driver = await aFreeProvider(service.context, { categoryId: GAS_ID });
    const vehicleid = await anApprovedTruck(driver);
    await goOnline(vehicleid, driver.userId);
    await save(await aTruckToSend(driver.userId), driver.userId);
    expect((await readOwn(driver.userId)).truck?.isOnline).toBe(false);
    await expect(goOnline(vehicleid, driver.userId)).rejects.toMatchObject({ key: 'move-not-allowed' });
    const { lstVehicle, truck } = await service.call(
      'workvehicle/removeworkvehicle',
      { vehicleid },
      { as: driver.userId },
    );
    expect({ lstVehicle, truck }).toMatchObject({ lstVehicle: [], truck: { vehicleid: null, isOnline: false } });
    const ended = await aWorkVehicle(service.context, {
      userId: driver.userId,
      use: 'petrol-truck',
      validUntil: dayFromNow(-1),
    });
    await expect(goOnline(ended, driver.userId)).rejects.toMatchObject({ key: 'move-not-allowed' });
  });

  it('is refused to a second owner: another person neither drives nor removes it', async () => {
    const driver = await aFreeProvider(service.context, { categoryId: GAS_ID });
    const other = await aFreeProvider(service.context, { categoryId: GAS_ID });
    const vehicleid = await anApprovedTruck(driver);
    await expect(goOnline(vehicleid, other.userId)).rejects.toMatchObject({ key: 'not-yours' });
    expect(await connection().select().from(trucks).where(eq(trucks.driverId, other.userId))).toEqual([]);
  });
});

describe('a mover', () => {
  const aRemoval = async (srvcattypeid: number) => {
    const customer = await aCustomerWithAnAddress(service.context, { cashRials: 500_000_000 });
    const address = { deliveryaddrname: 'مقصد', deliveryaddr: 'خیابان مقصد، پلاک ۹', locationid: NIAVARAN };
    const to = await service.call('user/adddeliveryaddress', address, { as: customer.userId });
    return service.call(
      'handyman/addhandymanrequest',
      {
        serviceEnum: 'moving',
        srvcategoryid: REMOVAL_ID,
        srvcattypeid,
        personCount: 3,
        originAccess: { floor: 1, hasLift: true },
        destinationAccess: { floor: 1, hasLift: true },
        deliveryaddrid: customer.addressId,
        destinationaddrid: to.deliveryaddrid,
        gDate: aDayFromNow(service.context, 3),
        deliverytimeid: toDeliveryTimeId(9),
      },
      { as: customer.userId },
    );
  };
  const canBid = async ({ taskid }: { taskid: number }, as: number) => {
    const { lstTask } = await service.call('expert/getalltask', { list: 'newworks' }, { as });
    return lstTask.some((work) => work.taskid === taskid && work.bidding?.canBid);
  };

  it('bids on moves with their own vehicles, and on moves without one', async () => {
    const mover = await aFreeProvider(service.context, { categoryId: REMOVAL_ID });
    const withVehicle = await aFreeProvider(service.context, { categoryId: REMOVAL_ID });
    await aWorkVehicle(service.context, { userId: withVehicle.userId, use: 'nissan' });
    const ended = await aFreeProvider(service.context, { categoryId: REMOVAL_ID });
    // It holds today, and not on the day of the removal.
    await aWorkVehicle(service.context, { userId: ended.userId, use: 'nissan', validUntil: dayFromNow(1) });
    const nissan = await aRemoval(NISSAN_REMOVAL);
    expect(await Promise.all([mover, withVehicle, ended].map(({ userId }) => canBid(nissan, userId)))).toEqual([
      false,
      true,
      false,
    ]);
    const carrying = await aRemoval(MOVERS_ONLY);
    expect(await canBid(carrying, mover.userId)).toBe(true);
  });
});
