import { eq } from 'drizzle-orm';

import { ROLE_IDS } from '@/lib/contract/enumerations';
import { defaultLocale } from '@/lib/i18n/locales';

import { toShownAmounts } from '../words/inbox-words';
import { listReaders, queueMail, toNoticeWrites } from '../messages';
import type { Transaction } from '../ports/database';
import { writeTogether } from '../ports/write-together';
import { userRoles } from '../schema';
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
    | 'codes-refused'
    | 'order-dispute'
    | 'fee-dispute'
    | 'conversation-report'
    | 'sanction-appeal'
    | 'custody-missing'
    | 'custody-late'
    | 'overdue-work'
    | 'batch-stuck';
  readonly params: Readonly<Record<string, string | number>>;
}

interface Arrival {
  /** CONTACT_EMAIL; null where none is configured. */
  readonly address: string | null;
  readonly now: Date;
}

/** Sends the news to the configured address; without one it waits in the inbox of every operator. */
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
  const operators = await transaction
    .select({ userId: userRoles.userId })
    .from(userRoles)
    .where(eq(userRoles.roleId, ROLE_IDS.operator));
  const readers = await listReaders(
    transaction,
    operators.map(({ userId }) => userId),
  );
  await writeTogether(
    transaction,
    toNoticeWrites(
      transaction,
      readers.map((reader) => ({ reader, event, params, smsText: null, now })),
    ),
  );
}
