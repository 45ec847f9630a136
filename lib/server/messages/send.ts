import { and, asc, eq, inArray, lte, sql } from 'drizzle-orm';

import { MESSAGE_RETRY_MS, MESSAGE_SENDING_LIMIT_MS } from '@/lib/domain/constants/messages';

import type { Ports, ServiceContext } from '../context';
import { askTogether, named, toRows } from '../ports/ask-together';
import type { Executor } from '../ports/database';
import { MessageNotSent } from '../ports/sending';
import { outgoingMessages } from '../schema';
import { sendToDevice } from './push-devices';

type OutgoingMessage = typeof outgoingMessages.$inferSelect;
export type Channel = OutgoingMessage['channel'];
type TakenMessage = Pick<OutgoingMessage, 'id' | 'recipient' | 'subject' | 'text' | 'attempts'>;
type Settlement = Pick<OutgoingMessage, 'state' | 'failure' | 'lastError'> &
  Partial<Pick<OutgoingMessage, 'nextAttemptAt' | 'settledAt'>>;
type Delivery = Pick<OutgoingMessage, 'state' | 'failure'>;

const LONGEST_LAST_ERROR = 300;

/** Concurrent sendings: a provider that answers slowly does not hold up all others. */
export const BATCH_SIZE = 8;

/**
 * One round of a channel: sends due messages, each once; returns their number. Several processes may run it on one
 * database: each takes rows that no other holds. A row is marked before it is sent. A process that dies in between
 * leaves one that may have gone out, and that one is never sent again.
 */
export async function sendDueMessages(context: ServiceContext, channel: Channel): Promise<number> {
  const { abandoned, taken } = await takeDue(context, channel);
  for (const { id } of abandoned)
    context.log.warn(
      { messageId: id, channel },
      'whether a message went out is not known: the process that sent it ended; it is not sent again',
    );
  await Promise.all(taken.map((message) => sendOne(context, channel, message)));
  return taken.length;
}

/**
 * Takes the messages that are due, and closes the abandoned ones: a process took them and ended before it reported. One
 * statement, because an order wakes this with each of its moves.
 */
async function takeDue(
  { ports }: ServiceContext,
  channel: Channel,
): Promise<{ abandoned: readonly Pick<OutgoingMessage, 'id'>[]; taken: readonly TakenMessage[] }> {
  const { connection } = ports.database;
  const now = ports.clock.now();
  const taken = markTaken(connection, channel, now);
  const abandoned = closeAbandoned(connection, channel, now);
  const { id, recipient, subject, text, attempts } = taken;
  return askTogether(
    connection,
    {
      abandoned: toRows(connection.select(named({ id: abandoned.id })).from(abandoned)),
      taken: toRows(connection.select(named({ id, recipient, subject, text, attempts })).from(taken).orderBy(asc(id))),
    },
    [taken, abandoned],
  );
}

const isDue = (state: OutgoingMessage['state'], channel: Channel, now: Date) =>
  and(
    eq(outgoingMessages.state, state),
    eq(outgoingMessages.channel, channel),
    lte(outgoingMessages.nextAttemptAt, now),
  );

function markTaken(connection: Executor, channel: Channel, now: Date) {
  const { id, recipient, subject, text, attempts, nextAttemptAt } = outgoingMessages;
  const due = connection
    .select({ id })
    .from(outgoingMessages)
    .where(isDue('pending', channel, now))
    // As its index has them: a round looks at no more than it takes, however many wait.
    .orderBy(asc(nextAttemptAt), asc(id))
    .limit(BATCH_SIZE)
    .for('update', { skipLocked: true });
  return connection.$with('taken').as(
    connection
      .update(outgoingMessages)
      .set({
        state: 'sending',
        attempts: sql`${attempts} + 1`,
        nextAttemptAt: new Date(now.getTime() + MESSAGE_SENDING_LIMIT_MS),
      })
      .where(inArray(id, due))
      .returning({ id, recipient, subject, text, attempts }),
  );
}

function closeAbandoned(connection: Executor, channel: Channel, now: Date) {
  return connection.$with('abandoned').as(
    connection
      .update(outgoingMessages)
      .set({ state: 'unknown', failure: 'ended', settledAt: now })
      .where(isDue('sending', channel, now))
      .returning({ id: outgoingMessages.id }),
  );
}

async function sendOne(context: ServiceContext, channel: Channel, message: TakenMessage): Promise<void> {
  const settlement = await deliver(context.ports, channel, message).then(
    (delivery): Settlement => ({ ...delivery, lastError: null, settledAt: context.ports.clock.now() }),
    (error: unknown) => toSettlement(context, channel, message, error),
  );
  try {
    // A round that took too long may have been closed as unknown by another process; what really happened is better.
    const isOpen = inArray(outgoingMessages.state, ['sending', 'unknown']);
    await context.ports.database.connection
      .update(outgoingMessages)
      .set(settlement)
      .where(and(eq(outgoingMessages.id, message.id), isOpen));
  } catch (error) {
    context.log.warn(
      { err: error, messageId: message.id },
      'what became of a message could not be noted; it will count as unknown',
    );
  }
}

/** A message for a partner that the site does not have goes nowhere: its reader has it in the inbox. */
async function deliver(ports: Ports, channel: Channel, { recipient, subject, text }: TakenMessage): Promise<Delivery> {
  if (ports[channel] === null) return { state: 'failed', failure: 'no-partner' };
  switch (channel) {
    case 'sms':
      return toDelivery(await ports.sms?.send({ mobile: recipient, text }));
    case 'mail':
      return toDelivery(await ports.mail?.send({ recipient, subject: subject ?? '', text }));
    case 'push':
      return toDelivery(await sendToDevice(ports, recipient, text));
  }
}

function toDelivery(outcome: 'sent' | 'unknown' | 'failed' = 'failed'): Delivery {
  return { state: outcome, failure: outcome === 'failed' ? 'gone' : null };
}

/**
 * Surely not sent: again after a growing wait, and not for ever. Anything unforeseen may have happened after it was
 * sent.
 */
function toSettlement(
  { ports, log }: ServiceContext,
  channel: Channel,
  { id, attempts }: TakenMessage,
  error: unknown,
): Settlement {
  const now = ports.clock.now();
  const about = { err: error, messageId: id, channel, attempts };
  if (!(error instanceof MessageNotSent)) {
    log.error(about, 'sending a message failed unforeseen; it is not sent again, for it may have gone out');
    return { state: 'unknown', failure: 'unforeseen', lastError: null, settledAt: now };
  }
  const waitMs = error.isFinal ? undefined : MESSAGE_RETRY_MS[attempts - 1];
  if (waitMs === undefined) {
    log.warn(about, 'a message is given up; its reader has it in the inbox');
    const failure = error.isFinal ? 'final' : 'refused';
    return { state: 'failed', failure, lastError: toLastError(error), settledAt: now };
  }
  log.info(about, 'a message was not sent; it is tried again');
  const nextAttemptAt = new Date(now.getTime() + waitMs);
  return { state: 'pending', failure: 'refused', lastError: toLastError(error), nextAttemptAt };
}

/**
 * The partner's answer about a message that was surely not sent, for the desk; it holds no key, number, text or code.
 */
function toLastError({ message }: MessageNotSent): string {
  return message.slice(0, LONGEST_LAST_ERROR);
}
