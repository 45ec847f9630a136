import { defineHandler, requireActor } from '../../../handler';
import { confirmBankCase, settleIfGivenBack } from '../../payments/bank-cases';
import { sendAfterCommit } from '../../telling/tell';

export const handler = defineHandler('operator/confirmbankcase', async ({ bankcaseid, isconfirmed }, context) => {
  const operator = { operatorId: requireActor(context).userId, now: context.ports.clock.now() };
  if (isconfirmed) await settleIfGivenBack(context, bankcaseid);
  await context.ports.database.transaction((transaction) =>
    confirmBankCase(transaction, bankcaseid, isconfirmed, operator),
  );
  sendAfterCommit(context);
  return {};
});
