import { parseJson } from '@/lib/domain/text/json';
import type { PushText } from '@/lib/domain/site/push-text';

import { defaultLocale, isLocale, type Locale } from './locales';
import { toLocalePath } from './paths';

interface ReadPushText {
  readonly title: string;
  /** The path in the reader's language. */
  readonly path: string;
  readonly locale: Locale;
}

/**
 * A notification's text from its JSON. Null for anything but a path of this site: a sender must not be able to open
 * anything else.
 */
export function readPushText(json: string): ReadPushText | null {
  const { title, path, locale } = (parseJson(json) ?? {}) as Partial<Record<keyof PushText, unknown>>;
  if (typeof title !== 'string' || typeof path !== 'string' || !/^\/(?!\/)/.test(path)) return null;
  const language = isLocale(locale) ? locale : defaultLocale;
  return { title, path: toLocalePath(language, path), locale: language };
}
