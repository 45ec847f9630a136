import type { Span } from './contact-numbers';

/** Endings of sites that are no words of a language, so that they are known with spaces around, and those that are. */
const SURE = String.raw`(?:com|ir|org|net|io|کام|نت|ارگ)`;
const ANY = String.raw`(?:com|ir|org|net|me|io|ai|app|info|co|link|site|online|shop|xyz|chat|biz|tv|ws|ly|de|gg)`;
const PATH = String.raw`(?:\s?\/\s?[^\s]+)?`;
/** A point that is written so that no machine takes it for one. */
const HIDDEN_POINT = String.raw`(?:\s{0,2}[[({<]\s?(?:\.|dot|punkt|نقطه|دات)\s?[\])}>]\s{0,2}|\s{1,2}(?:dot|punkt|نقطه|دات)\s{1,2})`;
const AT = String.raw`(?:\s{0,2}@\s{0,2}|\s{0,2}[[({<]\s?(?:@|at|ات)\s?[\])}>]\s{0,2}|\s{1,2}(?:at|ات)\s{1,2})`;
const END = String.raw`(?![\p{L}\d])`;
const BEGIN = String.raw`(?<![\p{L}\d@.'’-])`;
const LABEL = String.raw`[a-z\d-]{1,63}`;
const WHO = String.raw`(?<![\p{L}\d._%+-])[\p{L}\d._%+-]{1,64}`;
const MAILBOXES = String.raw`(?:gmail|yahoo|hotmail|outlook|icloud|protonmail|جیمیل|یاهو)`;
const MESSENGERS = String.raw`(?:t|wa|telegram|instagram|rubika|eitaa|ble|bale|splus|gap)`;
const NAMES_OF_MESSENGERS = String.raw`(?:id|ایدی|telegram|تلگرام|insta(?:gram)?|اینستا(?:گرام)?|whatsapp|واتساپ|eitaa|ایتا|rubika|روبیکا|سروش)`;

const PATTERNS: readonly RegExp[] = [
  String.raw`(?:h[tx]{2}ps?\s?:\s?\/\s?\/\s?|www\s?\.\s?)[^\s]+`,
  String.raw`${WHO}@[\p{L}\d.-]{1,120}\.\p{L}{2,24}`,
  String.raw`${WHO}${AT}${LABEL}(?:${HIDDEN_POINT}|\.|\s\.\s?)${SURE}${END}`,
  String.raw`${WHO}${AT}${MAILBOXES}(?:${HIDDEN_POINT}${SURE})?${END}`,
  String.raw`(?<![\p{L}\d])@(?:[a-z\d_.]{4,}|\s(?=[\d_.]*[a-z])(?=[a-z.]*[\d_])[a-z\d_.]{4,})`,
  String.raw`(?<=(?<!\p{L})${NAMES_OF_MESSENGERS}[^\p{L}\d]{1,3}(?:من\s|my\s)?)(?=[a-z.]*[\d_])[a-z][a-z\d_.]{3,}`,
  String.raw`${BEGIN}(?:${LABEL}\.){1,6}${ANY}(?:\/[^\s]*)?${END}`,
  String.raw`${BEGIN}${MESSENGERS}(?:${HIDDEN_POINT}|\s{0,2}\.\s{0,2})(?:me|com|ir|ai|org)${END}${PATH}`,
  String.raw`${BEGIN}[a-z\d-]{2,63}(?:${HIDDEN_POINT}|\s{1,2}\.\s{0,2}|\.\s{1,2}(?=(?:ir|com)${END}))${SURE}${END}${PATH}`,
  String.raw`${BEGIN}[a-z\d-]{2,63}\s{0,2}[[({<]\s?(?:\.|dot)\s?[\])}>]\s{0,2}${ANY}${END}${PATH}`,
].map((pattern) => new RegExp(pattern, 'gu'));

/** Addresses of mail and sites, and names in messengers, in a readable text. */
export function findContactLinks(text: string): Span[] {
  return PATTERNS.flatMap((pattern) =>
    [...text.matchAll(pattern)].map(({ 0: found, index }) => [index, index + found.length] as const),
  );
}
