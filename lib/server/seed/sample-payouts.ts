import { inArray } from 'drizzle-orm';

import { DAY_MS, HOUR_MS } from '@/lib/domain/constants/time-units';

import { getBalanceRials, userAccount } from '../money';
import { approveRun, handOutFile, importReturn, makePayout, makeRun } from '../payouts';
import type { Transaction } from '../ports/database';
import { payoutAccounts, users } from '../schema';
import { SAMPLE_MOBILES } from './sample-people';

/** The bank's answer names none of the third: its payout is unknown. */
const IN_RUN = {
  returned: { mobile: SAMPLE_MOBILES.provider, sheba: 'IR580540105180021273113007' },
  paid: { mobile: SAMPLE_MOBILES.secondProvider, sheba: 'IR050170000000123456789012' },
  unknown: { mobile: '09120000011', sheba: 'IR490560000000123456789012' },
} as const;
const DUE = [
  { mobile: '09120000013', sheba: 'IR690120000000123456789012', isConfirmed: true },
  { mobile: '09120000014', sheba: 'IR310180000000123456789012', isConfirmed: true },
  { mobile: '09120000016', sheba: 'IR250700000000123456789012', isConfirmed: false },
] as const;

const ASKED_DAYS_AGO = 4;
const ANSWERED_DAYS_AGO = 3;

/**
 * Payouts of the sample providers: a run that the bank has answered in part, and payouts that wait for the next one.
 * After their completed jobs: each asks for all of their earnings.
 */
export async function addSamplePayouts(
  transaction: Transaction,
  { ownSheba, now }: { readonly ownSheba: string | null; readonly now: Date },
): Promise<void> {
  const ids = await findPeople(transaction);
  const ask = async (mobile: string, sheba: string, isConfirmed: boolean, askedAt: Date) => {
    const userId = ids.get(mobile) ?? 0;
    const amountRials = await getBalanceRials(transaction, userAccount('payable', userId));
    await transaction.insert(payoutAccounts).values({
      userId,
      sheba,
      enteredAt: askedAt,
      ...(isConfirmed && { ownerConfirmedAt: askedAt, ownerConfirmedBy: ids.get(SAMPLE_MOBILES.finance) }),
    });
    return makePayout(transaction, { userId, source: 'payable', amountRials, sheba, ownSheba, now: askedAt });
  };
  const askedAt = new Date(now.getTime() - ASKED_DAYS_AGO * DAY_MS);
  const returnedId = await ask(IN_RUN.returned.mobile, IN_RUN.returned.sheba, true, askedAt);
  const paidId = await ask(IN_RUN.paid.mobile, IN_RUN.paid.sheba, true, askedAt);
  await ask(IN_RUN.unknown.mobile, IN_RUN.unknown.sheba, true, askedAt);
  await sendRun(transaction, { ids, ownSheba, askedAt, now, returnedId, paidId });
  for (const { mobile, sheba, isConfirmed } of DUE)
    await ask(mobile, sheba, isConfirmed, new Date(now.getTime() - DAY_MS));
}

async function findPeople(transaction: Transaction): Promise<ReadonlyMap<string, number>> {
  const mobiles = [
    SAMPLE_MOBILES.operator,
    SAMPLE_MOBILES.finance,
    ...Object.values(IN_RUN).map(({ mobile }) => mobile),
    ...DUE.map(({ mobile }) => mobile),
  ];
  const rows = await transaction
    .select({ id: users.id, mobile: users.mobile })
    .from(users)
    .where(inArray(users.mobile, mobiles));
  return new Map(rows.map(({ id, mobile }) => [mobile, id]));
}

interface SampleRun {
  /** Ids by mobile. */
  readonly ids: ReadonlyMap<string, number>;
  readonly ownSheba: string | null;
  readonly askedAt: Date;
  readonly now: Date;
  readonly returnedId: number;
  readonly paidId: number;
}

async function sendRun(transaction: Transaction, { ids, ownSheba, askedAt, now, ...payoutIds }: SampleRun) {
  const madeAt = new Date(askedAt.getTime() + HOUR_MS);
  const maker = { operatorId: ids.get(SAMPLE_MOBILES.finance) ?? 0, ownSheba, now: madeAt };
  const { id: runId, hash, rowCount } = await makeRun(transaction, maker);
  const approvedAt = new Date(madeAt.getTime() + HOUR_MS);
  const second = { operatorId: ids.get(SAMPLE_MOBILES.operator) ?? 0, now: approvedAt };
  await approveRun(transaction, { runId, hash, rowCount, ...second });
  await handOutFile(transaction, { runId, method: 'paya', format: 'csv', ownSheba, now: approvedAt });
  const said = { amountRials: null, code: 'TM01', words: 'بعد از ساعت کاری بانک رسید' } as const;
  await importReturn(transaction, {
    runId,
    reported: [
      { ...said, payoutId: payoutIds.returnedId, result: 'returned' },
      { ...said, payoutId: payoutIds.paidId, result: 'paid' },
    ],
    ownSheba,
    operatorAddress: null,
    now: new Date(now.getTime() - ANSWERED_DAYS_AGO * DAY_MS),
  });
}
