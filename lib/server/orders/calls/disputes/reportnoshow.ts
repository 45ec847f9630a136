import { defineHandler } from '../../../handler';
import { settleBankRefunds } from '../../payments/bank-refunds';
import { reportNoShow } from '../../moves/absence-claims';
import { sendAfterCommit } from '../../telling/tell';
import { getTaskDetail } from '../../reading/task-detail';

export const handler = defineHandler('reqandpay/reportnoshow', async ({ taskid }, context) => {
  await context.ports.database.transaction((transaction) => reportNoShow(transaction, context, taskid));
  sendAfterCommit(context);
  await settleBankRefunds(context, taskid);
  return { taskDetail: await getTaskDetail(context, taskid) };
});
