import { eq } from 'drizzle-orm';

import type { ServiceContext } from '../../context';
import { tasks } from '../../schema';
import { toSettledSums } from '../../money';
import { forDueTasks } from './due-work';
import { tell } from './tell';

/** Reminds chosen providers of the answer that they owe, at half of the time and shortly before its end (BEHAVIOUR 30). How many. */
export async function remindToAnswer(context: ServiceContext): Promise<number> {
  // The last one first: after an outage both may be due, and one of them is enough.
  const last = await remind(context, 'answerLastReminderAt');
  return last + (await remind(context, 'answerHalfReminderAt'));
}

function remind(context: ServiceContext, due: 'answerLastReminderAt' | 'answerHalfReminderAt'): Promise<number> {
  return forDueTasks(context, {
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
