import type { HttpBindings } from '@hono/node-server';
import type { Hono } from 'hono';

import { escapeHtml } from '@/lib/domain/text/escape-html';
import { isLocale, type Locale } from '@/lib/i18n/locales';

import { noteRoute } from '../../observability';
import { toHtmlPage, toPlate } from '../pages/plain-page';
import { getWords } from '../../words/words';
import type { Door } from './door';
import { toConnection } from '../edge/request-facts';

const ROUTE = '/api/opening-notices/{locale}/{key}';

/**
 * The page of an SMS's "no more of these" (opening-notices/stop-path.ts). To open it changes nothing, for phones look
 * at links beforehand; its button stops.
 */
export function addStopNoticesRoutes(routes: Hono<{ Bindings: HttpBindings }>, door: Door): void {
  routes.get('/api/opening-notices/:locale/:key', (context) => {
    const locale = context.req.param('locale');
    if (!isLocale(locale)) return context.notFound();
    noteRoute(ROUTE);
    context.header('cache-control', 'private, no-store');
    context.header('referrer-policy', 'no-referrer');
    return context.html(toStopPage(locale));
  });
  routes.post('/api/opening-notices/:locale/:key', async (context) => {
    const { locale, key } = context.req.param();
    if (!isLocale(locale)) return context.notFound();
    const headers = new Headers(context.req.raw.headers);
    headers.set('content-type', 'application/json');
    headers.set('accept-language', locale);
    headers.delete('content-length');
    const call = new Request(new URL('/api/main/boot/stoptellmewhenopen', context.req.url), {
      method: 'POST',
      headers,
      body: JSON.stringify({ stopKey: key }),
    });
    const answer = await door(call, toConnection(context.env.incoming));
    noteRoute(ROUTE);
    context.header('cache-control', 'private, no-store');
    return answer.ok
      ? context.html(toNoticePage(locale, 'stopped'))
      : context.html(toNoticePage(locale, 'failed'), answer.status === 429 ? 429 : 503);
  });
}

function toStopPage(locale: Locale): string {
  const words = getWords(locale, 'opening');
  const title = words.say('stop.title');
  const button = `<form method="post"><button class="first">${escapeHtml(words.say('stop.action'))}</button></form>`;
  return toHtmlPage({ locale, title, body: `${toPlate(title, words.say('stop.text'))}${button}` });
}

function toNoticePage(locale: Locale, outcome: 'stopped' | 'failed'): string {
  const words = getWords(locale, 'opening');
  const title = words.say(`stop.${outcome}Title`);
  return toHtmlPage({ locale, title, body: toPlate(title, words.say(`stop.${outcome}Text`)) });
}
