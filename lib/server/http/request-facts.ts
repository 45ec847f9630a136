import { randomUUID } from 'node:crypto';
import { isIP } from 'node:net';

import { CallError } from '@/lib/contract/call-error';
import { isReferralToken, REFERRAL_COOKIE_NAME } from '@/lib/domain/referral';
import { defaultLocale, isLocale, type Locale } from '@/lib/i18n/locales';

import type { RequestFacts } from '../context';
import { getRequestId } from '../observability';
import { DEVICE_COOKIE, findCookie } from '../session/cookies';

const DEVICE_COOKIE_SECONDS = 2 * 365 * 24 * 60 * 60;
const DEVICE_ID = /^[0-9a-f-]{36}$/;
const HOST_HEADER = /^(?:[a-z0-9.-]+|\[[0-9a-f:.]+\])(?::\d{1,5})?$/i;
const LONGEST_HEADER_VALUE = 4096;

interface Surroundings {
  /** Address of the connection's other end. */
  readonly remoteAddress: string;
  /** SITE_URL: then a proxy stands in front, whose X-Forwarded-For is believed. */
  readonly siteUrl: string | undefined;
}

/** What the door knows of a request. Throws malformed-request for a Host header that is none. */
export function readRequestFacts(request: Request, surroundings: Surroundings): RequestFacts {
  const { headers } = request;
  return {
    locale: toPreferredLocale(headers.get('accept-language')),
    siteUrl: surroundings.siteUrl?.replace(/\/+$/, '') ?? toSiteUrl(headers),
    ipAddress: toIpAddress(headers, surroundings),
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

function toSiteUrl(headers: Headers): string {
  const host = headers.get('host') ?? '';
  if (!HOST_HEADER.test(host)) throw new CallError('malformed-request');
  return `http://${host}`;
}

function toIpAddress(headers: Headers, { remoteAddress, siteUrl }: Surroundings): string {
  const forwarded = headers.get('x-forwarded-for')?.split(',').at(-1)?.trim() ?? '';
  const address = siteUrl !== undefined && isIP(forwarded) !== 0 ? forwarded : remoteAddress;
  return address.replace(/^::ffff:/, '');
}

function toReferralToken(cookie: string | null): string | null {
  try {
    const token = decodeURIComponent(cookie ?? '');
    return isReferralToken(token) ? token : null;
  } catch {
    return null;
  }
}
