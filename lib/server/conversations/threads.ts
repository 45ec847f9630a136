import { and, count, desc, eq, inArray, isNull, ne, or, sql, type SQL } from 'drizzle-orm';

import type { CallAnswer } from '@/lib/contract';
import type { MessageSide } from '@/lib/contract/enumerations';
import { isUnsettled, listStates } from '@/lib/domain/order/order-states';
import { toOrderPath } from '@/lib/domain/site/order-links';
import { toProfileImageUrl } from '@/lib/domain/site/uploaded-file';
import type { Locale } from '@/lib/i18n/locales';

import { selectToldOrders } from '../identity';
import { findGradeName, listTaskViews, type TaskView } from '../orders';
import { isUnmasked } from '../measures';
import type { Executor } from '../ports/database';
import { orderMessages, tasks, type StoredSide } from '../schema';
import { sayInboxMessage } from '../words/inbox-words';
import { toToldName } from '../words/words';
import { listIncomingSides, listReadSides, toWriter } from './sides';

type Thread = CallAnswer<'ordermessage/getthreads'>['lstThread'][number];

interface Reader {
  readonly userId: number;
  readonly locale: Locale;
}

interface Page {
  readonly pageNumber: number;
  readonly pageSize: number;
}

/** The threads of a page, the one with the newest first. An order begins one as soon as its reader is told of it. */
export async function listThreads(executor: Executor, reader: Reader, page: Page): Promise<Thread[]> {
  return readThreads(executor, reader, { limit: page.pageSize, offset: page.pageNumber * page.pageSize });
}

/** Null where nobody was told of the order. */
export async function findThread(executor: Executor, reader: Reader, taskId: number): Promise<Thread | null> {
  const [thread = null] = await readThreads(executor, reader, { limit: 1, offset: 0, taskId });
  return thread;
}

export async function isOrder(executor: Executor, taskId: number): Promise<boolean> {
  return (await executor.$count(tasks, eq(tasks.id, taskId))) > 0;
}

export async function countThreads(executor: Executor, userId: number): Promise<number> {
  const [row] = await executor.select({ threadCount: count() }).from(selectToldOrders(executor, userId));
  return row?.threadCount ?? 0;
}

interface Wanted {
  readonly limit: number;
  readonly offset: number;
  readonly taskId?: number;
}

interface ThreadRow {
  readonly event: string;
  readonly params: Parameters<typeof sayInboxMessage>[0]['params'];
  readonly toldAt: Date;
  readonly unreadCount: number;
  readonly unreadWordCount: number;
  readonly text: string | null;
  readonly side: StoredSide | null;
  readonly fileKind: Thread['last']['fileKind'];
  readonly sentAt: Date | null;
  readonly unreadWords: number | null;
}

async function readThreads(executor: Executor, reader: Reader, { limit, offset, taskId }: Wanted): Promise<Thread[]> {
  const told = selectToldOrders(executor, reader.userId);
  const word = selectLastWord(executor, reader.userId);
  const unread = selectUnread(executor, reader.userId);
  const rows = await executor
    .select({
      taskId: told.taskId,
      event: told.event,
      params: told.params,
      toldAt: told.toldAt,
      unreadCount: told.unreadCount,
      unreadWordCount: told.unreadWordCount,
      text: word.text,
      side: word.side,
      fileKind: word.fileKind,
      sentAt: word.sentAt,
      unreadWords: unread.unreadWords,
    })
    .from(told)
    .innerJoin(tasks, eq(tasks.id, told.taskId))
    .leftJoinLateral(word, sql`true`)
    .leftJoinLateral(unread, sql`true`)
    .where(taskId === undefined ? undefined : eq(told.taskId, taskId))
    .orderBy(desc(sql`greatest(${told.toldAt}, ${word.sentAt})`), desc(told.taskId))
    .limit(limit)
    .offset(offset);
  if (rows.length === 0) return [];
  const ids = rows.map((row) => row.taskId);
  const views = new Map((await listTaskViews(executor, inArray(tasks.id, ids))).map((view) => [view.task.id, view]));
  return rows.flatMap((row) => {
    const view = views.get(row.taskId);
    return view ? [toThread(row, view, reader)] : [];
  });
}

