import { and, asc, eq, inArray, notInArray } from 'drizzle-orm';
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core';

import { toFileUrl } from '@/lib/domain/uploaded-file';
import type { Locale } from '@/lib/i18n/locales';

import { sayInboxMessage } from '../inbox-words';
import { getBalanceRials, getSpendableGiftRials, listTurnover, userAccount } from '../money';
import type { Executor } from '../ports/database';
import {
  addresses,
  alerts,
  applicationDocuments,
  applicationLocations,
  applicationServices,
  businessEnquiries,
  contactMessages,
  giftGrants,
  inboxMessages,
  jobApplications,
  knownDevices,
  moveReasons,
  outgoingMessages,
  paymentAttempts,
  providerApplications,
  providerLocations,
  providers,
  providerServices,
  providerShifts,
  reviews,
  sessions,
  taskEvents,
  tasks,
  uploadedFiles,
  userRoles,
  users,
  userSettings,
  vehicles,
  waitingCustomers,
  walletTopUps,
} from '../schema';

/** To an operator: what others wrote, with their names and numbers. */
export const OTHERS_MESSAGES = ['contact-message', 'business-enquiry', 'job-application', 'provider-application'];
const WHOLE_STATEMENT = { pageNumber: 0, pageSize: 100_000 };

/**
 * Everything that is stored of a person, by what it is. Left out: secrets and what stands in for them (password, codes, tokens, payment keys), counters against misuse,
 * which say nothing of the person and end within a day, and whatever is another person's.
 */
export async function collectPersonalData(
  executor: Executor,
  userId: number,
  locale: Locale,
  now: Date,
): Promise<Record<string, unknown>> {
  const [person] = await executor.select().from(users).where(eq(users.id, userId));
  if (!person) throw new Error(`There is no user ${userId}.`);
  const rowsOf = <Row extends PgTable>(table: Row, owner: PgColumn) =>
    executor
      .select()
      .from(table as PgTable)
      .where(eq(owner, userId));
  const {
    passwordHash: _passwordHash,
    oneTimePasswordHash: _oneTimePasswordHash,
    oneTimePasswordExpiresAt: _oneTimePasswordExpiresAt,
    erasedAt: _erasedAt,
    referrerId,
    takhfifanToken: _token,
    ...account
  } = person;
  return {
    madeAt: now,
    account: { ...account, wasInvited: referrerId !== null, cameFromTakhfifan: person.takhfifanToken !== null },
    roles: (
      await executor.select({ roleId: userRoles.roleId }).from(userRoles).where(eq(userRoles.userId, userId))
    ).map(({ roleId }) => roleId),
    settings: await rowsOf(userSettings, userSettings.userId),
    addresses: await rowsOf(addresses, addresses.userId),
    vehicles: await rowsOf(vehicles, vehicles.userId),
    orders: await listOrders(executor, userId),
    /** Why they cancelled orders or gave work back. */
    reasons: await listReasons(executor, userId),
    reviews: await executor
      .select({
        taskId: reviews.taskId,
        stars: reviews.stars,
        reasons: reviews.reasons,
        text: reviews.text,
        createdAt: reviews.createdAt,
        updatedAt: reviews.updatedAt,
      })
      .from(reviews)
      .where(eq(reviews.customerId, userId)),
    wallet: await readWallet(executor, userId, now),
    messages: await listMessages(executor, { userId, mobile: person.mobile, email: person.email, locale }),
    waitingFor: await rowsOf(waitingCustomers, waitingCustomers.userId),
    files: (await executor.select().from(uploadedFiles).where(eq(uploadedFiles.ownerId, userId))).map(
      ({ id, contentType, sizeBytes, createdAt }) => ({
        id,
        address: toFileUrl(id),
        contentType,
        sizeBytes,
        createdAt,
      }),
    ),
    logins: await executor
      .select({
        createdAt: sessions.createdAt,
        lastUsedAt: sessions.lastUsedAt,
        expiresAt: sessions.expiresAt,
        endedAt: sessions.endedAt,
      })
      .from(sessions)
      .where(eq(sessions.userId, userId)),
    knownDevices: await executor
      .select({ lastUsedAt: knownDevices.lastUsedAt })
      .from(knownDevices)
      .where(eq(knownDevices.userId, userId)),
    enquiries: {
      contact: await rowsOf(contactMessages, contactMessages.userId),
      business: await rowsOf(businessEnquiries, businessEnquiries.userId),
      careers: await rowsOf(jobApplications, jobApplications.userId),
    },
    application: await readApplication(executor, userId),
    provider: await readProvider(executor, userId),
  };
}

