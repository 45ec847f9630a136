import { CallError } from '@/lib/contract/call-error';

const PREFETCH_HEADERS = ['sec-purpose', 'purpose', 'x-purpose', 'x-moz'];

/**
 * A call that changes state comes from our own pages, or with a token of its own (BEHAVIOUR 1.8).
 * Throws other-origin for another site's, method-not-allowed for a prefetch: nobody has asked for it yet.
 */
export function checkOrigin(request: Request, siteUrl: string): void {
  const { headers } = request;
  if (isPrefetch(headers)) throw new CallError('method-not-allowed');
  if (headers.has('authorization')) return;
  const site = headers.get('sec-fetch-site');
  if (site !== null) {
    if (site !== 'same-origin') throw new CallError('other-origin');
    return;
  }
  const origin = headers.get('origin') ?? toOrigin(headers.get('referer'));
  if (origin !== null) {
    if (origin !== new URL(siteUrl).origin && origin !== toOrigin(`http://${headers.get('host')}`))
      throw new CallError('other-origin');
    return;
  }
  // No browser of today sends a POST to another site without Origin, but any may follow a link there without saying so.
  if (request.method === 'GET' && headers.has('cookie')) throw new CallError('other-origin');
}

function isPrefetch(headers: Headers): boolean {
  return (
    headers.has('next-router-prefetch') ||
    PREFETCH_HEADERS.some((name) => /prefetch|prerender|preview/i.test(headers.get(name) ?? ''))
  );
}

function toOrigin(url: string | null): string | null {
  return url !== null && URL.canParse(url) ? new URL(url).origin : null;
}
