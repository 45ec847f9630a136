import { eq, sql } from 'drizzle-orm';

import { CallError } from '@/lib/contract/call-error';
import type { CallInput } from '@/lib/contract';
import { isContradicting } from '@/lib/domain/order/review-reasons';
import { toPersianLetters } from '@/lib/domain/text/letters';
import { toShownRating } from '@/lib/domain/order/rating';

import type { CallContext } from '../context';
import { defineHandler } from '../handler';
import type { Transaction } from '../ports/database';
import { providers, reviews } from '../schema';
import { replacePhotos } from './photos';
import { lockReviewState, requireReviewableTask, type ReviewState } from './store';
import { tellOfReview } from './tell';

type Input = CallInput<'review/addreview'>;

/** Writes the review of a task, or edits it within its day; the provider's sums move with it in one transaction. */
export const handler = defineHandler('review/addreview', async (input, context) => {
  const { database, clock } = context.ports;
  const now = clock.now();
  requireReasons(input);
  const task = await requireReviewableTask(database.connection, input.taskid, context);
  const answer = await database.transaction(async (transaction) => {
    const state = await lockReviewState(transaction, task, now.getTime());
    const { providerId } = state.task;
    if (!state.window.canReview || providerId === null) throw new CallError('review-closed');
    await writeReview(transaction, state, { input, providerId, context, now });
    const stars = input.stars - (state.review?.stars ?? 0);
    const [provider] = await transaction
      .update(providers)
      .set({
        ratingSum: sql`${providers.ratingSum} + ${stars}`,
        ratingCount: sql`${providers.ratingCount} + ${state.review ? 0 : 1}`,
      })
      .where(eq(providers.userId, providerId))
      .returning({ ratingSum: providers.ratingSum, ratingCount: providers.ratingCount });
    if (!provider) throw new CallError('not-found');
    // A review that is edited is the one that they heard of.
    if (!state.review)
      await tellOfReview(transaction, {
        userId: providerId,
        event: 'work-reviewed',
        side: 'provider',
        task,
        stars: input.stars,
        now,
      });
    return { workerRate: toShownRating(provider.ratingSum, provider.ratingCount), reviewCount: provider.ratingCount };
  });
  context.signals.messagesPending();
  context.signals.alertsPending();
  return answer;
});

function requireReasons({ reasons }: Input): void {
  if (isContradicting(reasons))
    throw new CallError('invalid-input', { fields: [{ field: 'reasons', message: 'contradicting' }] });
}

interface Written {
  readonly input: Input;
  readonly providerId: number;
  readonly context: CallContext;
  readonly now: Date;
}

async function writeReview(
  transaction: Transaction,
  { task, review }: ReviewState,
  { input, providerId, context, now }: Written,
): Promise<void> {
  const said = {
    stars: input.stars,
    reasons: [...new Set(input.reasons)],
    text: toPersianLetters(input.text),
    updatedAt: now,
    ...(input.qualities && { qualities: input.qualities }),
  };
  if (review) await transaction.update(reviews).set(said).where(eq(reviews.id, review.id));
  else
    await transaction
      .insert(reviews)
      .values({ ...said, taskId: task.id, providerId, customerId: task.customerId, createdAt: now });
  if (input.lstPhotoId)
    await replacePhotos(transaction, task, { fileIds: input.lstPhotoId, byId: context.actor?.userId ?? null });
}
