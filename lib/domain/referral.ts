/** The cookie that keeps a referrer's token for REFERRAL_COOKIE_DAYS (SPEC 1). */
export const REFERRAL_COOKIE_NAME = 'takhfifan_token';

const REFERRAL_SOURCE = 'takhfifan';
const TOKEN = /^[\w.-]{1,200}$/;

/** The token of `?utm_source=takhfifan&token=…`, or null. What is not a plain token is not kept. */
export function findReferralToken(query: URLSearchParams): string | null {
  const token = query.get('token') ?? '';
  return query.get('utm_source') === REFERRAL_SOURCE ? readReferralToken(token) : null;
}

/** A token as its cookie gives it back: anybody can write a cookie of their own. Null for what we never kept. */
export function readReferralToken(text: string): string | null {
  return TOKEN.test(text) ? text : null;
}
