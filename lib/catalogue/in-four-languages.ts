import type { Locale } from '@/lib/i18n/locales';

import type { Localized } from './types';

/** Words in which each text stands in all four languages. */
export type InFourLanguages<Words> = Words extends string
  ? Localized
  : Words extends readonly (infer Part)[]
    ? InFourLanguages<Part>[]
    : { [Name in keyof Words]: InFourLanguages<Words[Name]> };

/** Lays the files of the languages over each other. They have equal shapes: content-problems.ts holds them so. */
export function toFourLanguages<Words>(byLocale: Readonly<Record<Locale, Words>>): InFourLanguages<Words> {
  return merge(byLocale) as InFourLanguages<Words>;
}

function merge({ fa, en, de, ar }: Readonly<Record<Locale, unknown>>): unknown {
  if (typeof fa !== 'object' || fa === null) return fa === undefined ? undefined : { fa, en, de, ar };
  const parts = Object.keys(fa).map((name) => {
    const mergedPart = merge({ fa: at(fa, name), en: at(en, name), de: at(de, name), ar: at(ar, name) });
    return [name, mergedPart] as const;
  });
  return Array.isArray(fa) ? parts.map(([, mergedPart]) => mergedPart) : Object.fromEntries(parts);
}

function at(value: unknown, name: string): unknown {
  return typeof value === 'object' && value !== null ? Reflect.get(value, name) : undefined;
}
