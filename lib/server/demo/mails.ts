import { desc, eq } from 'drizzle-orm';

import { escapeHtml } from '@/lib/domain/text/escape-html';
import type { Locale } from '@/lib/i18n/locales';

import type { DatabasePort } from '../ports/database';
import { mailOutbox } from '../schema';
import { getWords } from '../words/words';
import { toTextAttributes, toTimeHtml } from '../http/pages/plain-page';

export interface SentMail {
  readonly recipient: string;
  readonly subject: string;
  readonly text: string;
  /** ISO 8601, UTC. */
  readonly sentAt: string;
}

const LIMIT = 200;

/** Mails that would have gone out, newest first; to one address or to all. */
export async function listSentMails({ connection }: DatabasePort, recipient: string | null): Promise<SentMail[]> {
  const isOf = recipient === null ? undefined : eq(mailOutbox.recipient, recipient);
  const rows = await connection.select().from(mailOutbox).where(isOf).orderBy(desc(mailOutbox.id)).limit(LIMIT);
  return rows.map(({ recipient: to, subject, text, sentAt }) => ({
    recipient: to,
    subject,
    text,
    sentAt: sentAt.toISOString(),
  }));
}

/** The mails' part of the outbox page; empty without any. */
export function toMailSection(mails: readonly SentMail[], locale: Locale): string {
  if (mails.length === 0) return '';
  const cards = mails.map(
    ({ recipient, subject, text, sentAt }) =>
      `<li class="card"><div class="quiet"><bdi dir="ltr">${escapeHtml(recipient)}</bdi> · ${toTimeHtml(sentAt, locale)}</div><p class="text"><strong${toTextAttributes(subject)}>${escapeHtml(subject)}</strong></p><p class="text"${toTextAttributes(text)}>${escapeHtml(text)}</p></li>`,
  );
  return `<h2>${escapeHtml(getWords(locale, 'demo').say('outbox.mails'))}</h2><ul style="list-style:none;margin:0;padding:0">${cards.join('')}</ul>`;
}
