import { eq } from 'drizzle-orm';

import { CallError } from '@/lib/contract/call-error';

import { defineHandler, requireActor } from '../../../handler';
import { tasks } from '../../../schema';
import { requireWorksOn } from '../../../teams';
import { readWhereabouts } from '../../parts/way/way-position';
import { requireVisitByKey } from '../../reading/visit-by-key';

/** The order's customer, and the provider who shares it. */
export const handler = defineHandler('ontheway/getposition', async ({ taskid }, context) => {
  const { database, clock } = context.ports;
  const [task] = await database.connection.select().from(tasks).where(eq(tasks.id, taskid));
  if (!task) throw new CallError('not-found');
  const { userId } = requireActor(context);
  if (task.customerId !== userId) await requireWorksOn(database.connection, task, userId);
  return readWhereabouts(database.connection, task, clock.now());
});

/** The recipient of the order, and guests. */
export const recipientHandler = defineHandler('orderrecipient/getposition', async ({ visitKey }, context) => {
  const { database, clock } = context.ports;
  const { task } = await requireVisitByKey(context, visitKey);
  return readWhereabouts(database.connection, task, clock.now());
});
