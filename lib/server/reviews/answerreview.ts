import { and, eq, isNull } from 'drizzle-orm';

import { CallError } from '@/lib/contract/call-error';
import { maskContacts } from '@/lib/domain/text/contact-mask';
import { toPersianLetters } from '@/lib/domain/text/letters';

import { defineHandler, requireActor } from '../handler';
import { holdPerson } from '../people';
import { reviews, tasks } from '../schema';
import { tellOfReview } from './tell';

/** The answer is public, so it contains no number; of two concurrent ones the first stays. */
export const handler = defineHandler('review/answerreview', async ({ taskid, text }, context) => {
  const { userId } = requireActor(context);
  const { database, clock } = context.ports;
  await database.transaction(async (transaction) => {
    await holdPerson(transaction, userId);
    const [task] = await transaction.select().from(tasks).where(eq(tasks.id, taskid));
    if (!task) throw new CallError('not-found');
    if (task.providerId !== userId) throw new CallError('not-yours');
    const [review] = await transaction.select({ id: reviews.id }).from(reviews).where(eq(reviews.taskId, taskid));
    if (!review) throw new CallError('not-found');
    const answer = maskContacts(toPersianLetters(text)).text;
    const answered = await transaction
      .update(reviews)
      .set({ answer, answeredAt: clock.now() })
      .where(and(eq(reviews.id, review.id), isNull(reviews.answer)))
      .returning({ stars: reviews.stars });
    const [{ stars } = { stars: null }] = answered;
    if (stars === null) throw new CallError('review-answered');
    const now = clock.now();
    await tellOfReview(transaction, {
      userId: task.customerId,
      event: 'review-answered',
      side: 'customer',
      task,
      stars,
      now,
    });
  });
  context.signals.messagesPending();
  context.signals.alertsPending();
  return {};
});
