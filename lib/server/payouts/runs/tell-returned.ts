import type { PayoutSource } from '@/lib/contract/payout-enumerations';

import { findReader, notify } from '../../messages';
import type { Transaction } from '../../ports/database';
import { getWords } from '../../words/words';

interface ReturnedPayout {
  readonly userId: number;
  readonly source: PayoutSource;
  readonly amountRials: number;
  /** Blocks payouts to this account until it is checked, or replaced. */
  readonly isBlocked: boolean;
  readonly now: Date;
}

const EVENTS = { payable: 'payout-returned', cash: 'withdrawal-returned' } as const satisfies Record<
  PayoutSource,
  string
>;

/** Tells somebody that the bank has returned their money, and what to do. */
export async function tellReturned(
  transaction: Transaction,
  { userId, source, amountRials, isBlocked, now }: ReturnedPayout,
): Promise<void> {
  const reader = await findReader(transaction, userId);
  if (!reader) return;
  const event = EVENTS[source];
  await notify(transaction, reader, {
    event,
    params: { amountRials, isBlocked: isBlocked ? 'yes' : 'no' },
    smsText: getWords(reader.locale, 'notifications').say(`sms.${event}`),
    now,
  });
}
