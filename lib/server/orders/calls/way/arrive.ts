import { WAY_POSITION } from '@/lib/domain/constants/providers';

import { defineHandler, requireActor } from '../../../handler';
import type { Transaction } from '../../../ports/database';
import type { TaskRow } from '../../../schema';
import { tryBudgets } from '../../../throttles';
import { sendAfterCommit, tell } from '../../telling/tell';
import { keepDoorArrival } from '../../parts/way/door';
import { keepArrival, lockWay } from '../../parts/way/way-position';

export const handler = defineHandler('ontheway/arrive', async ({ taskid }, context) => {
  const { userId } = requireActor(context);
  const isTold = await context.ports.database.transaction((transaction) =>
    arrive(transaction, { taskId: taskid, providerId: userId, now: context.ports.clock.now() }),
  );
  if (isTold) sendAfterCommit(context);
  return {};
});

interface Arrival {
  readonly taskId: number;
  readonly providerId: number;
  readonly now: Date;
}

/** A second press, after a step back or not, tells the customer nothing new. */
async function arrive(transaction: Transaction, { taskId, providerId, now }: Arrival): Promise<boolean> {
  const task = await lockWay(transaction, taskId, providerId);
  await keepDoorArrival(transaction, task, now);
  const isNews = (await keepArrival(transaction, task.id, now)) && (await isToBeTold(transaction, task, now));
  if (isNews) await tell(transaction, { userId: task.customerId, event: 'order-arrived', task, now });
  return isNews;
}

async function isToBeTold(transaction: Transaction, { id }: TaskRow, now: Date): Promise<boolean> {
  const told = { key: `arrived:${id}`, limit: WAY_POSITION.arrivalsTold, windowMs: WAY_POSITION.memoryMs };
  return (await tryBudgets(transaction, [told], now)) === null;
}
