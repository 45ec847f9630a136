import { toServices } from '@/lib/domain/provider/provider-services';
import { eq, inArray } from 'drizzle-orm';

import { ROLE_IDS } from '@/lib/contract/enumerations';
import { CERTIFICATE_KINDS, type CertificateKind, type TeamPlace } from '@/lib/contract/provider-enumerations';

import { saveSheba } from '../payouts';
import type { Transaction } from '../ports/database';
import {
  categoryTypes,
  providerApplications,
  providerLocations,
  providers,
  providerServices,
  providerShifts,
  userRoles,
  users,
} from '../schema';
import type { StoredApplication } from './store';

const MONTHS_A_YEAR = 12;

interface Decision {
  readonly operatorId: number;
  readonly now: Date;
}

/**
 * Makes an applicant an active provider: role, profile, every type of the services, the neighbourhoods and the hours of
 * the application. The application is whole, its person locked and the move allowed.
 */
export async function approveApplication(
  transaction: Transaction,
  application: StoredApplication,
  {
    certificates,
    place,
    ...decision
  }: Decision & {
    readonly certificates: readonly CertificateKind[] | null;
    /** The operator says it: nobody applies as a company or a supervisor. */
    readonly place: TeamPlace;
  },
): Promise<void> {
  const { userId } = application.row;
  await close(transaction, userId, { state: 'approved', rejectionReason: null, corrections: [] }, decision);
  await keepCheckedPerson(transaction, application);
  await transaction.insert(userRoles).values({ userId, roleId: ROLE_IDS[place] }).onConflictDoNothing();
  const [person] = await transaction.select({ imageFileId: users.imageFileId }).from(users).where(eq(users.id, userId));
  const profile = toProfile(application, certificates ?? listSent(application), decision.now);
  // Customers let nobody in whose face they have not seen (decision 0115).
  await transaction.insert(providers).values({ ...profile, lacksPhoto: (person?.imageFileId ?? null) === null });
  await grantWork(transaction, application);
  const { sheba } = application.row;
  if (sheba !== null) await saveSheba(transaction, { userId, sheba, now: decision.now });
}

/** Back to its applicant, who may correct it and send it again. */
export function rejectApplication(
  transaction: Transaction,
  { row }: StoredApplication,
  { reason, corrections, ...decision }: Decision & Pick<StoredApplication['row'], 'corrections'> & { reason: string },
): Promise<void> {
  return close(transaction, row.userId, { state: 'rejected', rejectionReason: reason, corrections }, decision);
}

type Outcome = Pick<StoredApplication['row'], 'state' | 'rejectionReason' | 'corrections'>;

async function close(
  transaction: Transaction,
  userId: number,
  outcome: Outcome,
  { operatorId, now }: Decision,
): Promise<void> {
  await transaction
    .update(providerApplications)
    .set({ ...outcome, decidedAt: now, decidedBy: operatorId, updatedAt: now })
    .where(eq(providerApplications.userId, userId));
}

/** Customers see the name that the papers prove, not the account's. */
async function keepCheckedPerson(transaction: Transaction, { row }: StoredApplication): Promise<void> {
  const { firstName, lastName, gender, nationalCode, birthDate } = row;
  await transaction
    .update(users)
    .set({ firstName, lastName, gender, nationalCode, birthDate })
    .where(eq(users.id, row.userId));
}

function listSent({ documents }: StoredApplication): CertificateKind[] {
  return CERTIFICATE_KINDS.filter((kind) => documents.some((document) => document.kind === kind));
}

function toProfile(
  { row }: StoredApplication,
  certificates: readonly CertificateKind[],
  registeredAt: Date,
): typeof providers.$inferInsert {
  const { userId, firstName, lastName, gender, about, experienceYears } = row;
  if (gender === null) throw new Error(`The application of user ${userId} is not whole.`);
  return {
    userId,
    gender,
    about,
    registeredAt,
    status: 'active',
    merchantId: userId,
    merchantName: `${firstName} ${lastName}`,
    workerCode: `PF${userId}`,
    experienceMonths: experienceYears * MONTHS_A_YEAR,
    hasSkillCertificate: certificates.includes('skill'),
    hasClearRecordCertificate: certificates.includes('clear-record'),
    hasBusinessCertificate: certificates.includes('business'),
  };
}

async function grantWork(
  transaction: Transaction,
  { row, categoryIds, locationIds }: StoredApplication,
): Promise<void> {
  const { userId, weekdays, startHour, endHour } = row;
  if (startHour === null || endHour === null) throw new Error(`The application of user ${userId} is not whole.`);
  const types = await transaction
    .select({ categoryId: categoryTypes.categoryId, typeId: categoryTypes.id })
    .from(categoryTypes)
    .where(inArray(categoryTypes.categoryId, [...categoryIds]));
  const services = toServices(categoryIds, types);
  await transaction.insert(providerServices).values(services.map((service) => ({ userId, ...service })));
  await transaction.insert(providerLocations).values(locationIds.map((locationId) => ({ userId, locationId })));
  await transaction.insert(providerShifts).values(weekdays.map((weekday) => ({ userId, weekday, startHour, endHour })));
}
