import { parse, TYPE, type MessageFormatElement } from '@formatjs/icu-messageformat-parser';
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

import { statedNumbers } from '@/lib/domain/site/stated-numbers';
import { locales, type Locale } from '@/lib/i18n/locales';

import { flatten } from './message-rules.mjs';

const MESSAGES = 'messages';
const CONTENT = 'lib/catalogue/content';
const services = readdirSync(CONTENT);
const catalogue = services.map((service) => `${service}.`);

/** Places where a word may still stand: the start of a text's place. */
type Exception = readonly string[];

/** A word that is not ours, the one that we say instead, and where it stands for another thing. */
type Banned = readonly [word: RegExp, instead: string, except?: Exception];

const BANNED: Readonly<Record<Locale, readonly Banned[]>> = {
  fa: [
    // A degree of heat or of hardness has the same word, which the catalogue's pages need.
    [/(?:این|هر|کدام|همین|همان|دو) درجه(?! کمتر| بیشتر)|درجهٔ? (?:خدمت|اقتصادی|ویژه)/, 'نوع خدمت'],
    [/درجه/, 'نوع خدمت', catalogue],
    [/بی(?: |‌)پاسخ شما/, 'تا پاسخ ندهید'],
    [/پیش‌تر نزد شما/, 'قبلاً برای شما کار کرده'],
    [/خط‌های آن/, 'ردیف‌های آن'],
    [/اعتبار کار(?!مزد)/, 'اعتبار کارمزد'],
    // A commission is what a professional gives; a customer of petrol pays for the way.
    [/کارمزد (?:رساندن|آوردن)/, 'هزینهٔ رساندن'],
    [/(?<!ب)پیوند/, 'لینک'],
    [/برگزین|برگزید/, 'انتخاب'],
    [/بستن گفت‌وگو/, 'مسدود کردن'],
    [/حق ویزیت/, 'هزینهٔ ایاب‌وذهاب'],
    [/شارژ کردن اعتبار|شارژ اعتبار/, 'افزایش اعتبار'],
  ],
  en: [
    [/what (?:it is|the price is) made of/i, 'the details of the price'],
    // To pay is what a customer does.
    [/^Pay$/, 'Earnings', ['order.', 'order-following.']],
    [/Came on time/, 'There on time'],
  ],
  de: [
    [/Kundschaft/, 'die Kundin oder der Kunde', ['policy.', 'pelakfan-policy.']],
    [/(?<!Kundinnen und |Kundin oder (?:(?:der|den|dem|des|ein|einem) )?|Kundin\/)\bKunden?\b/, 'Kundinnen und Kunden'],
    [/Bestellung \{code\}/, 'Auftrag'],
    [/Kundendienst/, 'Support'],
    [/Wallet|Geldbörse/, 'Guthaben'],
    [/niemandem weiter/, 'an niemanden weiter'],
    [/Was sie bewegt hat/i, 'Was Ihre Punkte verändert hat'],
    [/\bEinkommen\b/, 'Verdienst'],
  ],
  ar: [
    [/رصيد العمل(?!ة|ا|ي)/, 'رصيد العمولة'],
    // In the catalogue it is a drain.
    [/مصرف/, 'بنك', catalogue],
    [/مصرفي/, 'بنكي'],
    [/(?:رسالة|الرسالة) (?:قصيرة|القصيرة)/, 'رسالة نصية'],
    [/(?:^|\s)(?:قَبِل|قبل) المختص/, 'وافق المختص'],
  ],
};

/** A text of SPEC, which stands letter for letter. */
const SHOUTED = new Set(['en errors.service-not-available']);

