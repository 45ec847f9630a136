import { and, asc, eq, isNotNull, ne } from 'drizzle-orm';

import { toFileUrl } from '@/lib/domain/site/uploaded-file';

import type { Executor } from '../ports/database';
import {
  conversationBlocks,
  conversationReports,
  custodyPieces,
  doorWaits,
  orderPersons,
  reviewPhotos,
  reviewModerations,
  reviews,
  tasks,
  testResults,
  workPhotos,
} from '../schema';

/** The pieces of their orders, and those that they listed at others' doors. */
export async function listTextiles(executor: Executor, userId: number): Promise<unknown[]> {
  const { taskId, tag, name, count, defects, listedAt, listedById } = custodyPieces;
  const pieces = { taskId, tag, name, count, defects, listedAt };
  const ofOrders = executor.select(pieces).from(custodyPieces).innerJoin(tasks, eq(tasks.id, taskId));
  // Two questions, each with an index of its own: one with "or" reads every order.
  const own = await ofOrders.where(eq(tasks.customerId, userId));
  const listed = await executor.select(pieces).from(custodyPieces).where(eq(listedById, userId));
  return [...own, ...listed];
}

/** Photos of their place, before a work and after it. */
export async function listWorkPhotos(executor: Executor, userId: number): Promise<unknown[]> {
  const { moment, fileId, takenAt, customerAgreed } = workPhotos;
  const photos = await executor
    .select({ code: tasks.code, moment, fileId, takenAt, customerAgreed })
    .from(workPhotos)
    .innerJoin(tasks, eq(tasks.id, workPhotos.taskId))
    .where(eq(tasks.customerId, userId))
    .orderBy(asc(workPhotos.id));
  return photos.map(({ fileId: id, ...photo }) => ({ ...photo, address: toFileUrl(id) }));
}

/** Results of their medical tests, the withdrawn ones included. */
export async function listTestResults(executor: Executor, userId: number): Promise<unknown[]> {
  const { personNumber, fileId, addedAt, withdrawnAt } = testResults;
  const results = await executor
    .select({ code: tasks.code, personNumber, fileId, addedAt, withdrawnAt })
    .from(testResults)
    .innerJoin(tasks, eq(tasks.id, testResults.taskId))
    .where(eq(tasks.customerId, userId))
    .orderBy(asc(testResults.id));
  return results.map(({ fileId: id, ...result }) => ({ ...result, address: id === null ? null : toFileUrl(id) }));
}

/** The people who gave a sample in the orders that they made. */
export function listTestPersons(executor: Executor, userId: number): Promise<unknown[]> {
  const { personNumber, name, birthYear } = orderPersons;
  return executor
    .select({ code: tasks.code, personNumber, name, birthYear })
    .from(orderPersons)
    .innerJoin(tasks, eq(tasks.id, orderPersons.taskId))
    .where(eq(tasks.customerId, userId))
    .orderBy(asc(orderPersons.taskId), asc(personNumber));
}

/** Conversations in which they want no more messages. */
export function listBlocks(executor: Executor, userId: number): Promise<unknown[]> {
  return executor
    .select({ code: tasks.code, createdAt: conversationBlocks.createdAt })
    .from(conversationBlocks)
    .innerJoin(tasks, eq(tasks.id, conversationBlocks.taskId))
    .where(eq(conversationBlocks.blockedById, userId))
    .orderBy(asc(conversationBlocks.id));
}

/** Their reports, with the answer, and measures against them after another person's report. */
export async function listReports(executor: Executor, userId: number): Promise<unknown[]> {
  const { measure, reason, decidedAt, reporterId, accusedId } = conversationReports;
  const answer = { code: tasks.code, measure, reason, decidedAt };
  const { text, createdAt, messageId } = conversationReports;
  const { blockedUntil, appealDueAt, appealText, appealedAt, appealDecision, appealReason } = conversationReports;
  const against = { blockedUntil, appealDueAt, appealText, appealedAt, appealDecision, appealReason };
  const made = await executor
    .select({ ...answer, text, createdAt, messageId })
    .from(conversationReports)
    .innerJoin(tasks, eq(tasks.id, conversationReports.taskId))
    .where(eq(reporterId, userId));
  const suffered = await executor
    .select({ ...answer, ...against })
    .from(conversationReports)
    .innerJoin(tasks, eq(tasks.id, conversationReports.taskId))
    .where(and(eq(accusedId, userId), isNotNull(decidedAt), ne(measure, 'dismissed')));
  return [...made, ...suffered];
}

/** Their words while somebody stood at their door. */
export function listDoorWords(executor: Executor, userId: number): Promise<unknown[]> {
  const { customerWord, customerSaidAt } = doorWaits;
  return executor
    .select({ code: tasks.code, customerWord, customerSaidAt })
    .from(doorWaits)
    .innerJoin(tasks, eq(tasks.id, doorWaits.taskId))
    .where(and(eq(tasks.customerId, userId), isNotNull(customerWord)))
    .orderBy(asc(doorWaits.taskId));
}

/** Their reviews of works, with the photos. */
export async function listReviews(executor: Executor, userId: number): Promise<unknown[]> {
  const { taskId, stars, qualities, reasons, text, createdAt, updatedAt } = reviews;
  const rows = await executor
    .select({ taskId, stars, qualities, reasons, text, createdAt, updatedAt })
    .from(reviews)
    .where(eq(reviews.customerId, userId));
  const photos = await executor
    .select({ taskId: reviewPhotos.taskId, fileId: reviewPhotos.fileId })
    .from(reviewPhotos)
    .innerJoin(reviews, eq(reviews.taskId, reviewPhotos.taskId))
    .where(eq(reviews.customerId, userId));
  const { measure, reason, decidedAt, appealText, appealedAt, appealDecision, appealReason } = reviewModerations;
  const measures = await executor
    .select({
      taskId: reviewModerations.taskId,
      stars: reviewModerations.stars,
      text: reviewModerations.text,
      ...{ measure, reason, decidedAt, appealText, appealedAt, appealDecision, appealReason },
    })
    .from(reviewModerations)
    .where(eq(reviewModerations.customerId, userId));
  const shown = rows.map((row) => ({
    ...row,
    photos: photos.filter((photo) => photo.taskId === row.taskId).map(({ fileId }) => toFileUrl(fileId)),
  }));
  return [...shown, ...measures];
}
