import { readFileSync } from 'node:fs';
import { join } from 'node:path';

import { createTranslator, type MessageKeys, type Messages, type NestedKeyOf } from 'use-intl/core';

import { fillNumbers } from '@/lib/i18n/fill-numbers';
import { toWordsLocale, type Locale } from '@/lib/i18n/locales';

import { isToldName, withToldNames, type Unnamed } from './told-names';

type Params = Readonly<Record<string, string | number>>;

type Namespace = keyof Messages;
type KeyOf<Name extends Namespace> = MessageKeys<Messages[Name], NestedKeyOf<Messages[Name]>>;

/** The words of one file messages/<locale>/<namespace>.json. */
export interface Words<Name extends Namespace> {
  /** The words of a key (`fields.required`), its placeholders filled. */
  say(key: KeyOf<Name>, params?: Params): string;
  /** Whether a text from elsewhere is a key of these words. */
  has(key: string): key is KeyOf<Name>;
}

interface AnyWords {
  readonly say: (key: string, params?: Params) => string;
  readonly has: (key: string) => boolean;
}

// Read from the folder that the program is started in, like the migrations: the bundle carries no words of its own.
const folder = join(process.cwd(), 'messages');
const cache = new Map<string, AnyWords>();

/** The server's own words: errors, notifications, the pages of the demo. Read once a language and namespace. */
export function getWords<Name extends Namespace>(locale: Locale, namespace: Name): Words<Name> {
  const cacheKey = `${locale}/${namespace}`;
  const words = cache.get(cacheKey) ?? loadWords(locale, namespace);
  cache.set(cacheKey, words);
  return { say: words.say, has: (key): key is KeyOf<Name> => words.has(key) };
}

/** A name as others are told it. */
export function toToldName(name: string, kind: Unnamed, locale: Locale): string {
  return isToldName(name) ? name : getWords(locale, 'notifications').say(`unnamed.${kind}`);
}

function loadWords(locale: Locale, namespace: string): AnyWords {
  // Groups are reached by dotted keys (`fields.required`), so a flat record is all that the translator need be told.
  const written: Record<string, string> = JSON.parse(readFileSync(join(folder, locale, `${namespace}.json`), 'utf8'));
  const messages = fillNumbers(written, locale);
  const translate = createTranslator({
    locale: toWordsLocale(locale),
    messages,
    timeZone: 'Asia/Tehran',
    onError: () => undefined,
    getMessageFallback: ({ key }) => key,
  });
  const has = (key: string) => translate.has(key);
  if (namespace !== 'notifications') return { say: (key, params) => translate(key, { ...params }), has };
  const sayUnnamed = (kind: Unnamed) => translate(`unnamed.${kind}`);
  return { say: (key, params = {}) => translate(key, withToldNames(key, params, sayUnnamed)), has };
}
