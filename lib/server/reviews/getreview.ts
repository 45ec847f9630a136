import { defineHandler } from '../handler';
import { isReviewer, readReviewState, requireReviewReadableTask } from './store';

export const handler = defineHandler('review/getreview', async ({ taskid }, context) => {
  const { connection } = context.ports.database;
  const task = await requireReviewReadableTask(connection, taskid, context);
  const { review, window } = await readReviewState(connection, task, context.ports.clock.now().getTime());
  return {
    review: review && { stars: review.stars, reasons: [...review.reasons], text: review.text, answer: review.answer },
    ...window,
    canReview: window.canReview && isReviewer(task, context),
  };
});
