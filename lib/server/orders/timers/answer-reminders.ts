import { eq } from 'drizzle-orm';

import type { Batch } from '../../batches';
import { toSettledSums } from '../../money';
import { tasks } from '../../schema';
import { defineDueTasks } from './due-work';
import { tell } from '../telling/tell';

/**
 * Reminds chosen providers of the answer that they owe, at half of the time and shortly before its end (BEHAVIOUR 30).
 * The last one first: after an outage both may be due, and one of them is enough.
 */
export const answerReminders = [
  defineAnswerReminder('last answer reminder', 'answerLastReminderAt'),
  defineAnswerReminder('half answer reminder', 'answerHalfReminderAt'),
];

function defineAnswerReminder(name: string, due: 'answerLastReminderAt' | 'answerHalfReminderAt'): Batch {
  return defineDueTasks({
    name,
    states: ['AWAITING_PROVIDER'],
    due: tasks[due],
    work: async (transaction, task, now) => {
      const over =
        due === 'answerLastReminderAt'
          ? { answerLastReminderAt: null, answerHalfReminderAt: null }
          : { answerHalfReminderAt: null };
      await transaction.update(tasks).set(over).where(eq(tasks.id, task.id));
      const isOpen = task.answerDueAt !== null && task.answerDueAt > now;
      if (task.providerId === null || !isOpen) return;
      const sums = { netRials: toSettledSums(task).netRials };
      await tell(transaction, { userId: task.providerId, event: 'work-answer-reminder', task, now, sums });
    },
  });
}
