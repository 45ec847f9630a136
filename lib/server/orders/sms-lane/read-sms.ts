import { SMS_LANE } from '@/lib/domain/constants/providers';
import { toSearchKey } from '@/lib/domain/text/letters';

/** The wish in a person's answer by SMS (BEHAVIOUR 18). A decline may come without a code. */
export type SmsWish =
  | { readonly kind: 'accept'; readonly code: string | null }
  | { readonly kind: 'decline'; readonly code: string | null }
  | { readonly kind: 'state' }
  | { readonly kind: 'unclear' };

/** Words in the form in which texts are compared: `toSearchKey` of the words in our four languages. */
const WORDS: Readonly<Record<string, Exclude<SmsWish['kind'], 'unclear'>>> = {
  ق: 'accept',
  قبول: 'accept',
  بله: 'accept',
  نعم: 'accept',
  y: 'accept',
  yes: 'accept',
  j: 'accept',
  ja: 'accept',
  ن: 'decline',
  نه: 'decline',
  لا: 'decline',
  رد: 'decline',
  رفض: 'decline',
  n: 'decline',
  no: 'decline',
  nein: 'decline',
  وضعیت: 'state',
  حاله: 'state',
  الحاله: 'state',
  status: 'state',
};

const CODE = new RegExp(`^[${SMS_LANE.alphabet.toLowerCase()}]{${SMS_LANE.letters}}$`);
/** One letter and its code, written together: «قKD». */
const JOINED = new RegExp(`^(\\p{L})([${SMS_LANE.alphabet.toLowerCase()}]{${SMS_LANE.letters}})$`, 'u');

/**
 * A word and at most one code, in any case, marks, quotes and stops; anything more is unclear, for it may mean
 * something else.
 */
export function readSms(text: string): SmsWish {
  const words = toSearchKey(text)
    .split(/[^\p{L}\p{N}]+/u)
    .filter((word) => word !== '');
  const [first = '', second, ...rest] = words.length === 1 ? splitJoined(words[0] ?? '') : words;
  const kind = Object.hasOwn(WORDS, first) ? WORDS[first] : undefined;
  if (kind === undefined || rest.length > 0) return { kind: 'unclear' };
  if (kind === 'state') return second === undefined ? { kind } : { kind: 'unclear' };
  if (second === undefined) return { kind, code: null };
  return CODE.test(second) ? { kind, code: second.toUpperCase() } : { kind: 'unclear' };
}

function splitJoined(word: string): readonly string[] {
  const joined = Object.hasOwn(WORDS, word) ? null : JOINED.exec(word);
  return joined ? joined.slice(1) : [word];
}
