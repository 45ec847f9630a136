import { defineHandler } from '../../../handler';
import { holdPerson } from '../../../people';
import { lockLinkedTask, readPhotoKeys, requireLinkedTask } from '../../disputes/problem-link';
import { reportProblem } from '../../disputes/report';
import { sendAfterCommit } from '../../telling/tell';

/** The holder of the SMS reports in the customer's place, whose account is told as of every report. */
export const handler = defineHandler('dispute/openbylink', async ({ problemKey, photokeys, ...said }, context) => {
  const now = context.ports.clock.now();
  const linked = await requireLinkedTask(context, problemKey);
  const fileids = readPhotoKeys(context, linked.id, photokeys);
  await context.ports.database.transaction(async (transaction) => {
    await holdPerson(transaction, linked.customerId);
    const { id: taskid, customerId } = await lockLinkedTask(transaction, linked, { asked: 'work', now });
    await reportProblem(transaction, context, { ...said, taskid, customerId, fileids });
  });
  sendAfterCommit(context);
  return {};
});
