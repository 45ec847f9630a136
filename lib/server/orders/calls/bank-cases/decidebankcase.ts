import { defineHandler, requireActor } from '../../../handler';
import { decideBankCase, settleIfGivenBack } from '../../payments/bank-cases';
import { sendAfterCommit } from '../../telling/tell';

export const handler = defineHandler('operator/decidebankcase', async (input, context) => {
  const { bankcaseid, move, seenRial, reference = null, reason } = input;
  const operator = { operatorId: requireActor(context).userId, now: context.ports.clock.now() };
  if (move === 'to-wallet') await settleIfGivenBack(context, bankcaseid);
  const waits = await context.ports.database.transaction((transaction) =>
    decideBankCase(transaction, bankcaseid, { move, reference, reason, seenRials: seenRial }, operator),
  );
  sendAfterCommit(context);
  return { waits };
});
