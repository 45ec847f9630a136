import { toLatinDigits } from './digits';

/** What stands for a number or a link that was taken out. */
export const MASK = '•••';

/** Between the digits of a number that somebody writes out. */
const GAP = String.raw`[\s\u200c._()+-]{0,3}`;
/** So many digits in a row are a telephone, a card or an account, and no sum of tomans that a home service costs. */
const NUMBER = new RegExp(String.raw`\+?\d(?:${GAP}\d){7,}`, 'g');
const LINK = /(?:https?:\/\/|www\.)[^\s]+/giu;
const MAIL = /[\p{L}\d._%+-]+@[\p{L}\d.-]+\.\p{L}{2,}/giu;
const HANDLE = /(?<![\p{L}\d])@[a-z\d_.]{4,}/giu;
const SITE =
  /(?<![\p{L}\d@.-])(?:[a-z\d-]+\.)+(?:com|ir|org|net|me|io|app|info|co|link|site|online|shop|xyz|chat)(?:\/[^\s]*)?(?![\p{L}\d])/giu;

/**
 * A text without telephone, card and account numbers, addresses of mail and sites, and names of messengers (BEHAVIOUR 13). Digits of all three scripts count alike; everything else stays as it was
 * written.
 */
export function maskContacts(text: string): { readonly text: string; readonly isMasked: boolean } {
  // Each digit becomes one letter: places in one text are places in the other.
  const latin = toLatinDigits(text);
  const found = [LINK, MAIL, HANDLE, SITE, NUMBER]
    .flatMap((pattern) =>
      [...latin.matchAll(pattern)].map((match) => [match.index, match.index + match[0].length] as const),
    )
    .sort(([one], [other]) => one - other);
  let masked = '';
  let end = 0;
  for (const [from, to] of found) {
    if (to <= end) continue;
    if (from >= end) masked += text.slice(end, from) + MASK;
    end = to;
  }
  return { text: masked + text.slice(end), isMasked: found.length > 0 };
}
