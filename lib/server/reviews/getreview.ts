import { defineHandler } from '../handler';
import { readReviewState, requireReviewableTask } from './store';

export const handler = defineHandler('review/getreview', async ({ taskid }, context) => {
  const { connection } = context.ports.database;
  const task = await requireReviewableTask(connection, taskid, context);
  const { review, window } = await readReviewState(connection, task, context.ports.clock.now().getTime());
  return {
    review: review && { stars: review.stars, reasons: [...review.reasons], text: review.text, answer: review.answer },
    ...window,
  };
});
