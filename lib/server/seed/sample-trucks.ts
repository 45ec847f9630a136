import { and, eq, inArray, isNotNull, isNull, lt, sql } from 'drizzle-orm';

import { WORK_VEHICLE_USES } from '@/lib/contract/provider-enumerations';
import { MINUTE_MS } from '@/lib/domain/constants/time-units';
import { TRUCK_TANK } from '@/lib/domain/constants/trucks';
import { REMOVAL_TYPE_OF_USE, WORK_VEHICLE_CAPACITY } from '@/lib/domain/provider/work-vehicles';

import type { ServiceContext } from '../context';
import type { Transaction } from '../ports/database';
import { categories, providerServices, trucks, users, workVehicles } from '../schema';
import { craftsmanMobiles } from './craftsmen';
import { SAMPLE_MOBILES } from './sample-people';

interface SampleTruckSeed {
  readonly driverMobile: string;
  readonly number: string;
  readonly fuels: readonly string[];
  readonly latitude: number;
  readonly longitude: number;
}

const BOTH = ['REGULAR', 'SUPER'];
const SAMPLE_PAPERS_END = '2099-01-01';
const REMOVAL_USES = WORK_VEHICLE_USES.filter((use) => REMOVAL_TYPE_OF_USE[use] !== null);
const sampleMovers: readonly string[] = [SAMPLE_MOBILES.provider, SAMPLE_MOBILES.secondProvider, ...craftsmanMobiles];

/**
 * Each truck's place at the start: two around the sample customer's address, the others in the middle of their cities.
 */
const sampleTrucks: readonly SampleTruckSeed[] = [
  {
    driverMobile: SAMPLE_MOBILES.secondProvider,
    number: 'P-12',
    fuels: ['REGULAR'],
    latitude: 35.796,
    longitude: 51.441,
  },
  { driverMobile: '09120000051', number: 'P-17', fuels: BOTH, latitude: 35.789, longitude: 51.418 },
  { driverMobile: '09120000052', number: 'P-23', fuels: BOTH, latitude: 35.737, longitude: 51.354 },
  { driverMobile: '09120000053', number: 'P-31', fuels: BOTH, latitude: 35.831, longitude: 50.972 },
  { driverMobile: '09120000054', number: 'P-38', fuels: BOTH, latitude: 32.655, longitude: 51.667 },
  { driverMobile: '09120000055', number: 'P-44', fuels: BOTH, latitude: 36.304, longitude: 59.581 },
  { driverMobile: '09120000056', number: 'P-52', fuels: ['REGULAR'], latitude: 29.633, longitude: 52.522 },
];

const TRUCK_LITRES = 1000;
const FIRST_PLATE = 101;
const POSITION_AGE_MS = MINUTE_MS;

/**
 * The trucks of the demo, approved and online, each with its driver; and what the samples who move houses drive. What a
 * demo of an older version has already stays. Throws for a driver that the samples do not have.
 */
export async function addSampleVehicles(transaction: Transaction, now: Date): Promise<void> {
  for (const [index, truck] of sampleTrucks.entries()) {
    const driverId = await requireSample(transaction, truck.driverMobile);
    await addTruck(transaction, { driverId, truck, plate: toSamplePlate(index), now });
  }
  const movers = await transaction
    .selectDistinct({ userId: providerServices.userId, mobile: users.mobile })
    .from(providerServices)
    .innerJoin(users, eq(users.id, providerServices.userId))
    .innerJoin(categories, and(eq(categories.id, providerServices.categoryId), eq(categories.kind, 'moving')))
    .where(inArray(users.mobile, [...sampleMovers]))
    .orderBy(providerServices.userId);
  const vehicles = movers.flatMap(({ userId }) => REMOVAL_USES.map((use) => ({ userId, use })));
  for (const [index, { userId, use }] of vehicles.entries())
    await transaction
      .insert(workVehicles)
      .values({
        ...toApproved(now),
        userId,
        use,
        plate: toSamplePlate(sampleTrucks.length + index),
        capacity: WORK_VEHICLE_CAPACITY[use].most,
      })
      .onConflictDoNothing();
}

/**
 * Nobody sits at the samples' pages: online trucks keep their last place, and count as seen just now, however far the
 * clock was moved.
 */
export async function sampleTrucksSeen({ configuration, ports }: ServiceContext): Promise<void> {
  if (!configuration.isEmbeddedDemo) return;
  const now = ports.clock.now();
  const { connection } = ports.database;
  const drivers = connection
    .select({ id: users.id })
    .from(users)
    .where(
      inArray(
        users.mobile,
        sampleTrucks.map(({ driverMobile }) => driverMobile),
      ),
    );
  await connection
    .update(trucks)
    .set({
      seenAt: now,
      // Nobody fills them, and the demo's customers go on ordering.
      litres: sql`CASE WHEN ${trucks.litres} < ${TRUCK_TANK.least} THEN NULL ELSE ${trucks.litres} END`,
    })
    .where(
      and(
        isNotNull(trucks.onlineSince),
        lt(trucks.seenAt, new Date(now.getTime() - POSITION_AGE_MS)),
        inArray(trucks.driverId, drivers),
      ),
    );
}

async function requireSample(transaction: Transaction, mobile: string): Promise<number> {
  const [driver] = await transaction.select({ id: users.id }).from(users).where(eq(users.mobile, mobile));
  if (!driver) throw new Error(`Nobody of the samples has the mobile ${mobile}.`);
  return driver.id;
}

interface SampleTruck {
  readonly driverId: number;
  readonly truck: SampleTruckSeed;
  readonly plate: string;
  readonly now: Date;
}

async function addTruck(transaction: Transaction, { driverId, truck, plate, now }: SampleTruck): Promise<void> {
  const { driverMobile: _driverMobile, number, fuels, ...place } = truck;
  await transaction
    .insert(workVehicles)
    .values({ ...toApproved(now), userId: driverId, use: 'petrol-truck', plate, capacity: TRUCK_LITRES, number, fuels })
    .onConflictDoNothing();
  const [vehicle] = await transaction
    .select({ id: workVehicles.id })
    .from(workVehicles)
    .where(and(eq(workVehicles.userId, driverId), eq(workVehicles.use, 'petrol-truck')))
    .orderBy(workVehicles.id);
  const vehicleId = vehicle?.id ?? null;
  await transaction
    .insert(trucks)
    .values({ ...place, driverId, number, fuels, vehicleId, seenAt: now, onlineSince: now })
    .onConflictDoNothing();
  await transaction
    .update(trucks)
    .set({ vehicleId })
    .where(and(eq(trucks.driverId, driverId), isNull(trucks.vehicleId)));
}

function toApproved(now: Date) {
  return { state: 'approved', sentAt: now, decidedAt: now, validUntil: SAMPLE_PAPERS_END } as const;
}

/** A plate that no other sample has. */
function toSamplePlate(index: number): string {
  return `12-ع-${FIRST_PLATE + index}-11`;
}
