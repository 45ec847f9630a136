import { toLookAlike } from '../text/look-alikes';

/**
 * Letters with their marks, and separators of a name's parts: a space, a hyphen, an apostrophe, the half-space and the
 * joiner of Persian.
 */
const NAME = /^[\p{L}\p{M} \u200c\u200d'\u2018\u2019\-\u2010\u2011]+$/u;
/** Letters and marks that draw nothing: the fillers of Hangul, selectors of variants, blank hieroglyphs. */
const BLANK = /[\u{13441}-\u{13446}]|(?![\u200c\u200d])\p{Default_Ignorable_Code_Point}/u;
const LETTER = /[\p{Lu}\p{Ll}\p{Lt}\p{Lo}]/u;
/** More marks on one letter than any language writes: they cover their surroundings. */
const PILE = /\p{M}{4}/u;
/** Two scripts in one word: no name is written so, but a borrowed one is. */
const LATIN = /\p{Script=Latin}/u;
const NOT_LATIN = /[^\P{L}\p{Script=Latin}\p{Script=Common}\p{Script=Inherited}]/u;

/** The marketplace, and its words for its workers: nobody else is named so, nor with something before or after it. */
const OWN_NAMES = ['pelakfan', 'pelakman', 'pelakyar', 'پلاکفن', 'پلاک‌من', 'پلاک‌یار', 'بلاكفن', 'пелакфан'];
/** Names that people take for the marketplace: refused as a word of their own. */
const OFFICES = [
  'admin',
  'administrator',
  'moderator',
  'operator',
  'support',
  'helpdesk',
  'Kundendienst',
  'Kundenservice',
  'پشتیبانی',
  'ادمین',
  'اپراتور',
  'الدعم',
];

/** The letters that two similar-looking texts share; script, marks and separators are ignored. */
function toSkeleton(text: string): string {
  const letters = text.normalize('NFKD').replace(/[^\p{L}]/gu, '');
  return [...letters]
    .map(toLookAlike)
    .join('')
    .replace(/[\u064a\u0649]/g, 'ی')
    .replace(/\u0643/g, 'ک')
    .replace(/i/g, 'l')
    .replace(/rn/g, 'm')
    .replace(/vv/g, 'w');
}

const OWN_SKELETONS = OWN_NAMES.map(toSkeleton);
const OFFICE_SKELETONS = new Set(OFFICES.map(toSkeleton));

function isOwnName(name: string): boolean {
  const whole = toSkeleton(name);
  return (
    OWN_SKELETONS.some((own) => whole.includes(own)) ||
    [whole, ...name.split(' ').map(toSkeleton)].some((word) => OFFICE_SKELETONS.has(word))
  );
}

/**
 * The one rule for the name of a person: letters that are seen, nothing that leads anywhere, and not the marketplace's
 * own name (BEHAVIOUR 30).
 */
export function isPersonName(name: string): boolean {
  return (
    NAME.test(name) &&
    LETTER.test(name) &&
    !BLANK.test(name) &&
    !PILE.test(name) &&
    !name.split(/[ \-\u2010\u2011]/).some((word) => LATIN.test(word) && NOT_LATIN.test(word)) &&
    !isOwnName(name)
  );
}
