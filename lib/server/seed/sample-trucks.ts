import { eq } from 'drizzle-orm';

import type { Transaction } from '../ports/database';
import { trucks, users } from '../schema';
import { SAMPLE_MOBILES } from './sample-people';

interface SampleTruckSeed {
  readonly driverMobile: string;
  readonly number: string;
  readonly fuels: readonly string[];
  readonly latitude: number;
  readonly longitude: number;
}

const BOTH = ['REGULAR', 'SUPER'];

/** Where each truck stands at the start: two around the sample customer's address, the others in the middle of their cities. */
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

/** The trucks of the demo, each with its driver. Throws for a driver that the samples do not have. */
export async function addSampleTrucks(transaction: Transaction, now: Date): Promise<void> {
  for (const { driverMobile, ...truck } of sampleTrucks) {
    const [driver] = await transaction.select({ id: users.id }).from(users).where(eq(users.mobile, driverMobile));
    if (!driver) throw new Error(`Nobody of the samples has the mobile ${driverMobile}.`);
    await transaction.insert(trucks).values({ ...truck, driverId: driver.id, seenAt: now });
  }
}
