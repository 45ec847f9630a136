// What the four languages' messages must have in common. Pure: check-messages.mjs reads the files.
import { TYPE, parse } from '@formatjs/icu-messageformat-parser';

const ARABIC_SCRIPT = /[\u0600-\u06ff]/;
const FALSE_ONE = /\bone \{[^{}]*(?<!\p{L})یک(?!\p{L})/u;
const LATIN_LOCALES = new Set(['en', 'de']);
const NAMED = new Set([TYPE.argument, TYPE.number, TYPE.date, TYPE.time, TYPE.select, TYPE.plural, TYPE.tag]);

/** Nested groups as dotted keys: { a: { b: 'x' } } → a.b. A list's places are numbers. */
export function flatten(messages, prefix = '') {
  return Object.entries(messages).flatMap(([name, value]) =>
    typeof value === 'object' && value !== null ? flatten(value, `${prefix}${name}.`) : [[`${prefix}${name}`, value]],
  );
}

/**
 * The placeholders of an ICU message, sorted: `count`, `<b>`. A number may stand plain in one language and as a plural
 * in another.
 */
export function listPlaceholders(message) {
  const found = new Set();
  const visit = (elements) => {
    for (const element of elements) {
      if (NAMED.has(element.type)) found.add(element.type === TYPE.tag ? `<${element.value}>` : element.value);
      for (const option of Object.values(element.options ?? {})) visit(option.value);
      visit(element.children ?? []);
    }
  };
  visit(parse(message));
  return [...found].sort();
}

/** Whether a select within a plural has a `#`, which no count fills there. */
function hasIdleCount(message) {
  const visit = (elements, isWithin) =>
    elements.some(
      (element) =>
        (isWithin && element.type === TYPE.literal && element.value.includes('#')) ||
        Object.values(element.options ?? {}).some((option) =>
          visit(option.value, isWithin || element.type === TYPE.select),
        ) ||
        visit(element.children ?? [], isWithin),
    );
  return visit(parse(message), false);
}

/** Problems of one namespace: `byLocale` is locale → messages; the first locale leads. One sentence each. */
export function findProblems(namespace, byLocale) {
  const locales = Object.keys(byLocale);
  const flat = Object.fromEntries(locales.map((locale) => [locale, new Map(flatten(byLocale[locale]))]));
  const keys = new Set(locales.flatMap((locale) => [...flat[locale].keys()]));
  return [...keys].flatMap((key) => findProblemsOfKey(`${namespace}.json, ${key}`, key, locales, flat));
}

function findProblemsOfKey(place, key, locales, flat) {
  const missing = locales.filter((locale) => !flat[locale].has(key));
  if (missing.length > 0)
    return [`${place}: not in ${missing.join(', ')}. Add its words there, or remove the key everywhere.`];
  const empty = locales.filter(
    (locale) => typeof flat[locale].get(key) !== 'string' || flat[locale].get(key).trim() === '',
  );
  if (empty.length > 0) return [`${place}: no words in ${empty.join(', ')}. Write them.`];
  const unequal = findUnequalPlaceholders(place, key, locales, flat);
  return [
    ...findForeign(place, key, locales, flat),
    ...unequal,
    ...findIdleCounts(place, key, locales, flat),
    ...findFalseOnes(place, key, locales, flat),
  ];
}

function findForeign(place, key, locales, flat) {
  const leading = flat[locales[0]].get(key);
  // The same in every language is a name: that of a language, a letter of a number plate.
  if (locales.every((locale) => flat[locale].get(key) === leading)) return [];
  return locales
    .filter((locale) => LATIN_LOCALES.has(locale) && ARABIC_SCRIPT.test(flat[locale].get(key)))
    .map((locale) => `${place}: ${locale} says "${flat[locale].get(key)}" in Persian or Arabic letters. Translate it.`);
}

function findUnequalPlaceholders(place, key, locales, flat) {
  const problems = [];
  const lists = locales.map((locale) => {
    try {
      return listPlaceholders(flat[locale].get(key)).join(', ');
    } catch (error) {
      problems.push(
        `${place}: ${locale} is not a message that can be read (${error.message}): "${flat[locale].get(key)}". Correct its braces.`,
      );
      return null;
    }
  });
  if (problems.length > 0 || new Set(lists).size === 1) return problems;
  const shown = locales.map((locale, at) => `${locale} {${lists[at]}}`).join(', ');
  return [`${place}: the placeholders differ: ${shown}. Use the same ones in every language.`];
}

function findIdleCounts(place, key, locales, flat) {
  const isIdle = (locale) => {
    try {
      return hasIdleCount(flat[locale].get(key));
    } catch {
      // Said already: it cannot be read.
      return false;
    }
  };
  return locales
    .filter(isIdle)
    .map(
      (locale) => `${place}: ${locale} has a # within a select, where it stays a #. Put the plural into the select.`,
    );
}

/** Persian's `one` is also the branch of none and of fractions, of which its word for one is not true. */
function findFalseOnes(place, key, locales, flat) {
  return locales
    .filter((locale) => locale === 'fa' && FALSE_ONE.test(flat[locale].get(key)))
    .map((locale) => `${place}: ${locale} says یک in the branch "one", which zero takes, too. Name the branch "=1".`);
}

/** Error keys without words: `words` is the leading locale's errors.json; the others are equal by the rules above. */
export function findWordlessErrors(errorKeys, words) {
  const known = new Set(flatten(words).map(([key]) => key));
  return errorKeys
    .filter((key) => !known.has(key))
    .map(
      (key) => `errors.json, ${key}: lib/contract/errors.ts declares it and no language has words for it. Add them.`,
    );
}
