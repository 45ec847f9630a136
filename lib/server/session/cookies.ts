import { DAY_MS } from '@/lib/domain/constants/time-units';
import { SESSION_MARK } from '@/lib/domain/site/session-mark';
import { VIEW_MARK } from '@/lib/domain/site/view-mark';

import { SESSION_COOKIE } from './seal';

/** The cookie of a known browser; strangers cannot lock known devices out (BEHAVIOUR 8). */
export const DEVICE_COOKIE = 'pelakfan_device';

interface CookiePlace {
  /** The site is reached over https: the cookie never travels in the clear. */
  readonly isSecure: boolean;
}

/** The Set-Cookie values that keep a sealed session until it expires, and its mark beside it. */
export function toSessionCookies(
  seal: string,
  { expiresAtMs, nowMs, isSecure }: CookiePlace & { readonly expiresAtMs: number; readonly nowMs: number },
): string[] {
  const maxAgeSeconds = Math.max(0, Math.floor((expiresAtMs - nowMs) / 1000));
  return [
    `${SESSION_COOKIE}=${seal}; ${toHttpOnly(isSecure)}; Max-Age=${maxAgeSeconds}`,
    `${SESSION_MARK}=1; ${toAttributes(isSecure)}; Max-Age=${maxAgeSeconds}`,
  ];
}

/** The Set-Cookie values that remove the session and its mark from the browser. */
export function toClearedSessionCookies({ isSecure }: CookiePlace): string[] {
  return [
    `${SESSION_COOKIE}=; ${toHttpOnly(isSecure)}; Max-Age=0`,
    `${SESSION_MARK}=; ${toAttributes(isSecure)}; Max-Age=0`,
  ];
}

/**
 * The Set-Cookie value by which pages know that the session sees with somebody's eyes. It outlives the view: a page
 * that is opened after it still learns that it is over.
 */
export function toViewMarkCookie({ isViewing, isSecure }: CookiePlace & { readonly isViewing: boolean }): string {
  return `${VIEW_MARK}=${isViewing ? '1' : ''}; ${toAttributes(isSecure)}; Max-Age=${isViewing ? DAY_MS / 1000 : 0}`;
}

function toHttpOnly(isSecure: boolean): string {
  return `Path=/; HttpOnly; SameSite=Lax${isSecure ? '; Secure' : ''}`;
}

function toAttributes(isSecure: boolean): string {
  return `Path=/; SameSite=Lax${isSecure ? '; Secure' : ''}`;
}

/** The value of a cookie in a Cookie header, or null. */
export function findCookie(header: string | null | undefined, name: string): string | null {
  for (const pair of (header ?? '').split(';')) {
    const [key, ...rest] = pair.split('=');
    if (key?.trim() === name) return rest.join('=').trim();
  }
  return null;
}
