import { rm } from 'node:fs/promises';

import type { Page } from 'playwright/test';

import { expect, test, toPerson, type Person } from '../fixtures/people';
import { copySamples, startServer } from '../fixtures/server';
import { toSite } from '../fixtures/site';
import { register } from '../steps/api';
import { logsIn } from '../steps/identity';
import { aProvider, ordersInCash, SAMPLE_CUSTOMER_MOBILE } from '../steps/market';
import {
  answersDetails,
  answersFirstQuestion,
  answersPets,
  isAtStep,
  ORDER_PAGE,
  seesQuestion,
  step,
} from '../steps/ordering';
import { makesMoves } from '../steps/provider-work';
import { keepsPicture } from '../steps/screenshots';
import { footer } from '../steps/site-shell';

test.use({ serviceWorkers: 'allow' });

/** The paths that the service worker keeps pages of, with their query. */
function listKept(page: Page): Promise<readonly string[]> {
  return page.evaluate(async () => {
    const names = (await caches.keys()).filter((name) => name.startsWith('pelakfan-pages-'));
    const requests = await Promise.all(names.map(async (name) => (await caches.open(name)).keys()));
    return requests.flat().map(({ url }) => new URL(url).pathname + new URL(url).search);
  });
}

/** Whether an order and the empty page that shows it are on the device. */
function isOrderKept(page: Page, taskid: number, path: string): Promise<boolean> {
  return page.evaluate(
    async ([wanted, id]) => {
      const isRead = Object.keys(localStorage).some((key) => key.includes(`gettaskdetail.{"taskid":${id}}`));
      return isRead && (await caches.match(wanted)) !== undefined;
    },
    [path, taskid] as const,
  );
}

/** Whether a kept script holds a piece of text. */
function isScriptKept(page: Page, text: string): Promise<boolean> {
  return page.evaluate(async (searched) => {
    for (const name of (await caches.keys()).filter((known) => known.startsWith('pelakfan-files-'))) {
      const files = await caches.open(name);
      for (const request of await files.keys()) {
        if (request.url.endsWith('.js') && (await (await files.match(request))?.text())?.includes(searched))
          return true;
      }
    }
    return false;
  }, text);
}

/** Whether the open page has fetched a script that holds a piece of text. */
async function isScriptFetched(page: Page, text: string): Promise<boolean> {
  const names = await page.evaluate(() => performance.getEntriesByType('resource').map(({ name }) => name));
  // Read outside the page: what the page itself fetches fills the list of what it fetched, which has an end.
  const scripts = await Promise.all(
    names.filter((name) => name.endsWith('.js')).map(async (name) => (await page.request.get(name)).text()),
  );
  return scripts.some((script) => script.includes(text));
}

/** From the next document on, every title that the page has shown; a hidden one is not shown. */
async function remembersTitles(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const titles = new Set<string>();
    Object.assign(window, { shownTitles: titles });
    new MutationObserver(() => {
      // Before a question is there, its place is named for the ear alone.
      const title = document.querySelector('main h1:not(.sr-only)');
      if (title?.textContent && title.checkVisibility()) titles.add(title.textContent);
    }).observe(document, { attributes: true, childList: true, subtree: true, characterData: true });
  });
}

function readTitles(page: Page): Promise<readonly string[]> {
  return page.evaluate(() => [...(window as unknown as { shownTitles: Set<string> }).shownTitles]);
}

/** Longer than a browser takes to look for another worker. */
const VISIT_MS = 10_000;
/** Words of the questions that come after the first, each in a script of its own. */
const AHEAD = ['pets.title', 'login.title', 'description.title', 'dateTime.title', 'invoice.editAnswer'];

const pathOf = (person: Person, path: string) => new URL(person.at(path)).pathname + new URL(person.at(path)).search;
const isControlled = (page: Page) => page.evaluate(() => navigator.serviceWorker?.controller != null);

/**
 * Leaves the site and ends its workers. A browser does so by itself half a minute after the last page, but never under
 * a debugger, which a flow is. A worker that takes over while the one before is being asked waits for that end.
 */
async function endsRestingWorkers(page: Page): Promise<void> {
  await page.goto('about:blank');
  const debug = await page.context().newCDPSession(page);
  await debug.send('ServiceWorker.enable');
  await debug.send('ServiceWorker.stopAllWorkers');
  await debug.detach();
}

/** A page with the worker in charge, as at a second visit. */
async function comesBack(person: Person, path: string): Promise<void> {
  const { page } = person;
  await person.open(path);
  // The first sign brings the framework, and the framework the worker.
  await page.keyboard.press('Shift');
  await expect.poll(() => isControlled(page)).toBe(true);
}

