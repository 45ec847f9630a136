import { eq } from 'drizzle-orm';

import { CallError } from '@/lib/contract/call-error';

import { defineHandler, requireActor } from '../../handler';
import { requireStranger } from '../../operators';
import type { Transaction } from '../../ports/database';
import { payoutAccounts } from '../../schema';

export const handler = defineHandler('operator/confirmsheba', async ({ userid, sheba }, context) => {
  const operatorId = requireActor(context).userId;
  const now = context.ports.clock.now();
  await context.ports.database.transaction((transaction) => confirm(transaction, { userid, sheba, operatorId, now }));
  return { isOwnerConfirmed: true };
});

interface Confirmation {
  readonly userid: number;
  readonly sheba: string;
  readonly operatorId: number;
  readonly now: Date;
}

/**
 * Throws not-yours for an own account and for one under the operator's national code, not-found, and conflict where
 * another Sheba stands there by now.
 */
async function confirm(transaction: Transaction, { userid, sheba, operatorId, now }: Confirmation): Promise<void> {
  await requireStranger(transaction, operatorId, [userid]);
  const [account] = await transaction
    .select()
    .from(payoutAccounts)
    .where(eq(payoutAccounts.userId, userid))
    .for('update');
  if (!account) throw new CallError('not-found');
  if (account.sheba !== sheba) throw new CallError('conflict');
  await transaction
    .update(payoutAccounts)
    .set({ ownerConfirmedAt: now, ownerConfirmedBy: operatorId, blockedAt: null, returnsInARow: 0 })
    .where(eq(payoutAccounts.userId, userid));
}
