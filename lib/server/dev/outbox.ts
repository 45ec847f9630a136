import { desc, eq } from 'drizzle-orm';

import { toMobile } from '@/lib/domain/mobile';
import type { Locale } from '@/lib/i18n/locales';

import type { DatabasePort } from '../ports/database';
import { smsOutbox } from '../schema';
import { getWords } from '../words';
import { escapeHtml, toHtmlPage, toPlate } from './page';

export interface SentMessage {
  readonly mobile: string;
  readonly text: string;
  /** ISO 8601, UTC. */
  readonly sentAt: string;
}

const LIMIT = 200;
const REFRESH_SECONDS = 5;

/** What would have gone out, newest first; of one mobile or of all. */
export async function listSentMessages(database: DatabasePort, mobile: string | null): Promise<SentMessage[]> {
  const { connection } = database;
  const rows = await connection
    .select()
    .from(smsOutbox)
    .where(mobile === null ? undefined : eq(smsOutbox.mobile, toMobile(mobile) ?? mobile))
    .orderBy(desc(smsOutbox.id))
    .limit(LIMIT);
  return rows.map(({ mobile: to, text, sentAt }) => ({ mobile: to, text, sentAt: sentAt.toISOString() }));
}

/** The outbox as a page to leave open beside the site; it refreshes by itself, without script. */
export function toOutboxPage(messages: readonly SentMessage[], mobile: string | null, locale: Locale): string {
  const words = getWords(locale, 'dev');
  const say = (key: string) => escapeHtml(words.say(`outbox.${key}`));
  const time = new Intl.DateTimeFormat(locale, { dateStyle: 'medium', timeStyle: 'medium', timeZone: 'Asia/Tehran' });
  const cards = messages.map(
    ({ mobile: to, text, sentAt }) =>
      `<li class="card"><div class="quiet"><bdi dir="ltr">${escapeHtml(to)}</bdi> · <time datetime="${sentAt}">${escapeHtml(time.format(new Date(sentAt)))}</time></div><p class="text">${escapeHtml(text)}</p></li>`,
  );
  const filter = `<form class="filter" method="get"><label>${say('mobile')}<input name="mobile" inputmode="tel" value="${escapeHtml(mobile ?? '')}"></label><button>${say('filter')}</button></form>`;
  const list = cards.length === 0 ? `<p class="card">${say('empty')}</p>` : `<ul style="list-style:none;margin:0;padding:0">${cards.join('')}</ul>`;
  return toHtmlPage({
    locale,
    title: words.say('outbox.title'),
    body: `${toPlate(words.say('outbox.title'), words.say('outbox.lead'))}${filter}${list}`,
    refreshSeconds: REFRESH_SECONDS,
  });
}
