import { and, asc, eq, inArray, isNotNull, ne } from 'drizzle-orm';
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core';

import { toFileUrl } from '@/lib/domain/site/uploaded-file';
import type { Locale } from '@/lib/i18n/locales';

import type { Executor } from '../ports/database';
import {
  addresses,
  bidQuestions,
  businessEnquiries,
  contactMessages,
  jobApplications,
  knownDevices,
  moveReasons,
  openingNotices,
  orderMessages,
  orderRecipients,
  priceChanges,
  sessions,
  taskEvents,
  tasks,
  uploadedFiles,
  userRoles,
  users,
  userSettings,
  vehicles,
  trucks,
  waitingCustomers,
  workVehiclePapers,
  workVehicles,
} from '../schema';
import { collectDeskWork } from './collect-desk';
import { collectDisputes } from './collect-disputes';
import { listMessages } from './collect-messages';
import {
  listBlocks,
  listReports,
  listDoorWords,
  listReviews,
  listTestPersons,
  listTestResults,
  listTextiles,
  listWorkPhotos,
} from './collect-orders-things';
import { readWallet } from './collect-wallet';
import { listRegulars } from './collect-regulars';
import { listSeries } from './collect-series';
import { readApplying, readProvider } from './collect-work';

/**
 * Everything that is stored of a person, by its kind. It leaves out secrets and their substitutes (password, codes,
 * tokens, payment keys), and data of other people. It leaves out counters against misuse, which say nothing of the
 * person and end within a day.
 */
export async function collectPersonalData(
  executor: Executor,
  userId: number,
  locale: Locale,
  now: Date,
): Promise<Record<string, unknown>> {
  const [person] = await executor.select().from(users).where(eq(users.id, userId));
  if (!person) throw new Error(`There is no user ${userId}.`);
  const rowsOf = (table: PgTable, owner: PgColumn) => executor.select().from(table).where(eq(owner, userId));
  return {
    madeAt: now,
    account: toAccount(person),
    roles: await listRoles(executor, userId),
    ...(await collectDeskWork(executor, userId)),
    settings: await rowsOf(userSettings, userSettings.userId),
    addresses: await rowsOf(addresses, addresses.userId),
    vehicles: await rowsOf(vehicles, vehicles.userId),
    workVehicles: await listWorkVehicles(executor, userId),
    ...(await readOrders(executor, person)),
    ...(await readOrderMatters(executor, userId)),
    reviews: await listReviews(executor, userId),
    wallet: await readWallet(executor, userId, now),
    messages: await listMessages(executor, { userId, mobile: person.mobile, email: person.email, locale }),
    waitingFor: await rowsOf(waitingCustomers, waitingCustomers.userId),
    openingNotices: await listOpeningNotices(executor, person.mobile),
    regulars: await listRegulars(executor, userId),
    series: await listSeries(executor, userId),
    files: await listFiles(executor, userId),
    logins: await listLogins(executor, userId),
    knownDevices: await listDevices(executor, userId),
    enquiries: await readEnquiries(executor, userId),
    ...(await readApplying(executor, userId)),
    provider: await readProvider(executor, userId),
  };
}

/** Their words about orders and their acts on them, on both of their sides. */
async function readOrderMatters(executor: Executor, userId: number): Promise<Record<string, unknown>> {
  return {
    /** Why they cancelled orders or gave work back. */
    reasons: await listReasons(executor, userId),
    ...(await collectDisputes(executor, userId)),
    /** Their messages to the other side of an order. */
    orderMessages: await listOrderMessages(executor, userId),
    /** Conversations in which they want no more messages. */
    blockedConversations: await listBlocks(executor, userId),
    reportedConversations: await listReports(executor, userId),
    /** Their words while somebody stood at their door. */
    wordsAtTheDoor: await listDoorWords(executor, userId),
    /** Their answers to bidders' questions. */
    bidAnswers: await listBidAnswers(executor, userId),
    /** Other final prices that they proposed. */
    priceChanges: await listPriceChanges(executor, userId),
    textiles: await listTextiles(executor, userId),
    /** Photos of their place before a work, and after it; those they took themselves are among their files. */
    workPhotos: await listWorkPhotos(executor, userId),
    /** The people who gave a sample in the orders that they made. */
    testPersons: await listTestPersons(executor, userId),
    /** Results of their medical tests, the withdrawn ones included. */
    testResults: await listTestResults(executor, userId),
  };
}

