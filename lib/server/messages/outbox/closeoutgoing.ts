import { and, eq, isNull } from 'drizzle-orm';

import { CallError } from '@/lib/contract/call-error';

import { defineHandler } from '../../handler';
import { answerKeyed } from '../../idempotency';
import { outgoingMessages } from '../../schema';

/** The reason stands in the audit. */
export const handler = defineHandler('operator/closeoutgoing', (input, context) =>
  answerKeyed(context, 'operator/closeoutgoing', input, async (transaction) => {
    const { outgoingid } = input;
    const { id, state, closedAt } = outgoingMessages;
    const [message] = await transaction.select().from(outgoingMessages).where(eq(id, outgoingid));
    if (!message) throw new CallError('not-found');
    const closed = await transaction
      .update(outgoingMessages)
      .set({ closedAt: context.ports.clock.now() })
      .where(and(eq(id, outgoingid), eq(state, 'failed'), isNull(closedAt)))
      .returning({ id });
    if (closed.length === 0) throw new CallError('move-not-allowed');
    return {};
  }),
);
