import { count, eq, inArray, sql } from 'drizzle-orm';

import { CallError } from '@/lib/contract/call-error';
import type { CallAnswer } from '@/lib/contract';
import { isFreezing } from '@/lib/domain/dispute/dispute-moves';
import { isMoveAllowed, listMoves } from '@/lib/domain/order/order-lifecycle';
import { isOver, isRefused } from '@/lib/domain/order/order-states';
import { hasDeskRole } from '@/lib/domain/person/desk-access';
import { toFullName } from '@/lib/domain/person/full-name';
import type { Locale } from '@/lib/i18n/locales';

import type { CallContext } from '../../context';
import { requireActor } from '../../handler';
import { getOrderMoney, readOrderSums, toRefundRest, type OrderMoney, type OrderSums } from '../../money';
import type { Executor } from '../../ports/database';
import { findModeration, isInForce, listReviewMeasures } from '../../reviews';
import { disputes, providers, reviews, tasks, users, type TaskRow } from '../../schema';
import { findPendingMoney } from '../moves/desk-money';
import { listRefundLines } from '../moves/refund-lines';
import { toPriceLines } from '../record/price-lines';
import { toPlaque } from '../record/task-words';
import { listCaseEvents, type People } from './order-case-events';
import { listTaskViews, toTaskSummary } from './task-views';

type OrderCase = CallAnswer<'operator/getorder'>['order'];
type Dispute = typeof disputes.$inferSelect;

/** An order as an operator reads it. Throws not-found. */
export async function readOrderCase(context: CallContext, taskId: number): Promise<OrderCase> {
  const { connection } = context.ports.database;
  const { locale } = context.request;
  const now = context.ports.clock.now();
  const [view] = await listTaskViews(connection, eq(tasks.id, taskId), { limit: 1 });
  if (!view) throw new CallError('not-found');
  const { task } = view;
  const { serviceName, serviceTypeName, deliveryAddress } = toTaskSummary(view, 'customer', locale);
  const [dispute = null] = await connection.select().from(disputes).where(eq(disputes.taskId, taskId));
  // Finance reads no conversation (design/DESK.md).
  const showsMessages = hasDeskRole(requireActor(context).deskRoles, 'support');
  const { people, ...sides } = await readPeople(connection, task);
  const { sums, money } = await readBooks(connection, task);
  return {
    ...toNumbers(task),
    serviceName,
    serviceTypeName,
    ...toBeginning(task),
    deadline: toDeadline(task, dispute, now),
    ...toHours(task),
    deliveryAddress,
    description: task.description,
    plaque: toPlaque(task),
    lines: toPriceLines(task.lines, locale),
    lstRefundLine: listRefundable(task, sums, locale),
    money: { ...toMoney(sums, money), cashReference: task.cashReference },
    ...sides,
    dispute: dispute && { disputeid: dispute.id, state: dispute.state },
    review: showsMessages ? await readReview(connection, task.id) : null,
    lstEvent: await listCaseEvents(connection, task, { people, showsMessages }),
    pending: await readPending(context, task, money),
    moves: listMoves(task, 'operator'),
    serverNowMs: now.getTime(),
  };
}

const toNumbers = ({ id, requestId, code }: TaskRow) => ({ taskid: id, reqid: requestId, reqcode: code });

const toBeginning = ({ state, createdAt }: TaskRow) => ({ state, createdAtMs: createdAt.getTime() });

const toHours = ({ startsAt, endsAt }: TaskRow) => ({
  startsAtMs: startsAt?.getTime() ?? null,
  endsAtMs: endsAt?.getTime() ?? null,
});

async function readBooks(executor: Executor, task: TaskRow) {
  return { sums: await readOrderSums(executor, task), money: await getOrderMoney(executor, task.id) };
}

function listRefundable(task: TaskRow, sums: OrderSums, locale: Locale): OrderCase['lstRefundLine'] {
  if (!isMoveAllowed('refundByOperator', task, 'operator')) return [];
  return listRefundLines(task, { leftRials: toRefundRest(task, sums).leftRials, locale });
}

async function readReview(executor: Executor, taskId: number): Promise<OrderCase['review']> {
  const [review] = await executor.select().from(reviews).where(eq(reviews.taskId, taskId));
  const moderation = await findModeration(executor, taskId);
  const taken = isInForce(moderation)
    ? { measure: moderation.measure, reason: moderation.reason, atMs: moderation.decidedAt.getTime() }
    : null;
  if (!review) {
    if (!taken || !moderation) return null;
    // A hidden review is no row of its own any more.
    return { stars: moderation.stars, text: '', photoCount: 0, answer: null, measures: [], taken };
  }
  const { stars, text, photoCount, answer } = review;
  return { stars, text, photoCount, answer, measures: listReviewMeasures(review, moderation), taken };
}

