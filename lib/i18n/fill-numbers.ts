import { statedNumbers } from '@/lib/domain/site/stated-numbers';
import { formatNumber } from '@/lib/i18n/format-number';
import type { Locale } from '@/lib/i18n/locales';

type Numbers = Readonly<Record<string, number>>;

/** `{name}`, or the head of `{name, plural, …}`. */
const PLACEHOLDER = /\{(\w+)(\}|,\s*plural\s*,)/g;
/** The head of one form of a plural: `few {`. */
const FORM = /\s*(=?\w+)\s*\{/y;

/**
 * Words, or a whole file of them, with the named numbers put in, in the language's digits. `{completionHours}` becomes
 * «۴۸». `{completionHours, plural, one {# hour} other {# hours}}` becomes the form that the number has in the language.
 * Other placeholders stay: they are for the component that shows the words.
 */
export function fillNumbers<Words>(words: Words, locale: Locale, numbers: Numbers = statedNumbers): Words {
  // The shape stays as it is: only texts within it change.
  return fill(words, (text) => fillText(text, locale, numbers)) as Words;
}

function fill(value: unknown, toFilled: (text: string) => string): unknown {
  if (typeof value === 'string') return value.includes('{') ? toFilled(value) : value;
  if (Array.isArray(value)) return value.map((part: unknown) => fill(part, toFilled));
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([name, part]) => [name, fill(part, toFilled)]));
}

function fillText(text: string, locale: Locale, numbers: Numbers): string {
  let filled = '';
  let from = 0;
  for (const found of text.matchAll(PLACEHOLDER)) {
    const [head, name = '', end = ''] = found;
    // Within a plural that is filled already.
    if (found.index < from || !Object.hasOwn(numbers, name)) continue;
    const number = numbers[name] ?? 0;
    const after = found.index + head.length;
    const plural = end === '}' ? null : readPlural(text, after);
    filled += text.slice(from, found.index);
    filled += plural
      ? fillText(choose(plural.forms, number, locale), locale, numbers).replaceAll('#', formatNumber(number, locale))
      : formatNumber(number, locale);
    from = plural ? plural.end : after;
  }
  return filled + text.slice(from);
}

function choose(forms: ReadonlyMap<string, string>, number: number, locale: Locale): string {
  const form = forms.get(`=${number}`) ?? forms.get(new Intl.PluralRules(locale).select(number)) ?? forms.get('other');
  if (form === undefined) throw new Error(`A plural has no form "other": ${[...forms.keys()].join(', ')}. Add it.`);
  return form;
}

/** The forms of a plural by name, and where the placeholder ends in the text. */
function readPlural(text: string, start: number): { forms: Map<string, string>; end: number } {
  const forms = new Map<string, string>();
  let at = start;
  for (;;) {
    FORM.lastIndex = at;
    const head = FORM.exec(text);
    if (!head) break;
    const end = findClosing(text, FORM.lastIndex);
    forms.set(head[1] ?? '', text.slice(FORM.lastIndex, end));
    at = end + 1;
  }
  const end = text.indexOf('}', at);
  if (end < 0 || text.slice(at, end).trim() !== '') throw new Error(`A plural is not closed: "${text}". Close it.`);
  return { forms, end: end + 1 };
}

/** The position of the brace that closes the one opened just before `start`. */
function findClosing(text: string, start: number): number {
  let depth = 1;
  for (let at = start; at < text.length; at += 1) {
    if (text[at] === '{') depth += 1;
    if (text[at] === '}') depth -= 1;
    if (depth === 0) return at;
  }
  throw new Error(`A brace is not closed: "${text}". Close it.`);
}
