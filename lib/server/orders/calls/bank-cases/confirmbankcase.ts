import { defineHandler, requireActor } from '../../../handler';
import { confirmBankCase, decideAlone } from '../../payments/bank-cases';
import { sendAfterCommit } from '../../telling/tell';

export const handler = defineHandler('operator/confirmbankcase', async ({ bankcaseid, isconfirmed }, context) => {
  const operator = { operatorId: requireActor(context).userId, now: context.ports.clock.now() };
  await decideAlone(context, { caseId: bankcaseid, asksBank: isconfirmed }, (transaction) =>
    confirmBankCase(transaction, bankcaseid, isconfirmed, operator),
  );
  sendAfterCommit(context);
  return {};
});
