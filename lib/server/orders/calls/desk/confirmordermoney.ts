import { defineHandler, requireActor } from '../../../handler';
import { answerKeyed } from '../../../idempotency';
import { settleBankRefunds } from '../../payments/bank-refunds';
import { confirmDeskMoney } from '../../moves/desk-money';
import { readOrderCase } from '../../reading/order-case';
import { lockTask } from '../../record/store';
import { sendAfterCommit } from '../../telling/tell';

export const handler = defineHandler('operator/confirmordermoney', async (input, context) => {
  const { taskid, isconfirmed } = input;
  const operator = { operatorId: requireActor(context).userId, now: context.ports.clock.now() };
  const { way } = await answerKeyed(context, 'operator/confirmordermoney', input, async (transaction) => ({
    way: await confirmDeskMoney(transaction, await lockTask(transaction, taskid), isconfirmed, operator),
  }));
  sendAfterCommit(context);
  if (isconfirmed && way === 'cancel') await settleBankRefunds(context, taskid);
  return { order: await readOrderCase(context, taskid) };
});
