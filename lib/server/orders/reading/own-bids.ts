import { and, asc, count, desc, eq, getTableColumns, gt, inArray, sql } from 'drizzle-orm';
import type { z } from 'zod';

import type { CallAnswer, CallInput } from '@/lib/contract';
import type { workBidding } from '@/lib/contract/bid-shapes';
import { toBidStateNumber } from '@/lib/domain/order/bids';
import { maskContacts } from '@/lib/domain/text/contact-mask';
import { toCommissionRials } from '@/lib/domain/money/money';
import { toProfileImageUrl } from '@/lib/domain/site/uploaded-file';
import type { Locale } from '@/lib/i18n/locales';
import { toFullName } from '@/lib/domain/person/full-name';

import type { Executor } from '../../ports/database';
import { bidQuestions, bids, tasks, users, type BidRow, type TaskRow } from '../../schema';
import { toPriceLines } from '../record/price-lines';
import { isWindowOpen } from '../parts/bids/bid-changes';
import { ownBidList } from '../parts/bids/own-bid-lists';
import { isOpenTo, isUnbooked } from '../parts/bids/who-may-bid';

export type WorkBidding = z.infer<typeof workBidding>;
type OwnBid = NonNullable<WorkBidding['ownBid']>;
type Question = WorkBidding['lstQuestion'][number];

/** A bid as its bidder reads it. */
export function toOwnBid(bid: BidRow, task: TaskRow, now: Date): OwnBid {
  const commissionRial = toCommissionRials(bid.priceRials);
  return {
    sgid: bid.id,
    sgtype: bid.type,
    sgamount: bid.amountRials,
    hourneed: bid.hours,
    sgDesc: bid.note,
    sgstate: toBidStateNumber(bid.state),
    price: bid.priceRials,
    commissionRial,
    netRial: bid.priceRials - commissionRial,
    lstPhotoid: bid.photoIds,
    addedAtMs: bid.addedAt.getTime(),
    editedAtMs: bid.editedAt?.getTime() ?? null,
    canEdit: bid.state === 'pending' && task.state === 'BIDDING' && isWindowOpen(task, now),
  };
}

/** The price book's guide for such a job on the day of the order. */
export function toGuide({ detail }: Pick<TaskRow, 'detail'>, locale: Locale): WorkBidding['guide'] {
  const bidding = detail?.bidding;
  if (!bidding?.guide) return null;
  const { leastRials, mostRials, lines = [] } = bidding.guide;
  return {
    leastRial: leastRials,
    mostRial: mostRials,
    hourCount: bidding.hours,
    lines: toPriceLines(lines, locale),
  };
}

interface WorkReader {
  readonly providerId: number;
  readonly locale: Locale;
  readonly now: Date;
}

/** One provider's view of the bidding of each of these orders, by the order's id. */
export async function listWorkBidding(
  executor: Executor,
  rows: readonly TaskRow[],
  { providerId, locale, now }: WorkReader,
): Promise<ReadonlyMap<number, WorkBidding>> {
  const taskIds = rows.filter(({ detail }) => detail?.bidding).map(({ id }) => id);
  if (taskIds.length === 0) return new Map();
  const own = await listNewestBids(executor, taskIds, providerId);
  const rivals = await countRivals(executor, taskIds, providerId);
  const questions = await listQuestions(executor, taskIds, providerId);
  const open = await listOpenTasks(executor, taskIds, providerId);
  return new Map(
    rows
      .filter(({ id }) => taskIds.includes(id))
      .map((task) => [
        task.id,
        toWorkBidding(task, {
          now,
          locale,
          bid: own.get(task.id) ?? null,
          rivalCount: rivals.get(task.id) ?? 0,
          questions: questions.filter(({ taskId }) => taskId === task.id).map(({ question }) => question),
          isOpen: open.has(task.id),
          isFree: open.get(task.id) ?? false,
        }),
      ]),
  );
}

interface Facts {
  readonly now: Date;
  readonly locale: Locale;
  readonly bid: BidRow | null;
  readonly rivalCount: number;
  readonly questions: readonly Question[];
  /** She may bid on it at all. */
  readonly isOpen: boolean;
  readonly isFree: boolean;
}

function toWorkBidding(task: TaskRow, facts: Facts): WorkBidding {
  const { now, locale, bid, rivalCount, questions, isOpen, isFree } = facts;
  const takesBids = task.state === 'BIDDING' && isWindowOpen(task, now);
  const isLive = bid !== null && (bid.state === 'pending' || bid.state === 'selected');
  return {
    windowEndsAtMs: takesBids ? (task.bidsEndAt?.getTime() ?? null) : null,
    guide: toGuide(task, locale),
    floorRial: task.detail?.bidding?.floorRials ?? 0,
    rivalCount,
    ownBid: bid && toOwnBid(bid, task, now),
    lstQuestion: [...questions],
    canBid: takesBids && isOpen && isFree && !isLive,
    canAsk: takesBids && isOpen && questions.every(({ answer }) => answer !== null),
    closedBecause: isLive ? null : !takesBids ? 'window-over' : isFree ? null : 'not-free',
  };
}

