import { eq } from 'drizzle-orm';

import { CallError } from '@/lib/contract/call-error';

import { defineHandler, requireActor } from '../../handler';
import { holdPerson } from '../../people';
import { reviewModerations } from '../../schema';
import { lockReviewState, requireTask } from '../store';
import { isInForce } from './store';

/** Once, and until its time is over. The measure holds until the appeal is decided. */
export const handler = defineHandler('review/appealreview', async ({ taskid, text }, context) => {
  const { userId } = requireActor(context);
  const { database, clock } = context.ports;
  const now = clock.now();
  await database.transaction(async (transaction) => {
    await holdPerson(transaction, userId);
    const asked = await requireTask(transaction, taskid);
    if (asked.customerId !== userId) throw new CallError('not-yours');
    const { moderation } = await lockReviewState(transaction, asked, now.getTime());
    if (!isInForce(moderation) || moderation.appealedAt !== null || now > moderation.appealDueAt)
      throw new CallError('appeal-closed');
    await transaction
      .update(reviewModerations)
      .set({ appealText: text, appealedAt: now })
      .where(eq(reviewModerations.id, moderation.id));
  });
  return {};
});
