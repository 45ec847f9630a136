import type { ServiceContext } from '../context';
import { trucks } from '../schema';
import { aFreeProvider } from '../seed/stories/people';
import { CAR, GAS_ID } from '../seed/stories/trucks';

/** Trucks that are online and were seen at these instants; answers their ids. */
export async function plantTrucks(context: ServiceContext, seenAts: readonly Date[]): Promise<number[]> {
  const ids: number[] = [];
  for (const [index, seenAt] of seenAts.entries()) {
    const { userId: driverId } = await aFreeProvider(context, { categoryId: GAS_ID });
    const truck = { driverId, number: `planted-${index}`, fuels: [], ...CAR, seenAt, onlineSince: seenAt };
    const rows = await context.ports.database.connection.insert(trucks).values(truck).returning({ id: trucks.id });
    ids.push(...rows.map(({ id }) => id));
  }
  return ids;
}
