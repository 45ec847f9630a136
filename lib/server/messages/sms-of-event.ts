import { and, desc, eq } from 'drizzle-orm';

import { MESSAGE_SENDING_LIMIT_MS } from '@/lib/domain/constants/messages';

import type { Executor } from '../ports/database';
import { outgoingMessages } from '../schema';
import type { SmsEvent } from './events';

interface ToldEvent {
  readonly event: SmsEvent;
  readonly taskId: number;
  readonly mobile: string;
}

/** How the newest SMS of an event went. */
export type SmsDelivery =
  /** It went out at once, was never to go out, or its number takes none. */
  | { readonly is: 'done' }
  /** The partner was away, and it waits, or an operator is to send it again. */
  | { readonly is: 'held' }
  /** The partner took it later, or an operator closed it then. */
  | { readonly is: 'late'; readonly at: Date };

/**
 * How the newest SMS of an event to a person went. One that nobody has tried to send yet counts as gone: our own site
 * is late with it, not the partner.
 */
export async function findSmsDelivery(executor: Executor, { event, taskId, mobile }: ToldEvent): Promise<SmsDelivery> {
  const [sms] = await executor
    .select()
    .from(outgoingMessages)
    .where(
      and(
        eq(outgoingMessages.recipient, mobile),
        eq(outgoingMessages.channel, 'sms'),
        eq(outgoingMessages.event, event),
        eq(outgoingMessages.taskId, taskId),
      ),
    )
    .orderBy(desc(outgoingMessages.id))
    .limit(1);
  return sms ? toDelivery(sms) : { is: 'done' };
}

function toDelivery(sms: typeof outgoingMessages.$inferSelect): SmsDelivery {
  const { state, failure, attempts, createdAt, settledAt, closedAt } = sms;
  if (state === 'pending' || state === 'sending')
    return attempts > 0 || failure !== null ? { is: 'held' } : { is: 'done' };
  const isRefused = state === 'failed' && failure === 'refused';
  if (isRefused && closedAt === null) return { is: 'held' };
  const at = isRefused ? closedAt : settledAt;
  if (at === null || at.getTime() - createdAt.getTime() <= MESSAGE_SENDING_LIMIT_MS) return { is: 'done' };
  return state === 'failed' && !isRefused ? { is: 'done' } : { is: 'late', at };
}