test(
  'an order that was begun goes on without network, as far as it needs none, and after that by itself',
  { tag: '@phone' },
  async ({ customer, expectConsole }) => {
    expectConsole(/net::ERR_/, /Failed to (fetch|load resource)/);
    const { page, words, context } = customer;
    await comesBack(customer, ORDER_PAGE);
    await expect
      .poll(() => listKept(page))
      .toEqual(expect.arrayContaining([pathOf(customer, '/offline/'), pathOf(customer, ORDER_PAGE)]));
    await answersFirstQuestion(customer);
    await expect.poll(() => listKept(page)).toContain(`${pathOf(customer, ORDER_PAGE)}?order-step`);
    // The screens of the questions ahead come by themselves.
    for (const text of AHEAD) await expect.poll(() => isScriptKept(page, text)).toBe(true);
    await seesQuestion(customer, 'order.details.title');
    await context.setOffline(true);
    await expect(page.getByRole('status').filter({ hasText: words.say('order.offline') })).toBeVisible();
    await keepsPicture(customer, '80-offline-order');
    await answersDetails(customer, { more: 1 });
    await answersPets(customer, 'cat');
    await isAtStep(customer, step.address);
    await expect(page.getByText(words.say('order.login.title'))).toBeVisible();
    await remembersTitles(page);
    await page.reload();
    await isAtStep(customer, step.address);
    await expect(page.getByText(words.say('order.login.title'))).toBeVisible();
    expect(await readTitles(page), 'no other question was shown before').toEqual([words.say('order.login.title')]);
    await page.goBack();
    await expect(page.getByRole('checkbox', { name: words.say('order.pets.cat') })).toBeChecked();
    await context.setOffline(false);
    await expect(page.getByRole('status').filter({ hasText: words.say('order.offline') })).toHaveCount(0);
    // What the framework could not fetch on the way back it loads by itself, maybe right now: then that load ends this
    // one.
    await expect(() => page.reload()).toPass();
    await expect(page.getByRole('checkbox', { name: words.say('order.pets.cat') })).toBeChecked();
    expect(await readTitles(page), 'nor with a network').toEqual([words.say('order.pets.title')]);
  },
);

test('keeps files that a page fetched before the worker was there', { tag: '@phone' }, async ({ customer }) => {
  const { page } = customer;
  await page.addInitScript(() => {
    const container = navigator.serviceWorker;
    const register = container.register.bind(container);
    const isLetIn = new Promise((resolve) => window.addEventListener('test:let-in', resolve, { once: true }));
    container.register = (...details) => isLetIn.then(() => register(...details));
  });
  await customer.open(`${ORDER_PAGE}?order-step=${step.type}`);
  await page.keyboard.press('Shift');
  for (const text of AHEAD) await expect.poll(() => isScriptFetched(page, text)).toBe(true);
  expect(await isControlled(page)).toBe(false);
  await page.evaluate(() => window.dispatchEvent(new Event('test:let-in')));
  await expect.poll(() => isControlled(page)).toBe(true);
  for (const text of AHEAD) await expect.poll(() => isScriptKept(page, text)).toBe(true);
});

test(
  'without network, pages that were seen open, and any other says what can be done and opens once there is one',
  { tag: '@phone' },
  async ({ customer, expectConsole }) => {
    expectConsole(/net::ERR_/, /Failed to (fetch|load resource)/);
    const { page, words, context } = customer;
    await comesBack(customer, '/services/');
    await customer.open(ORDER_PAGE);
    await expect
      .poll(() => listKept(page))
      .toEqual(expect.arrayContaining(['/offline/', '/services/', ORDER_PAGE].map((path) => pathOf(customer, path))));
    await context.setOffline(true);
    await customer.open('/services/');
    await expect(page.getByRole('heading', { level: 1, name: words.say('services.list.title') })).toBeVisible();
    await customer.open('/contact/');
    await expect(page.getByRole('heading', { level: 1, name: words.say('offline.title') })).toBeVisible();
    expect(page.url()).toBe(customer.at('/contact/'));
    await expect(page.getByRole('main').locator(`a[href="${pathOf(customer, ORDER_PAGE)}"]`)).toBeVisible();
    await keepsPicture(customer, '81-offline');
    await context.setOffline(false);
    await expect(page.getByRole('heading', { level: 1, name: words.say('contact.title') })).toBeVisible();
  },
);

