import { eq } from 'drizzle-orm';

import { CallError } from '@/lib/contract/call-error';
import { isMoveAllowed } from '@/lib/domain/order/order-lifecycle';

import { defineHandler, requireActor } from '../../../handler';
import { custodyPieces } from '../../../schema';
import { requireWorksOn } from '../../../teams';
import { lockTask } from '../../record/store';
import { readCustody } from '../../reading/custody';

/** Only at the door: the list that the customer signed for stays as it was signed. */
export const handler = defineHandler('custody/removepiece', ({ pieceid }, context) => {
  const { userId } = requireActor(context);
  return context.ports.database.transaction(async (transaction) => {
    const [piece] = await transaction
      .select({ taskId: custodyPieces.taskId })
      .from(custodyPieces)
      .where(eq(custodyPieces.id, pieceid));
    if (!piece) throw new CallError('not-found');
    const task = await lockTask(transaction, piece.taskId);
    await requireWorksOn(transaction, task, userId);
    if (!isMoveAllowed('pickUp', task, 'provider')) throw new CallError('move-not-allowed');
    await transaction.delete(custodyPieces).where(eq(custodyPieces.id, pieceid));
    return { custody: await readCustody(transaction, task, { reader: 'provider', locale: context.request.locale }) };
  });
});
