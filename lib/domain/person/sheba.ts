import { toLatinDigits } from '../text/digits';

export const SHEBA_DIGITS = 24;

export type ShebaProblem = 'not-a-sheba' | 'wrong-length' | 'wrong-checksum';

const COUNTRY = 'IR';
/** The last digits of a masked one. */
const SHOWN_DIGITS = 4;
/** I and R as ISO 13616 counts letters: A is 10. */
const COUNTRY_NUMBER = '1827';
/** Spaces, dashes and the invisible marks that a copied number brings along. */
const SEPARATORS = /[\s\p{Pd}\p{Cf}]/gu;

function toCompact(typed: string): string {
  return toLatinDigits(typed).replace(SEPARATORS, '').toUpperCase();
}

/** The problem of a Sheba as typed, in any digits, with or without `IR` and separators; null without one. */
export function findShebaProblem(typed: string): ShebaProblem | null {
  const digits = toShebaDigits(typed);
  if (!/^\d*$/.test(digits)) return 'not-a-sheba';
  if (digits.length !== SHEBA_DIGITS) return 'wrong-length';
  return isChecked(digits) ? null : 'wrong-checksum';
}

/** A Sheba in its one form, `IR` and 24 digits; null for a malformed one. */
export function toSheba(typed: string): string | null {
  return findShebaProblem(typed) === null ? COUNTRY + toShebaDigits(typed) : null;
}

/** The text behind `IR`, in Latin digits and without separators; letters that do not belong there stay. */
export function toShebaDigits(typed: string): string {
  const compact = toCompact(typed);
  return compact.startsWith(COUNTRY) ? compact.slice(COUNTRY.length) : compact;
}

/** ISO 13616: country and check digits go to the end, and the whole number leaves 1 (FACTS). */
function isChecked(digits: string): boolean {
  return BigInt(digits.slice(2) + COUNTRY_NUMBER + digits.slice(0, 2)) % BigInt(97) === BigInt(1);
}

/** A Sheba for eyes that need not know it: its last digits, by which two people can speak of one. */
export function maskSheba(sheba: string): string {
  return `${COUNTRY}…${sheba.slice(-SHOWN_DIGITS)}`;
}

/** The shown parts of a masked Sheba; null for any other text. */
export function splitMaskedSheba(text: string): readonly string[] | null {
  const [country, digits, ...rest] = text.split('…');
  return country === COUNTRY && digits?.length === SHOWN_DIGITS && rest.length === 0 ? [country, '…', digits] : null;
}
