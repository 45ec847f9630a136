import { findMessagePath } from '@/lib/domain/site/order-links';
import { toCorrectionParams, type Correction } from '@/lib/domain/provider/provider-application';
import type { Locale } from '@/lib/i18n/locales';

import { findReader, notify } from '../messages';
import type { Transaction } from '../ports/database';
import { toPageLink } from '../words/page-link';
import { getWords } from '../words/words';

interface ApplicationNews {
  readonly userId: number;
  readonly event: 'application-sent' | 'application-approved' | 'application-rejected';
  /** The reason of a rejection. */
  readonly reason?: string;
  readonly corrections?: readonly Correction[];
  readonly now: Date;
}

/**
 * Tells a person of their application, in the transaction of the event: in the inbox, by SMS and e-mail, each with its
 * link.
 */
export async function tellApplicant(
  transaction: Transaction,
  { userId, event, reason, corrections = [], now }: ApplicationNews,
): Promise<void> {
  const reader = await findReader(transaction, userId);
  if (!reader) return;
  const link = toPageLink(reader.locale, findMessagePath(event, {}) ?? '/');
  await notify(transaction, reader, {
    event,
    params: { ...(reason === undefined ? {} : { reason }), ...toCorrectionParams(corrections) },
    smsText: `${toSmsText(event, corrections, reader.locale)}\n${link}`,
    mailLink: link,
    now,
  });
}

/** An SMS costs by its length: the parts by name, their reasons are where it leads. */
function toSmsText(event: ApplicationNews['event'], corrections: readonly Correction[], locale: Locale): string {
  const words = getWords(locale, 'application');
  const parts = corrections.map(({ part }) => words.say(`corrections.parts.${part}`));
  return getWords(locale, 'notifications').say(`sms.${event}`, {
    hasParts: parts.length > 0 ? 'yes' : 'no',
    parts: parts.join(words.say('summary.separator')),
  });
}
