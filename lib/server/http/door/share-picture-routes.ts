import type { HttpBindings } from '@hono/node-server';
import type { Hono } from 'hono';

import { readSharePictureFile } from '@/lib/domain/site/share-picture-path';
import { isLocale } from '@/lib/i18n/locales';

import { noteRoute } from '../../observability';
import { toConnection } from '../edge/request-facts';
import type { Door } from './door';

const ROUTE = '/pictures/{locale}/{file}';
/** A day, and a week while a new one is fetched, as for the pictures of services. */
const CACHE_CONTROL = 'public, max-age=86400, stale-while-revalidate=604800';

/** Pictures of shared links that are drawn when they are asked for (`lib/domain/site/share-picture-path.ts`). */
export function addSharePictureRoutes(routes: Hono<{ Bindings: HttpBindings }>, door: Door): void {
  routes.get('/pictures/:locale/:file', async (context) => {
    const { locale, file } = context.req.param();
    noteRoute(ROUTE);
    const subject = readSharePictureFile(file);
    if (!isLocale(locale) || !subject) return context.notFound();
    // Nobody's session: everybody is sent the same picture.
    const headers = new Headers({
      'content-type': 'application/json',
      'accept-language': locale,
      'sec-fetch-site': 'same-origin',
    });
    const call = new Request(new URL('/api/main/share/getpicture', context.req.url), {
      method: 'POST',
      headers,
      body: JSON.stringify({ about: subject.about, key: subject.name }),
    });
    const answer = await door(call, toConnection(context.env.incoming));
    noteRoute(ROUTE);
    if (!answer.ok) return context.body(null, answer.status === 429 || answer.status === 503 ? answer.status : 404);
    const { version, contentBase64 } = (await answer.json()) as { version: string; contentBase64: string };
    const etag = `"${version}"`;
    context.header('cache-control', CACHE_CONTROL);
    context.header('etag', etag);
    if (context.req.header('if-none-match') === etag) return context.body(null, 304);
    return context.body(Buffer.from(contentBase64, 'base64'), 200, { 'content-type': 'image/png' });
  });
}
