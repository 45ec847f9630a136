import { CallError } from '@/lib/contract/call-error';
import { RUNNING_LATE } from '@/lib/domain/constants/providers';
import { isMoveAllowed } from '@/lib/domain/order/order-lifecycle';

import { defineHandler, requireActor } from '../../../handler';
import { requireWorksOn } from '../../../teams';
import { takeFromBudgets, toBudget } from '../../../throttles';
import { moveLocked } from '../../moves/move';
import { getTaskDetail } from '../../reading/task-detail';
import { lockTask } from '../../record/store';
import { toToldDelay } from '../../record/told-delay';
import { sendAfterCommit } from '../../telling/tell';

/** A repeat after a lost answer is the same word, and told once. */
export const handler = defineHandler('expert/telldelay', async ({ taskid, minutes }, context) => {
  const { userId: actorId } = requireActor(context);
  const now = context.ports.clock.now();
  if (!RUNNING_LATE.minutes.some((known) => known === minutes))
    throw new CallError('invalid-input', { fields: [{ field: 'minutes', message: 'unknown' }] });
  await context.ports.database.transaction(async (transaction) => {
    const task = await lockTask(transaction, taskid);
    await requireWorksOn(transaction, task, actorId);
    if (!isMoveAllowed('tellDelay', task, 'provider')) throw new CallError('move-not-allowed');
    if (task.detail?.delay?.minutes === minutes) return;
    await takeFromBudgets(transaction, [toBudget('delays-told', taskid)], now);
    await moveLocked(transaction, task, {
      move: 'tellDelay',
      actorId,
      now,
      change: toToldDelay(task, { minutes, now }),
    });
  });
  sendAfterCommit(context);
  return { taskDetail: await getTaskDetail(context, taskid) };
});
