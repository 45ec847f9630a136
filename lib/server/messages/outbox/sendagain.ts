import { eq } from 'drizzle-orm';

import { CallError } from '@/lib/contract/call-error';

import { defineHandler } from '../../handler';
import { answerKeyed } from '../../idempotency';
import { outgoingMessages } from '../../schema';
import { readRefusal } from './outgoing';

/**
 * Under the message's lock: of two presses at once the second finds it on its way, and the relay sends a row once. The
 * tries begin anew, so that a partner who is still away is waited for.
 */
export const handler = defineHandler('operator/sendagain', async (input, context) => {
  const { ports, signals } = context;
  await answerKeyed(context, 'operator/sendagain', input, async (transaction) => {
    const { outgoingid } = input;
    const { id } = outgoingMessages;
    const [message] = await transaction
      .select()
      .from(outgoingMessages)
      .where(eq(id, outgoingid))
      .for('update', { of: outgoingMessages });
    if (!message) throw new CallError('not-found');
    if ((await readRefusal(transaction, ports, message)) !== null) throw new CallError('message-stale');
    await transaction
      .update(outgoingMessages)
      .set({ state: 'pending', attempts: 0, nextAttemptAt: ports.clock.now(), settledAt: null, closedAt: null })
      .where(eq(id, outgoingid));
    return {};
  });
  signals.messagesPending();
  return {};
});
