import type { HttpBindings } from '@hono/node-server';
import type { Hono } from 'hono';

import { readField } from '@/lib/contract/read-call-error';
import { RECEIVE_APP_PATH } from '@/lib/domain/site/app-paths';
import { BODY_LIMIT_BYTES } from '@/lib/domain/constants/process';
import { isLocale } from '@/lib/i18n/locales';
import { toLocalePath } from '@/lib/i18n/paths';

import { noteRoute } from '../../observability';
import { readBytes } from '../../calls/request-input';
import type { Door } from './door';
import { toConnection } from '../edge/request-facts';

/**
 * Forms of public pages that arrive without a script, too: the call that takes each, and the page that says how it
 * went.
 */
const FORMS = {
  contact: { call: 'main/boot/docontactus', page: '/contact/' },
  b2b: { call: 'main/+b2b/register', page: '/b2b/' },
  'app-link': { call: 'main/boot/sharelink', page: RECEIVE_APP_PATH },
  // The list of all services, which are more than the one that was asked about.
  'when-open': { call: 'main/boot/tellmewhenopen', page: '/services/' },
  // Without a script there is no proof of work: its page says so, and where else to write.
  careers: { call: 'main/boot/addApplyJob', page: '/careers/' },
} as const;

/** The places of components/layout/form-outcomes.tsx; the page itself is the same for everybody. */
const OUTCOMES: Readonly<Record<number, string>> = { 400: 'wrong', 404: 'wrong', 413: 'wrong', 429: 'later' };
/** Words of calls that report failures with HTTP 200 (`okOutcomes`): an answer's own word comes first. */
const NAMED_OUTCOMES: Readonly<Record<string, string>> = { Success: 'sent', TooMuchRequest: 'later' };

function findForm(name: string) {
  return Object.entries(FORMS).find(([form]) => form === name)?.[1] ?? null;
}

/** The call that the site's script would have made of this form. */
function toCall(
  request: Request,
  { path, locale, fields }: { readonly path: string; readonly locale: string; readonly fields: string },
): Request {
  const headers = new Headers(request.headers);
  headers.set('content-type', 'application/json');
  headers.set('accept-language', locale);
  headers.delete('content-length');
  return new Request(new URL(`/api/${path}`, request.url), { method: 'POST', headers, body: fields });
}

async function toOutcome(answer: Response): Promise<string> {
  const body: unknown = await answer.json().catch(() => null);
  const desc = readField(body, 'desc');
  return (typeof desc === 'string' ? NAMED_OUTCOMES[desc] : undefined) ?? OUTCOMES[answer.status] ?? 'failed';
}

/** `POST /api/forms/{form}/{locale}`, urlencoded as a browser does it; answers 303 to a place in the form's page. */
export function addFormRoutes(routes: Hono<{ Bindings: HttpBindings }>, door: Door): void {
  routes.post('/api/forms/:form/:locale', async (context) => {
    const form = findForm(context.req.param('form'));
    const locale = context.req.param('locale');
    if (!form || !isLocale(locale)) return context.notFound();
    const bytes = await readBytes(context.req.raw, BODY_LIMIT_BYTES).catch(() => new Uint8Array());
    const fields = JSON.stringify(Object.fromEntries(new URLSearchParams(new TextDecoder().decode(bytes))));
    const answer = await door(
      toCall(context.req.raw, { path: form.call, locale, fields }),
      toConnection(context.env.incoming),
    );
    noteRoute('/api/forms/{form}/{locale}');
    for (const cookie of answer.headers.getSetCookie()) context.header('set-cookie', cookie, { append: true });
    context.header('cache-control', 'private, no-store');
    return context.redirect(`${toLocalePath(locale, form.page)}#${await toOutcome(answer)}`, 303);
  });
}
