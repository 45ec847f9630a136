import { escapeHtml } from '@/lib/domain/text/escape-html';
import type { Locale } from '@/lib/i18n/locales';
import { readPushText } from '@/lib/i18n/push-text';

import type { SentNotification } from '../adapters/push/outbox';
import { toTextAttributes, toTimeHtml } from '../http/pages/plain-page';
import { getWords } from '../words/words';

/** The part of the outbox page that lists notifications of browsers; empty without any. */
export function toNotificationSection(notifications: readonly SentNotification[], locale: Locale): string {
  if (notifications.length === 0) return '';
  const cards = notifications.map(({ text, sentAt }) => {
    const { title, path } = readPushText(text) ?? { title: text, path: '/' };
    return `<li class="card"><div class="quiet">${toTimeHtml(sentAt.toISOString(), locale)}</div><p class="text"><a${toTextAttributes(title)} href="${escapeHtml(path)}">${escapeHtml(title)}</a></p></li>`;
  });
  return `<h2>${escapeHtml(getWords(locale, 'demo').say('outbox.notifications'))}</h2><ul style="list-style:none;margin:0;padding:0">${cards.join('')}</ul>`;
}
