import { and, desc, eq } from 'drizzle-orm';

import { CallError } from '@/lib/contract/call-error';
import type { ConversationStanding, MessageSide } from '@/lib/contract/enumerations';
import { CONVERSATION_AFTER_END_MS } from '@/lib/domain/constants/messages';
import { hasDeskRole } from '@/lib/domain/person/desk-access';
import { isAccepted, isOffered, isOver, isProvidersOwn, isRefused, isUnsettled } from '@/lib/domain/order/order-states';

import { requireActor } from '../handler';
import type { CallContext } from '../context';
import { isStopped } from '../measures';
import { requireRecipientOf } from '../orders';
import type { Executor } from '../ports/database';
import { bids, conversationBlocks, orderMessages, taskEvents, tasks, type BidRow, type TaskRow } from '../schema';
import { worksOn } from '../teams';

export interface ConversationName {
  readonly taskid: number;
  readonly sgid?: number | null;
}

/**
 * A conversation has two members: the customer of an order and one provider. The recipient reads a part of it, and the
 * desk can read it.
 */
export interface Conversation {
  readonly task: TaskRow;
  /** Null before there is anybody to write to. */
  readonly providerId: number | null;
  readonly side: MessageSide;
  /** The writer's account; null for the recipient, who has no account. */
  readonly writerId: number | null;
  /** False after a bid was withdrawn, refused or left over: its two sides write no more. */
  readonly isLive: boolean;
}

/**
 * Throws not-found, for a bid of another order as well; not-yours for a stranger. While an order takes bids, its
 * customer names the bid whose bidder is meant, and each bidder has a conversation apart. The desk reads the
 * conversation of an order that is in dispute.
 */
export async function requireConversation(
  executor: Executor,
  { taskid, sgid = null }: ConversationName,
  context: CallContext,
): Promise<Conversation> {
  const { userId, deskRoles } = requireActor(context);
  const [task] = await executor.select().from(tasks).where(eq(tasks.id, taskid));
  if (!task) throw new CallError('not-found');
  const { providerId } = task;
  // The provider who is to be paid for it has not heard of it yet.
  const partner = isUnsettled(task.state) ? null : providerId;
  const isCustomer = task.customerId === userId;
  if (isCustomer && sgid === null)
    return { task, providerId: partner, side: 'customer', writerId: userId, isLive: true };
  // The worker of the provider's team who comes, or leads them, speaks for the provider: a later worker reads what was
  // agreed.
  if (partner !== null && isProvidersOwn(task.state) && (await worksOn(executor, task, userId)))
    return { task, providerId: partner, side: 'provider', writerId: userId, isLive: true };
  if (hasDeskRole(deskRoles, 'support') && task.disputedAt !== null)
    return { task, providerId, side: 'desk', writerId: userId, isLive: true };
  // Once somebody was taken, the other bidders have no business with the customer any more.
  if (!isCustomer && !isUnsettled(task.state)) throw new CallError('not-yours');
  const [bid] = await executor
    .select()
    .from(bids)
    .where(
      and(
        eq(bids.taskId, taskid),
        isCustomer ? undefined : eq(bids.providerId, userId),
        sgid === null ? undefined : eq(bids.id, sgid),
      ),
    )
    .orderBy(desc(bids.id))
    .limit(1);
  if (!bid) throw new CallError(isCustomer ? 'not-found' : 'not-yours');
  const isLive = isUnsettled(task.state) ? isLiveBid(bid) : bid.providerId === providerId;
  const side = isCustomer ? 'customer' : 'provider';
  return { task, providerId: bid.providerId, side, writerId: userId, isLive };
}

const isLiveBid = ({ state }: BidRow) => state === 'pending' || state === 'selected';

/**
 * The conversation that the link of an SMS opens: with the provider who accepted the order. Before the acceptance there
 * is nobody to write to. Throws not-found for an unknown key and for one that was taken back.
 */
