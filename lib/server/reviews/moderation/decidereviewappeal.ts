import { eq } from 'drizzle-orm';

import { CallError } from '@/lib/contract/call-error';

import { defineHandler, requireActor } from '../../handler';
import { reviewModerations } from '../../schema';
import { lockReviewState, requireTask } from '../store';
import { tellOfReview } from '../tell';
import { returnReview } from './take-and-return';

/** Under the order's lock, by an operator who has not decided on the review. */
export const handler = defineHandler(
  'operator/decidereviewappeal',
  async ({ moderationid, decision, reason }, context) => {
    const { userId: operatorId } = requireActor(context);
    const { database, clock } = context.ports;
    const now = clock.now();
    await database.transaction(async (transaction) => {
      const [found] = await transaction
        .select({ taskId: reviewModerations.taskId })
        .from(reviewModerations)
        .where(eq(reviewModerations.id, moderationid));
      if (!found) throw new CallError('not-found');
      const asked = await requireTask(transaction, found.taskId);
      const { task, moderation } = await lockReviewState(transaction, asked, now.getTime());
      if (moderation?.id !== moderationid || moderation.appealedAt === null || moderation.appealDecision !== null)
        throw new CallError('appeal-closed');
      if ([moderation.decidedById, task.customerId, task.providerId].includes(operatorId))
        throw new CallError('not-yours');
      await transaction
        .update(reviewModerations)
        .set({ appealDecision: decision, appealReason: reason, appealDecidedAt: now, appealDecidedById: operatorId })
        .where(eq(reviewModerations.id, moderationid));
      if (decision === 'lifted') await returnReview(transaction, task, moderation);
      const { customerId: userId, stars } = moderation;
      const event = decision === 'lifted' ? 'review-lifted' : 'review-upheld';
      await tellOfReview(transaction, { userId, event, side: 'customer', task, stars, text: reason, now });
    });
    context.signals.messagesPending();
    context.signals.alertsPending();
    return {};
  },
);
