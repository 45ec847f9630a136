import { randomUUID } from 'node:crypto';
import type { IncomingMessage } from 'node:http';
import { isIP } from 'node:net';

import { DEVICE_COOKIE_YEARS } from '@/lib/domain/constants/identity';
import { DAY_MS } from '@/lib/domain/constants/time-units';
import { isReferralToken, REFERRAL_COOKIE_NAME } from '@/lib/domain/person/referral';
import { defaultLocale, isLocale, type Locale } from '@/lib/i18n/locales';

import type { Configuration } from '../../start/configuration';
import type { RequestFacts } from '../../context';
import { getRequestId } from '../../observability';
import { DEVICE_COOKIE, findCookie } from '../../session/cookies';

const DEVICE_COOKIE_SECONDS = (DEVICE_COOKIE_YEARS * 365 * DAY_MS) / 1000;
const DEVICE_ID = /^[0-9a-f-]{36}$/;
const LOOPBACK_NAMES = ['localhost', '127.0.0.1', '[::1]'];
const LONGEST_HEADER_VALUE = 4096;

/** Both ends of the connection that a request came by, as the operating system knows them. */
export interface Connection {
  readonly remoteAddress: string;
  readonly localAddress: string;
  readonly localPort: number;
}

export function toConnection({ socket }: IncomingMessage): Connection {
  const { remoteAddress = '', localAddress = '127.0.0.1', localPort = 0 } = socket;
  return { remoteAddress, localAddress, localPort };
}

type AddressSettings = Pick<Configuration, 'SITE_URL' | 'TRUSTED_PROXIES'>;

/** The door's facts of a request. */
export function readRequestFacts(
  request: Request,
  connection: Connection,
  { SITE_URL, TRUSTED_PROXIES }: AddressSettings,
): RequestFacts {
  const { headers } = request;
  return {
    locale: toPreferredLocale(headers.get('accept-language')),
    siteUrl: SITE_URL?.replace(/\/+$/, '') ?? toOwnUrl(headers.get('host'), connection),
    ipAddress: findClientAddress(headers.get('x-forwarded-for'), connection.remoteAddress, TRUSTED_PROXIES),
    deviceId: findDeviceId(request) ?? randomUUID(),
    isBrowserPage: headers.has('sec-fetch-site'),
    idempotencyKey: headers.get('idempotency-key'),
    captchaResponse: headers.get('captcha-response')?.slice(0, LONGEST_HEADER_VALUE) ?? null,
    referralToken: toReferralToken(findCookie(headers.get('cookie'), REFERRAL_COOKIE_NAME)),
    requestId: getRequestId(),
  };
}

function findDeviceId(request: Request): string | null {
  const value = findCookie(request.headers.get('cookie'), DEVICE_COOKIE);
  return value !== null && DEVICE_ID.test(value) ? value : null;
}

export function hasDeviceCookie(request: Request): boolean {
  return findDeviceId(request) !== null;
}

/** The Set-Cookie value by which this browser is known again. */
export function toDeviceCookie(deviceId: string, isSecure: boolean): string {
  return `${DEVICE_COOKIE}=${deviceId}; Path=/; Max-Age=${DEVICE_COOKIE_SECONDS}; HttpOnly; SameSite=Lax${isSecure ? '; Secure' : ''}`;
}

/** The language asked for first that we speak. */
export function toPreferredLocale(acceptLanguage: string | null): Locale {
  const asked = (acceptLanguage ?? '').split(',').map((part) => {
    const [tag = '', ...options] = part.trim().toLowerCase().split(';');
    const quality = options.map((option) => /^\s*q=([\d.]+)$/.exec(option)?.[1]).find((value) => value !== undefined);
    return { language: tag.split('-', 1)[0], quality: quality === undefined ? 1 : Number(quality) };
  });
  const spoken = asked
    .filter(({ language, quality }) => isLocale(language) && quality > 0)
    .sort((one, other) => other.quality - one.quality);
  const best = spoken[0]?.language;
  return isLocale(best) ? best : defaultLocale;
}

/**
 * This process's own address. The Host header only chooses among this computer's names, so that cookies hold after a
 * return from the bank. Any other text in it is left out.
 */
function toOwnUrl(hostHeader: string | null, { localAddress, localPort }: Connection): string {
  const named = LOOPBACK_NAMES.map((name) => `${name}:${localPort}`).find((own) => own === hostHeader?.toLowerCase());
  if (named !== undefined) return `http://${named}`;
  const address = withoutMapping(localAddress);
  return `http://${isIP(address) === 6 ? `[${address}]` : address}:${localPort}`;
}

/**
 * The visitor's address. Each of our proxies appends to X-Forwarded-For the address that it was asked from. The
 * visitor's is as many places from the right as there are proxies; the visitor may have written the text before it.
 * Without proxies it is the connection's.
 */
export function findClientAddress(forwardedFor: string | null, remoteAddress: string, trustedProxies: number): string {
  const added = trustedProxies === 0 ? [] : (forwardedFor ?? '').split(',').slice(-trustedProxies);
  const forwarded = added[0]?.trim() ?? '';
  return withoutMapping(isIP(forwarded) === 0 ? remoteAddress : forwarded);
}

/** The address of a request that no handler has seen yet. */
export function findRequestAddress({ headers, socket }: IncomingMessage, trustedProxies: number): string {
  return findClientAddress(headers['x-forwarded-for']?.toString() ?? null, socket.remoteAddress ?? '', trustedProxies);
}

/** An IPv4 address as a socket for both families writes it. */
function withoutMapping(address: string): string {
  return address.replace(/^::ffff:/i, '');
}

function toReferralToken(cookie: string | null): string | null {
  try {
    const token = decodeURIComponent(cookie ?? '');
    return isReferralToken(token) ? token : null;
  } catch {
    return null;
  }
}
