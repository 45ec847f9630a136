import type { Coordinates } from '@/lib/domain/place/distance';

import type { ServiceContext } from '../../context';
import { trucks } from '../../schema';
import { aWorkVehicle } from './work-vehicles';
import { aFreeProvider, type StoryProvider } from './people';

export const GAS_ID = 22;
/** A point in Tajrish, where the customers of the stories live. */
export const CAR: Coordinates = { latitude: 35.805, longitude: 51.43 };

let nextTruck = 1;

/** An online truck, with its driver, some degrees north of the car, of both fuels unless said otherwise. */
export async function aTruck(
  { ports }: Pick<ServiceContext, 'ports'>,
  {
    north = 0.01,
    fuels = ['REGULAR', 'SUPER'],
    biddingCreditRials,
  }: { readonly north?: number; readonly fuels?: readonly string[]; readonly biddingCreditRials?: number } = {},
): Promise<StoryProvider & { readonly truckId: number }> {
  const driver = await aFreeProvider({ ports }, { categoryId: GAS_ID, biddingCreditRials });
  nextTruck += 1;
  const vehicleId = await aWorkVehicle({ ports }, { userId: driver.userId, use: 'petrol-truck' });
  const [row] = await ports.database.connection
    .insert(trucks)
    .values({
      driverId: driver.userId,
      vehicleId,
      number: `T-${nextTruck}`,
      fuels,
      latitude: CAR.latitude + north,
      longitude: CAR.longitude,
      seenAt: ports.clock.now(),
      onlineSince: ports.clock.now(),
    })
    .returning({ truckId: trucks.id });
  return { ...driver, truckId: row?.truckId ?? 0 };
}
