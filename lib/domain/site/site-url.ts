/**
 * The site's own address without a slash at its end. lib/server/start/start.ts sets SITE_URL to where it listens, when
 * nobody else did.
 */
export function getSiteUrl(): string {
  return (process.env.SITE_URL ?? 'http://localhost:3000').replace(/\/$/, '');
}
