const PERSIAN_ZERO = 0x06f0;
const ARABIC_ZERO = 0x0660;
const PERSIAN_OR_ARABIC_DIGIT = /[\u06f0-\u06f9\u0660-\u0669]/g;

/** Persian and Arabic digits become Latin; everything else stays (FACTS: `/\d/` and `Number()` know neither). */
export function toLatinDigits(text: string): string {
  return text.replace(PERSIAN_OR_ARABIC_DIGIT, (digit) => {
    const code = digit.charCodeAt(0);
    return String(code - (code >= PERSIAN_ZERO ? PERSIAN_ZERO : ARABIC_ZERO));
  });
}

/** Latin and Arabic digits become Persian; everything else stays. */
export function toPersianDigits(text: string): string {
  return toLatinDigits(text).replace(/\d/g, (digit) => String.fromCharCode(PERSIAN_ZERO + Number(digit)));
}

/**
 * Only the digits of a text, in Latin, at most `limit` of them. Separators go before the limit counts, so that a paste
 * keeps its last digit.
 */
export function toDigitsOnly(text: string, limit = Infinity): string {
  return toLatinDigits(text).replace(/\D/g, '').slice(0, limit);
}
