import { eq } from 'drizzle-orm';

import { CallError } from '@/lib/contract/call-error';
import { isMoveAllowed } from '@/lib/domain/order/order-lifecycle';

import { toProviderItem } from '../../../availability';
import { defineHandler, requireActor } from '../../../handler';
import { tasks } from '../../../schema';
import { listRescuers } from '../../matching/rescuers';
import { toWish } from '../../matching/task-wish';
import { isRescueAgreed } from '../../record/rescue-agreed';

/** Promises nothing: the rescue itself looks again, and asks the one who is the best then. */
export const handler = defineHandler('reqandpay/getstandin', async ({ taskid }, context) => {
  const { ports } = context;
  const { connection } = ports.database;
  const [task] = await connection.select().from(tasks).where(eq(tasks.id, taskid));
  if (!task) throw new CallError('not-found');
  if (task.customerId !== requireActor(context).userId) throw new CallError('not-yours');
  const mayBeRescued = isMoveAllowed('decline', task, 'provider') || isMoveAllowed('withdraw', task, 'provider');
  if (!mayBeRescued || !isRescueAgreed(task)) return { standIn: null };
  const [first] = await listRescuers(connection, task, toWish(task), ports.clock.now());
  return { standIn: first ? toProviderItem(first, task.priceRials) : null };
});
