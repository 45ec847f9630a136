import { toLatinDigits } from './digits';

/** Arabic yeh and kaf become Persian ones; nothing else changes. For text that is stored and shown (FACTS). */
export function toPersianLetters(text: string): string {
  return text.replace(/[\u064a\u0649]/g, '\u06cc').replace(/\u0643/g, '\u06a9');
}

const HALF_SPACES_AND_MARKS =
  /[\u00ad\u0300-\u036f\u0640\u064b-\u065f\u0670\u200b-\u200f\u202a-\u202e\u2060-\u2069\ufeff]/g;

/**
 * The folded form in which a search compares two texts.
 *
 * - unified: letters and digits
 * - dropped: marks (a hamza, a madda, an umlaut), tatweel, half-spaces and invisible characters (marks of direction)
 * - ignored: case and width
 */
export function toSearchKey(text: string): string {
  // Taken apart first: what stands on or over a letter becomes a mark of its own, and an old presentation form the
  // letter itself.
  return toLatinDigits(toPersianLetters(text.normalize('NFKD').replace(HALF_SPACES_AND_MARKS, '')))
    .replace(/[ةۀە]/g, 'ه')
    .toLowerCase()
    .replace(/ß/g, 'ss')
    .replace(/\s+/g, ' ')
    .trim();
}
