import { defineHandler, requireActor } from '../../../handler';
import { getOrderMoney, toHeldRials } from '../../../money';
import { reportProblem } from '../../disputes/report';
import { sendAfterCommit } from '../../telling/tell';

export const handler = defineHandler('dispute/opendispute', async (report, context) => {
  const customerId = requireActor(context).userId;
  const opened = await context.ports.database.transaction(async (transaction) => {
    const { task, dispute } = await reportProblem(transaction, context, { ...report, customerId });
    const { id, state, openedAt } = dispute;
    const frozenRial = toHeldRials(await getOrderMoney(transaction, task.id));
    return { disputeid: id, state, reason: report.reason, frozenRial, openedAtMs: openedAt.getTime() };
  });
  sendAfterCommit(context);
  return { dispute: opened };
});