/** Their work vehicles, and their truck's position. The photos of the papers are among their files. */
async function listWorkVehicles(executor: Executor, userId: number): Promise<unknown> {
  const rows = await executor.select().from(workVehicles).where(eq(workVehicles.userId, userId));
  const papers = await executor
    .select({
      vehicleId: workVehiclePapers.vehicleId,
      kind: workVehiclePapers.kind,
      validUntil: workVehiclePapers.validUntil,
    })
    .from(workVehiclePapers)
    .innerJoin(workVehicles, eq(workVehicles.id, workVehiclePapers.vehicleId))
    .where(eq(workVehicles.userId, userId));
  return {
    vehicles: rows.map(({ decidedBy: _decidedBy, ...vehicle }) => vehicle),
    papers,
    trucks: await executor.select().from(trucks).where(eq(trucks.driverId, userId)),
  };
}

async function listRoles(executor: Executor, userId: number): Promise<number[]> {
  const rows = await executor.select().from(userRoles).where(eq(userRoles.userId, userId));
  return rows.map(({ roleId }) => roleId);
}

/** The account without its secrets, and without the inviter. */
function toAccount({
  passwordHash: _passwordHash,
  passwordChangedAt: _passwordChangedAt,
  oneTimePasswordHash: _oneTimePasswordHash,
  oneTimePasswordExpiresAt: _oneTimePasswordExpiresAt,
  erasedAt: _erasedAt,
  referrerId,
  takhfifanToken,
  ...account
}: typeof users.$inferSelect) {
  return { ...account, wasInvited: referrerId !== null, cameFromTakhfifan: takhfifanToken !== null };
}

/**
 * The cost of their company's order is not theirs to know: of a proposal that they made for it they have their own
 * lines.
 */
async function listPriceChanges(executor: Executor, userId: number): Promise<unknown[]> {
  const rows = await executor
    .select({ change: priceChanges, payeeId: tasks.providerId })
    .from(priceChanges)
    .innerJoin(tasks, eq(tasks.id, priceChanges.taskId))
    .where(eq(priceChanges.providerId, userId));
  return rows.map(({ change: { oldRials, newRials, ...change }, payeeId }) =>
    payeeId === userId ? { ...change, oldRials, newRials } : change,
  );
}

async function readEnquiries(executor: Executor, userId: number): Promise<unknown> {
  return {
    contact: await executor.select().from(contactMessages).where(eq(contactMessages.userId, userId)),
    business: await executor.select().from(businessEnquiries).where(eq(businessEnquiries.userId, userId)),
    careers: await executor.select().from(jobApplications).where(eq(jobApplications.userId, userId)),
  };
}

async function listFiles(executor: Executor, userId: number): Promise<unknown[]> {
  const { id, contentType, sizeBytes, createdAt } = uploadedFiles;
  const files = await executor
    .select({ id, contentType, sizeBytes, createdAt })
    .from(uploadedFiles)
    .where(eq(uploadedFiles.ownerId, userId));
  return files.map((file) => ({ ...file, address: toFileUrl(file.id) }));
}

async function listLogins(executor: Executor, userId: number): Promise<unknown[]> {
  const { createdAt, lastUsedAt, expiresAt, endedAt } = sessions;
  return executor
    .select({ createdAt, lastUsedAt, expiresAt, endedAt })
    .from(sessions)
    .where(eq(sessions.userId, userId));
}

function listDevices(executor: Executor, userId: number): Promise<unknown[]> {
  const { lastUsedAt } = knownDevices;
  return executor.select({ lastUsedAt }).from(knownDevices).where(eq(knownDevices.userId, userId));
}

