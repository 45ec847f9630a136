/** The values of number words, spelt as `toReadable` writes them: small, without marks, with Persian yeh and kaf. */
const UNITS: readonly (readonly string[])[] = [
  ['صفر', 'zero', 'null'],
  ['یک', 'one', 'eins', 'واحد'],
  ['دو', 'two', 'zwei', 'zwo', 'اثنان', 'اثنین'],
  ['سه', 'three', 'drei', 'ثلاثة', 'ثلاثه'],
  ['چهار', 'چار', 'four', 'vier', 'اربعة', 'اربعه'],
  ['پنج', 'five', 'funf', 'خمسة', 'خمسه'],
  ['شش', 'شیش', 'six', 'sechs', 'ستة', 'سته'],
  ['هفت', 'seven', 'sieben', 'سبعة', 'سبعه'],
  ['هشت', 'eight', 'acht', 'ثمانیة', 'ثمانیه'],
  ['نه', 'nine', 'neun', 'تسعة', 'تسعه'],
];
const TEENS: readonly (readonly string[])[] = [
  ['ده', 'ten', 'zehn'],
  ['یازده', 'eleven', 'elf'],
  ['دوازده', 'twelve', 'zwolf'],
  ['سیزده', 'thirteen', 'dreizehn'],
  ['چهارده', 'fourteen', 'vierzehn'],
  ['پانزده', 'پونزده', 'fifteen', 'funfzehn'],
  ['شانزده', 'شونزده', 'sixteen', 'sechzehn'],
  ['هفده', 'هیفده', 'seventeen', 'siebzehn'],
  ['هجده', 'هیجده', 'eighteen', 'achtzehn'],
  ['نوزده', 'nineteen', 'neunzehn'],
];
const TENS: readonly (readonly string[])[] = [
  ['بیست', 'twenty', 'zwanzig', 'عشرون', 'عشرین'],
  ['سی', 'thirty', 'dreissig', 'ثلاثون', 'ثلاثین'],
  ['چهل', 'forty', 'vierzig', 'اربعون', 'اربعین'],
  ['پنجاه', 'fifty', 'funfzig', 'خمسون', 'خمسین'],
  ['شصت', 'sixty', 'sechzig', 'ستون', 'ستین'],
  ['هفتاد', 'seventy', 'siebzig', 'سبعون', 'سبعین'],
  ['هشتاد', 'eighty', 'achtzig', 'ثمانون', 'ثمانین'],
  ['نود', 'ninety', 'neunzig', 'تسعون', 'تسعین'],
];
const HUNDREDS: readonly (readonly string[])[] = [
  ['صد', 'یکصد'],
  ['دویست'],
  ['سیصد'],
  ['چهارصد'],
  ['پانصد', 'پونصد'],
  ['ششصد', 'شیشصد'],
  ['هفتصد'],
  ['هشتصد'],
  ['نهصد'],
];

function toWorth(rows: readonly (readonly string[])[], toValue: (place: number) => number): [string, number][] {
  return rows.flatMap((words, place) => words.map((word): [string, number] => [word, toValue(place)]));
}

const WORTH: ReadonlyMap<string, number> = new Map([
  ...toWorth(UNITS, (place) => place),
  ...toWorth(TEENS, (place) => 10 + place),
  ...toWorth(TENS, (place) => 20 + place * 10),
  ...toWorth(HUNDREDS, (place) => 100 + place * 100),
]);
const HUNDRED = new Set(['hundred', 'hundert']);
const WORD = /\p{L}+/gu;
/** The joint between the parts of one number: «نهصد و دوازده», twenty-three. */
const JOINT = /^(?:[\s-]{1,2}|\s*و\s*|\s+and\s+)$/;

/** A number in words, and where it stands. */
interface SpelledNumber {
  readonly from: number;
  readonly to: number;
  readonly digits: string;
}

/** Whether a smaller part may follow a number's parts so far: tens after hundreds, units after tens. */
function takes(value: number, next: number): boolean {
  if (next === 0 || value === 0) return false;
  if (value % 100 === 0) return next < 100;
  return value % 10 === 0 && value % 100 >= 20 && next < 10;
}

/** The numbers that a text says in words of Persian, English, German and Arabic. */
export function findSpelledNumbers(text: string): SpelledNumber[] {
  const found: { from: number; to: number; value: number }[] = [];
  for (const { 0: word, index } of text.matchAll(WORD)) {
    const to = index + word.length;
    const last = found.at(-1);
    const joint = last ? text.slice(last.to, index).replace(/^ و$/, ' و ') : '';
    const value = WORTH.get(word);
    if (last && HUNDRED.has(word) && last.value < 10 && /^\s$/.test(joint)) {
      last.value *= 100;
      last.to = to;
    } else if (value !== undefined && last && JOINT.test(joint) && takes(last.value, value)) {
      last.value += value;
      last.to = to;
    } else if (value !== undefined) found.push({ from: index, to, value });
  }
  return found.map(({ from, to, value }) => ({ from, to, digits: String(value) }));
}
