import { CallError } from '@/lib/contract/call-error';
import { RELIABILITY } from '@/lib/domain/constants/providers';

import { defineHandler, requireActor } from '../../handler';
import { reviewModerations } from '../../schema';
import { lockReviewState, requireTask } from '../store';
import { tellOfReview } from '../tell';
import { listReviewMeasures } from './store';
import { takeReview } from './take-and-return';

/** Under the order's lock, so that a review is not edited meanwhile. */
export const handler = defineHandler('operator/moderatereview', async ({ taskid, measure, reason }, context) => {
  const { userId: operatorId } = requireActor(context);
  const { database, clock } = context.ports;
  const now = clock.now();
  await database.transaction(async (transaction) => {
    const asked = await requireTask(transaction, taskid);
    const { task, review, moderation } = await lockReviewState(transaction, asked, now.getTime());
    if ([task.customerId, task.providerId].includes(operatorId)) throw new CallError('not-yours');
    if (review === null || !listReviewMeasures(review, moderation).includes(measure))
      throw new CallError('move-not-allowed');
    const photoIds = await takeReview(transaction, review, measure);
    const { customerId, stars, reasons, qualities, text, answer, answeredAt, createdAt, updatedAt } = review;
    const taken = { stars, reasons, qualities, text, photoIds, answer, answeredAt };
    await transaction.insert(reviewModerations).values({
      taskId: taskid,
      customerId,
      measure,
      reason,
      decidedById: operatorId,
      decidedAt: now,
      ...taken,
      writtenAt: createdAt,
      editedAt: updatedAt,
      appealDueAt: new Date(now.getTime() + RELIABILITY.appealMs),
    });
    const event = measure === 'masked' ? 'review-masked' : 'review-hidden';
    await tellOfReview(transaction, { userId: customerId, event, side: 'customer', task, stars, text: reason, now });
  });
  context.signals.messagesPending();
  context.signals.alertsPending();
  return {};
});
