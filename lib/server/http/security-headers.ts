import type { ServerResponse } from 'node:http';

const headers: Readonly<Record<string, string>> = {
  'X-Content-Type-Options': 'nosniff',
  'Content-Security-Policy': "frame-ancestors 'none'; base-uri 'self'; object-src 'none'",
  'X-Frame-Options': 'DENY',
  'Referrer-Policy': 'strict-origin-when-cross-origin',
  'Permissions-Policy': 'microphone=(self), geolocation=(self), camera=(), payment=(), usb=(), browsing-topics=()',
  'Cross-Origin-Opener-Policy': 'same-origin',
};
const ONE_YEAR_SECONDS = 365 * 24 * 60 * 60;

/** Set on every answer of this server, whoever makes it. */
export function setSecurityHeaders(response: ServerResponse, isSecureSite: boolean): void {
  for (const [name, value] of Object.entries(headers)) response.setHeader(name, value);
  if (isSecureSite) response.setHeader('Strict-Transport-Security', `max-age=${ONE_YEAR_SECONDS}`);
}
