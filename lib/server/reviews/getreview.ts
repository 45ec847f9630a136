import { defineHandler } from '../handler';
import { toOwnModeration } from './moderation/store';
import { listOwnPhotos } from './photos';
import { isReviewer, readReviewState, requireReviewReadableTask } from './store';

export const handler = defineHandler('review/getreview', async ({ taskid }, context) => {
  const { connection } = context.ports.database;
  const task = await requireReviewReadableTask(connection, taskid, context);
  const serverNowMs = context.ports.clock.now().getTime();
  const { review, window, moderation } = await readReviewState(connection, task, serverNowMs);
  const isWriter = isReviewer(task, context);
  const canReview = window.canReview && isWriter;
  return {
    review: review && {
      stars: review.stars,
      qualities: review.qualities,
      reasons: [...review.reasons],
      text: review.text,
      answer: review.answer,
      lstPhoto: await listOwnPhotos(connection, taskid),
    },
    moderation: moderation && isWriter ? toOwnModeration(moderation) : null,
    serverNowMs,
    ...window,
    canReview,
    canAddPhotos: canReview && task.customerId === context.actor?.userId,
  };
});
