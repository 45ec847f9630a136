import { asc, eq } from 'drizzle-orm';

import { CallError } from '@/lib/contract/call-error';
import type { DocumentKind } from '@/lib/contract/provider-enumerations';
import {
  isApplicationMoveAllowed,
  type ApplicationContent,
  type ApplicationMove,
} from '@/lib/domain/provider-application';
import { findProviderRoleId } from '@/lib/domain/provider-roles';

import type { HeldPerson } from '../people';
import type { Executor, Transaction } from '../ports/database';
import {
  applicationDocuments,
  applicationLocations,
  applicationServices,
  providerApplications,
  userRoles,
} from '../schema';

type ApplicationRow = typeof providerApplications.$inferSelect;

export interface StoredApplication {
  readonly row: ApplicationRow;
  readonly categoryIds: readonly number[];
  readonly locationIds: readonly number[];
  readonly documents: readonly { readonly fileId: number; readonly kind: DocumentKind; readonly createdAt: Date }[];
}

/** Null while nothing was saved. */
export async function findApplication(executor: Executor, userId: number): Promise<StoredApplication | null> {
  const [row] = await executor.select().from(providerApplications).where(eq(providerApplications.userId, userId));
  if (!row) return null;
  const services = await executor
    .select()
    .from(applicationServices)
    .where(eq(applicationServices.userId, userId))
    .orderBy(asc(applicationServices.categoryId));
  const places = await executor
    .select()
    .from(applicationLocations)
    .where(eq(applicationLocations.userId, userId))
    .orderBy(asc(applicationLocations.locationId));
  const documents = await executor
    .select({
      fileId: applicationDocuments.fileId,
      kind: applicationDocuments.kind,
      createdAt: applicationDocuments.createdAt,
    })
    .from(applicationDocuments)
    .where(eq(applicationDocuments.userId, userId))
    .orderBy(asc(applicationDocuments.fileId));
  return {
    row,
    documents,
    categoryIds: services.map(({ categoryId }) => categoryId),
    locationIds: places.map(({ locationId }) => locationId),
  };
}

export function toContent({ row, categoryIds, locationIds, documents }: StoredApplication): ApplicationContent {
  return { ...row, categoryIds, locationIds, documentKinds: documents.map(({ kind }) => kind) };
}

/** Throws application-closed for a move that the application is in no state for, and for who is a provider already. */
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

/** What an application begins with: what the account knows of the person. */
export function toBeginning({ firstName, lastName, gender, nationalCode, birthDate }: HeldPerson) {
  return { firstName, lastName, gender, nationalCode, birthDate };
}
