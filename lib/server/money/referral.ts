import { and, eq, ne } from 'drizzle-orm';

import { REFERRAL_GIFT_RIALS, REFERRAL_LEAST_OWN_RIALS } from '@/lib/domain/constants/gifts';
import { formatTomans } from '@/lib/i18n/formats';

import { findReader, notify } from '../messages';
import type { Transaction } from '../ports/database';
import { tasks, users, type TaskRow } from '../schema';
import { getWords } from '../words/words';
import { grantReferralGift } from './gifts';
import { seemOnePerson, shareAddress } from './one-person';

interface PaidOnline {
  /** Own money that paid for the order: its final price, without the gift's part. */
  readonly ownRials: number;
  readonly now: Date;
}

/**
 * An order that was paid online is completed. The customer's referrer gets a gift, where it is the first completed
 * order and own money paid enough of it. There is no gift where the two share a device, a card, a network or an
 * address: else each further SIM card would be one.
 */
export async function rewardReferrer(
  transaction: Transaction,
  { id, customerId }: TaskRow,
  { ownRials, now }: PaidOnline,
): Promise<void> {
  if (ownRials < REFERRAL_LEAST_OWN_RIALS) return;
  const [customer] = await transaction
    .select({ referrerId: users.referrerId })
    .from(users)
    .where(eq(users.id, customerId));
  if (!customer?.referrerId) return;
  const isEarlier = and(eq(tasks.customerId, customerId), eq(tasks.state, 'COMPLETED'), ne(tasks.id, id));
  if ((await transaction.$count(tasks, isEarlier)) > 0) return;
  const pair = [customer.referrerId, customerId] as const;
  if ((await seemOnePerson(transaction, pair, { now })) || (await shareAddress(transaction, pair))) return;
  const referral = { referrerId: customer.referrerId, refereeId: customerId, now };
  if (await grantReferralGift(transaction, referral)) await tellReferrer(transaction, customer.referrerId, now);
}

async function tellReferrer(transaction: Transaction, referrerId: number, now: Date): Promise<void> {
  const reader = await findReader(transaction, referrerId);
  if (!reader) return;
  const smsText = getWords(reader.locale, 'notifications').say('sms.referral-gift', {
    amount: formatTomans(REFERRAL_GIFT_RIALS, reader.locale),
  });
  await notify(transaction, reader, {
    event: 'referral-gift',
    params: { amountRials: REFERRAL_GIFT_RIALS },
    smsText,
    now,
  });
}
