import { and, asc, desc, eq, gt, inArray, isNull, lt, type SQL } from 'drizzle-orm';

import type { CallInput } from '@/lib/contract';
import { MESSAGES_A_PAGE } from '@/lib/domain/constants/messages';
import { toFileUrl } from '@/lib/domain/site/uploaded-file';

import { noteDeskRead } from '../audit';
import type { CallContext } from '../context';
import { defineHandler, requireActor } from '../handler';
import { findOwnMeasure, listMasked, toWritingMeasure } from '../measures';
import type { Executor } from '../ports/database';
import { orderMessages, type StoredSide } from '../schema';
import { answersRecipient, masksContact, readStanding, requireConversation, type Conversation } from './conversation';
import { isIncoming, listIncomingSides, listReadSides, toWriter } from './sides';
import { tellOfMarks } from './tell';

type PageStart = Pick<CallInput<'ordermessage/getallmessage'>, 'beforeId' | 'afterId'>;
type MessageRow = typeof orderMessages.$inferSelect;

interface MessagePage {
  /** Oldest first. */
  readonly rows: readonly MessageRow[];
  readonly nextBeforeId: number | null;
}

/** Marks the returned messages as delivered, which their writer sees. */
export const handler = defineHandler('ordermessage/getallmessage', async (input, context) => {
  const { database, clock } = context.ports;
  const now = clock.now();
  const conversation = await requireConversation(database.connection, input, context);
  return {
    ...(await readConversation(conversation, input, context)),
    masksContact: masksContact(conversation.task),
    unreadCount: await countUnread(database.connection, conversation),
    answersRecipient: await answersRecipient(database.connection, conversation),
    measure: await readOwnMeasure(conversation, context),
    serverNowMs: now.getTime(),
  };
});

/** A page of a side's messages, which have arrived with it, and whether the side may write. */
export async function readConversation(conversation: Conversation, from: PageStart, context: CallContext) {
  const { database, clock } = context.ports;
  const now = clock.now();
  if (conversation.side === 'desk')
    await noteDeskRead(context, {
      actorId: requireActor(context).userId,
      action: 'conversation',
      subject: { name: 'order', id: conversation.task.id },
      requestId: context.request.requestId,
    });
  const { rows, nextBeforeId } = await readPage(database.connection, conversation, from);
  // With a person's eyes the desk reads, and nothing has arrived with the person.
  if (!context.actor?.viewer) await markDelivered(conversation, rows, context);
  // The desk decides on what was written, so it reads that.
  const masked =
    conversation.side === 'desk'
      ? new Set()
      : await listMasked(
          database.connection,
          rows.map(({ id }) => id),
        );
  const { standing, closesAt } = await readStanding(database.connection, conversation, now);
  return {
    lstMessage: rows.map((row) => toMessage(row, conversation, { isHidden: masked.has(row.id), now })),
    nextBeforeId,
    standing,
    closesAtMs: closesAt?.getTime() ?? null,
  };
}

function isIn({ task, providerId }: Conversation, sides: readonly StoredSide[]): SQL | undefined {
  const { taskId, providerId: writtenTo, side } = orderMessages;
  return and(eq(taskId, task.id), eq(writtenTo, providerId ?? 0), inArray(side, [...sides]));
}

/** The newest messages, or those before or after one. One more than a page shows that earlier ones exist. */
async function readPage(
  executor: Executor,
  conversation: Conversation,
  { beforeId, afterId }: PageStart,
): Promise<MessagePage> {
  if (conversation.providerId === null) return { rows: [], nextBeforeId: null };
  const isForwards = Boolean(afterId) && !beforeId;
  const found = await executor
    .select()
    .from(orderMessages)
    .where(
      and(
        isIn(conversation, listReadSides(conversation.side)),
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

async function countUnread(executor: Executor, conversation: Conversation): Promise<number> {
  const { providerId, side } = conversation;
  if (providerId === null || side === 'desk') return 0;
  const isUnread = and(isIn(conversation, listIncomingSides(side)), isNull(orderMessages.readAt));
  return executor.$count(orderMessages, isUnread);
}

/** Marks only the page's messages: the others have not arrived. */
async function markDelivered(
  conversation: Conversation,
  rows: readonly MessageRow[],
  { ports, signals }: CallContext,
): Promise<void> {
  const { task, providerId, side } = conversation;
  const ids = rows.flatMap((row) => (isIncoming(row.side, side) && row.deliveredAt === null ? [row.id] : []));
  if (ids.length === 0 || providerId === null) return;
  const now = ports.clock.now();
  await ports.database.transaction(async (transaction) => {
    const marked = await transaction
      .update(orderMessages)
      .set({ deliveredAt: now })
      .where(and(inArray(orderMessages.id, ids), isNull(orderMessages.deliveredAt)))
      .returning({ side: orderMessages.side });
    await tellOfMarks(transaction, { task, providerId, sides: marked.map((row) => row.side), now });
  });
  signals.alertsPending();
}

async function readOwnMeasure({ task, writerId, side }: Conversation, { ports }: CallContext) {
  if (side === 'desk') return null;
  const writer = { taskId: task.id, userId: writerId };
  const row = await findOwnMeasure(ports.database.connection, writer, ports.clock.now());
  return row && toWritingMeasure(row);
}

function toMessage(
  row: MessageRow,
  conversation: Conversation,
  { isHidden, now }: { readonly isHidden: boolean; readonly now: Date },
) {
  const deliveredAt = row.deliveredAt ?? (isIncoming(row.side, conversation.side) ? now : null);
  return {
    messageId: row.id,
    ...toWriter(row.side),
    text: isHidden ? '' : row.text,
    fileurl: row.fileId === null || isHidden ? null : toFileUrl(row.fileId),
    fileKind: row.fileId === null || isHidden ? null : row.fileKind,
    isMasked: row.isMasked,
    isHidden,
    sentAtMs: row.sentAt.getTime(),
    deliveredAtMs: deliveredAt?.getTime() ?? null,
    readAtMs: row.readAt?.getTime() ?? null,
  };
}
