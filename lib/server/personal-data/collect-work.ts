import { asc, eq } from 'drizzle-orm';

import type { Executor } from '../ports/database';
import {
  applicationDocuments,
  applicationLocations,
  applicationServices,
  bidQuestions,
  bids,
  providerApplications,
  providerLocations,
  providers,
  providerServices,
  providerShifts,
  tasks,
} from '../schema';

/** To become a provider. The papers themselves are among the files. */
export async function readApplication(executor: Executor, userId: number): Promise<unknown> {
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

/** Of somebody who works: the profile and the work, without the customers. */
export async function readProvider(executor: Executor, userId: number): Promise<unknown> {
  const [profile] = await executor.select().from(providers).where(eq(providers.userId, userId));
  if (!profile) return null;
  return {
    profile,
    services: await executor
      .select({ categoryId: providerServices.categoryId, typeId: providerServices.typeId })
      .from(providerServices)
      .where(eq(providerServices.userId, userId)),
    locationIds: (
      await executor
        .select({ locationId: providerLocations.locationId })
        .from(providerLocations)
        .where(eq(providerLocations.userId, userId))
    ).map(({ locationId }) => locationId),
    shifts: await executor
      .select({ weekday: providerShifts.weekday, startHour: providerShifts.startHour, endHour: providerShifts.endHour })
      .from(providerShifts)
      .where(eq(providerShifts.userId, userId)),
    bids: await readBids(executor, userId),
    questions: await readQuestions(executor, userId),
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

function readBids(executor: Executor, userId: number) {
  const { type, amountRials, hours, priceRials, note, state, addedAt, editedAt } = bids;
  return executor
    .select({ orderCode: tasks.code, type, amountRials, hours, priceRials, note, state, addedAt, editedAt })
    .from(bids)
    .innerJoin(tasks, eq(tasks.id, bids.taskId))
    .where(eq(bids.providerId, userId))
    .orderBy(asc(bids.id));
}

/** What she asked; what was answered is the customer's. */
function readQuestions(executor: Executor, userId: number) {
  const { text, askedAt } = bidQuestions;
  return executor
    .select({ orderCode: tasks.code, text, askedAt })
    .from(bidQuestions)
    .innerJoin(tasks, eq(tasks.id, bidQuestions.taskId))
    .where(eq(bidQuestions.providerId, userId))
    .orderBy(asc(bidQuestions.id));
}
