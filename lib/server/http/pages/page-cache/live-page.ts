import type { IncomingHttpHeaders, IncomingMessage, ServerResponse } from 'node:http';

import { whenClosed } from '../../edge/when-closed';
import { chooseEncoding } from './accepted-encoding';
import { listInlineScriptHashes } from './inline-scripts';
import type { InnerSite } from './inner-site';
import type { FillerOptions } from './page-filler';
import { toOuterHeaders } from './outer-headers';
import { hashPage, toRepresentation } from './representation';
import { sendRepresentation } from './send-representation';

/** Smaller answers, redirects most of all, are not worth pressing. */
const SMALLEST_PRESSED_BYTES = 1024;
const SERVER_ERROR = 500;
/** Headers of this hop alone, or made anew on the way out. */
const NOT_FORWARDED = [
  'connection',
  'keep-alive',
  'te',
  'upgrade',
  'expect',
  'transfer-encoding',
  'content-length',
  'if-none-match',
  'if-modified-since',
  'range',
];

/**
 * Thrown where the framework rendered an empty shell, which needs its scripts to show that it failed. It has logged the
 * reason.
 */
export class PageNotRendered extends Error {
  override readonly name = 'PageNotRendered';
}

interface LiveOptions extends Pick<FillerOptions, 'security' | 'toLateBoot' | 'withHeldSigns'> {
  readonly site: InnerSite;
}

/**
 * A document for one visitor, who may be logged in: rendered now, and sent with the policy for the inline scripts of
 * these very bytes. It waits for the whole page, because the policy is a header; our pages have no part that comes
 * later. Throws TooManyRenders, PageNotRendered.
 */
export async function answerLive(
  request: IncomingMessage,
  response: ServerResponse,
  { site, security, toLateBoot, withHeldSigns }: LiveOptions,
): Promise<void> {
  const gone = new AbortController();
  whenClosed(response, () => gone.abort());
  const { status, headers, body } = await site.askForOne({
    path: request.url ?? '/',
    headers: toInnerHeaders(request),
    signal: gone.signal,
  });
  if (status >= SERVER_ERROR) throw new PageNotRendered(`the framework answered ${status}`);
  const isHtml = headers['content-type']?.startsWith('text/html') ?? false;
  const rendered = isHtml ? body.toString('utf8') : null;
  const html = rendered === null ? null : (toLateBoot(rendered) ?? withHeldSigns(rendered));
  const sent = html === null ? body : Buffer.from(html);
  const inlineScripts = html === null ? [] : listInlineScriptHashes(html);
  const outer = [...security.list(inlineScripts), ...toOuterHeaders(headers, 'document', toLiveCacheControl(headers))];
  const encoding =
    sent.length < SMALLEST_PRESSED_BYTES ? 'identity' : chooseEncoding(request.headers['accept-encoding']?.toString());
  sendRepresentation(
    request,
    response,
    status,
    await toRepresentation({ body: sent, headers: outer, hash: hashPage(sent, outer) }, encoding, 'live'),
  );
}

function toInnerHeaders({ headers, socket }: IncomingMessage): IncomingHttpHeaders {
  const forwarded = Object.entries(headers).filter(([name]) => !NOT_FORWARDED.includes(name));
  return { 'x-forwarded-for': socket.remoteAddress, ...Object.fromEntries(forwarded) };
}

/** A live page is one person's answer, so a proxy must not keep it, even where the framework would share it. */
function toLiveCacheControl(headers: IncomingHttpHeaders): string | null {
  const given = headers['cache-control'] ?? null;
  return given?.includes('s-maxage') ? 'private, no-cache' : given;
}
