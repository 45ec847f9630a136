import { defineHandler } from '../handler';
import { listOwnPhotos } from './photos';
import { isReviewer, readReviewState, requireReviewReadableTask } from './store';

export const handler = defineHandler('review/getreview', async ({ taskid }, context) => {
  const { connection } = context.ports.database;
  const task = await requireReviewReadableTask(connection, taskid, context);
  const { review, window } = await readReviewState(connection, task, context.ports.clock.now().getTime());
  const canReview = window.canReview && isReviewer(task, context);
  return {
    review: review && {
      stars: review.stars,
      qualities: review.qualities,
      reasons: [...review.reasons],
      text: review.text,
      answer: review.answer,
      lstPhoto: await listOwnPhotos(connection, taskid),
    },
    ...window,
    canReview,
    canAddPhotos: canReview && task.customerId === context.actor?.userId,
  };
});
