import { eq } from 'drizzle-orm';

import { CallError } from '@/lib/contract/call-error';

import { listAvailableDates } from '../../../availability';
import { defineHandler, requireActor } from '../../../handler';
import { tasks, toComer } from '../../../schema';
import { requireReschedulable } from '../../record/reschedulable';
import { toPickUpDays, toWish } from '../../matching/task-wish';

export const handler = defineHandler('reqandpay/getrescheduledate', async ({ taskid }, context) => {
  const { connection } = context.ports.database;
  const now = context.ports.clock.now();
  const [task] = await connection.select().from(tasks).where(eq(tasks.id, taskid));
  if (!task) throw new CallError('not-found');
  await requireReschedulable(connection, task, requireActor(context).userId, now);
  const { hours, ...wish } = toWish(task);
  const search = { ...wish, merchantId: toComer(task), movingTaskIds: [task.id] };
  const { locale } = context.request;
  const days = await listAvailableDates(connection, { search, hours, now, locale });
  return { lstAvailableDate: toPickUpDays(days, task) };
});
