// Numbers that are typed into sentences. A number that the house decides is a placeholder of
// lib/domain/site/stated-numbers.ts, so that a changed constant changes every page; what may be typed all the same
// stands in typed-numbers-allowed.mjs, with the reason.
import { flatten } from './message-rules.mjs';
import { allowedNumbers } from './typed-numbers-allowed.mjs';

const DIGITS = /[0-9۰-۹٠-٩][0-9۰-۹٠-٩.,٫٬]*/gu;

// "One" is an article as often as a number, and Persian «نه» is "no" more often than nine, so neither is looked for.
const WORDS = {
  fa: words(
    'دو|سه|چهار|پنج|شش|هفت|هشت|ده|یازده|دوازده|سیزده|چهارده|پانزده|شانزده|هفده|هجده|نوزده|بیست|سی|چهل|پنجاه|شصت|هفتاد|هشتاد|نود|صد|دویست|هزار|نیم|نیمی|نصف|ربع',
    '(?:رقمی|تا|تای|بار|نفره|ساعته|روزه)?',
  ),
  en: words(
    'two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|thirteen|fourteen|fifteen|sixteen|seventeen|eighteen|nineteen|twenty|thirty|forty|fifty|sixty|seventy|eighty|ninety|hundred|thousand|half|quarter|twice|fortnight',
  ),
  de: words(
    'zwei|drei|vier|fünf|sechs|sieben|acht|neun|zehn|elf|zwölf|dreizehn|vierzehn|fünfzehn|zwanzig|dreißig|vierzig|fünfzig|sechzig|siebzig|achtzig|neunzig|hundert|tausend|halbe[nrms]?|hälfte|viertelstunde',
    '(?:mal|fach|stellig(?:e[nrms]?)?|stündige?[nrms]?|tägige?[nrms]?)?',
  ),
  ar: words(
    'اثنان|(?<!ال)اثنين|اثنتان|اثنتين|ثلاث|ثلاثة|أربع|أربعة|خمس|خمسة|(?<!ل)ست|ستة|سبع|سبعة|ثماني|ثمانية|ثمان|تسع|تسعة|عشر|عشرة|عشرون|عشرين|ثلاثون|ثلاثين|أربعون|أربعين|خمسون|خمسين|ستون|ستين|سبعون|سبعين|ثمانون|ثمانين|تسعون|تسعين|مئتان|مئتين|ألف|آلاف|نصف|ربع|ساعتان|ساعتين|يومان|يومين|دقيقتان|دقيقتين|أسبوعان|أسبوعين|شهران|شهرين|سنتان|سنتين|مرتان|مرتين|عامان|عامين',
    '',
    '(?:[وفبلك]{0,2}(?:ال)?)',
  ),
};

/**
 * Words that mark a sentence of the catalogue as a rule of the house: quotes, cancelling, fees, gifts, and the movement
 * of money.
 */
const RULE = {
  fa: /پیشنهاد|لغو|کارمزد|هدیه|تومان|ریال|دستمزد یک ساعت|آزاد می‌شود|واریز|تأیید (?:شما|می‌کند|کند)|درصد قیمت/u,
  en: /\bquot|\bbids?\b|\bcancel|\bcommission|\bgifts?\b|\btomans?\b|\brials?\b|price of one hour|hour’s price|\breleased|\bside by side|\bahead\b/iu,
  de: /\bAngebot|stornier|\babsag|\bProvision|\bGeschenk|\bToman|\bRial|Preis einer Stunde|freigegeben|ausgezahlt|im Voraus/iu,
  ar: /عرض|عروض|إلغاء|تلغي|عمولة|هدية|تومان|ريال|أجرة ساعة|سعر ساعة|يُصرف|يُدفع لل/u,
};

function words(list, after = '', before = '') {
  return new RegExp(`(?<![\\p{L}\\p{M}\\u200c])${before}(?:${list})${after}(?![\\p{L}\\p{M}\\u200c])`, 'giu');
}

/** The text without parts outside sentences: placeholders, heads and forms of plurals, tags. */
function toSentence(text) {
  return (
    text
      // A form that belongs to one number alone may spell it.
      .replace(/(?:=\d+|\b(?:one|two))\s*\{(?:[^{}]|\{\w+\})*\}/g, ' ')
      .replace(/\{\w+\s*,\s*(?:plural|select|selectordinal)\s*,/g, ' ')
      .replace(/(?:=\d+|\b(?:zero|one|two|few|many|other)\b)\s*(?=\{)/g, ' ')
      .replace(/\{\w+\}/g, ' ')
      .replace(/<\/?\w+>/g, ' ')
  );
}

/** The numbers that are typed into a text: digits of the three systems and number words of the language. */
export function findTypedNumbers(text, locale) {
  const sentence = toSentence(text);
  return [...(sentence.match(DIGITS) ?? []), ...(sentence.match(WORDS[locale]) ?? [])];
}

/** Problems of one file of messages: every typed number, unless its key is allowed. */
export function findTypedNumbersInMessages(namespace, locale, messages) {
  return flatten(messages).flatMap(([key, text]) => {
    if (allowedNumbers.has(`${namespace}.${key}`)) return [];
    return toProblems(`messages/${locale}/${namespace}.json, ${key}`, findTypedNumbers(text, locale));
  });
}

/**
 * Problems of one file of the catalogue: typed numbers in sentences that state a rule of the house. Degrees, litres and
 * days of drying are typed.
 */
export function findTypedNumbersInCatalogue(seopath, locale, content) {
  return flatten(content).flatMap(([key, text]) => {
    if (allowedNumbers.has(`${seopath}.${key}`)) return [];
    const rules = text.split(/(?<=[.;:؛؟?!…])\s/u).filter((sentence) => RULE[locale].test(sentence));
    return toProblems(
      `content/${seopath}/${locale}.json, ${key}`,
      rules.flatMap((sentence) => findTypedNumbers(sentence, locale)),
    );
  });
}

const COUNTED =
  /\{(daysAhead|apologiesAYear|bidsShown|bidRetries|\w+(?:Hours|Minutes|Seconds|Days|Months|Years|Digits))\}/gu;

/** Arabic counts in six forms, so a number that is counted with a word behind it has to be a plural there. */
export function findUncountedArabic(place, content) {
  return flatten(content).flatMap(([key, text]) =>
    [...text.matchAll(COUNTED)]
      .filter((found) => /^\s+(?!إلى)\p{L}/u.test(text.slice(found.index + found[0].length)))
      .map(
        ([, name]) => `${place}, ${key}: {${name}} stands before a word that it counts. Write {${name}, plural, …}.`,
      ),
  );
}

function toProblems(place, numbers) {
  if (numbers.length === 0) return [];
  return [
    `${place}: "${numbers.join('", "')}" is typed. Use a placeholder of lib/domain/site/stated-numbers.ts, or allow it in lib/dev/typed-numbers-allowed.mjs and say why.`,
  ];
}