export async function requireRecipientConversation(
  executor: Executor,
  visitKey: string,
): Promise<Conversation & { readonly recipientId: number }> {
  const { id, taskId } = await requireRecipientOf(executor, visitKey);
  const [task] = await executor.select().from(tasks).where(eq(tasks.id, taskId));
  if (!task) throw new CallError('not-found');
  const providerId = isAccepted(task.state) || isOver(task.state) ? task.providerId : null;
  return { task, providerId, side: 'recipient', writerId: null, isLive: true, recipientId: id };
}

/** The person that the order is for has written to this provider, and is still told of the order. */
export async function answersRecipient(executor: Executor, { task, providerId, side }: Conversation): Promise<boolean> {
  if (side !== 'provider' || providerId === null || !task.isForRecipient) return false;
  const { taskId, providerId: writtenTo, side: writtenBy } = orderMessages;
  const isTheirs = and(eq(taskId, task.id), eq(writtenTo, providerId), eq(writtenBy, 'recipient'));
  return (await executor.$count(orderMessages, isTheirs)) > 0;
}

/**
 * Until the order is paid, or cash at the door is agreed, and somebody has accepted it, nobody gets round the
 * marketplace (BEHAVIOUR 30).
 */
export function masksContact({ state }: Pick<TaskRow, 'state'>): boolean {
  return isUnsettled(state) || isOffered(state);
}

export interface Standing {
  readonly standing: ConversationStanding;
  readonly closesAt: Date | null;
}

/** Whether a side may write now. */
export async function readStanding(executor: Executor, conversation: Conversation, now: Date): Promise<Standing> {
  const { task, providerId, side, writerId, isLive } = conversation;
  if (providerId === null) return { standing: 'not-begun', closesAt: null };
  if (!isLive) return { standing: 'closed', closesAt: null };
  const closesAt = isOver(task.state) ? await readEnd(executor, task.id) : null;
  if (side === 'desk' || isRefused(task.state) || (closesAt !== null && closesAt <= now))
    return { standing: 'closed', closesAt };
  const blocks = await executor
    .select({ blockedById: conversationBlocks.blockedById })
    .from(conversationBlocks)
    .where(and(eq(conversationBlocks.taskId, task.id), eq(conversationBlocks.providerId, providerId)));
  // The recipient of an order has nobody to block: what the two who know each other decide holds for them as well.
  const own = side === 'recipient' ? null : side === 'customer' ? task.customerId : providerId;
  if (blocks.some(({ blockedById }) => blockedById === own)) return { standing: 'blocked-by-you', closesAt };
  if (blocks.length > 0) return { standing: 'blocked', closesAt };
  if (await isStopped(executor, { taskId: task.id, userId: writerId }, now)) return { standing: 'stopped', closesAt };
  const waits = side === 'provider' && isUnsettled(task.state) && (await isUnanswered(executor, task.id, providerId));
  return { standing: waits ? 'waits-for-answer' : 'open', closesAt };
}

/**
 * The last event of an order that is over is its end. An order that nobody accepted closes at once: there is no key to
 * ask for.
 */
async function readEnd(executor: Executor, taskId: number): Promise<Date | null> {
  const [last] = await executor
    .select({ at: taskEvents.at })
    .from(taskEvents)
    .where(eq(taskEvents.taskId, taskId))
    .orderBy(desc(taskEvents.id))
    .limit(1);
  if (!last) return null;
  const [accepted] = await executor
    .select({ id: taskEvents.id })
    .from(taskEvents)
    .where(and(eq(taskEvents.taskId, taskId), eq(taskEvents.move, 'accept')))
    .limit(1);
  return new Date(last.at.getTime() + (accepted ? CONVERSATION_AFTER_END_MS : 0));
}

/** A bidder asks one question at a time. */
async function isUnanswered(executor: Executor, taskId: number, providerId: number): Promise<boolean> {
  const [last] = await executor
    .select({ side: orderMessages.side })
    .from(orderMessages)
    .where(and(eq(orderMessages.taskId, taskId), eq(orderMessages.providerId, providerId)))
    .orderBy(desc(orderMessages.id))
    .limit(1);
  return last?.side === 'provider';
}
