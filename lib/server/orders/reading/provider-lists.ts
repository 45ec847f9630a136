import { and, eq, gte, inArray, isNull, lt, or, sql, type SQL } from 'drizzle-orm';

import type { CallAnswer } from '@/lib/contract';
import type { WorkList } from '@/lib/contract/provider-enumerations';
import { DONE_WORK_PAGE_SIZE } from '@/lib/domain/constants/providers';
import { findWorkList, isInContact, isOver, isWorkAwaited, listStates } from '@/lib/domain/order/order-states';
import { toNextVisit } from '@/lib/domain/kind/textiles';
import { addDays, toInstantMs, type TehranDate } from '@/lib/domain/site/jalali-date';
import type { Locale } from '@/lib/i18n/locales';

import { listOrderSums } from '../../money';
import type { Executor } from '../../ports/database';
import type { RoutingPort } from '../../ports/routing';
import { orderMessages, tasks, toVisit, type TaskRow } from '../../schema';
import { isWorkOf } from '../../teams';
import { listWorkBidding, takesBids } from './own-bids';
import { hasLiveBid, isOpenTo, isUnbooked } from '../parts/bids/who-may-bid';
import { findTravel, listOwnTravels, NO_TRAVELS } from './list-travels';
import { toBidderSummary } from './bidder-view';
import { toHandedFields, withoutSums } from './handed';
import { listTaskViews, toTaskSummary } from './task-views';

type Answer = CallAnswer<'expert/getalltask'>;
type WorkSummary = Answer['lstTask'][number];

interface WorkRequest {
  readonly providerId: number;
  readonly list: WorkList;
  readonly locale: Locale;
  readonly now: Date;
  readonly routing: RoutingPort;
  /** The day of the finish, for work that is over: only that day's. */
  readonly finishedOn?: TehranDate;
  /** The cursor for work that is over: only tasks before this one. */
  readonly beforeTaskId?: number | undefined;
}

/**
 * A provider's own work, with its pay. Work to be answered and to be done comes whole, by its next hour. Ended work
 * comes newest first, a page from a task on, because over the years it grows without end. Unpaid orders are in none.
 * New work has, beside her own offers, the orders that she may bid on and has bid on.
 */
export async function listProviderWork(executor: Executor, request: WorkRequest): Promise<Answer> {
  const own = await listOwnWork(executor, request);
  if (request.list === 'doneworks') return toPage(own);
  const open = request.list === 'newworks' ? await listOpenWork(executor, request) : [];
  return {
    lstTask: [...own, ...open].sort((one, other) => toNextVisit(one).startsAtMs - toNextVisit(other).startsAtMs),
    nextBeforeTaskid: null,
  };
}

const NO_UNREAD: ReadonlyMap<number, number> = new Map();

/** One more than a page has says that another follows. */
function toPage(works: readonly WorkSummary[]): Answer {
  const lstTask = works.slice(0, DONE_WORK_PAGE_SIZE);
  return { lstTask, nextBeforeTaskid: works.length > lstTask.length ? (lstTask.at(-1)?.taskid ?? null) : null };
}

/** Orders that take bids: those that she may bid on and is free for, and those with a live bid of hers. */
async function listOpenWork(
  executor: Executor,
  { providerId, locale, now, routing }: WorkRequest,
): Promise<WorkSummary[]> {
  const isFree = and(takesBids(now), isOpenTo(executor, providerId), isUnbooked(executor, providerId));
  const isWaiting = and(inArray(tasks.state, ['BIDDING', 'PENDING_PAYMENT']), hasLiveBid(executor, providerId));
  const views = await listTaskViews(executor, or(isFree, isWaiting));
  const rows = views.map(({ task }) => task);
  const biddings = await listWorkBidding(executor, rows, { providerId, locale, now });
  const unread = await countUnread(executor, rows, providerId);
  const travels = await listOwnTravels(executor, routing, providerId, rows);
  return views.map((view) => {
    const bidding = biddings.get(view.task.id) ?? null;
    const bid = bidding?.ownBid ? { priceRials: bidding.ownBid.price } : null;
    const netRial = bidding?.ownBid?.netRial ?? 0;
    return {
      ...toBidderSummary(view, { providerId, bid, locale }),
      netRial,
      bidding,
      handed: null,
      isHeld: false,
      isCashAsked: false,
      answerDueAtMs: null,
      isOverdue: false,
      unreadCount: unread.get(view.task.id) ?? 0,
      travel: findTravel(travels, providerId, view.task.id),
      door: null,
    };
  });
}

