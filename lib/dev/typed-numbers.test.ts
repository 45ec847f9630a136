import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

import { statedNumbers } from '@/lib/domain/site/stated-numbers';
import { locales } from '@/lib/i18n/locales';

import { flatten } from './message-rules.mjs';
import { allowedNumbers } from './typed-numbers-allowed.mjs';
import {
  findTypedNumbers,
  findTypedNumbersInCatalogue,
  findTypedNumbersInMessages,
  findUncountedArabic,
} from './typed-numbers.mjs';

const messagesFolder = join(process.cwd(), 'messages');
const contentFolder = join(process.cwd(), 'lib/catalogue/content');
const namespaces = readdirSync(join(messagesFolder, 'fa')).map((file) => file.replace('.json', ''));
const seopaths = readdirSync(contentFolder);
const readMessages = (locale: string, namespace: string) =>
  JSON.parse(readFileSync(join(messagesFolder, locale, `${namespace}.json`), 'utf8'));
const readContent = (locale: string, seopath: string) =>
  JSON.parse(readFileSync(join(contentFolder, seopath, `${locale}.json`), 'utf8'));

describe('a number in a sentence', () => {
  it.each([
    ['fa', 'تا ۹۰ روز و سی دقیقه', ['۹۰', 'سی']],
    ['en', 'within 90 days, three a year, and half an hour', ['90', 'three', 'half']],
    ['de', 'bis zu dreimal, vierstellig, in 20.000 Schritten', ['20.000', 'dreimal', 'vierstellig']],
    ['ar', 'خلال ٤٨ ساعة أو ساعتين، وبثلاث مرات', ['٤٨', 'ساعتين', 'وبثلاث']],
  ])('is found in %s: %s', (locale, text, found) => {
    expect(findTypedNumbers(text, locale).sort()).toEqual([...found].sort());
  });

  it.each([
    ['en', '{completionHours} hours, {count, plural, one {one more} =2 {two more} other {# more}}'],
    ['fa', 'نه، سه‌نقطه و می‌دهند'],
    ['de', 'Ihr Viertel, achten Sie auf Elfenbein'],
    ['ar', 'لست راضيًا: {freeCancelHours, plural, two {ساعتين} few {# ساعات} other {# ساعة}}'],
  ])('is not reported in %s without one: %s', (locale, text) => {
    expect(findTypedNumbers(text, locale)).toEqual([]);
  });

  it('is typed in no message and in no rule of the catalogue where the house decides it', () => {
    const problems = locales.flatMap((locale) => [
      ...namespaces.flatMap((namespace) =>
        findTypedNumbersInMessages(namespace, locale, readMessages(locale, namespace)),
      ),
      ...seopaths.flatMap((seopath) => findTypedNumbersInCatalogue(seopath, locale, readContent(locale, seopath))),
    ]);
    expect(problems).toEqual([]);
  });

  it('is allowed only where there is one, with a reason', () => {
    const said = new Map<string, string>(
      locales.flatMap((locale) => [
        ...namespaces.flatMap((namespace) =>
          flatten(readMessages(locale, namespace)).map(
            ([key, text]) => [`${locale} ${namespace}.${key}`, text] as const,
          ),
        ),
        ...seopaths.flatMap((seopath) =>
          flatten(readContent(locale, seopath)).map(([key, text]) => [`${locale} ${seopath}.${key}`, text] as const),
        ),
      ]),
    );
    const idle = [...allowedNumbers].filter(
      ([key, why]) =>
        why.length < 20 ||
        !locales.some((locale) => findTypedNumbers(said.get(`${locale} ${key}`) ?? '', locale).length > 0),
    );
    expect(idle).toEqual([]);
  });
});

describe('a number that is filled in', () => {
  it('takes the Arabic form of its noun, for every value', () => {
    const problems = [
      ...namespaces.flatMap((name) => findUncountedArabic(`messages/ar/${name}.json`, readMessages('ar', name))),
      ...seopaths.flatMap((name) => findUncountedArabic(`content/${name}/ar.json`, readContent('ar', name))),
    ];
    expect(problems).toEqual([]);
  });

  it('is a plural in English and German once it is one', () => {
    const ones = Object.entries(statedNumbers).flatMap(([name, value]) => (value === 1 ? [`{${name}}`] : []));
    const texts = (['en', 'de'] as const).flatMap((locale) => [
      ...namespaces.flatMap((name) => flatten(readMessages(locale, name))),
      ...seopaths.flatMap((name) => flatten(readContent(locale, name))),
    ]);
    expect(texts.filter(([, text]) => ones.some((one) => text.includes(one)))).toEqual([]);
  });
});
