import { eq } from 'drizzle-orm';

import { CallError } from '@/lib/contract/call-error';
import { isMoveAllowed } from '@/lib/domain/order/order-lifecycle';

import { defineHandler, requireActor } from '../../../handler';
import { tasks } from '../../../schema';
import { listLaterDays } from '../../parts/offered-hours/own-hours';

export const handler = defineHandler('expert/getlatehours', async ({ taskid }, context) => {
  const { connection } = context.ports.database;
  const [task] = await connection.select().from(tasks).where(eq(tasks.id, taskid));
  if (!task) throw new CallError('not-found');
  if (task.providerId !== requireActor(context).userId) throw new CallError('not-yours');
  if (!isMoveAllowed('offerHours', task, 'provider')) throw new CallError('move-not-allowed');
  const now = context.ports.clock.now();
  return { lstAvailableDate: await listLaterDays(connection, task, { now, locale: context.request.locale }) };
});
