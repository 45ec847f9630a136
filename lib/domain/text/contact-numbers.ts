/** A part of a readable text, from one place to another. */
export type Span = readonly [from: number, to: number];

/**
 * Gaps between the digits of a number that a person writes out: spaces, brackets and joining signs; a slash between
 * longer groups alone.
 */
const GAP = String.raw`(?:[\s._()+*|~\-]{0,3}|(?<=\d{3})\/(?=\d{3}))`;
/** Any signs, and one or two letters, which only hide that a number is one. */
const ANY_GAP = String.raw`(?:[^\p{L}\d]{0,4}|[^\p{L}\d]{0,2}\p{L}{1,2}[^\p{L}\d]{0,2})`;
/** A mobile of Iran, whose beginning reads as one: the gaps in its rest do not matter. */
const MOBILE = new RegExp(
  String.raw`(?<!\d)(?:(?:\+|00)?98${GAP}0?${GAP}|0${GAP})9(?:[\s-]{0,2}\d){2}(?:${ANY_GAP}\d){7}(?!\d)`,
  'gu',
);
/** A landline with its area, the same way. */
const LANDLINE = new RegExp(String.raw`(?<!\d)0[1-8]\d(?:[^\p{L}\d]{0,4}\d){8}(?!\d)`, 'gu');
const SHEBA = new RegExp(String.raw`(?<!\p{L})ir${GAP}\d(?:[^\p{L}\d]{0,3}\d){23}`, 'gu');
const CARD = /(?<!\d)\d{4}(?:[^\p{L}\d]{0,3}\d{4}){3}(?!\d)/gu;
const NUMBER = new RegExp(String.raw`\+?\d(?:${GAP}\d){7,}`, 'gu');
/** Digits and letters in one word. */
const MIXED_WORD = /(?<![\p{L}\d])(?=[\p{L}\d]*\d)[\p{L}\d]{11,32}(?![\p{L}\d])/gu;
const WHOLE_MOBILE = /^(?:0098|98|0)9\d{9}$/;

const DAY = String.raw`(?:0?[1-9]|[12]\d|3[01])`;
const MONTH = String.raw`(?:0?[1-9]|1[0-2])`;
const YEAR = String.raw`(?:1[34]\d\d|19\d\d|20\d\d)`;
const HOUR = String.raw`(?:[01]?\d|2[0-4])[.:][0-5]\d`;
/** Texts with many digits that lead to nobody. */
const HARMLESS: readonly RegExp[] = [
  new RegExp(String.raw`(?<!\d)${YEAR}([-/.])${MONTH}\1${DAY}(?!\d)`, 'gu'),
  new RegExp(String.raw`(?<!\d)${DAY}([-/.])${MONTH}\1${YEAR}(?!\d)`, 'gu'),
  /(?<!\d)202\d(?:0[1-9]|1[0-2])(?:0[1-9]|[12]\d|3[01])(?!\d)/gu,
  new RegExp(String.raw`(?<!\d)${HOUR}\s?-\s?${HOUR}(?!\d)`, 'gu'),
  // A sum in groups, and one that says in what.
  /(?<!\d)[1-9]\d{0,2}(?:\.\d{3})+(?<=00)(?!\d)/gu,
  /(?<!\d)[1-9]\d{0,2}(?:[. ]?\d{3})+(?=\s?(?:تومان|ریال|تومن|toman|rial|irr|eur|€))/gu,
  // An order's code, where it is called one.
  /(?<=(?:سفارش|order|bestellung|auftrag|طلب)[^\d\n]{0,14})(?<!\d)[1-9]\d{7}(?!\d)/gu,
  // The plate of a motorcycle.
  /(?<!\d)\d{3}-\d{5}(?!\d)/gu,
];
/** A unit of measure that follows its number. */
const UNIT = /^\s?(?:cm|mm|m|m2|kg|g|l|km|متر|سانت|میل|کیلو|گرم|لیتر|meter|liter|litre)/u;
/** Stands for a digit that belongs to no number: no letter, no digit, no gap. */
const QUIET = '\ue000';

function listMatches(text: string, pattern: RegExp): Span[] {
  return [...text.matchAll(pattern)].map(({ 0: found, index }) => [index, index + found.length] as const);
}

const toDigits = (text: string): string => text.replace(/\D/g, '');

/** The check digit of a bank card (Luhn). */
function isCard(digits: string): boolean {
  const sum = [...digits].reduce((total, digit, place) => {
    const doubled = Number(digit) * (place % 2 === 0 ? 2 : 1);
    return total + (doubled > 9 ? doubled - 9 : doubled);
  }, 0);
  return sum % 10 === 0;
}

/** A landline of a city has eight digits, a number with its area or country ten or more; nine make none. */
function leadsSomewhere(text: string, [from, to]: Span): boolean {
  const number = text.slice(from, to);
  const digits = toDigits(number);
  if (digits.length <= 12 && !/^9\d{9}$|^[0+]/.test(digits) && UNIT.test(text.slice(to))) return false;
  if (digits.length > 9 || number.startsWith('+')) return true;
  return digits.length === 8 && /^[2-8]/.test(digits) && !/\p{L}/u.test(text.charAt(from - 1));
}

function withoutHarmless(text: string): string {
  return HARMLESS.reduce((quiet, pattern) => quiet.replace(pattern, (found) => found.replace(/\d/g, QUIET)), text);
}

/** Telephones, cards and accounts in a readable text. */
export function findContactNumbers(text: string): Span[] {
  const quiet = withoutHarmless(text);
  return [
    ...[MOBILE, LANDLINE, SHEBA].flatMap((pattern) => listMatches(text, pattern)),
    ...listMatches(text, CARD).filter(([from, to]) => isCard(toDigits(text.slice(from, to)))),
    ...listMatches(text, MIXED_WORD).filter(([from, to]) => WHOLE_MOBILE.test(toDigits(text.slice(from, to)))),
    ...listMatches(quiet, NUMBER).filter((span) => leadsSomewhere(quiet, span)),
  ];
}
