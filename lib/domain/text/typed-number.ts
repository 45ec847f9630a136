import { toLatinDigits } from './digits';

/** Marks of direction and half-spaces, which come with pasted text and are not seen. */
const UNSEEN = /[\u00ad\u061c\u200b-\u200f\u202a-\u202e\u2060-\u2069\ufeff]/g;
/** The unit behind a sum, in any of the four languages. */
const TOMANS = /\s*(?:تومان|تومن|tomans?)\.?$/i;

/**
 * Groups of three with one kind of mark between them, the first of which does not begin with 0. Another mark stands
 * before a fraction.
 */
const GROUPED =
  /^(?<whole>[1-9]\d{0,2}(?:(?<mark>[,.،٬\s])\d{3})(?:\k<mark>\d{3})*)(?:(?!\k<mark>)[.,،٫/](?<fraction>\d*))?$/;
const PLAIN = /^(?<whole>\d+)(?:[.,،٫/](?<fraction>\d*))?$/;

/** Digits of any script, as they are typed: full-width ones and spaces of any width count as plain ones. */
function toPlainText(typed: string): string {
  return toLatinDigits(typed.replace(UNSEEN, '').normalize('NFKC')).trim();
}

interface TypedDigits {
  readonly whole: string;
  readonly fraction: string;
}

function match(text: string, form: RegExp): TypedDigits | null {
  const { whole, fraction = '' } = form.exec(text)?.groups ?? {};
  return whole === undefined ? null : { whole: whole.replace(/\D/g, ''), fraction };
}

/**
 * A number as people write it, with groups (`,` `.` `،` `٬` or a space) and a fraction (`.` `,` `،` `٫` `/`). It is a
 * measure, such as litres or square metres. One mark alone begins a fraction, as nobody measures in thousands. Null for
 * any other text.
 */
export function readMeasure(typed: string): number | null {
  const text = toPlainText(typed);
  const found = match(text, PLAIN) ?? match(text, GROUPED);
  return found && Number(`${found.whole}.${found.fraction || 0}`);
}

type SumProblem = 'unreadable' | 'fraction' | 'tooLarge';

interface TypedSum {
  /** Whole tomans; null where nothing was typed, or something that is no sum. */
  readonly tomans: number | null;
  /** Why it is no sum; null for one, and where nothing was typed. */
  readonly problem: SumProblem | null;
}

const MOST_DIGITS = 10;
/** `100,0000` and `1/000` are slips and no fractions. */
const LONGEST_FRACTION = 2;

/**
 * A sum in tomans as people write it. One mark before exactly three digits parts a group off, any other begins a
 * fraction. A fraction of zeros says nothing, and another is refused, because nothing is smaller than a toman. Never
 * another sum than the one that was written: what cannot be read is a problem.
 */
export function readTomans(typed: string): TypedSum {
  const text = toPlainText(typed).replace(TOMANS, '');
  if (text === '') return { tomans: null, problem: null };
  const found = match(text, GROUPED) ?? match(text, PLAIN);
  const problem = findProblem(found);
  return problem || !found ? { tomans: null, problem } : { tomans: Number(found.whole), problem: null };
}

function findProblem(found: TypedDigits | null): SumProblem | null {
  if (!found || found.fraction.length > LONGEST_FRACTION) return 'unreadable';
  if (/[1-9]/.test(found.fraction)) return 'fraction';
  return found.whole.replace(/^0+/, '').length > MOST_DIGITS ? 'tooLarge' : null;
}
