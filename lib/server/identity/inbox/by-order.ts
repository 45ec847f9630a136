import { and, desc, eq, isNull, not, sql, type SQL } from 'drizzle-orm';

import type { CallAnswer } from '@/lib/contract';
import { EVENTS_OF_NO_ORDER, findMessagePath, isPageOfOrder } from '@/lib/domain/site/order-links';
import type { Locale } from '@/lib/i18n/locales';

import type { Executor } from '../../ports/database';
import { inboxMessages } from '../../schema';
import { sayInboxMessage } from '../../words/inbox-words';

type Notice = CallAnswer<'ordermessage/getthread'>['lstNotice'][number];

/** Tells of a word that the other side of an order wrote: where the word itself stands, it says nothing more. */
export const WORD_EVENT = 'order-message';

/** More than any order tells. */
const MOST_NOTICES = 100;

const { params: facts, event, userId, readAt, createdAt, id } = inboxMessages;
const TASK_ID = sql<number>`(${facts} ->> 'taskId')::integer`;
const IS_OF_ORDER = sql<boolean>`(${facts} ->> 'taskId' IS NOT NULL AND ${event} NOT IN ${EVENTS_OF_NO_ORDER})`;

export const IS_NEWS: SQL = not(IS_OF_ORDER);

/** Each order that a person has messages about, with the newest message and the number of unread ones. */
export function selectToldOrders(executor: Executor, readerId: number) {
  const isUnread = isNull(readAt);
  return executor
    .select({
      taskId: TASK_ID.as('task_id'),
      event: sql<string>`(array_agg(${event} ORDER BY ${createdAt} DESC, ${id} DESC))[1]`.as('event'),
      params: sql<
        typeof inboxMessages.$inferSelect.params
      >`(array_agg(${facts} ORDER BY ${createdAt} DESC, ${id} DESC))[1]`.as('params'),
      toldAt: sql<Date>`max(${createdAt})`.mapWith(createdAt).as('told_at'),
      unreadCount: sql<number>`count(*) FILTER (WHERE ${isUnread} AND ${event} <> ${WORD_EVENT})::integer`.as(
        'unread_count',
      ),
      unreadWordCount: sql<number>`count(*) FILTER (WHERE ${isUnread} AND ${event} = ${WORD_EVENT})::integer`.as(
        'unread_word_count',
      ),
    })
    .from(inboxMessages)
    .where(and(eq(userId, readerId), IS_OF_ORDER))
    .groupBy(TASK_ID)
    .as('told');
}

/** A person's notices about an order, oldest first. */
export async function listNoticesOfOrder(
  executor: Executor,
  reader: { readonly userId: number; readonly locale: Locale },
  taskId: number,
): Promise<(Notice & { readonly event: string })[]> {
  const rows = await executor
    .select()
    .from(inboxMessages)
    .where(and(eq(userId, reader.userId), IS_OF_ORDER, eq(TASK_ID, taskId)))
    .orderBy(desc(createdAt), desc(id))
    .limit(MOST_NOTICES);
  return rows.toReversed().map((row) => ({
    id: row.id,
    event: row.event,
    ...sayInboxMessage(row, reader.locale),
    path: findOtherPath(row),
    createdAtMs: row.createdAt.getTime(),
  }));
}

function findOtherPath({ event, params }: typeof inboxMessages.$inferSelect): string | null {
  const path = findMessagePath(event, params);
  return path !== null && isPageOfOrder(path) ? null : path;
}

/** Counts a person's unread messages that belong to no order. */
export function countUnreadNews(executor: Executor, readerId: number): Promise<number> {
  return executor.$count(inboxMessages, and(eq(userId, readerId), isNull(readAt), IS_NEWS));
}
