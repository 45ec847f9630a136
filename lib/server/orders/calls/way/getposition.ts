import { eq } from 'drizzle-orm';

import { CallError } from '@/lib/contract/call-error';

import { defineHandler, requireActor } from '../../../handler';
import { tasks } from '../../../schema';
import { requireWorksOn } from '../../../teams';
import { requireRecipientOf } from '../../telling/find-visit';
import { readWhereabouts } from '../../parts/way/way-position';

/** The order's customer, and whoever shares it. */
export const handler = defineHandler('ontheway/getposition', async ({ taskid }, context) => {
  const { database, clock } = context.ports;
  const [task] = await database.connection.select().from(tasks).where(eq(tasks.id, taskid));
  if (!task) throw new CallError('not-found');
  const { userId } = requireActor(context);
  if (task.customerId !== userId) await requireWorksOn(database.connection, task, userId);
  return readWhereabouts(database.connection, task, clock.now());
});

/** Whoever waits in the customer's place. */
export const recipientHandler = defineHandler('orderrecipient/getposition', async ({ visitKey }, context) => {
  const { database, clock } = context.ports;
  const { taskId } = await requireRecipientOf(database.connection, visitKey);
  const [task] = await database.connection.select().from(tasks).where(eq(tasks.id, taskId));
  if (!task) throw new CallError('not-found');
  return readWhereabouts(database.connection, task, clock.now());
});
