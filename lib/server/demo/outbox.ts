import { randomUUID } from 'node:crypto';

import { desc, eq } from 'drizzle-orm';
import type { Messages } from 'use-intl/core';

import { escapeHtml } from '@/lib/domain/text/escape-html';
import { toMobile } from '@/lib/domain/person/mobile';
import type { Locale } from '@/lib/i18n/locales';

import type { DatabasePort } from '../ports/database';
import { smsOutbox } from '../schema';
import { getWords } from '../words/words';
import type { SentNotification } from '../adapters/push/outbox';
import { toMailSection, type SentMail } from './mails';
import { toNotificationSection } from './notifications';
import { toHtmlPage, toPlate, toTextAttributes, toTimeHtml } from '../http/pages/plain-page';

export interface SentMessage {
  readonly mobile: string;
  readonly text: string;
  /** ISO 8601, UTC. */
  readonly sentAt: string;
}

interface Outbox {
  readonly messages: readonly SentMessage[];
  readonly mails: readonly SentMail[];
  readonly notifications: readonly SentNotification[];
}

const LIMIT = 200;

/** The unsent messages, newest first; of one mobile or of all. */
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

/**
 * The outbox as a page to leave open beside the site. It does not refresh by itself: that would take the focus and the
 * place from its reader.
 */
export function toOutboxPage(
  { messages, mails, notifications }: Outbox,
  mobile: string | null,
  locale: Locale,
): string {
  const words = getWords(locale, 'demo');
  const say: Say = (key) => escapeHtml(words.say(`outbox.${key}`));
  const cards = messages.map(
    ({ mobile: to, text, sentAt }) =>
      `<li class="card"><div class="quiet"><bdi dir="ltr">${escapeHtml(to)}</bdi> · ${toTimeHtml(sentAt, locale)}</div><p class="text"${toTextAttributes(text)}>${escapeHtml(text)}</p></li>`,
  );
  const filter = `<form class="filter" method="get"><label>${say('mobile')}<input name="mobile" inputmode="tel" value="${escapeHtml(mobile ?? '')}"></label><button>${say('filter')}</button></form>`;
  const query = mobile === null ? '' : `?mobile=${encodeURIComponent(mobile)}`;
  const refresh = `<p><a class="button" href="./${query}">${say('refresh')}</a></p>`;
  const reply = mobile === null ? '' : toReplyForm(mobile, say);
  const list =
    cards.length === 0
      ? `<p class="card">${say('empty')}</p>`
      : `<ul style="list-style:none;margin:0;padding:0">${cards.join('')}</ul>`;
  return toHtmlPage({
    locale,
    title: words.say('outbox.title'),
    body: `${toPlate(words.say('outbox.title'), words.say('outbox.lead'))}${filter}${refresh}${reply}${list}${toNotificationSection(notifications, locale)}${toMailSection(mails, locale)}`,
  });
}

type Say = (key: keyof Messages['demo']['outbox'] & string) => string;

/** Answers as this mobile would. Its number makes a second press, and a page sent anew, the same SMS once more. */
function toReplyForm(mobile: string, say: Say): string {
  const hidden = Object.entries({ mobile, messageid: randomUUID() }).map(
    ([name, value]) => `<input type="hidden" name="${name}" value="${escapeHtml(value)}">`,
  );
  return `<form class="filter card" method="post" action="/dev/outbox/">${hidden.join('')}<label>${say('reply')} <bdi dir="ltr">${escapeHtml(mobile)}</bdi><input name="text" dir="auto" style="direction:inherit" required maxlength="500" autocomplete="off" aria-describedby="reply-note"></label><button>${say('replySend')}</button><p class="quiet" id="reply-note" style="flex-basis:100%;margin:0">${say('replyNote')}</p></form>`;
}
