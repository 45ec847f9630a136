import { asc, eq } from 'drizzle-orm';

import { CallError } from '@/lib/contract/call-error';
import type { DocumentKind, WorkVehicleUse } from '@/lib/contract/provider-enumerations';
import {
  isApplicationMoveAllowed,
  type ApplicationContent,
  type ApplicationMove,
} from '@/lib/domain/provider/provider-application';
import { findProviderRoleId } from '@/lib/domain/provider/provider-roles';

import type { HeldPerson } from '../people';
import type { Executor, Transaction } from '../ports/database';
import {
  applicationDocuments,
  applicationLocations,
  applicationServices,
  categories,
  providerApplications,
  userRoles,
  workVehicles,
} from '../schema';
import { toVehicleUses } from '../work-vehicles';

type ApplicationRow = typeof providerApplications.$inferSelect;

export interface StoredApplication {
  readonly row: ApplicationRow;
  readonly categoryIds: readonly number[];
  readonly locationIds: readonly number[];
  /** The vehicles that the services need. */
  readonly vehicleUses: readonly WorkVehicleUse[];
  /** The vehicles that the applicant has. */
  readonly ownUses: readonly WorkVehicleUse[];
  readonly documents: readonly { readonly fileId: number; readonly kind: DocumentKind; readonly createdAt: Date }[];
}

/** Null while nothing was saved. */
export async function findApplication(executor: Executor, userId: number): Promise<StoredApplication | null> {
  const [row] = await executor.select().from(providerApplications).where(eq(providerApplications.userId, userId));
  if (!row) return null;
  const services = await executor
    .select({ categoryId: applicationServices.categoryId, kind: categories.kind })
    .from(applicationServices)
    .innerJoin(categories, eq(categories.id, applicationServices.categoryId))
    .where(eq(applicationServices.userId, userId))
    .orderBy(asc(applicationServices.categoryId));
  const places = await executor
    .select()
    .from(applicationLocations)
    .where(eq(applicationLocations.userId, userId))
    .orderBy(asc(applicationLocations.locationId));
  const own = await executor
    .select({ use: workVehicles.use })
    .from(workVehicles)
    .where(eq(workVehicles.userId, userId));
  return {
    row,
    documents: await listPapers(executor, userId),
    vehicleUses: toVehicleUses(services.map(({ kind }) => kind)),
    ownUses: own.map(({ use }) => use),
    categoryIds: services.map(({ categoryId }) => categoryId),
    locationIds: places.map(({ locationId }) => locationId),
  };
}

function listPapers(executor: Executor, userId: number) {
  return executor
    .select({
      fileId: applicationDocuments.fileId,
      kind: applicationDocuments.kind,
      createdAt: applicationDocuments.createdAt,
    })
    .from(applicationDocuments)
    .where(eq(applicationDocuments.userId, userId))
    .orderBy(asc(applicationDocuments.fileId));
}

export function toContent({
  row,
  categoryIds,
  locationIds,
  documents,
  vehicleUses,
  ownUses,
}: StoredApplication): ApplicationContent {
  const isTruckMissing = vehicleUses.includes('petrol-truck') && !ownUses.includes('petrol-truck');
  return { ...row, categoryIds, locationIds, isTruckMissing, documentKinds: documents.map(({ kind }) => kind) };
}

/** Throws application-closed for a move that the application's state does not allow, and for a provider. */
export async function requireMove(transaction: Transaction, userId: number, move: ApplicationMove): Promise<void> {
  const [row] = await transaction
    .select({ state: providerApplications.state })
    .from(providerApplications)
    .where(eq(providerApplications.userId, userId));
  if (!isApplicationMoveAllowed(move, row?.state ?? null) || (await isProvider(transaction, userId)))
    throw new CallError('application-closed');
}

async function isProvider(transaction: Transaction, userId: number): Promise<boolean> {
  const roles = await transaction
    .select({ roleId: userRoles.roleId })
    .from(userRoles)
    .where(eq(userRoles.userId, userId));
  return findProviderRoleId(roles.map(({ roleId }) => roleId)) !== null;
}

/** A new application's fields, from the person's account. */
export function toBeginning({ firstName, lastName, gender, nationalCode, birthDate }: HeldPerson) {
  return { firstName, lastName, gender, nationalCode, birthDate };
}
