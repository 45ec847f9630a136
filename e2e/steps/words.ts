import { readFileSync } from 'node:fs';

import { fillNumbers } from '@/lib/i18n/fill-numbers';

/** Every language of the site; the projects speak the first two. */
export type TestLocale = 'fa' | 'en' | 'de' | 'ar';

/** A gap of a message, which may be a plural whose forms have gaps of their own. */
const GAP = /\{(?:[^{}]|\{(?:[^{}]|\{[^{}]*\})*\})*\}/;

const folder = new URL('../../messages/', import.meta.url);
const numberLocales: Record<TestLocale, string> = { fa: 'fa-IR', en: 'en-GB', de: 'de-DE', ar: 'ar-EG' };

/** A choice of a message by one of its values: `{given, select, unknown {…} other {…}}`. */
const SELECT = /\{(\w+), select, ((?:\w+ \{(?:[^{}]|\{\w+\})*\}\s*)+)\}/g;
const SELECTED = /(\w+) \{((?:[^{}]|\{\w+\})*)\}/g;

/** The site's own words, so that no test carries a sentence of its own. Keys are `<namespace>.<path>`. */
export interface Words {
  readonly locale: TestLocale;
  /** The words, with their gaps filled. */
  say(key: string, values?: Readonly<Record<string, string | number>>): string;
  /** The words whatever stands in their gaps. */
  about(key: string): RegExp;
  /** Rials as the page writes them. */
  tomans(rials: number): string;
  /** A whole number in the page's digits, without separators. */
  digits(number: number | string): string;
}

export function wordsOf(locale: TestLocale): Words {
  const files = new Map<string, unknown>();
  const find = (key: string): string => {
    const [namespace = '', ...path] = key.split('.');
    if (!files.has(namespace))
      files.set(
        namespace,
        fillNumbers(JSON.parse(readFileSync(new URL(`${locale}/${namespace}.json`, folder), 'utf8')), locale),
      );
    const found = path.reduce<unknown>(
      (value, name) => (typeof value === 'object' && value !== null ? Reflect.get(value, name) : undefined),
      files.get(namespace),
    );
    if (typeof found !== 'string')
      throw new Error(`messages/${locale}/${namespace}.json has no words at ${path.join('.')}`);
    return found.replace(/<\/?\w+>/g, '');
  };
  const say: Words['say'] = (key, values = {}) =>
    find(key)
      .replace(SELECT, (whole, name: string, choices: string) => {
        const texts = new Map([...choices.matchAll(SELECTED)].map(([, choice, text]) => [choice, text]));
        return texts.get(String(values[name])) ?? texts.get('other') ?? whole;
      })
      .replace(/\{(\w+)\}/g, (gap, name: string) => String(values[name] ?? gap));
  const numbers = new Intl.NumberFormat(numberLocales[locale], { maximumFractionDigits: 1 });
  const plain = new Intl.NumberFormat(numberLocales[locale], { useGrouping: false });
  return {
    locale,
    say,
    about: (key) => new RegExp(find(key).split(GAP).map(escapePattern).join('.*')),
    tomans: (rials) => say('units.tomans', { amount: numbers.format(rials / 10) }),
    digits: (number) => String(number).replace(/\d/g, (digit) => plain.format(Number(digit))),
  };
}

/**
 * Any space matches any other: Playwright reads a no-break space as a plain one in some places and as itself in others.
 */
function escapePattern(text: string): string {
  return text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&').replace(/\s+/g, '\\s+');
}

/** Persian and Arabic digits as Latin ones. */
export function toLatinDigits(text: string): string {
  return text
    .replace(/[۰-۹]/g, (digit) => String(digit.charCodeAt(0) - 0x06f0))
    .replace(/[٠-٩]/g, (digit) => String(digit.charCodeAt(0) - 0x0660));
}

/** The number that a text on the page shows, whatever its digits and separators. */
export function toNumber(text: string): number {
  const digits = toLatinDigits(text).replace(/[٬,\u066c]/g, '');
  const found = /[-−]?\s*\d+(?:[.٫]\d+)?/.exec(digits.replace(/[\u200e\u200f\u061c]/g, ''))?.[0];
  if (found === undefined) throw new Error(`"${text}" shows no number`);
  return Number(found.replace('−', '-').replace('٫', '.').replace(/\s/g, ''));
}
