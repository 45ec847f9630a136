import { defineHandler, requireActor } from '../../../handler';
import { takeFromBudgets, toBudget } from '../../../throttles';
import { forgetDoorArrival } from '../../parts/way/door';
import { forgetPosition, keepPosition, lockWay } from '../../parts/way/way-position';

/** Runs under the order's lock, so that no position arrives after the way is over and the shared one is deleted. */
export const handler = defineHandler('ontheway/shareposition', async ({ taskid, position }, context) => {
  const { database, clock } = context.ports;
  const { userId } = requireActor(context);
  const now = clock.now();
  const minute = toBudget('way-position', userId);
  if (position) await takeFromBudgets(database.connection, [minute], now);
  await database.transaction(async (transaction) => {
    const task = await lockWay(transaction, taskid, userId);
    if (position) {
      await keepPosition(transaction, task.id, position, now);
      await forgetDoorArrival(transaction, task.id);
    } else await forgetPosition(transaction, task.id);
  });
  return {};
});
