import type { Page, Worker } from 'playwright/test';

import type { PushText } from '@/lib/server/testing/push-service';

import { wholeChromium } from '../fixtures/browsers';
import { expect, test, type Person } from '../fixtures/people';
import { register } from '../steps/api';
import { logsIn } from '../steps/identity';
import { aProvider, ordersInCash, PROVIDER_MOBILE } from '../steps/market';
import { putsOtherWorkOff } from '../steps/provider-work';

// The shell without a window takes a push, and keeps no notification.
test.use({ serviceWorkers: 'allow', launchOptions: wholeChromium });

/** The browser's own service worker of the site, and the number by which the browser knows it. */
async function findWorker(person: Person): Promise<{ worker: Worker; registrationId: string }> {
  const { page, context } = person;
  const cdp = await context.newCDPSession(page);
  const registrations: { registrationId: string; scopeURL: string }[] = [];
  cdp.on('ServiceWorker.workerRegistrationUpdated', (event) => registrations.push(...event.registrations));
  await cdp.send('ServiceWorker.enable');
  // A public page asks for it once somebody does something.
  await page.keyboard.press('Shift');
  await expect.poll(() => page.evaluate(() => navigator.serviceWorker?.controller?.state)).toBe('activated');
  await expect.poll(() => registrations.some(({ scopeURL }) => scopeURL.startsWith(person.site.url))).toBe(true);
  const { registrationId = '' } = registrations.find(({ scopeURL }) => scopeURL.startsWith(person.site.url)) ?? {};
  const [worker] = context.serviceWorkers();
  if (!worker) throw new Error('The site has no service worker');
  return { worker, registrationId };
}

/** The push service's message is given to the browser, which wakes the worker as for any push. */
async function arrives(person: Person, registrationId: string, text: PushText): Promise<void> {
  const cdp = await person.context.newCDPSession(person.page);
  await cdp.send('ServiceWorker.enable');
  const origin = new URL(person.site.url).origin;
  await cdp.send('ServiceWorker.deliverPushMessage', { origin, registrationId, data: JSON.stringify(text) });
}

/** As the browser itself keeps it: what it shows, and where. */
const listShown = (worker: Worker) =>
  worker.evaluate(async () => {
    const { registration } = globalThis as unknown as { registration: ServiceWorkerRegistration };
    const shown = await registration.getNotifications();
    return shown.map(({ title, body, dir, lang, tag, icon }) => ({ title, body, dir, lang, tag, icon }));
  });

/**
 * Presses the one notification. A browser without a window has nothing to press, so the worker is handed the browser's
 * own event with the browser's own notification. Not reached: that the browser lets the worker come to the front and
 * open a window, which it allows after a real press alone. Both are noted instead.
 */
const presses = (worker: Worker) =>
  worker.evaluate(async () => {
    const scope = globalThis as unknown as {
      registration: ServiceWorkerRegistration;
      clients: { openWindow: (path: string) => Promise<null> };
      WindowClient: { prototype: { focus: () => Promise<unknown> } };
      NotificationEvent: new (type: string, init: object) => Event;
      dispatchEvent: (event: Event) => boolean;
    };
    const opened: string[] = [];
    Reflect.set(scope, 'openedPaths', opened);
    Reflect.set(scope.clients, 'openWindow', async (path: string) => void opened.push(path));
    scope.WindowClient.prototype.focus = async () => undefined;
    const [notification] = await scope.registration.getNotifications();
    scope.dispatchEvent(new scope.NotificationEvent('notificationclick', { notification }));
  });

/** The addresses that the worker asked the browser to open since the last press. */
const listOpened = (worker: Worker) =>
  worker.evaluate(() => (globalThis as unknown as { openedPaths: readonly string[] }).openedPaths);

/**
 * The page leaves the site, and the worker knows it. On a busy computer a page that was left counts as looked at for a
 * while.
 */
async function away(page: Page, worker: Worker): Promise<void> {
  await page.goto('about:blank');
  await expect.poll(() => countPages(worker)).toBe(0);
}

const countPages = (worker: Worker) =>
  worker.evaluate(async () => {
    const { clients } = globalThis as unknown as { clients: { matchAll: (options: object) => Promise<object[]> } };
    return (await clients.matchAll({ type: 'window', includeUncontrolled: true })).length;
  });

test(
  '[B-26] a push that reaches the browser while no page is looked at shows its words in the reader’s language, once for a work, and a press leads to that work',
  { tag: '@desktop' },
  async ({ customer: expert, site }) => {
    const { page, words, context } = expert;
    await context.grantPermissions(['notifications'], { origin: new URL(site.url).origin });
    const [provider, buyer] = [await aProvider(site.url), await register(site)];
    const { taskid } = await ordersInCash(buyer, provider);
    await putsOtherWorkOff(expert);
    await logsIn(expert, PROVIDER_MOBILE);
    await expert.open('/pelakman/dashboard/');
    const { worker, registrationId } = await findWorker(expert);
    const path = `/pelakman/orderlist/newworks/${taskid}/`;
    const title = words.say('notifications.inbox.work-new.title');
    const text: PushText = { title, path, locale: words.locale };

    await test.step('while the site is looked at the page tells of it itself', async () => {
      // Of another page: shown, it would stand beside what comes next.
      await arrives(expert, registrationId, { ...text, path: '/user-profile/messages/' });
    });

    await test.step('else the browser shows it, the newest of a work in place of the one before', async () => {
      await away(page, worker);
      await arrives(expert, registrationId, { ...text, title: 'Before' });
      // Of two that arrive at once the browser may show either last.
      await expect.poll(() => listShown(worker)).toMatchObject([{ title: 'Before' }]);
      await arrives(expert, registrationId, text);
      await expect
        .poll(() => listShown(worker))
        .toEqual([
          {
            title,
            // The finder of a locked phone reads no name and no sum.
            body: '',
            dir: words.locale === 'fa' ? 'rtl' : 'ltr',
            lang: words.locale,
            tag: new URL(expert.at(path)).pathname,
            icon: `${site.url}/icons/app-192.png`,
          },
        ]);
    });

    await test.step('with no page open the worker opens the work', async () => {
      await presses(worker);
      await expect.poll(() => listOpened(worker)).toEqual([new URL(expert.at(path)).pathname]);
      expect(await listShown(worker)).toEqual([]);
    });

    await test.step('an open page is led there', async () => {
      await arrives(expert, registrationId, text);
      await expect.poll(() => listShown(worker)).toHaveLength(1);
      await expert.open('/faq/');
      await presses(worker);
      await expect(page).toHaveURL(expert.at(path));
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      expect(await listOpened(worker)).toEqual([]);
      expect(await listShown(worker)).toEqual([]);
    });
  },
);
