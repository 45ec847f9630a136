import { getDirection } from '@/lib/i18n/locales';
import { readPushText } from '@/lib/i18n/push-text';

import { scope, type ClickEvent, type PushEvent } from './scope';

const ICON = '/icons/app-192.png';

/** Shows what a push service has brought, unless a page is looked at: that one tells of it itself. */
export async function showPush({ data }: PushEvent): Promise<void> {
  const text = readPushText(data?.text() ?? '');
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

/** Leads to the subject of a notification, in a page that is open where there is one. */
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