/**
 * The reader's partner in the row's order, as `requireConversation` of conversation.ts finds them: SQL's null without
 * one.
 */
function findPartner(userId: number): SQL {
  const { customerId, providerId, assigneeId, state } = tasks;
  const isOpen = inArray(state, listStates(isUnsettled));
  return sql`CASE WHEN ${customerId} = ${userId} THEN CASE WHEN ${isOpen} THEN NULL ELSE ${providerId} END
    WHEN ${providerId} = ${userId} OR ${assigneeId} = ${userId} THEN ${providerId}
    WHEN ${isOpen} THEN ${userId}::integer END`;
}

const isFrom = (userId: number, list: (side: MessageSide) => StoredSide[]) =>
  or(
    and(eq(tasks.customerId, userId), inArray(orderMessages.side, list('customer'))),
    and(ne(tasks.customerId, userId), inArray(orderMessages.side, list('provider'))),
  );

const isOfThread = (userId: number) =>
  and(eq(orderMessages.taskId, tasks.id), eq(orderMessages.providerId, findPartner(userId)));

function selectLastWord(executor: Executor, userId: number) {
  const { text, side, fileKind, sentAt, id } = orderMessages;
  return executor
    .select({ text, side, fileKind, sentAt })
    .from(orderMessages)
    .where(and(isOfThread(userId), isFrom(userId, listReadSides), isUnmasked(executor)))
    .orderBy(desc(id))
    .limit(1)
    .as('word');
}

function selectUnread(executor: Executor, userId: number) {
  return executor
    .select({ unreadWords: sql<number>`count(*)::integer`.as('unread_words') })
    .from(orderMessages)
    .where(and(isOfThread(userId), isFrom(userId, listIncomingSides), isNull(orderMessages.readAt)))
    .as('unread');
}

function toThread(row: ThreadRow, view: TaskView, { userId, locale }: Reader): Thread {
  const { task, category, serviceName, serviceTypeName } = view;
  const side = task.customerId === userId ? 'customer' : 'provider';
  const isOwnOrder = task.state === 'BIDDING' || [task.customerId, task.providerId, task.assigneeId].includes(userId);
  return {
    taskid: task.id,
    side,
    kind: task.kind,
    seopath: category.seopath,
    serviceName: serviceName[locale],
    serviceTypeName: serviceTypeName?.[locale] ?? '',
    gradeName: findGradeName(task, category, locale),
    state: isOwnOrder ? task.state : null,
    absence: isOwnOrder ? view.absence : null,
    ...toOtherSide(view, side, locale),
    last: toLast(row, side, locale),
    hasWords: row.sentAt !== null,
    // What tells of a word and the word itself are one message.
    unreadCount: row.unreadCount + Math.max(row.unreadWordCount, row.unreadWords ?? 0),
    path: toOrderPath(task.id, side),
  };
}

function toOtherSide({ customer, worker }: TaskView, side: Thread['side'], locale: Locale) {
  if (side === 'provider') return { personName: toToldName(customer.firstName, 'customer', locale), personImage: null };
  return {
    personName: worker && toToldName(worker.firstName, 'provider', locale),
    personImage: worker && toProfileImageUrl(worker.imageFileId),
  };
}

function toLast(row: ThreadRow, side: Thread['side'], locale: Locale): Thread['last'] {
  const { text, side: writtenBy, sentAt, fileKind, toldAt } = row;
  if (text === null || writtenBy === null || sentAt === null || sentAt < toldAt)
    return { text: sayInboxMessage(row, locale).title, fileKind: null, isOwn: false, atMs: toldAt.getTime() };
  return { text, fileKind, isOwn: toWriter(writtenBy).from === side, atMs: sentAt.getTime() };
}
