import { and, eq, inArray, isNotNull, isNull, ne } from 'drizzle-orm';

import { toFullName } from '@/lib/domain/person/full-name';

import type { Executor } from '../../ports/database';
import { providerApplications, providers, users, workVehicles } from '../../schema';
import type { FoundPerson } from './find-people';
import { NOTHING_ELSE, type Found } from './found';

/** The people who were found, and a row more for an application that is no profile yet and for the vehicle's plate. */
export async function showPeople(
  executor: Executor,
  found: readonly FoundPerson[],
  plate: string | null,
): Promise<readonly Found[]> {
  if (found.length === 0) return [];
  const ids = found.map(({ userId }) => userId);
  const people = await executor
    .select({ user: users, status: providers.status, registeredAt: providers.registeredAt })
    .from(users)
    .leftJoin(providers, eq(providers.userId, users.id))
    .where(and(inArray(users.id, ids), isNull(users.erasedAt)));
  const applications = await listApplications(executor, ids);
  const vehicles = plate === null ? [] : await listVehicles(executor, ids, plate);
  return people.flatMap(({ user, status, registeredAt }): Found[] => {
    const { match = 'name', isExact = false } = found.find(({ userId }) => userId === user.id) ?? {};
    const shown = { ...NOTHING_ELSE, id: user.id, match, isExact, fullname: toFullName(user), mobileNo: user.mobile };
    const kind = status === null ? 'customer' : 'provider';
    return [
      { ...shown, kind, providerStatus: status, atMs: (registeredAt ?? user.createdAt).getTime() },
      ...applications.filter(isOf(user.id)).map((row) => ({ ...shown, ...toApplication(row) })),
      ...vehicles.filter(isOf(user.id)).map((row) => ({ ...shown, ...toVehicle(row) })),
    ];
  });
}

const isOf =
  (id: number) =>
  ({ userId }: { readonly userId: number }) =>
    userId === id;

function listApplications(executor: Executor, userIds: readonly number[]) {
  const isOpen = and(isNotNull(providerApplications.sentAt), ne(providerApplications.state, 'approved'));
  return executor
    .select()
    .from(providerApplications)
    .where(and(inArray(providerApplications.userId, [...userIds]), isOpen));
}

function listVehicles(executor: Executor, userIds: readonly number[], plate: string) {
  return executor
    .select()
    .from(workVehicles)
    .where(and(eq(workVehicles.plate, plate), inArray(workVehicles.userId, [...userIds])));
}

function toApplication({ state, sentAt, createdAt }: typeof providerApplications.$inferSelect) {
  return { kind: 'application', applicationState: state, atMs: (sentAt ?? createdAt).getTime() } as const;
}

function toVehicle({ id: vehicleid, plate, state, sentAt }: typeof workVehicles.$inferSelect) {
  return { kind: 'vehicle', plate, vehicleState: state, vehicleid, atMs: sentAt.getTime() } as const;
}
