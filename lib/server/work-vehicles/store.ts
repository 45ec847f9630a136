import { and, asc, desc, eq, exists, gte, inArray, sql, type SQL, type SQLWrapper } from 'drizzle-orm';

import type { CallAnswer } from '@/lib/contract';
import type { ServiceKind } from '@/lib/contract/enumerations';
import { WORK_VEHICLE_USES, type WorkVehicleUse } from '@/lib/contract/provider-enumerations';
import { toTehranDate } from '@/lib/domain/site/jalali-date';
import { toFileUrl } from '@/lib/domain/site/uploaded-file';
import { REMOVAL_TYPE_OF_USE } from '@/lib/domain/provider/work-vehicles';

import type { Executor } from '../ports/database';
import { categories, providerServices, trucks, workVehiclePapers, workVehicles } from '../schema';

type OwnVehicles = CallAnswer<'workvehicle/getworkvehicles'>;
export type WireVehicle = OwnVehicles['lstVehicle'][number];
type VehicleRow = typeof workVehicles.$inferSelect;

/** The answer of the calls about the caller's own vehicles. */
export async function readOwnVehicles(executor: Executor, userId: number, now: Date): Promise<OwnVehicles> {
  const rows = await executor
    .select()
    .from(workVehicles)
    .where(eq(workVehicles.userId, userId))
    .orderBy(desc(workVehicles.id));
  const { vehicleId, onlineSince, latitude, longitude, seenAt } = trucks;
  const [truck] = await executor
    .select({ vehicleId, onlineSince, latitude, longitude, seenAt, litresLeft: selectLitres(executor) })
    .from(trucks)
    .where(eq(trucks.driverId, userId));
  return {
    lstVehicle: await toWireVehicles(executor, rows, now),
    lstUse: await listUses(executor, userId),
    truck: truck
      ? {
          vehicleid: truck.vehicleId,
          isOnline: truck.onlineSince !== null,
          onlineSinceMs: truck.onlineSince?.getTime() ?? null,
          googleLat: truck.latitude,
          googleLong: truck.longitude,
          seenAtMs: truck.seenAt.getTime(),
          litresLeft: truck.litresLeft,
        }
      : null,
    serverNowMs: now.getTime(),
  };
}

/** The vehicles that a provider's services need. */
async function listUses(executor: Executor, userId: number): Promise<WorkVehicleUse[]> {
  const rows = await executor
    .selectDistinct({ kind: categories.kind })
    .from(providerServices)
    .innerJoin(categories, eq(categories.id, providerServices.categoryId))
    .where(eq(providerServices.userId, userId));
  return toVehicleUses(rows.map(({ kind }) => kind));
}

/** The vehicles that services of these kinds are driven with. */
export function toVehicleUses(kinds: readonly ServiceKind[]): WorkVehicleUse[] {
  return WORK_VEHICLE_USES.filter((use) => kinds.includes(REMOVAL_TYPE_OF_USE[use] === null ? 'gas' : 'moving'));
}

/** Vehicles with their papers, in the order of the rows. */
export async function toWireVehicles(
  executor: Executor,
  rows: readonly VehicleRow[],
  now: Date,
): Promise<WireVehicle[]> {
  const ids = rows.map(({ id }) => id);
  const papers =
    ids.length === 0
      ? []
      : await executor
          .select()
          .from(workVehiclePapers)
          .where(inArray(workVehiclePapers.vehicleId, ids))
          .orderBy(asc(workVehiclePapers.fileId));
  const today = toTehranDate(now.getTime());
  return rows.map((row) => ({
    vehicleid: row.id,
    use: row.use,
    plaque: row.plate,
    capacity: row.capacity,
    truckNumber: row.number,
    lstGasType: [...row.fuels],
    state: row.state,
    rejectReason: row.rejectionReason,
    sentAtMs: row.sentAt.getTime(),
    validUntil: row.validUntil,
    isUsable: row.state === 'approved' && row.validUntil >= today,
    lstPaper: papers
      .filter(({ vehicleId }) => vehicleId === row.id)
      .map(({ kind, fileId, validUntil }) => ({ kind, fileid: fileId, fileurl: toFileUrl(fileId), validUntil })),
  }));
}

/** A condition on `work_vehicles`: approved, and none of its papers has ended. */
export function isUsable(now: Date): SQL | undefined {
  return and(eq(workVehicles.state, 'approved'), gte(workVehicles.validUntil, toTehranDate(now.getTime())));
}

/** The litres in the tank of a row of `trucks`, at most its capacity. Null where its vehicle was removed. */
export function selectLitres(executor: Executor): SQL<number | null> {
  const holds = executor
    .select({ capacity: workVehicles.capacity })
    .from(workVehicles)
    .where(eq(workVehicles.id, trucks.vehicleId));
  const full = sql`(${holds})::double precision`;
  return sql<number | null>`CASE WHEN ${trucks.vehicleId} IS NULL THEN NULL
    ELSE greatest(0, least(coalesce(${trucks.litres}, ${full}), ${full})) END`;
}

interface Removal {
  readonly typeId: SQLWrapper;
  readonly startsAt: SQLWrapper;
}

/**
 * A condition: the person has the vehicle that a removal of this type takes, approved, with papers that hold on its
 * day. True for types that take none.
 */
export function hasVehicleFor(executor: Executor, userId: SQLWrapper | number, { typeId, startsAt }: Removal): SQL {
  const { id, use, userId: owner, state, validUntil } = workVehicles;
  const needed = WORK_VEHICLE_USES.flatMap((known) => {
    const type = REMOVAL_TYPE_OF_USE[known];
    return type === null ? [] : [{ known, type }];
  });
  const types = sql.join(
    needed.map(({ type }) => sql`${type}::integer`),
    sql`, `,
  );
  const ofType = sql.join(
    needed.map(({ known, type }) => sql`(${typeId} = ${type}::integer AND ${use} = ${known})`),
    sql` OR `,
  );
  const holds = sql`${validUntil} >= (${startsAt} AT TIME ZONE 'Asia/Tehran')::date`;
  const found = executor
    .select({ id })
    .from(workVehicles)
    .where(and(eq(owner, userId), eq(state, 'approved'), holds, sql`(${ofType})`));
  return sql`(${typeId} NOT IN (${types}) OR ${exists(found)})`;
}
