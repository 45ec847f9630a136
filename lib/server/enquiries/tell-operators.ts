import { defaultLocale } from '@/lib/i18n/locales';

import { toShownAmounts } from '../words/inbox-words';
import { listReaders, notifyAll, queueMail } from '../messages';
import { keepForFirstOperator, listOperators } from '../operators';
import type { Transaction } from '../ports/database';
import { getWords } from '../words/words';

export interface EnquiryNews {
  /** Its words stand under `inbox.<event>` of notifications.json. */
  readonly event:
    | 'contact-message'
    | 'order-enquiry'
    | 'business-enquiry'
    | 'job-application'
    | 'provider-application'
    | 'payment-owed'
    | 'payout-owed'
    | 'codes-refused'
    | 'order-dispute'
    | 'dispute-waits'
    | 'fee-dispute'
    | 'cash-claim'
    | 'work-unsafe'
    | 'conversation-report'
    | 'sanction-appeal'
    | 'withdrawal-excuse'
    | 'writing-appeal'
    | 'custody-missing'
    | 'custody-late'
    | 'overdue-work'
    | 'batch-stuck'
    | 'work-vehicle';
  readonly params: Readonly<Record<string, string | number>>;
}

interface Arrival {
  /** CONTACT_EMAIL; null where none is configured. */
  readonly address: string | null;
  readonly now: Date;
}

/**
 * Sends the news to the configured address; without one it waits in the inbox of every operator, and without operators
 * for the first one.
 */
export async function tellOperators(
  transaction: Transaction,
  { event, params }: EnquiryNews,
  { address, now }: Arrival,
): Promise<void> {
  if (address !== null) {
    const words = getWords(defaultLocale, 'notifications');
    const shown = { ...params, ...toShownAmounts(params, defaultLocale) };
    return queueMail(transaction, {
      recipient: address,
      subject: words.say(`inbox.${event}.title`, shown),
      text: words.say(`inbox.${event}.body`, shown),
      now,
    });
  }
  const operators = await listOperators(transaction);
  if (operators.length === 0) return keepForFirstOperator(transaction, { event, params }, now);
  const readers = await listReaders(transaction, operators);
  await notifyAll(
    transaction,
    readers.map((reader) => ({ reader, event, params, smsText: null, now })),
  );
}
