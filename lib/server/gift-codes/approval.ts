import { and, eq, isNull } from 'drizzle-orm';

import { CallError } from '@/lib/contract/call-error';

import type { ApprovalBasis } from '../operators';
import type { Transaction } from '../ports/database';
import { giftCodes, type GiftCodeRow } from '../schema';

/** The facts on which the second operator's answer depends: the whole code. It benefits no particular person. */
export function toApprovalBasis(row: GiftCodeRow): ApprovalBasis {
  const { id, code, amountRials, remainingUses, sharePercent, leastOrderRials, cityIds, categoryIds } = row;
  return {
    matter: 'gift-code',
    subjectId: id,
    facts: {
      ...{ code, amountRials, remainingUses, sharePercent, leastOrderRials, cityIds, categoryIds },
      isFirstOrderOnly: row.isFirstOrderOnly,
      beginsAtMs: row.beginsAt?.getTime() ?? null,
      expiresAtMs: row.expiresAt.getTime(),
    },
    beneficiaryIds: [],
  };
}

/** Throws not-found, and move-not-allowed for a code that was ended. */
export async function lockLiveCode(transaction: Transaction, codeId: number): Promise<GiftCodeRow> {
  const [row] = await transaction.select().from(giftCodes).where(eq(giftCodes.id, codeId)).for('update');
  if (!row) throw new CallError('not-found');
  if (row.endedAt !== null) throw new CallError('move-not-allowed');
  return row;
}

/** Ends the code's use from now on, or its wait. */
export async function changeCode(
  transaction: Transaction,
  codeId: number,
  change: Partial<Pick<GiftCodeRow, 'endedAt' | 'isWaiting'>>,
): Promise<void> {
  await transaction
    .update(giftCodes)
    .set(change)
    .where(and(eq(giftCodes.id, codeId), isNull(giftCodes.endedAt)));
}
