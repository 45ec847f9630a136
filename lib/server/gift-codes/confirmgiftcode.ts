import { defineHandler, requireActor } from '../handler';
import { answerAsSecond } from '../operators';
import { changeCode, lockLiveCode, toApprovalBasis } from './approval';
import { readGiftCode } from './read-gift-code';

export const handler = defineHandler('operator/confirmgiftcode', async ({ codeid, isconfirmed }, context) => {
  const operator = { operatorId: requireActor(context).userId, now: context.ports.clock.now() };
  await context.ports.database.transaction(async (transaction) => {
    const row = await lockLiveCode(transaction, codeid);
    await answerAsSecond(transaction, toApprovalBasis(row), isconfirmed, operator);
    await changeCode(transaction, codeid, isconfirmed ? { isWaiting: false } : { endedAt: operator.now });
  });
  return { giftCode: await readGiftCode(context, codeid) };
});
