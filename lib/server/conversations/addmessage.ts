import { and, desc, eq } from 'drizzle-orm';

import { CallError } from '@/lib/contract/call-error';
import type { CallInput } from '@/lib/contract';
import type { ConversationStanding } from '@/lib/contract/enumerations';
import type { ErrorKey } from '@/lib/contract/errors';
import { maskContacts } from '@/lib/domain/text/contact-mask';
import { toPersianLetters } from '@/lib/domain/text/letters';

import type { CallContext } from '../context';
import { defineHandler, requireActor } from '../handler';
import { noteWordOfProvider } from '../orders';
import { holdPerson } from '../people';
import type { Transaction } from '../ports/database';
import { orderMessages, tasks, type StoredSide } from '../schema';
import { takeFromBudgets, toBudget, type Budget } from '../throttles';
import { answersRecipient, masksContact, readStanding, requireConversation, type Conversation } from './conversation';
import { requireOwnFileKind } from './message-file';
import { toStoredSide } from './sides';
import { tellOfMessage } from './tell';

type Input = CallInput<'ordermessage/addmessage'>;

const REFUSALS: Readonly<Record<Exclude<ConversationStanding, 'open'>, ErrorKey>> = {
  'not-begun': 'conversation-closed',
  closed: 'conversation-closed',
  'waits-for-answer': 'question-open',
  blocked: 'conversation-blocked',
  'blocked-by-you': 'conversation-blocked',
  stopped: 'writing-stopped',
};

export const handler = defineHandler('ordermessage/addmessage', async (input, context) => {
  const { userId } = requireActor(context);
  const { database, clock } = context.ports;
  if (input.text === '' && !input.fileid)
    throw new CallError('invalid-input', { fields: [{ field: 'text', message: 'required' }] });
  await requireConversation(database.connection, input, context);
  await takeFromBudgets(database.connection, toWritingBudgets(`${userId}`), clock.now());
  const answer = await database.transaction((transaction) => write(transaction, input, context));
  context.signals.alertsPending();
  context.signals.messagesPending();
  return answer;
});

/** One writer's budgets. */
export function toWritingBudgets(writer: string): Budget[] {
  return [toBudget('messages-minute', writer), toBudget('messages-day', writer)];
}

async function write(transaction: Transaction, input: Input, context: CallContext) {
  const { userId } = requireActor(context);
  const now = context.ports.clock.now();
  await holdPerson(transaction, userId);
  // Two questions of one bidder wait for each other, and no move of the order comes between the look and the word.
  await transaction.select({ id: tasks.id }).from(tasks).where(eq(tasks.id, input.taskid)).for('update');
  const conversation = await requireConversation(transaction, input, context);
  const earlier = await findByKey(transaction, userId, input.key ?? null);
  if (earlier) return earlier;
  await requireOpen(transaction, conversation, now);
  // A stranger to the site could not open the file, and nobody answers a person who wrote nothing.
  if (input.isToRecipient && (input.fileid || !(await answersRecipient(transaction, conversation))))
    throw new CallError('conversation-closed');
  return insertMessage(transaction, conversation, input, { userId, now });
}

/** Throws the obstacle to writing now. */
export async function requireOpen(transaction: Transaction, conversation: Conversation, now: Date): Promise<void> {
  const { standing } = await readStanding(transaction, conversation, now);
  if (standing !== 'open') throw new CallError(REFUSALS[standing]);
}

/** A word that is sent again: its first answer was lost on the way. */
export async function findByKey(transaction: Transaction, senderId: number, key: string | null) {
  if (key === null) return null;
  const [found] = await transaction
    .select({ messageId: orderMessages.id, isMasked: orderMessages.isMasked })
    .from(orderMessages)
    .where(and(eq(orderMessages.senderId, senderId), eq(orderMessages.key, key)));
  return found ?? null;
}

/** `key` is any text of the writer's own. */
type Words = Pick<Input, 'text' | 'fileid'> & { readonly key?: string | null; readonly isToRecipient?: boolean };

/**
 * Writes a side's message into its conversation, and tells the other side. The order is locked, and the side may write.
 */
export async function insertMessage(
  transaction: Transaction,
  conversation: Conversation,
  { text, fileid, key, isToRecipient = false }: Words,
  { userId, now }: { readonly userId: number; readonly now: Date },
) {
  const { task, providerId } = conversation;
  const side = toStoredSide(conversation.side, isToRecipient);
  if (providerId === null) throw new CallError('conversation-closed');
  const fileKind = fileid ? await requireOwnFileKind(transaction, fileid, userId) : null;
  const written = masksContact(task) ? maskContacts(text) : { text, isMasked: false };
  const isFirst = await isLastRead(transaction, { taskId: task.id, providerId, side });
  const [row] = await transaction
    .insert(orderMessages)
    .values({
      taskId: task.id,
      providerId,
      senderId: userId,
      side,
      text: toPersianLetters(written.text),
      fileId: fileid ?? null,
      fileKind,
      isMasked: written.isMasked,
      key: key ?? null,
      sentAt: now,
    })
    .returning({ messageId: orderMessages.id, isMasked: orderMessages.isMasked });
  if (!row) throw new Error('A message was not written');
  await tellOfMessage(transaction, { task, providerId, side, isFirst, now });
  if (conversation.side === 'provider') await noteWordOfProvider(transaction, task, now);
  return row;
}

/**
 * A reader who has read the last word is told of the next one by inbox, too. Until it is read, the broker alone tells
 * of further ones. Earlier words that nobody loaded silence nothing.
 */
async function isLastRead(
  transaction: Transaction,
  { taskId, providerId, side }: { readonly taskId: number; readonly providerId: number; readonly side: StoredSide },
): Promise<boolean> {
  const [last] = await transaction
    .select({ readAt: orderMessages.readAt })
    .from(orderMessages)
    .where(
      and(eq(orderMessages.taskId, taskId), eq(orderMessages.providerId, providerId), eq(orderMessages.side, side)),
    )
    .orderBy(desc(orderMessages.id))
    .limit(1);
  return last === undefined || last.readAt !== null;
}
