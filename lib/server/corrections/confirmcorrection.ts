import { defineHandler, requireActor } from '../handler';
import { confirmCorrection } from './correct';

export const handler = defineHandler('operator/confirmcorrection', async ({ postingid, isconfirmed }, context) => {
  const operator = { operatorId: requireActor(context).userId, now: context.ports.clock.now() };
  await context.ports.database.transaction((transaction) =>
    confirmCorrection(transaction, postingid, isconfirmed, operator),
  );
  context.signals.messagesPending();
  return {};
});
