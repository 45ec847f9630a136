import { and, asc, eq, isNotNull } from 'drizzle-orm';

import type { Executor } from '../ports/database';
import {
  applicationDocuments,
  applicationLocations,
  applicationServices,
  bidQuestions,
  bids,
  bidTemplates,
  homeBases,
  incomeCertificateReaders,
  incomeCertificates,
  paperRequests,
  payoutAccounts,
  payouts,
  providerAbsences,
  providerApplications,
  providerLocations,
  providerCertificates,
  providerPictures,
  providers,
  providerServices,
  providerShifts,
  reviews,
  tasks,
  wayPositions,
  memberWages,
  teamMembers,
} from '../schema';
import { readColleagues, readReliability } from './collect-standing';

/**
 * Applications to become a provider, and papers that operators asked for. The papers themselves are among the files.
 */
export async function readApplying(executor: Executor, userId: number): Promise<Record<string, unknown>> {
  const asked = await executor.select().from(paperRequests).where(eq(paperRequests.userId, userId));
  return {
    application: await readApplication(executor, userId),
    askedPapers: asked.map(({ askedById: _askedById, decidedById: _decidedById, ...request }) => request),
  };
}

async function readApplication(executor: Executor, userId: number): Promise<unknown> {
  const [row] = await executor.select().from(providerApplications).where(eq(providerApplications.userId, userId));
  if (!row) return null;
  const { decidedBy: _decidedBy, ...application } = row;
  return {
    ...application,
    categoryIds: (await executor.select().from(applicationServices).where(eq(applicationServices.userId, userId))).map(
      ({ categoryId }) => categoryId,
    ),
    locationIds: (
      await executor.select().from(applicationLocations).where(eq(applicationLocations.userId, userId))
    ).map(({ locationId }) => locationId),
    papers: await executor
      .select({
        fileId: applicationDocuments.fileId,
        kind: applicationDocuments.kind,
        createdAt: applicationDocuments.createdAt,
      })
      .from(applicationDocuments)
      .where(eq(applicationDocuments.userId, userId)),
  };
}

/** A provider's profile and work, without the customers. */
export async function readProvider(executor: Executor, userId: number): Promise<unknown> {
  const [profile] = await executor.select().from(providers).where(eq(providers.userId, userId));
  if (!profile) return null;
  const { feedKey: _feedKey, ...told } = profile;
  return {
    profile: told,
    services: await readServices(executor, userId),
    locationIds: (
      await executor
        .select({ locationId: providerLocations.locationId })
        .from(providerLocations)
        .where(eq(providerLocations.userId, userId))
    ).map(({ locationId }) => locationId),
    homeBase: await readHomeBase(executor, userId),
    ...(await readHours(executor, userId)),
    ...(await readPay(executor, userId)),
    ...(await readReliability(executor, userId)),
    ...(await readOwnPage(executor, userId)),
    teams: await readTeams(executor, userId),
    colleagues: await readColleagues(executor, userId),
    positions: await readPositions(executor, userId),
    ...(await readBidding(executor, userId)),
    work: await executor
      .select({
        code: tasks.code,
        state: tasks.state,
        startsAt: tasks.startsAt,
        endsAt: tasks.endsAt,
        priceRials: tasks.priceRials,
      })
      .from(tasks)
      .where(eq(tasks.providerId, userId))
      .orderBy(asc(tasks.id)),
  };
}

function readServices(executor: Executor, userId: number) {
  return executor
    .select({ categoryId: providerServices.categoryId, typeId: providerServices.typeId })
    .from(providerServices)
    .where(eq(providerServices.userId, userId));
}

/** The provider's home base. */
async function readHomeBase(executor: Executor, userId: number) {
  const { locationId, latitude, longitude, savedAt } = homeBases;
  const [base = null] = await executor
    .select({ locationId, latitude, longitude, savedAt })
    .from(homeBases)
    .where(eq(homeBases.userId, userId));
  return base;
}

/** The provider's hours, and their absences. */
async function readHours(executor: Executor, userId: number) {
  return {
    shifts: await executor
      .select({ weekday: providerShifts.weekday, startHour: providerShifts.startHour, endHour: providerShifts.endHour })
      .from(providerShifts)
      .where(eq(providerShifts.userId, userId)),
    absences: await executor
      .select({
        isWholeDay: providerAbsences.isWholeDay,
        startsAt: providerAbsences.startsAt,
        endsAt: providerAbsences.endsAt,
      })
      .from(providerAbsences)
      .where(eq(providerAbsences.userId, userId)),
  };
}

/** The Sheba of the pay, and the payouts to it. */
async function readPay(executor: Executor, userId: number) {
  const { sheba, changedAt, ownerConfirmedAt } = payoutAccounts;
  const { amountRials, state, method, requestedAt, settledAt, returnReason } = payouts;
  const [account = null] = await executor
    .select({ sheba, changedAt, ownerConfirmedAt })
    .from(payoutAccounts)
    .where(eq(payoutAccounts.userId, userId));
  return {
    payoutAccount: account,
    incomeCertificates: await listIncomeCertificates(executor, userId),
    payouts: await executor
      .select({
        amountRials,
        state,
        method,
        sheba: payouts.sheba,
        payee: payouts.payee,
        requestedAt,
        settledAt,
        returnReason,
      })
      .from(payouts)
      .where(eq(payouts.userId, userId))
      .orderBy(asc(payouts.id)),
  };
}

