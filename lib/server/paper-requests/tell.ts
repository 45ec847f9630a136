import { eq } from 'drizzle-orm';

import { findMessagePath } from '@/lib/domain/site/order-links';
import { toJalaliText } from '@/lib/domain/site/jalali-date';
import { isProviderRole } from '@/lib/domain/provider/provider-roles';
import { formatJalaliDate } from '@/lib/i18n/formats';

import { findReader, notify } from '../messages';
import type { Transaction } from '../ports/database';
import { userRoles } from '../schema';
import { toPageLink } from '../words/page-link';
import { getWords } from '../words/words';
import type { PaperRequestRow } from './store';

interface PaperNews {
  readonly event: 'paper-asked' | 'paper-due' | 'paper-lapsed' | 'paper-accepted' | 'paper-closed';
  /** An operator's words about the decision; else those of the request. */
  readonly reason?: string;
  readonly now: Date;
}

/** Tells the owner of a paper, in the transaction of the event, with the link to the upload. */
export async function tellOwner(
  transaction: Transaction,
  request: Pick<PaperRequestRow, 'userId' | 'kind' | 'reason' | 'dueDay'>,
  { event, reason = request.reason, now }: PaperNews,
): Promise<void> {
  const { userId, kind, dueDay } = request;
  const reader = await findReader(transaction, userId);
  if (!reader) return;
  const roles = await transaction.select().from(userRoles).where(eq(userRoles.userId, userId));
  const isProvider = roles.some(({ roleId }) => isProviderRole(roleId));
  // As the words' `select` can name it.
  const paper = kind.replace('-', '_');
  const params = { paper, reason, ...(isProvider ? {} : { isApplicant: 1 }) };
  const link = toPageLink(reader.locale, findMessagePath(event, params) ?? '/');
  const words = getWords(reader.locale, 'notifications');
  const shown = { paper, day: formatJalaliDate(dueDay, reader.locale) };
  await notify(transaction, reader, {
    event,
    params: { ...params, day: toJalaliText(dueDay) },
    smsText: event === 'paper-closed' ? null : `${words.say(`sms.${event}`, shown)}\n${link}`,
    mailLink: link,
    now,
  });
}
