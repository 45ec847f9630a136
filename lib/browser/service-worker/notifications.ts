import { parseJson } from '@/lib/domain/text/json';
import type { PushText } from '@/lib/domain/site/push-text';
import { defaultLocale, getDirection, isLocale, type Locale } from '@/lib/i18n/locales';
import { toLocalePath } from '@/lib/i18n/paths';

import { scope, type ClickEvent, type PushEvent } from './scope';

const ICON = '/icons/app-192.png';

/** Shows what a push service has brought, unless a page is looked at: that one tells of it itself. */
export async function showPush({ data }: PushEvent): Promise<void> {
  const text = readText(data?.text() ?? '');
  if (!text) return;
  const pages = await scope.clients.matchAll({ type: 'window', includeUncontrolled: true });
  if (pages.some(({ visibilityState }) => visibilityState === 'visible')) return;
  // Of one order the newest word takes the place of the one before, and rings as that one did.
  const { title, path, locale } = text;
  await scope.registration.showNotification(title, {
    tag: path,
    renotify: true,
    lang: locale,
    dir: getDirection(locale),
    icon: ICON,
    badge: ICON,
    data: { path },
  });
}

/** Leads to what a notification tells of, in a page that is open where there is one. */
export async function followPush({ notification }: ClickEvent): Promise<void> {
  notification.close();
  const { path } = notification.data as { readonly path: string };
  const [page] = await scope.clients.matchAll({ type: 'window', includeUncontrolled: true });
  if (!page) return void (await scope.clients.openWindow(path));
  try {
    await page.focus();
    await page.navigate(path);
  } catch {
    // A page that was there before the worker is not the worker's to lead.
    await scope.clients.openWindow(path);
  }
}

interface ReadText {
  readonly title: string;
  readonly path: string;
  readonly locale: Locale;
}

/**
 * The title, and the path in the reader's language. Null for anything but a path of this site: nothing else may be
 * opened by whoever sends.
 */
function readText(json: string): ReadText | null {
  const { title, path, locale } = (parseJson(json) ?? {}) as Partial<Record<keyof PushText, unknown>>;
  if (typeof title !== 'string' || typeof path !== 'string' || !/^\/(?!\/)/.test(path)) return null;
  const language = isLocale(locale) ? locale : defaultLocale;
  return { title, path: toLocalePath(language, path), locale: language };
}
