import { defineHandler, requireActor } from '../../../handler';
import { answerKeyed } from '../../../idempotency';
import { settleBankRefunds } from '../../payments/bank-refunds';
import { proposeDeskMoney } from '../../moves/desk-money';
import { readOrderCase } from '../../reading/order-case';
import { lockTask } from '../../record/store';
import { sendAfterCommit } from '../../telling/tell';

export const handler = defineHandler('operator/moveordermoney', async (input, context) => {
  const { taskid, way, rial, lines, seenRial, reason } = input;
  const operator = { operatorId: requireActor(context).userId, now: context.ports.clock.now() };
  const bulk = input.bulk && { bulkId: input.bulk.bulkid, rowCount: input.bulk.rowcount };
  const proposal = { way, rials: rial, lines, leftRials: seenRial, reason, bulk };
  const { waits } = await answerKeyed(context, 'operator/moveordermoney', input, async (transaction) => ({
    waits: await proposeDeskMoney(transaction, await lockTask(transaction, taskid), proposal, operator),
  }));
  sendAfterCommit(context);
  if (!waits && way === 'cancel') await settleBankRefunds(context, taskid);
  return { waits, order: await readOrderCase(context, taskid) };
});
