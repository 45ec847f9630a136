import { defineHandler, requireActor } from '../../../handler';
import { decideAlone, decideBankCase } from '../../payments/bank-cases';
import { sendAfterCommit } from '../../telling/tell';

export const handler = defineHandler('operator/decidebankcase', async (input, context) => {
  const { bankcaseid, move, seenRial, reference = null, reason } = input;
  const operator = { operatorId: requireActor(context).userId, now: context.ports.clock.now() };
  const waits = await decideAlone(context, { caseId: bankcaseid, asksBank: move === 'to-wallet' }, (transaction) =>
    decideBankCase(transaction, bankcaseid, { move, reference, reason, seenRials: seenRial }, operator),
  );
  sendAfterCommit(context);
  return { waits };
});
