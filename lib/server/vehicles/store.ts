import { and, desc, eq, ne } from 'drizzle-orm';

import type { CallAnswer } from '@/lib/contract';
import { CallError } from '@/lib/contract/call-error';
import type { VehicleType } from '@/lib/contract/enumerations';
import { VEHICLE_LIMIT } from '@/lib/domain/constants/identity';

import { holdPerson } from '../people';
import type { Executor, Transaction } from '../ports/database';
import { vehicles } from '../schema';

type WireVehicle = CallAnswer<'user/getuserauto'>['lstUserAuto'][number];

interface Page {
  readonly offset: number;
  readonly limit: number;
}

/** A person's vehicles, the newest first. */
export async function listVehicles(
  executor: Executor,
  userId: number,
  { offset, limit }: Page,
): Promise<WireVehicle[]> {
  const rows = await executor
    .select()
    .from(vehicles)
    .where(eq(vehicles.userId, userId))
    .orderBy(desc(vehicles.id))
    .limit(limit)
    .offset(offset);
  return rows.map(({ id, vehicleType, plate, autoBrandId }) => ({
    autoId: id,
    vehicleType,
    plaque: plate,
    autoBrandId,
  }));
}

interface VehicleFields {
  readonly vehicleType: VehicleType;
  readonly plate: string;
  readonly autoBrandId: number | null;
  readonly createdAt: Date;
}

/**
 * Keeps a vehicle and answers its id. The same plate again is the same vehicle: it takes the brand that was named last.
 * Throws limit-reached.
 */
export async function addVehicle(transaction: Transaction, userId: number, fields: VehicleFields): Promise<number> {
  const { autoBrandId } = fields;
  // One change of a person's list at a time: the limit holds whatever arrives at once.
  await holdPerson(transaction, userId, 'update');
  const others = await transaction
    .select({ id: vehicles.id })
    .from(vehicles)
    .where(and(eq(vehicles.userId, userId), ne(vehicles.plate, fields.plate)));
  if (others.length >= VEHICLE_LIMIT) throw new CallError('limit-reached', { params: { limit: VEHICLE_LIMIT } });
  const kept = transaction
    .insert(vehicles)
    .values({ ...fields, userId })
    .onConflictDoUpdate({ target: [vehicles.userId, vehicles.plate], set: { autoBrandId } });
  const [vehicle] = await kept.returning({ id: vehicles.id });
  if (!vehicle) throw new Error('The vehicle was not stored.');
  return vehicle.id;
}

/** Throws not-found, not-yours. */
export async function removeVehicle(executor: Executor, userId: number, vehicleId: number): Promise<void> {
  const removed = await executor
    .delete(vehicles)
    .where(and(eq(vehicles.id, vehicleId), eq(vehicles.userId, userId)))
    .returning({ id: vehicles.id });
  if (removed.length > 0) return;
  const others = await executor.select({ id: vehicles.id }).from(vehicles).where(eq(vehicles.id, vehicleId));
  throw new CallError(others.length > 0 ? 'not-yours' : 'not-found');
}
