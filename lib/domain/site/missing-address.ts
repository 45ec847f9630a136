import { maskContacts } from '@/lib/domain/text/contact-mask';

/** The cookie that tells /404/ the missing address; the address of /404/ itself stays SPEC's. */
export const MISSING_ADDRESS_COOKIE = 'missing_address';
/** The time of a redirect on a slow phone. */
const KEPT_SECONDS = 60;
const MOST_LETTERS = 80;
const ELLIPSIS = '…';
/** Spaces, quotes, invisible letters and marks of direction turn an address into a sentence or a trick. */
const NOT_OF_ADDRESSES = /[^\p{L}\p{M}\p{N}\u200c/._~-]+/gu;

/** A `Set-Cookie` for the redirect to `notFoundPath`, which alone is told the address. No script can read it. */
export function toMissingAddressCookie(path: string, notFoundPath: string): string {
  const secure = process.env.SITE_URL?.startsWith('https:') ? '; Secure' : '';
  const value = encodeURIComponent(toShownAddress(path));
  return `${MISSING_ADDRESS_COOKIE}=${value}; Path=${notFoundPath}; Max-Age=${KEPT_SECONDS}; HttpOnly; SameSite=Lax${secure}`;
}

/**
 * An address as it may be shown. Anybody can have written it. So it keeps letters, digits and the signs of addresses,
 * is short, and has no telephone number or other contact in it.
 */
export function toShownAddress(path: string): string {
  const plain = decode(path).normalize('NFC').replace(NOT_OF_ADDRESSES, '-');
  const letters = Array.from(maskContacts(plain).text);
  return letters.length <= MOST_LETTERS ? letters.join('') : letters.slice(0, MOST_LETTERS).join('') + ELLIPSIS;
}

function decode(path: string): string {
  try {
    return decodeURIComponent(path);
  } catch {
    return path;
  }
}
