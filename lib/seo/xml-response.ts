import { createHash } from 'node:crypto';

/** The lifetime of the list behind it (site-pages.ts). */
const LIFETIME_SECONDS = 600;

/** Answers with an ETag of the text: a crawler that has it already gets 304. */
export function toXmlResponse(xml: string, request: Request): Response {
  const etag = `"${createHash('sha256').update(xml).digest('base64url')}"`;
  const headers = {
    'Content-Type': 'application/xml; charset=utf-8',
    'Cache-Control': `public, max-age=${LIFETIME_SECONDS}`,
    ETag: etag,
  };
  return knows(request, etag) ? new Response(null, { status: 304, headers }) : new Response(xml, { headers });
}

/** A proxy that compressed the answer has weakened its ETag. */
function knows(request: Request, etag: string): boolean {
  const known = request.headers.get('if-none-match')?.split(',') ?? [];
  return known.some((one) => one.trim() === '*' || one.trim().replace(/^W\//, '') === etag);
}