/** Those the person placed, as they placed them. The provider's side of an order is the provider's. */
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
  return rows.map(({ takhfifanToken: _token, providerId: _providerId, ...order }) => ({
    ...order,
    timeline: events.filter(({ taskId }) => taskId === order.id).map(({ state, move, at }) => ({ state, move, at })),
  }));
}

async function readWallet(executor: Executor, userId: number, now: Date): Promise<unknown> {
  const payment = {
    amountRials: paymentAttempts.amountRials,
    state: paymentAttempts.state,
    gatewayId: paymentAttempts.gatewayId,
    referenceId: paymentAttempts.referenceId,
    maskedCard: paymentAttempts.maskedCard,
    createdAt: paymentAttempts.createdAt,
    settledAt: paymentAttempts.settledAt,
  };
  const topUps = await executor
    .select()
    .from(walletTopUps)
    .where(eq(walletTopUps.userId, userId))
    .orderBy(asc(walletTopUps.id));
  const gifts = await executor
    .select()
    .from(giftGrants)
    .where(eq(giftGrants.userId, userId))
    .orderBy(asc(giftGrants.id));
  return {
    cashRials: await getBalanceRials(executor, userAccount('cash', userId)),
    giftRials: await getSpendableGiftRials(executor, userId, now),
    biddingCreditRials: await getBalanceRials(executor, userAccount('bidding-credit', userId)),
    payableRials: await getBalanceRials(executor, userAccount('payable', userId)),
    turnover: (await listTurnover(executor, userId, WHOLE_STATEMENT)).lstTurnover,
    gifts: gifts.map(({ source, amountRials, remainingRials, expiresAt, createdAt }) => ({
      source,
      amountRials,
      remainingRials,
      expiresAt,
      createdAt,
    })),
    topUps: topUps.map(({ amountRials, state, gatewayId, referenceId, maskedCard, createdAt, settledAt }) => ({
      amountRials,
      state,
      gatewayId,
      referenceId,
      maskedCard,
      createdAt,
      settledAt,
    })),
    orderPayments: await executor
      .select({ orderCode: tasks.code, ...payment })
      .from(paymentAttempts)
      .innerJoin(tasks, eq(tasks.id, paymentAttempts.taskId))
      .where(eq(tasks.customerId, userId))
      .orderBy(asc(paymentAttempts.id)),
  };
}

interface MessageReader {
  readonly userId: number;
  readonly mobile: string;
  readonly email: string | null;
  readonly locale: Locale;
}

async function listMessages(executor: Executor, { userId, mobile, email, locale }: MessageReader): Promise<unknown> {
  const inbox = await executor
    .select()
    .from(inboxMessages)
    .where(and(eq(inboxMessages.userId, userId), notInArray(inboxMessages.event, OTHERS_MESSAGES)))
    .orderBy(asc(inboxMessages.id));
  const listSent = (recipient: string) =>
    executor
      .select()
      .from(outgoingMessages)
      .where(eq(outgoingMessages.recipient, recipient))
      .orderBy(asc(outgoingMessages.id));
  const texts = await listSent(mobile);
  const mails = email === null ? [] : await listSent(email);
  const shown = await executor
    .select({ context: alerts.context, createdAt: alerts.createdAt })
    .from(alerts)
    .where(eq(alerts.userId, userId))
    .orderBy(asc(alerts.id));
  return {
    inbox: inbox.map(({ event, params, createdAt, readAt }) => ({
      event,
      ...sayInboxMessage({ event, params }, locale),
      createdAt,
      readAt,
    })),
    sms: texts.map(({ text, state, createdAt, settledAt }) => ({ text, state, createdAt, settledAt })),
    mails: mails.map(({ subject, text, state, createdAt, settledAt }) => ({
      subject,
      text,
      state,
      createdAt,
      settledAt,
    })),
    alerts: shown,
  };
}

/** To become a provider. The papers themselves are among the files. */
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

/** Of somebody who works: the profile and the work, without the customers. */
async function readProvider(executor: Executor, userId: number): Promise<unknown> {
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

async function listReasons(executor: Executor, userId: number): Promise<unknown[]> {
  return executor
    .select({ code: tasks.code, move: moveReasons.move, reason: moveReasons.reason, at: moveReasons.at })
    .from(moveReasons)
    .innerJoin(tasks, eq(tasks.id, moveReasons.taskId))
    .where(eq(moveReasons.actorId, userId))
    .orderBy(asc(moveReasons.id));
}
