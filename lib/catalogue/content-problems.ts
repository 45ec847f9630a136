import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

import type { z } from 'zod';

import { statedNumbers } from '@/lib/domain/site/stated-numbers';
import { locales, type Locale } from '@/lib/i18n/locales';

import { categoryFacts } from './category-facts';
import { categoryNumbers } from './category-numbers';
import { contentFolder } from './content';
import { categoryWords, sharedWords } from './content-schema';
import { cleaningPrices } from './prices/cleaning';
import type { CategoryFacts } from './types';

/** The problems of the files of content/, one sentence each. `npm run check` prints them, and a test fails with any. */
export function findContentProblems(folder = contentFolder): string[] {
  const known = ['shared', ...categoryFacts.map(({ seopath }) => seopath)];
  const strange = readdirSync(folder).filter((name) => !known.includes(name));
  return [
    ...strange.map((name) => `content/${name}: lib/catalogue/category-facts.ts knows no such category. Remove it.`),
    ...findFolderProblems(folder, 'shared', sharedWords, listKnownNumbers([])),
    ...categoryFacts.flatMap((facts) => findCategoryProblems(folder, facts)),
  ];
}

function findCategoryProblems(folder: string, facts: CategoryFacts): string[] {
  const parts = [...facts.types, ...facts.grades].map(({ seopath }) => seopath);
  const problems = findFolderProblems(folder, facts.seopath, categoryWords, listKnownNumbers([facts]));
  if (problems.length > 0) return problems;
  const { types = {}, grades = {} } = categoryWords.parse(read(folder, facts.seopath, 'fa'));
  const worded = [...Object.keys(types), ...Object.keys(grades)];
  return [
    ...parts
      .filter((part) => !worded.includes(part))
      .map((part) => `content/${facts.seopath}: no words of ${part}. Write them.`),
    ...worded
      .filter((part) => !parts.includes(part))
      .map((part) => `content/${facts.seopath}: ${part} is no part of it. Remove it.`),
  ];
}

function findFolderProblems(folder: string, name: string, schema: z.ZodType, numbers: ReadonlySet<string>): string[] {
  const missing = locales.filter((locale) => !existsSync(join(folder, name, `${locale}.json`)));
  if (missing.length > 0) return [`content/${name}: not in ${missing.join(', ')}. Add the file there.`];
  const shapes = locales.map((locale) =>
    findShapeProblems(`content/${name}/${locale}.json`, schema, read(folder, name, locale)),
  );
  if (shapes.flat().length > 0) return shapes.flat();
  const [leading = new Map(), ...others] = locales.map((locale) => toTexts(read(folder, name, locale)));
  return others.flatMap((texts, index) =>
    findDifferences(`content/${name}/${locales[index + 1]}.json`, leading, texts, numbers),
  );
}

function findShapeProblems(file: string, schema: z.ZodType, words: unknown): string[] {
  const { error } = schema.safeParse(words);
  return (error?.issues ?? []).map(({ path, message }) => `${file}, ${path.join('.')}: ${message}.`);
}

/** The Persian text leads: every language has its parts and its numbers. */
function findDifferences(
  file: string,
  leading: ReadonlyMap<string, string>,
  texts: ReadonlyMap<string, string>,
  numbers: ReadonlySet<string>,
): string[] {
  const missing = [...leading.keys()].filter((key) => !texts.has(key));
  const more = [...texts.keys()].filter((key) => !leading.has(key));
  const unequal = [...texts].filter(
    ([key, text]) => leading.has(key) && toNames(text) !== toNames(leading.get(key) ?? ''),
  );
  const unknown = [...leading.values(), ...texts.values()].flatMap(listNames).filter((name) => !numbers.has(name));
  return [
    ...missing.map((key) => `${file}: no ${key}, which Persian has. Translate it.`),
    ...more.map((key) => `${file}: ${key} is not in Persian. Remove it, or write it there.`),
    ...unequal.map(
      ([key, text]) =>
        `${file}, ${key}: Persian says {${toNames(leading.get(key) ?? '')}}, this {${toNames(text)}}. Use the same ones.`,
    ),
    ...new Set(
      unknown.map((name) => `${file} or Persian: nobody fills {${name}}. Use one of ${[...numbers].join(', ')}.`),
    ),
  ];
}

function listKnownNumbers(categories: readonly CategoryFacts[]): ReadonlySet<string> {
  const ofCategories = categories.flatMap((facts) =>
    Object.keys(categoryNumbers(facts, facts.types[0]?.id ?? null, cleaningPrices)),
  );
  return new Set([...Object.keys(statedNumbers), ...ofCategories]);
}

/** The forms of `{hours, plural, one {# hour} other {# hours}}`, which name nothing. */
const PLURAL_FORM = /\b(?:=\d+|zero|one|two|few|many|other)\s*\{[^{}]*\}/g;

function listNames(text: string): string[] {
  const named = text.replace(PLURAL_FORM, '');
  return [...named.matchAll(/\{(.*?)(?:,\s*plural\s*,\s*)?\}/g)].map(([, name = '']) => name).sort();
}

function toNames(text: string): string {
  return listNames(text).join(', ');
}

/** Each text by where it stands: `page.steps.0.title`. */
function toTexts(words: unknown, at = ''): Map<string, string> {
  if (typeof words === 'string') return new Map([[at, words]]);
  if (typeof words !== 'object' || words === null) return new Map();
  return new Map(
    Object.entries(words).flatMap(([name, part]) => [...toTexts(part, at === '' ? name : `${at}.${name}`)]),
  );
}

function read(folder: string, name: string, locale: Locale): unknown {
  return JSON.parse(readFileSync(join(folder, name, `${locale}.json`), 'utf8'));
}
