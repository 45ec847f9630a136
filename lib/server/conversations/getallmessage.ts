import { and, asc, desc, eq, gt, inArray, isNull, lt, ne, type SQL } from 'drizzle-orm';

import type { CallInput } from '@/lib/contract';
import { MESSAGES_A_PAGE } from '@/lib/domain/constants';
import { toFileUrl } from '@/lib/domain/uploaded-file';

import type { CallContext } from '../context';
import { defineHandler } from '../handler';
import type { Executor } from '../ports/database';
import { orderMessages } from '../schema';
import { masksContact, readStanding, requireConversation, type Conversation } from './conversation';
import { tellOfMark } from './tell';

type Input = CallInput<'ordermessage/getallmessage'>;
type MessageRow = typeof orderMessages.$inferSelect;

interface MessagePage {
  /** Oldest first. */
  readonly rows: readonly MessageRow[];
  readonly nextBeforeId: number | null;
}

/** What the reader gets has arrived, and its writer sees that. */
export const handler = defineHandler('ordermessage/getallmessage', async (input, context) => {
  const { database, clock } = context.ports;
  const now = clock.now();
  const conversation = await requireConversation(database.connection, input, context);
  const { rows, nextBeforeId } = await readPage(database.connection, conversation, input);
  await markDelivered(conversation, rows, context);
  const { standing, closesAt } = await readStanding(database.connection, conversation, now);
  return {
    lstMessage: rows.map((row) => toMessage(row, conversation, now)),
    nextBeforeId,
    standing,
    masksContact: masksContact(conversation.task),
    closesAtMs: closesAt?.getTime() ?? null,
    unreadCount: await countUnread(database.connection, conversation),
    serverNowMs: now.getTime(),
  };
});

function isIn({ task, providerId }: Conversation): SQL | undefined {
  return and(eq(orderMessages.taskId, task.id), eq(orderMessages.providerId, providerId ?? 0));
}

/** The newest, or what was written before or after a message. One more than a page has says that something was written earlier. */
async function readPage(
  executor: Executor,
  conversation: Conversation,
  { beforeId, afterId }: Input,
): Promise<MessagePage> {
  if (conversation.providerId === null) return { rows: [], nextBeforeId: null };
  const isForwards = Boolean(afterId) && !beforeId;
  const found = await executor
    .select()
    .from(orderMessages)
    .where(
      and(
        isIn(conversation),
        beforeId ? lt(orderMessages.id, beforeId) : undefined,
        afterId ? gt(orderMessages.id, afterId) : undefined,
      ),
    )
    .orderBy(isForwards ? asc(orderMessages.id) : desc(orderMessages.id))
    .limit(MESSAGES_A_PAGE + 1);
  const page = found.slice(0, MESSAGES_A_PAGE);
  if (isForwards) return { rows: page, nextBeforeId: null };
  return { rows: page.toReversed(), nextBeforeId: found.length > page.length ? (page.at(-1)?.id ?? null) : null };
}

function isOthers(row: MessageRow, { side }: Conversation): boolean {
  return side !== 'desk' && row.side !== side;
}

async function countUnread(executor: Executor, conversation: Conversation): Promise<number> {
  const { providerId, side } = conversation;
  if (providerId === null || side === 'desk') return 0;
  return executor.$count(
    orderMessages,
    and(isIn(conversation), ne(orderMessages.side, side), isNull(orderMessages.readAt)),
  );
}

/** Of the page alone: what nobody has asked for has not arrived. */
async function markDelivered(
  conversation: Conversation,
  rows: readonly MessageRow[],
  { ports, signals }: CallContext,
): Promise<void> {
  const { task, providerId, side } = conversation;
  const ids = rows.flatMap((row) => (isOthers(row, conversation) && row.deliveredAt === null ? [row.id] : []));
  if (ids.length === 0 || providerId === null) return;
  const now = ports.clock.now();
  await ports.database.transaction(async (transaction) => {
    const marked = await transaction
      .update(orderMessages)
      .set({ deliveredAt: now })
      .where(and(inArray(orderMessages.id, ids), isNull(orderMessages.deliveredAt)))
      .returning({ id: orderMessages.id });
    const writer = side === 'customer' ? 'provider' : 'customer';
    if (marked.length > 0) await tellOfMark(transaction, { task, providerId, side: writer, now });
  });
  signals.alertsPending();
}

function toMessage(row: MessageRow, conversation: Conversation, now: Date) {
  const deliveredAt = row.deliveredAt ?? (isOthers(row, conversation) ? now : null);
  return {
    messageId: row.id,
    from: row.side,
    text: row.text,
    fileurl: row.fileId === null ? null : toFileUrl(row.fileId),
    fileKind: row.fileId === null ? null : row.fileKind,
    isMasked: row.isMasked,
    sentAtMs: row.sentAt.getTime(),
    deliveredAtMs: deliveredAt?.getTime() ?? null,
    readAtMs: row.readAt?.getTime() ?? null,
  };
}
