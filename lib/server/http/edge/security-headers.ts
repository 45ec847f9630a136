import type { ServerResponse } from 'node:http';

import { toContentSecurityPolicy, type PolicyOptions } from './content-security-policy';

const headers: Readonly<Record<string, string>> = {
  'X-Content-Type-Options': 'nosniff',
  'X-Frame-Options': 'DENY',
  // A page's address may have a key in it: no request names more of it than its host, so no log gets it that way.
  'Referrer-Policy': 'strict-origin',
  'Permissions-Policy': 'microphone=(self), geolocation=(self), camera=(self), payment=(), usb=(), browsing-topics=()',
  'Cross-Origin-Opener-Policy': 'same-origin',
};
const ONE_YEAR_SECONDS = 365 * 24 * 60 * 60;

/** The headers that every answer of this server carries. */
export interface SecurityHeaders {
  /** Sets the headers of an answer without inline scripts. */
  set(response: ServerResponse): void;
  /** The headers of a page with these inline scripts (their hashes), as name, value, name, value. */
  list(inlineScripts: readonly string[]): string[];
}

export function createSecurityHeaders(
  configuration: PolicyOptions['configuration'],
  isDevelopment: boolean,
): SecurityHeaders {
  const isSecureSite = configuration.SITE_URL?.startsWith('https:') ?? false;
  const always = Object.entries({
    ...headers,
    ...(isSecureSite ? { 'Strict-Transport-Security': `max-age=${ONE_YEAR_SECONDS}` } : {}),
  });
  const toPolicy = (inlineScripts: readonly string[]) =>
    toContentSecurityPolicy({ configuration, inlineScripts, isDevelopment });
  const plain = [...always, ['Content-Security-Policy', toPolicy([])] as const];
  return {
    set: (response) => plain.forEach(([name, value]) => response.setHeader(name, value)),
    list: (inlineScripts) => [...always.flat(), 'Content-Security-Policy', toPolicy(inlineScripts)],
  };
}
