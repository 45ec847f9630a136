import { eq } from 'drizzle-orm';

import { CallError } from '@/lib/contract/call-error';

import { defineHandler, requireActor } from '../handler';
import { holdPerson } from '../people';
import type { Transaction } from '../ports/database';
import { trucks, workVehiclePapers, workVehicles } from '../schema';
import { removeStoredBytes } from '../uploaded-files';
import { removePhotos } from './saveworkvehicle';
import { readOwnVehicles } from './store';

export const handler = defineHandler('workvehicle/removeworkvehicle', async ({ vehicleid }, context) => {
  const { userId } = requireActor(context);
  const { database, clock } = context.ports;
  const keys = await database.transaction((transaction) => remove(transaction, userId, vehicleid));
  await removeStoredBytes(context, keys);
  return readOwnVehicles(database.connection, userId, clock.now());
});

/** Answers the storage keys of the photos of its papers. Throws not-found, not-yours. */
async function remove(transaction: Transaction, userId: number, vehicleId: number): Promise<string[]> {
  await holdPerson(transaction, userId, 'update');
  await requireOwnVehicle(transaction, userId, vehicleId);
  const papers = await transaction
    .delete(workVehiclePapers)
    .where(eq(workVehiclePapers.vehicleId, vehicleId))
    .returning({ fileId: workVehiclePapers.fileId });
  await transaction.update(trucks).set({ onlineSince: null, vehicleId: null }).where(eq(trucks.vehicleId, vehicleId));
  await transaction.delete(workVehicles).where(eq(workVehicles.id, vehicleId));
  return removePhotos(
    transaction,
    userId,
    papers.map(({ fileId }) => fileId),
  );
}

/** Throws not-found, not-yours. */
export async function requireOwnVehicle(transaction: Transaction, userId: number, vehicleId: number) {
  const [vehicle] = await transaction.select().from(workVehicles).where(eq(workVehicles.id, vehicleId)).for('update');
  if (!vehicle) throw new CallError('not-found');
  if (vehicle.userId !== userId) throw new CallError('not-yours');
  return vehicle;
}