/** A hyphen or a minus that a text itself puts before a number; the format of the number has its own. */
const TYPED_MINUS = /(?:^|[\s(])[-‑–−](?=[\d۰-۹٠-٩{])/;

const readFile = (file: string) => flatten(JSON.parse(readFileSync(file, 'utf8'))) as [string, string][];

type PlacedText = readonly [place: string, text: string];
type TextsByLocale = Readonly<Record<Locale, readonly PlacedText[]>>;

const readAll = (folder: string, files: readonly string[], toPlace: (file: string) => string): PlacedText[] =>
  files.flatMap((file) =>
    readFile(path.join(folder, file)).map(([key, text]) => [`${toPlace(file)}.${key}`, text] as const),
  );

const byLocale = (list: (locale: Locale) => PlacedText[]) =>
  Object.fromEntries(locales.map((locale) => [locale, list(locale)])) as unknown as TextsByLocale;

const messages = byLocale((locale) => {
  const folder = path.join(MESSAGES, locale);
  return readAll(folder, readdirSync(folder), (file) => path.parse(file).name);
});
const texts = byLocale((locale) => [
  ...messages[locale],
  ...readAll(
    CONTENT,
    services.map((service) => path.join(service, `${locale}.json`)),
    (file) => path.dirname(file),
  ),
]);

/** The readable text of a message: all its branches, with placeholders as `{name}`. */
function toRead(elements: MessageFormatElement[]): string {
  return elements
    .map((element) => {
      if (element.type === TYPE.literal) return element.value;
      if ('options' in element)
        return Object.values(element.options)
          .map(({ value }) => toRead(value))
          .join(' ');
      if ('children' in element) return toRead(element.children);
      return element.type === TYPE.pound ? '#' : `{${element.value}}`;
    })
    .join('');
}

const read = byLocale((locale) => texts[locale].map(([place, text]) => [place, toRead(parse(text))] as const));

const listWrong = (locale: Locale, word: RegExp, except: Exception = []) =>
  read[locale]
    .filter(([place, words]) => word.test(words) && !except.some((start) => place.startsWith(start)))
    .map(([place, words]) => `${place}: ${words}`);

/** A message's placeholders by name: counted or written as a number, or a text. */
function readFilled(message: string): Map<string, 'number' | 'text'> {
  const found = new Map<string, 'number' | 'text'>();
  const visit = (elements: MessageFormatElement[]) => {
    for (const element of elements) {
      if (element.type === TYPE.number || element.type === TYPE.plural) found.set(element.value, 'number');
      else if (element.type === TYPE.argument && !found.has(element.value)) found.set(element.value, 'text');
      if ('options' in element) for (const option of Object.values(element.options)) visit(option.value);
      if ('children' in element) visit(element.children);
    }
  };
  visit(parse(message));
  return found;
}

describe.each(locales)('one word for one thing in %s', (locale) => {
  it.each(BANNED[locale].map(([word, instead, except]) => ({ word, instead, except })))(
    'is “$instead”, not $word',
    ({ word, except }) => {
      expect(listWrong(locale, word, except)).toEqual([]);
    },
  );

  it('has no exclamation mark, except where SPEC writes one', () => {
    expect(
      texts[locale]
        .filter(([place, text]) => text.includes('!') && !SHOUTED.has(`${locale} ${place}`))
        .map(([place]) => place),
    ).toEqual([]);
  });

  it('has no typed minus: the number’s format writes it', () => {
    // A degree below zero is a number of the world, and no sum of ours.
    const typed = texts[locale].filter(([, text]) => TYPED_MINUS.test(text.replace('−18', '')));
    expect(typed.map(([place, text]) => `${place}: ${text}`)).toEqual([]);
  });
});

describe('a digit', () => {
  it.each(['fa', 'ar'] as const)('in a text in %s belongs to that language', (locale) => {
    const ofLanguage = locale === 'fa' ? /[0-9٠-٩]/ : /[0-9۰-۹]/;
    // Latin names keep their own digits (iOS 16.4, T4); those of placeholders and plural forms are not read by people.
    const wrong = texts[locale].filter(([, text]) =>
      ofLanguage.test(text.replaceAll(/\{\w+|=\d+(?= ?\{)|https?:\S+|[A-Za-z]+ ?[\d.]+/g, '')),
    );
    expect(wrong.map(([place, text]) => `${place}: ${text}`)).toEqual([]);
  });
});

describe('a letter', () => {
  it.each([
    ['fa', /[ىيكة]/],
    ['ar', /[پچژگکیە]/],
  ] as const)(
    'in a text in %s belongs to that language, though the other has one that looks alike',
    (locale, foreign) => {
      // A number plate shows its country in Persian, in every language of the site.
      expect(listWrong(locale, foreign, ['account.vehicles.iran'])).toEqual([]);
    },
  );
});

describe('a number that one language counts', () => {
  it('is counted, or written as a number, in all four: a plural of a text would show no digits of the language', () => {
    const byPlace = new Map<string, Map<Locale, Map<string, 'number' | 'text'>>>();
    for (const locale of locales)
      for (const [place, text] of messages[locale])
        byPlace.set(place, (byPlace.get(place) ?? new Map()).set(locale, readFilled(text)));
    const wrong = [...byPlace].flatMap(([place, filled]) => {
      const names = new Set([...filled.values()].flatMap((names) => [...names.keys()]));
      return [...names]
        .filter((name) => !(name in statedNumbers))
        .filter((name) => new Set([...filled.values()].flatMap((names) => names.get(name) ?? [])).size > 1)
        .map((name) => `${place}: {${name}}`);
    });
    expect(wrong).toEqual([]);
  });
});
