import type { HttpBindings } from '@hono/node-server';
import type { Hono } from 'hono';

import { isLocale } from '@/lib/i18n/locales';

import { noteRoute } from '../../observability';
import type { Door } from './door';
import { toConnection } from '../edge/request-facts';

const ROUTE = '/api/calendar/{locale}/{key}';
const ENDING = '.ics';

/** The address that a provider's calendar follows (`toFeedPath`). Its key is all that opens it. */
export function addCalendarFeedRoutes(routes: Hono<{ Bindings: HttpBindings }>, door: Door): void {
  routes.get('/api/calendar/:locale/:file', async (context) => {
    const { locale, file } = context.req.param();
    noteRoute(ROUTE);
    if (!isLocale(locale) || !file.endsWith(ENDING)) return context.notFound();
    const headers = new Headers(context.req.raw.headers);
    headers.set('content-type', 'application/json');
    headers.set('accept-language', locale);
    headers.delete('content-length');
    const call = new Request(new URL('/api/main/provider/readfeed', context.req.url), {
      method: 'POST',
      headers,
      body: JSON.stringify({ feedKey: file.slice(0, -ENDING.length) }),
    });
    const answer = await door(call, toConnection(context.env.incoming));
    noteRoute(ROUTE);
    context.header('cache-control', 'private, no-store');
    context.header('x-robots-tag', 'noindex');
    if (!answer.ok) return context.body(null, answer.status === 429 || answer.status === 503 ? answer.status : 404);
    const { calendar } = (await answer.json()) as { calendar: string };
    return context.body(calendar, 200, { 'content-type': 'text/calendar; charset=utf-8' });
  });
}
