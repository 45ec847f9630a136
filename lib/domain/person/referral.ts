/** The cookie that keeps a referrer's token for REFERRAL_COOKIE_DAYS (SPEC 1). */
export const REFERRAL_COOKIE_NAME = 'takhfifan_token';

const REFERRAL_SOURCE = 'takhfifan';
/** A token's characters: base64 with its signs included. */
const TOKEN = /^[\w.~:+/=-]{1,200}$/;

/** Whether a text can be a referrer's token: what a visitor's cookie says is not taken on trust. */
export function isReferralToken(text: string): boolean {
  return TOKEN.test(text);
}

/** The token of `?utm_source=takhfifan&token=…`, or null. Any other form of token is not kept. */
export function findReferralToken(query: URLSearchParams): string | null {
  const token = query.get('token') ?? '';
  return query.get('utm_source') === REFERRAL_SOURCE && isReferralToken(token) ? token : null;
}

/** The query of a link whose visitors keep a person's code as their token. */
export function toReferralQuery(code: string): string {
  return new URLSearchParams({ utm_source: REFERRAL_SOURCE, token: code }).toString();
}
