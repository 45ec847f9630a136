import { and, desc, eq } from 'drizzle-orm';

import type { CallAnswer } from '@/lib/contract';
import type { PayoutRhythm, PayoutSource } from '@/lib/contract/payout-enumerations';
import { PAYOUT } from '@/lib/domain/constants/providers';
import type { Holidays } from '@/lib/domain/desk/working-time';
import { toTransferDay } from '@/lib/domain/payout/transfer-day';
import { findBankCode } from '@/lib/domain/person/sheba-banks';

import type { Executor } from '../ports/database';
import { payouts } from '../schema';
import type { Available } from './available';

type Withdrawals = CallAnswer<'payout/getwithdrawals'>;

/** A person's payable sum, its Sheba, and the obstacle. */
export function toStanding({
  account,
  availableRials,
  obstacle,
  obstacleEndsAt,
}: Available): Pick<
  Withdrawals,
  'availableRial' | 'sheba' | 'bankCode' | 'isOwnerConfirmed' | 'obstacle' | 'obstacleEndsAtMs'
> {
  return {
    availableRial: availableRials,
    sheba: account?.sheba ?? null,
    bankCode: account === null ? null : findBankCode(account.sheba),
    isOwnerConfirmed: account !== null && account.ownerConfirmedAt !== null,
    obstacle,
    obstacleEndsAtMs: obstacleEndsAt?.getTime() ?? null,
  };
}

interface PayoutQueue {
  readonly userId: number;
  readonly source: PayoutSource;
  readonly rhythm: PayoutRhythm;
  readonly holidays: Holidays;
  /** The end of what holds payouts back now; null without it. */
  readonly obstacleEndsAt: Date | null;
}

/** Payouts out of a person's pay or wallet, newest first. */
export async function listPayouts(
  executor: Executor,
  { userId, source, rhythm, holidays, obstacleEndsAt }: PayoutQueue,
): Promise<Withdrawals['lstPayout']> {
  const rows = await executor
    .select()
    .from(payouts)
    .where(and(eq(payouts.userId, userId), eq(payouts.source, source)))
    .orderBy(desc(payouts.id))
    .limit(PAYOUT.listed);
  // What waits for a run waits out a pause as well.
  const toReadyMs = ({ state, requestedAt }: (typeof rows)[number]) =>
    Math.max(requestedAt.getTime(), state === 'requested' ? (obstacleEndsAt?.getTime() ?? 0) : 0);
  return rows.map((row) => ({
    payoutid: row.id,
    amountRial: row.amountRials,
    state: row.state,
    method: row.method,
    sheba: row.sheba,
    requestedAtMs: row.requestedAt.getTime(),
    dueDate: toTransferDay(toReadyMs(row), rhythm, holidays),
    settledAtMs: row.settledAt?.getTime() ?? null,
    returnCode: row.returnCode,
    returnReason: row.returnReason,
    isSentAgain: row.isSentAgain,
  }));
}
