import { eq } from 'drizzle-orm';

import { providerShifts, trucks } from '../../schema';
import { aTruck, CAR } from '../../seed/stories/trucks';
import { useMarket } from '../../testing/use-market';

const service = useMarket();

describe('a truck of petrol', () => {
  it('[C-gas] is offered while its driver is online, also without hours of the week, and not offline', async () => {
    const { connection } = service.context.ports.database;
    const truck = await aTruck(service.context);
    await connection.delete(providerShifts).where(eq(providerShifts.userId, truck.userId));
    const near = async () => {
      const place = { googleLat: CAR.latitude, googleLong: CAR.longitude };
      return (await service.call('gas/trucklocations', place)).lstTruck.map(({ truckId }) => truckId);
    };
    expect(await near()).toContain(truck.truckId);
    await connection.update(trucks).set({ onlineSince: null }).where(eq(trucks.id, truck.truckId));
    await expect(near()).rejects.toMatchObject({ key: 'noTrucksAvailable' });
  });
});
