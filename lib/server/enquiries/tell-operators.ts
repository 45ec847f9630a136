import { eq } from 'drizzle-orm';

import { OPERATOR_ROLE_ID } from '@/lib/domain/provider-roles';
import { defaultLocale } from '@/lib/i18n/locales';

import { toShownAmounts } from '../inbox-words';
import { listReaders, queueMail, toNoticeWrites } from '../messages';
import type { Transaction } from '../ports/database';
import { writeTogether } from '../ports/write-together';
import { userRoles } from '../schema';
import { getWords } from '../words';

export interface EnquiryNews {
  /** Its words stand under `inbox.<event>` of notifications.json. */
  readonly event:
    | 'contact-message'
    | 'business-enquiry'
    | 'job-application'
    | 'provider-application'
    | 'payment-owed'
    | 'codes-refused'
    | 'order-dispute';
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
    return queueMail(transaction, {
      recipient: address,
      subject: words.say(`inbox.${event}.title`),
      text: words.say(`inbox.${event}.body`, { ...params, ...toShownAmounts(params, defaultLocale) }),
      now,
    });
  }
  const operators = await transaction
    .select({ userId: userRoles.userId })
    .from(userRoles)
    .where(eq(userRoles.roleId, OPERATOR_ROLE_ID));
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
