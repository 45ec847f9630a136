import { and, count, desc, eq, gt, isNull, max, or } from 'drizzle-orm';

import type { CallAnswer } from '@/lib/contract';
import { CallError } from '@/lib/contract/call-error';
import type { PersonMove } from '@/lib/contract/desk-enumerations';
import { listPersonMoves } from '@/lib/domain/desk/person-moves';
import { toFullName } from '@/lib/domain/person/full-name';
import type { Locale } from '@/lib/i18n/locales';

import type { CallContext } from '../../context';
import { hasLocks } from '../../identity';
import { listCertificates } from '../../certificates';
import { listBalances } from '../../money';
import { findDeskRoles } from '../../operators';
import type { Executor } from '../../ports/database';
import { listSanctions } from '../../sanctions';
import { categories, providerApplications, providers, selectName, sessions, tasks, users } from '../../schema';
import { listPersonEvents } from './person-events';

type PersonCase = CallAnswer<'operator/getperson'>['person'];

const MOST_ORDERS = 20;

/** A person as an operator reads them. Throws not-found, also for an erased account. */
export async function readPersonCase({ ports, request }: CallContext, userId: number): Promise<PersonCase> {
  const { connection } = ports.database;
  const now = ports.clock.now();
  const [row] = await connection
    .select({ user: users, provider: providers, applicationState: providerApplications.state })
    .from(users)
    .leftJoin(providers, eq(providers.userId, users.id))
    .leftJoin(providerApplications, eq(providerApplications.userId, users.id))
    .where(and(eq(users.id, userId), isNull(users.erasedAt)));
  if (!row) throw new CallError('not-found');
  const { user, provider, applicationState } = row;
  const lstSanction = await listSanctions(connection, userId, request.locale);
  const live = await readSessions(connection, userId, now);
  const isOperator = (await findDeskRoles(connection, userId)).length > 0;
  return {
    userid: user.id,
    fullname: toFullName(user),
    details: { firstName: user.firstName, lastName: user.lastName, email: user.email },
    mobileNo: user.mobile,
    sinceAtMs: user.createdAt.getTime(),
    provider: provider && toProvider(provider),
    applicationState,
    money: await readMoney(connection, userId),
    sessions: live,
    lstOrder: await listOrders(connection, userId, request.locale),
    lstSanction,
    lstCertificate: await listCertificates(connection, userId),
    lstEvent: await listPersonEvents(connection, { userId, sanctions: lstSanction, locale: request.locale }),
    moves: toMoves(provider, { isOperator, sessions: live, isLocked: await hasLocks(connection, userId, now) }),
    mayBeViewed: !isOperator,
    serverNowMs: now.getTime(),
  };
}

/** An operator's open moves about a person. */
export async function listOpenMoves(executor: Executor, userId: number, now: Date): Promise<PersonMove[]> {
  const [provider = null] = await executor
    .select({ status: providers.status })
    .from(providers)
    .where(eq(providers.userId, userId));
  return toMoves(provider, {
    isOperator: (await findDeskRoles(executor, userId)).length > 0,
    sessions: await readSessions(executor, userId, now),
    isLocked: await hasLocks(executor, userId, now),
  });
}

interface Standing {
  readonly isOperator: boolean;
  readonly sessions: PersonCase['sessions'];
  readonly isLocked: boolean;
}

function toMoves(
  provider: Pick<typeof providers.$inferSelect, 'status'> | null,
  { isOperator, sessions: { count: sessionCount }, isLocked }: Standing,
): PersonMove[] {
  return listPersonMoves({
    isProvider: provider !== null,
    isBlocked: provider?.status === 'suspended',
    isOperator,
    hasSessions: sessionCount > 0,
    isLocked,
  });
}

function toProvider(row: typeof providers.$inferSelect): PersonCase['provider'] {
  const { status, workerCode, reliability, ratingSum, ratingCount, doneTaskCount, registeredAt, offersHeldUntil } = row;
  return {
    status,
    workerCode,
    reliability,
    rating: ratingCount === 0 ? null : ratingSum / ratingCount,
    doneTaskCount,
    sinceAtMs: registeredAt.getTime(),
    heldUntilMs: offersHeldUntil?.getTime() ?? null,
  };
}

async function readMoney(executor: Executor, userId: number): Promise<PersonCase['money']> {
  const balances = await listBalances(executor, userId);
  return {
    cashRial: balances.cash,
    giftRial: balances.gift,
    payableRial: balances.payable,
    creditRial: balances['bidding-credit'],
    debtRial: balances['provider-debt'],
  };
}

async function readSessions(executor: Executor, userId: number, now: Date): Promise<PersonCase['sessions']> {
  const [live] = await executor
    .select({ count: count(), lastUsedAt: max(sessions.lastUsedAt) })
    .from(sessions)
    .where(and(eq(sessions.userId, userId), isNull(sessions.endedAt), gt(sessions.expiresAt, now)));
  return { count: live?.count ?? 0, lastUsedAtMs: live?.lastUsedAt?.getTime() ?? null };
}

async function listOrders(executor: Executor, userId: number, locale: Locale): Promise<PersonCase['lstOrder']> {
  const rows = await executor
    .select({
      taskid: tasks.id,
      reqcode: tasks.code,
      state: tasks.state,
      customerId: tasks.customerId,
      createdAt: tasks.createdAt,
      serviceName: selectName(categories),
    })
    .from(tasks)
    .innerJoin(categories, eq(categories.id, tasks.categoryId))
    .where(or(eq(tasks.customerId, userId), eq(tasks.providerId, userId)))
    .orderBy(desc(tasks.id))
    .limit(MOST_ORDERS);
  return rows.map(({ customerId, createdAt, serviceName, ...order }) => ({
    ...order,
    serviceName: serviceName[locale],
    atMs: createdAt.getTime(),
    isWork: customerId !== userId,
  }));
}