test(
  'a page that was opened by a link, without loading a document, opens without network too',
  { tag: '@phone' },
  async ({ customer, expectConsole }) => {
    expectConsole(/net::ERR_/, /Failed to (fetch|load resource)/);
    const { page, words, context } = customer;
    await comesBack(customer, '/faq/');
    const link = footer(customer).locator(`a[href="${pathOf(customer, '/privacy/')}"]`);
    // A fetch ahead for a pointer at a link is no visit.
    const isAhead = page.waitForResponse(
      (response) => new URL(response.url()).pathname === pathOf(customer, '/privacy/'),
    );
    await link.hover();
    await (await isAhead).finished();
    expect(await listKept(page)).not.toContain(pathOf(customer, '/privacy/'));
    await link.click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(words.say('privacy.title'));
    await expect.poll(() => listKept(page)).toContain(pathOf(customer, '/privacy/'));
    await context.setOffline(true);
    await page.reload();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(words.say('privacy.title'));
  },
);

test(
  'nothing of one person is kept, and after the switch nothing at all',
  { tag: '@phone' },
  async ({ browser, watch }, info) => {
    const dataDirectory = await copySamples();
    const first = await startServer({ dataDirectory });
    const environment = { PORT: new URL(first.url).port, SERVICE_WORKER: 'off' };
    let server = first;
    const context = await browser.newContext();
    try {
      watch(context);
      const visitor = toPerson(await context.newPage(), toSite(server.url), info.project.name);
      const { page } = visitor;
      await comesBack(visitor, '/');
      await logsIn(visitor, SAMPLE_CUSTOMER_MOBILE);
      for (const visited of ['/my-order-list/', '/services/', '/services/?q=a']) await visitor.open(visited);
      await expect.poll(() => listKept(page)).toContain(pathOf(visitor, '/services/'));
      const kept = await listKept(page);
      expect(kept.filter((address) => /api|my-order-list|login|q=/.test(address))).toEqual([]);
      // Nobody looks at the site while it is down: a page may still ask for a font.
      await page.goto('about:blank');
      await first.stop();
      server = await startServer({ dataDirectory, environment });
      await expect(async () => {
        await endsRestingWorkers(page);
        // A page that is asked for while one worker follows the other may never be answered.
        await page.goto(visitor.at('/services/'), { timeout: VISIT_MS });
        await expect.poll(() => page.evaluate(async () => (await caches.keys()).length), { timeout: VISIT_MS }).toBe(0);
      }).toPass({ timeout: 6 * VISIT_MS });
      // A person without a worker keeps nothing either.
      await visitor.open('/');
      await expect
        .poll(() => page.evaluate(async () => (await navigator.serviceWorker.getRegistrations()).length))
        .toBe(0);
    } finally {
      await context.close();
      await server.stop();
      await rm(dataDirectory, { recursive: true, force: true });
    }
  },
);

test(
  'an order that was read opens without network: its code, hour and door are there, and its acts are off',
  { tag: '@phone' },
  async ({ customer, site, expectConsole }) => {
    expectConsole(/net::ERR_/, /Failed to (fetch|load resource)/, /WebSocket/);
    const [provider, buyer] = [await aProvider(site.url), await register(site)];
    const { taskid } = await ordersInCash(buyer, provider);
    await makesMoves(site, provider, taskid, ['accept']);
    const { startCode } = (await buyer.call('clean/gettaskdetail', { taskid })).taskDetail;
    const { page, words, context } = customer;
    await comesBack(customer, '/');
    await logsIn(customer, buyer.mobile, buyer.password);
    await customer.open(`/my-order-list/current_order/?taskid=${taskid}`);
    const code = page.getByRole('heading', { name: words.say('order-following.startCode.title') });
    await expect(code).toBeVisible();
    await expect.poll(() => isOrderKept(page, taskid, pathOf(customer, '/my-order-list/current_order/'))).toBe(true);

    await context.setOffline(true);
    await page.reload();
    await expect(page.getByRole('status').filter({ hasText: words.about('order-following.away.strip') })).toBeVisible();
    await expect(code).toBeVisible();
    await expect(page.getByText('Maghsoudbeyk 12').first()).toBeAttached();
    await expect(page.getByText([...words.digits(startCode ?? '')].join(' '))).toBeAttached();
    await expect(page.getByRole('button', { name: words.say('order-following.acts.message') })).toBeDisabled();
    await keepsPicture(customer, '82-order-without-network');

    await context.setOffline(false);
    await expect(page.getByText(words.about('order-following.away.strip'))).toHaveCount(0);
    await expect(page.getByRole('button', { name: words.say('order-following.acts.message') })).toBeEnabled();
  },
);