/** A condition on `tasks`: in the list that was asked for. */
function isListed({ list, finishedOn, beforeTaskId }: WorkRequest): SQL | undefined {
  return and(
    inArray(
      tasks.state,
      listStates((state) => findWorkList(state) === list),
    ),
    beforeTaskId === undefined ? undefined : lt(tasks.id, beforeTaskId),
    finishedOn === undefined ? undefined : isFinishedOn(finishedOn),
  );
}

async function listOwnWork(executor: Executor, request: WorkRequest): Promise<WorkSummary[]> {
  const { providerId, list, locale, now, routing } = request;
  const views = await listTaskViews(
    executor,
    and(await isWorkOf(executor, providerId), isListed(request)),
    list === 'doneworks' ? { limit: DONE_WORK_PAGE_SIZE + 1 } : {},
  );
  const rows = views.map(({ task }) => task);
  const sums = await listOrderSums(executor, rows);
  const biddings = await listWorkBidding(executor, rows, { providerId, locale, now });
  const unread = list === 'doneworks' ? NO_UNREAD : await countUnread(executor, rows, null);
  const travels = list === 'doneworks' ? NO_TRAVELS : await listOwnTravels(executor, routing, providerId, rows);
  return views.map((view, index) => {
    const work = {
      ...toTaskSummary(view, 'provider', locale),
      ...toHandedFields(view, { userId: providerId, locale }),
      netRial: sums[index]?.netRials ?? 0,
      bidding: biddings.get(view.task.id) ?? null,
      isHeld: view.task.disputedAt !== null && !isOver(view.task.state),
      isCashAsked: isCashAsked(view.task, sums[index]?.dueRials ?? 0),
      answerDueAtMs: toAnswerDue(view.task),
      isOverdue: isOverdue(view.task, now),
      unreadCount: unread.get(view.task.id) ?? 0,
      travel: findTravel(travels, providerId, view.task.id),
      door: toDoor(view.task),
    };
    return work.handed?.isForCompany ? withoutSums(work) : work;
  });
}

function toDoor({ state, address: { cityId, latitude, longitude } }: TaskRow): WorkSummary['door'] {
  if (!isInContact(state) || latitude === null || longitude === null) return null;
  return { cityid: cityId, latitude, longitude };
}

/** Nobody has said how the cash of a finished job ended. */
function isCashAsked({ state, paymentWay, cashOutcome, disputedAt }: TaskRow, dueRials: number): boolean {
  const isOpen = state === 'DONE' && cashOutcome === null && disputedAt === null;
  return isOpen && paymentWay === 'cash' && dueRials > 0;
}

const toAnswerDue = ({ state, answerDueAt }: TaskRow) =>
  state === 'AWAITING_PROVIDER' ? (answerDueAt?.getTime() ?? null) : null;

/** No side has reported on accepted work, and its booked hours are over. */
function isOverdue(task: TaskRow, now: Date): boolean {
  return isWorkAwaited(task.state) && task.disputedAt === null && toVisit(task).endsAt <= now;
}

/** A condition on `tasks`: the work was done, and its hours were on that day. */
function isFinishedOn(day: TehranDate): SQL | undefined {
  return and(
    inArray(tasks.state, ['DONE', 'COMPLETED']),
    gte(tasks.endsAt, new Date(toInstantMs(day))),
    lt(tasks.startsAt, new Date(toInstantMs(addDays(day, 1)))),
  );
}

/**
 * Counts the unread messages of each customer, and of the recipient: in a bidder's own conversations, or in those with
 * the order's provider (`bidderId` null).
 */
async function countUnread(
  executor: Executor,
  rows: readonly Pick<TaskRow, 'id'>[],
  bidderId: number | null,
): Promise<ReadonlyMap<number, number>> {
  if (rows.length === 0) return NO_UNREAD;
  const { taskId, providerId, side, readAt } = orderMessages;
  const counted = await executor
    .select({ taskId, count: sql<number>`count(*)::integer` })
    .from(orderMessages)
    .innerJoin(tasks, eq(tasks.id, taskId))
    .where(
      and(
        inArray(
          taskId,
          rows.map(({ id }) => id),
        ),
        eq(providerId, bidderId ?? tasks.providerId),
        inArray(side, ['customer', 'recipient']),
        isNull(readAt),
      ),
    )
    .groupBy(taskId);
  return new Map(counted.map(({ taskId: id, count }) => [id, count]));
}
