/** As long as the list behind it is kept (site-pages.ts). */
const LIFETIME_SECONDS = 600;

export function toXmlResponse(xml: string): Response {
  return new Response(xml, {
    headers: {
      'Content-Type': 'application/xml; charset=utf-8',
      'Cache-Control': `public, max-age=${LIFETIME_SECONDS}`,
    },
  });
}
