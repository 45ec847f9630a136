import { CallError } from '@/lib/contract/call-error';

import { defineHandler } from '../handler';
import { changeCode, lockLiveCode } from './approval';
import { readGiftCode } from './read-gift-code';

export const handler = defineHandler('operator/endgiftcode', async ({ codeid }, context) => {
  const now = context.ports.clock.now();
  await context.ports.database.transaction(async (transaction) => {
    const { expiresAt } = await lockLiveCode(transaction, codeid);
    if (expiresAt <= now) throw new CallError('move-not-allowed');
    await changeCode(transaction, codeid, { endedAt: now });
  });
  return { giftCode: await readGiftCode(context, codeid) };
});