async function listNewestBids(executor: Executor, taskIds: readonly number[], providerId: number) {
  const rows = await executor
    .select()
    .from(bids)
    .where(and(inArray(bids.taskId, [...taskIds]), eq(bids.providerId, providerId)))
    .orderBy(asc(bids.id));
  return new Map(rows.map((bid) => [bid.taskId, bid]));
}

async function countRivals(executor: Executor, taskIds: readonly number[], providerId: number) {
  const rows = await executor
    .select({ taskId: bids.taskId, count: sql<number>`count(*)::integer` })
    .from(bids)
    .where(
      and(
        inArray(bids.taskId, [...taskIds]),
        inArray(bids.state, ['pending', 'selected']),
        sql`${bids.providerId} <> ${providerId}`,
      ),
    )
    .groupBy(bids.taskId);
  return new Map(rows.map(({ taskId, count }) => [taskId, count]));
}

/** The orders that she may bid on, and whether she is free then. */
async function listOpenTasks(executor: Executor, taskIds: readonly number[], providerId: number) {
  const rows = await executor
    .select({ id: tasks.id, isFree: sql<boolean>`${isUnbooked(executor, providerId)}` })
    .from(tasks)
    .where(and(inArray(tasks.id, [...taskIds]), isOpenTo(executor, providerId)));
  return new Map(rows.map(({ id, isFree }) => [id, isFree]));
}

/** Questions of one bidder, or of all, oldest first. */
export async function listQuestions(
  executor: Executor,
  taskIds: readonly number[],
  providerId?: number,
): Promise<{ readonly taskId: number; readonly question: Question }[]> {
  const isHers = providerId === undefined ? undefined : eq(bidQuestions.providerId, providerId);
  const rows = await executor
    .select({
      row: bidQuestions,
      person: { firstName: users.firstName, lastName: users.lastName, imageFileId: users.imageFileId },
    })
    .from(bidQuestions)
    .innerJoin(users, eq(users.id, bidQuestions.providerId))
    .where(and(inArray(bidQuestions.taskId, [...taskIds]), isHers))
    .orderBy(asc(bidQuestions.id));
  return rows.map(({ row, person }) => ({
    taskId: row.taskId,
    question: {
      questionid: row.id,
      userid: row.providerId,
      fullname: toFullName(person),
      userImage: toProfileImageUrl(person.imageFileId),
      text: maskContacts(row.text).text,
      askedAtMs: row.askedAt.getTime(),
      answer: row.answer && maskContacts(row.answer).text,
      answeredAtMs: row.answeredAt?.getTime() ?? null,
    },
  }));
}

type OwnBids = CallAnswer<'suggestion/getownsuggestion'>;

/** A page of a provider's bids, or of one list of them, newest first, and how many there are. */
export async function listOwnBids(
  executor: Executor,
  providerId: number,
  { list, pageNumber, pageSize }: CallInput<'suggestion/getownsuggestion'>,
): Promise<{ readonly rows: readonly BidRow[]; readonly count: OwnBids['ownCount'] }> {
  const isHers = and(eq(bids.providerId, providerId), list && eq(ownBidList, list));
  const isOfTask = eq(tasks.id, bids.taskId);
  const rows = await executor
    .select(getTableColumns(bids))
    .from(bids)
    .innerJoin(tasks, isOfTask)
    .where(isHers)
    .orderBy(desc(bids.id))
    .limit(pageSize)
    .offset(pageNumber * pageSize);
  const [counted] = await executor.select({ count: count() }).from(bids).innerJoin(tasks, isOfTask).where(isHers);
  return { rows, count: counted?.count ?? 0 };
}

/** A condition on `tasks`: bids are taken now. */
export function takesBids(now: Date) {
  return and(eq(tasks.state, 'BIDDING'), gt(tasks.bidsEndAt, now));
}

/** A question for its reader, with its author. */
export async function findQuestion(
  executor: Executor,
  { id, taskId, providerId }: Pick<typeof bidQuestions.$inferSelect, 'id' | 'taskId' | 'providerId'>,
): Promise<Question> {
  const found = await listQuestions(executor, [taskId], providerId);
  const asked = found.find(({ question }) => question.questionid === id);
  if (!asked) throw new Error(`There is no question ${id}`);
  return asked.question;
}
