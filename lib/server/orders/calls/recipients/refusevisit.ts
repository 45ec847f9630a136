import { defineHandler } from '../../../handler';
import { requireSessionSecret } from '../../../secrets/session-secret';
import { hold } from '../../../throttles';
import { lockTask } from '../../record/store';
import { sendAfterCommit } from '../../telling/tell';
import { requireRecipientOf } from '../../telling/find-visit';
import { endRecipient } from './end-recipient';
import { toStopHold } from '../../telling/recipient-stops';

/** The order stays and is its customer's own from then on. Opened again, the link is nobody's any more. */
export const handler = defineHandler('orderrecipient/refusevisit', async ({ visitKey }, context) => {
  const { database, clock } = context.ports;
  const now = clock.now();
  const { taskId } = await requireRecipientOf(database.connection, visitKey);
  await database.transaction(async (transaction) => {
    const task = await lockTask(transaction, taskId);
    // The first of several has ended it: the order's lock is waited for.
    const { mobile } = await requireRecipientOf(transaction, visitKey);
    await hold(transaction, toStopHold(requireSessionSecret(context.configuration), mobile), now);
    await endRecipient(transaction, task, now);
  });
  sendAfterCommit(context);
  return {};
});
