import type { PayoutSource } from '@/lib/contract/payout-enumerations';

import { findReader, notify } from '../../messages';
import type { Transaction } from '../../ports/database';
import { getWords } from '../../words/words';

interface ReturnedPayout {
  readonly userId: number;
  readonly source: PayoutSource;
  readonly amountRials: number;
  /** The money waits until its owner, or an operator, has done something. */
  readonly needsOwner: boolean;
  readonly now: Date;
}

const EVENTS = { payable: 'payout-returned', cash: 'withdrawal-returned' } as const satisfies Record<
  PayoutSource,
  string
>;

/** Tells somebody that the bank has returned their money, and what to do. */
export async function tellReturned(
  transaction: Transaction,
  { userId, source, amountRials, needsOwner, now }: ReturnedPayout,
): Promise<void> {
  const reader = await findReader(transaction, userId);
  if (!reader) return;
  const event = EVENTS[source];
  await notify(transaction, reader, {
    event,
    params: { amountRials, isBlocked: needsOwner ? 'yes' : 'no' },
    smsText: getWords(reader.locale, 'notifications').say(`sms.${event}`),
    now,
  });
}