/** Certificates and their readers. The key and the code stay with the provider's own page. */
async function listIncomeCertificates(executor: Executor, userId: number) {
  const rows = await executor
    .select()
    .from(incomeCertificates)
    .where(eq(incomeCertificates.userId, userId))
    .orderBy(asc(incomeCertificates.id));
  const { certificateId, name, readAt } = incomeCertificateReaders;
  const readers = await executor
    .select({ certificateId, name, readAt })
    .from(incomeCertificateReaders)
    .innerJoin(incomeCertificates, eq(incomeCertificates.id, certificateId))
    .where(eq(incomeCertificates.userId, userId))
    .orderBy(asc(incomeCertificateReaders.id));
  return rows.map(({ id, said, issuedAt, endsAt, endedAt }) => ({
    said: JSON.parse(said) as unknown,
    issuedAt,
    endsAt,
    endedAt,
    readers: readers.filter((reader) => reader.certificateId === id),
  }));
}

/** The public parts of her page beside the profile. */
async function readOwnPage(executor: Executor, userId: number) {
  const pictures = await executor.select().from(providerPictures).where(eq(providerPictures.userId, userId));
  return {
    pictures: pictures.map(({ fileId }) => fileId),
    certificates: await executor
      .select({ kind: providerCertificates.kind, validUntil: providerCertificates.validUntil })
      .from(providerCertificates)
      .where(eq(providerCertificates.userId, userId)),
    reviewAnswers: await readAnswers(executor, userId),
  };
}

/** Her answers to reviews, without the reviews. */
function readAnswers(executor: Executor, userId: number) {
  const { answer, answeredAt } = reviews;
  return executor
    .select({ orderCode: tasks.code, answer, answeredAt })
    .from(reviews)
    .innerJoin(tasks, eq(tasks.id, reviews.taskId))
    .where(and(eq(reviews.providerId, userId), isNotNull(answer)));
}

/** The shared positions of a way right now. */
function readPositions(executor: Executor, userId: number) {
  const { latitude, longitude, at, arrivedAt, doubtLatitude, doubtLongitude, doubtAt } = wayPositions;
  return executor
    .select({ orderCode: tasks.code, latitude, longitude, at, arrivedAt, doubtLatitude, doubtLongitude, doubtAt })
    .from(wayPositions)
    .innerJoin(tasks, eq(tasks.id, wayPositions.taskId))
    .where(eq(tasks.providerId, userId));
}

async function readBidding(executor: Executor, userId: number) {
  return {
    bids: await readBids(executor, userId),
    bidTemplates: await readBidTemplates(executor, userId),
    questions: await readQuestions(executor, userId),
  };
}

function readBids(executor: Executor, userId: number) {
  const { type, amountRials, hours, priceRials, note, photoIds, state, addedAt, editedAt } = bids;
  return executor
    .select({ orderCode: tasks.code, type, amountRials, hours, priceRials, note, photoIds, state, addedAt, editedAt })
    .from(bids)
    .innerJoin(tasks, eq(tasks.id, bids.taskId))
    .where(eq(bids.providerId, userId))
    .orderBy(asc(bids.id));
}

function readBidTemplates(executor: Executor, userId: number) {
  const { title, type, amountRials, hours, note } = bidTemplates;
  return executor
    .select({ title, type, amountRials, hours, note })
    .from(bidTemplates)
    .where(eq(bidTemplates.providerId, userId))
    .orderBy(asc(bidTemplates.id));
}

/** Her questions; the answers are the customer's. */
function readQuestions(executor: Executor, userId: number) {
  const { text, askedAt } = bidQuestions;
  return executor
    .select({ orderCode: tasks.code, text, askedAt })
    .from(bidQuestions)
    .innerJoin(tasks, eq(tasks.id, bidQuestions.taskId))
    .where(eq(bidQuestions.providerId, userId))
    .orderBy(asc(bidQuestions.id));
}

/** The person's present and former teams, invitations to them, and the works handed to them there. */
async function readTeams(executor: Executor, userId: number) {
  return {
    memberships: await executor
      .select({
        company: providers.merchantName,
        isSupervisor: teamMembers.isSupervisor,
        state: teamMembers.state,
        invitedAt: teamMembers.invitedAt,
        joinedAt: teamMembers.joinedAt,
        endedAt: teamMembers.endedAt,
      })
      .from(teamMembers)
      .innerJoin(providers, eq(providers.userId, teamMembers.companyId))
      .where(eq(teamMembers.memberId, userId))
      .orderBy(asc(teamMembers.id)),
    wages: await executor
      .select({ percent: memberWages.percent, jobRials: memberWages.jobRials, since: memberWages.since })
      .from(memberWages)
      .where(eq(memberWages.memberId, userId))
      .orderBy(asc(memberWages.id)),
    handed: await executor
      .select({ code: tasks.code, state: tasks.state, startsAt: tasks.startsAt, endsAt: tasks.endsAt })
      .from(tasks)
      .where(eq(tasks.assigneeId, userId))
      .orderBy(asc(tasks.id)),
  };
}
