import { toLatinDigits } from './digits';

/** A stretch of a text: a number in groups, or the text between two of them. */
interface TextPart {
  readonly text: string;
  readonly isNumber: boolean;
}

/**
 * A telephone or card number in groups, `0912-111-2233` or `+98 912 111 2233`: too many digits for a range of hours.
 */
const GROUPED =
  /(?<!\d)(?:\+?\d{2,}[-\u2010-\u2014]\d{2,}(?:[-\u2010-\u2014 ]\d{2,})*|[+0]\d+(?: \d{2,})+|\d{4}(?: \d{4}){3})(?!\d)/g;
const DATE = /(?<!\d)\d{1,4}([-\u2010-\u2014./])\d{1,2}\1\d{1,4}(?!\d)/g;
const LEAST_DIGITS = 7;

/**
 * Cuts a text at numbers that are written in groups. After a Persian or Arabic letter a browser draws their groups from
 * right to left. So each number needs a direction of its own.
 */
export function splitAtNumbers(text: string): readonly TextPart[] {
  // Each digit becomes one letter: places in one text are places in the other.
  const latin = toLatinDigits(text);
  const places = [
    ...[...latin.matchAll(GROUPED)].filter(([number]) => number.replace(/\D/g, '').length >= LEAST_DIGITS),
    ...latin.matchAll(DATE),
  ]
    .map((match) => [match.index, match.index + match[0].length] as const)
    .sort(([one], [other]) => one - other);
  const parts: TextPart[] = [];
  let end = 0;
  for (const [from, to] of places) {
    if (from < end) continue;
    if (from > end) parts.push({ text: text.slice(end, from), isNumber: false });
    parts.push({ text: text.slice(from, to), isNumber: true });
    end = to;
  }
  if (end < text.length) parts.push({ text: text.slice(end), isNumber: false });
  return parts;
}
