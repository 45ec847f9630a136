import { and, desc, eq, isNotNull, isNull, sql } from 'drizzle-orm';

import type { CallAnswer, CallInput } from '@/lib/contract';
import { CallError } from '@/lib/contract/call-error';
import { findMessagePath } from '@/lib/domain/site/order-links';
import type { Locale } from '@/lib/i18n/locales';

import { sayInboxMessage } from '../../words/inbox-words';
import type { Executor } from '../../ports/database';
import { inboxMessages } from '../../schema';
import { IS_NEWS } from './by-order';

type WireMessage = CallAnswer<'nonePreloader/user/getuserinboxdetail'>['userInbox'];
type Row = typeof inboxMessages.$inferSelect;
type ReadFilter = CallInput<'user/getuserinbox'>['inboxReadEnum'];

interface Page {
  readonly inboxReadEnum: ReadFilter;
  readonly isNews: boolean;
  readonly pageNumber: number;
  readonly pageSize: number;
}

/** A page of a person's messages, newest first. */
export async function listMessages(
  executor: Executor,
  userId: number,
  page: Page,
  locale: Locale,
): Promise<WireMessage[]> {
  const rows = await executor
    .select()
    .from(inboxMessages)
    .where(and(isMeant(userId, page.inboxReadEnum), page.isNews ? IS_NEWS : undefined))
    .orderBy(desc(inboxMessages.createdAt), desc(inboxMessages.id))
    .limit(page.pageSize)
    .offset(page.pageNumber * page.pageSize);
  return rows.map((row) => toWire(row, locale));
}

export async function countMessages(
  executor: Executor,
  userId: number,
  { inboxReadEnum, isNews = false }: Partial<Page> & Pick<Page, 'inboxReadEnum'>,
): Promise<number> {
  return executor.$count(inboxMessages, and(isMeant(userId, inboxReadEnum), isNews ? IS_NEWS : undefined));
}

/** Marks a person's message as read and answers it. Throws not-found, not-yours. */
export async function readMessage(
  executor: Executor,
  userId: number,
  id: number,
  { locale, now }: { readonly locale: Locale; readonly now: Date },
): Promise<WireMessage> {
  const readAt = sql`coalesce(${inboxMessages.readAt}, ${now.toISOString()}::timestamptz)`;
  const [row] = await executor
    .update(inboxMessages)
    .set({ readAt })
    .where(and(eq(inboxMessages.id, id), eq(inboxMessages.userId, userId)))
    .returning();
  if (row) return toWire(row, locale);
  return refuseMissing(executor, id);
}

/** A person's message, as it is. Throws not-found, not-yours. */
export async function findMessage(
  executor: Executor,
  userId: number,
  id: number,
  { locale }: { readonly locale: Locale },
): Promise<WireMessage> {
  const isTheirs = and(eq(inboxMessages.id, id), eq(inboxMessages.userId, userId));
  const [row] = await executor.select().from(inboxMessages).where(isTheirs);
  return row ? toWire(row, locale) : refuseMissing(executor, id);
}

async function refuseMissing(executor: Executor, id: number): Promise<never> {
  const others = await executor.select({ id: inboxMessages.id }).from(inboxMessages).where(eq(inboxMessages.id, id));
  throw new CallError(others.length > 0 ? 'not-yours' : 'not-found');
}

/**
 * Marks a person's messages of an order as read; answers how many messages that were. A stranger to the order was told
 * nothing.
 */
export async function readMessagesOfOrder(
  executor: Executor,
  { userId, taskId, now }: { readonly userId: number; readonly taskId: number; readonly now: Date },
): Promise<number> {
  const isOfOrder = sql`${inboxMessages.params} ->> 'taskId' = ${String(taskId)}`;
  const read = await executor
    .update(inboxMessages)
    .set({ readAt: now })
    .where(and(isMeant(userId, 'NOTSEEN'), isOfOrder))
    .returning({ id: inboxMessages.id });
  return read.length;
}

function isMeant(userId: number, filter: ReadFilter) {
  const read = { ALL: undefined, SEEN: isNotNull(inboxMessages.readAt), NOTSEEN: isNull(inboxMessages.readAt) }[filter];
  return and(eq(inboxMessages.userId, userId), read);
}

/** The words are made as they are read, in the reader's language. */
function toWire({ id, event, params, createdAt, readAt }: Row, locale: Locale): WireMessage {
  return {
    id,
    ...sayInboxMessage({ event, params }, locale),
    path: findMessagePath(event, params),
    isSeen: readAt !== null,
    createdAtMs: createdAt.getTime(),
  };
}