async function readPending(context: CallContext, task: TaskRow, money: OrderMoney): Promise<OrderCase['pending']> {
  const { database, clock } = context.ports;
  const waiting = await findPendingMoney(database.connection, task, { now: clock.now(), money });
  if (!waiting) return null;
  const { way, rials, reason } = waiting.proposal;
  return { way, rial: rials, reason, isOwn: waiting.askedById === requireActor(context).userId };
}

function toMoney(sums: OrderSums, { escrowRials }: OrderMoney): Omit<OrderCase['money'], 'cashReference'> {
  return {
    priceRial: sums.priceRials,
    paidRial: sums.paidRials,
    giftRial: sums.giftRials,
    walletRial: sums.walletRials,
    bankRial: sums.bankRials,
    cashRial: sums.cashRials,
    heldRial: escrowRials + sums.lateHeldRials,
    owedRial: sums.dueRials,
    backRial: sums.backRials,
    netRial: sums.netRials,
    commissionRial: sums.commissionRials,
  };
}

async function readPeople(
  executor: Executor,
  task: TaskRow,
): Promise<Pick<OrderCase, 'customer' | 'provider' | 'assignee'> & { readonly people: People }> {
  const found = await listPeople(executor, task);
  const find = (id: number | null) => found.find((person) => person.id === id) ?? null;
  const [customer, provider, assignee] = [find(task.customerId), find(task.providerId), find(task.assigneeId)];
  if (!customer) throw new Error(`The customer of order ${task.id} is not there`);
  return {
    customer: { ...toShown(customer), orderCount: customer.orderCount },
    provider: provider && {
      ...toShown(provider),
      orderCount: provider.profile?.doneTaskCount ?? 0,
      status: provider.profile?.status ?? null,
      rating: provider.profile?.ratingCount ? provider.profile.ratingSum / provider.profile.ratingCount : null,
    },
    assignee: assignee && toShown(assignee),
    people: [customer, provider, assignee].filter((person) => person !== null),
  };
}

/** The sides of an order; `orderCount` is how many orders its customer has. */
function listPeople(executor: Executor, { customerId, providerId, assigneeId }: TaskRow) {
  const ordered = executor.select({ count: count() }).from(tasks).where(eq(tasks.customerId, customerId));
  return executor
    .select({
      id: users.id,
      firstName: users.firstName,
      lastName: users.lastName,
      mobile: users.mobile,
      profile: providers,
      orderCount: sql<number>`(${ordered})`.mapWith(Number),
    })
    .from(users)
    .leftJoin(providers, eq(providers.userId, users.id))
    .where(
      inArray(
        users.id,
        [customerId, providerId, assigneeId].flatMap((id) => id ?? []),
      ),
    );
}

const toShown = (person: People[number]) => ({
  userid: person.id,
  fullname: toFullName(person),
  mobileNo: person.mobile,
});

/**
 * The first of the deadlines that are open. A past one stays, and marks the order as late, until somebody does what it
 * waits for. An order that is over has only those to come.
 */
function toDeadline(task: TaskRow, dispute: Dispute | null, now: Date): OrderCase['deadline'] {
  const isFrozen = dispute !== null && isFreezing(dispute.state);
  const ends = [
    { kind: 'payment', at: task.paymentExpiresAt },
    { kind: 'answer', at: task.answerDueAt },
    { kind: 'bids', at: task.state === 'BIDDING' ? task.bidsEndAt : null },
    { kind: 'visit', at: isOver(task.state) || task.startedAt !== null ? null : task.startsAt },
    { kind: 'overdue', at: task.overdueAt ?? (isRefused(task.state) ? null : task.stuckAt) },
    { kind: 'completion', at: isFrozen ? null : task.completesAt },
    { kind: 'fee', at: task.feeDueAt },
    { kind: 'dispute', at: isFrozen ? dispute.dueAt : null },
  ] as const;
  const [first] = ends
    .flatMap(({ kind, at }) =>
      at !== null && (at >= now || !isOver(task.state)) ? [{ kind, atMs: at.getTime() }] : [],
    )
    .sort((one, other) => one.atMs - other.atMs);
  return first ?? null;
}