/** Services that take no orders yet: the person's mobile is told when they do. */
function listOpeningNotices(executor: Executor, mobile: string): Promise<unknown[]> {
  const { categoryId, cityId, createdAt } = openingNotices;
  return executor
    .select({ categoryId, cityId, createdAt })
    .from(openingNotices)
    .where(eq(openingNotices.mobile, mobile));
}

/** The person's orders, their recipients, and orders that others made for the person's mobile. */
async function readOrders(executor: Executor, { id, mobile }: Pick<typeof users.$inferSelect, 'id' | 'mobile'>) {
  return {
    orders: await listOrders(executor, id),
    recipients: await listRecipients(executor, id),
    ordersForThem: await listOrdersForThem(executor, mobile),
  };
}

/** The orders that the person placed, as they placed them. The provider's side of an order is the provider's. */
async function listOrders(executor: Executor, userId: number): Promise<unknown[]> {
  const rows = await executor.select().from(tasks).where(eq(tasks.customerId, userId)).orderBy(asc(tasks.id));
  const ids = rows.map(({ id }) => id);
  const events =
    ids.length === 0
      ? []
      : await executor
          .select({ taskId: taskEvents.taskId, state: taskEvents.state, move: taskEvents.move, at: taskEvents.at })
          .from(taskEvents)
          .where(inArray(taskEvents.taskId, ids))
          .orderBy(asc(taskEvents.id));
  return rows.map(
    ({ takhfifanToken: _token, providerId: _providerId, customerNetwork: _network, visitKey, ...order }) => ({
      ...order,
      isShared: visitKey !== null,
      timeline: events.filter(({ taskId }) => taskId === order.id).map(({ state, move, at }) => ({ state, move, at })),
    }),
  );
}

function listRecipients(executor: Executor, userId: number): Promise<unknown[]> {
  const { name, mobile, locale, toldAt } = orderRecipients;
  return executor
    .select({ code: tasks.code, name, mobile, locale, toldAt })
    .from(orderRecipients)
    .innerJoin(tasks, eq(tasks.id, orderRecipients.taskId))
    .where(eq(tasks.customerId, userId))
    .orderBy(asc(orderRecipients.id));
}

function listOrdersForThem(executor: Executor, mobile: string): Promise<unknown[]> {
  const { name, locale, toldAt, createdAt } = orderRecipients;
  return executor
    .select({ name, locale, toldAt, createdAt })
    .from(orderRecipients)
    .where(eq(orderRecipients.mobile, mobile))
    .orderBy(asc(orderRecipients.id));
}

async function listReasons(executor: Executor, userId: number): Promise<unknown[]> {
  return executor
    .select({ code: tasks.code, move: moveReasons.move, reason: moveReasons.reason, at: moveReasons.at })
    .from(moveReasons)
    .innerJoin(tasks, eq(tasks.id, moveReasons.taskId))
    .where(eq(moveReasons.actorId, userId))
    .orderBy(asc(moveReasons.id));
}

async function listBidAnswers(executor: Executor, userId: number): Promise<unknown[]> {
  const { answer, answeredAt } = bidQuestions;
  return executor
    .select({ code: tasks.code, answer, answeredAt })
    .from(bidQuestions)
    .innerJoin(tasks, eq(tasks.id, bidQuestions.taskId))
    .where(and(eq(tasks.customerId, userId), isNotNull(answer)))
    .orderBy(asc(bidQuestions.id));
}

async function listOrderMessages(executor: Executor, userId: number): Promise<unknown[]> {
  const { text, fileId, sentAt, deliveredAt, readAt } = orderMessages;
  return (
    executor
      .select({ code: tasks.code, text, fileId, sentAt, deliveredAt, readAt })
      .from(orderMessages)
      .innerJoin(tasks, eq(tasks.id, orderMessages.taskId))
      // What the person that an order is for wrote is not its customer's to read.
      .where(and(eq(orderMessages.senderId, userId), ne(orderMessages.side, 'recipient')))
      .orderBy(asc(orderMessages.id))
  );
}
