import type { Page } from 'playwright/test';

import { expect, test, type Person } from '../fixtures/people';
import { register } from '../steps/api';
import { aPhoto } from '../steps/files';
import { logsIn } from '../steps/identity';
import { addAddress, aProvider, findFreeDay } from '../steps/market';
import {
  answersDateTime,
  answersUpToTheDay,
  choosesProvider,
  goesOn,
  isAtStep,
  opensDescription,
  step,
} from '../steps/ordering';
import { losesScripts } from '../steps/page-loading';
import { placesOrder, readsPayable } from '../steps/paying';
import { keepsPicture } from '../steps/screenshots';
import { header, headerButton, wakes } from '../steps/site-shell';

const PROBE = '**/robots.txt';
const TYPED = 'Where is my cleaner?';
/** How long a busy site asks to wait. */
const BUSY_SECONDS = 3;

const typedField = ({ page }: Person) => page.getByRole('main').locator('textarea[name="text"]');
const opensLogin = (person: Person) => headerButton(person, 'layout.header.login').locator('visible=true').click();
const login = ({ page, words }: Person) => page.getByRole('dialog', { name: words.say('auth.title.login') });

async function typesSomething(customer: Person): Promise<void> {
  await customer.open('/contact/');
  await wakes(customer);
  await typedField(customer).fill(TYPED);
}

test(
  'a dialog that a bad network does not bring leaves the page and what was typed, says so, and comes by itself once it can',
  { tag: '@phone' },
  async ({ customer, expectConsole }) => {
    expectConsole(/net::ERR_/);
    const { page, words, context } = customer;
    await typesSomething(customer);
    // The browser believes that it has a network: no event tells it that there is one again.
    const bringScripts = await losesScripts(context);
    await context.route(PROBE, (route) => route.abort());
    await opensLogin(customer);
    await expect(page.getByRole('status').filter({ hasText: words.say('offline.lost') })).toBeVisible();
    await expect(typedField(customer)).toHaveValue(TYPED);
    await expect(header(customer)).toBeVisible();
    await context.unroute(PROBE);
    await bringScripts();
    await expect(login(customer)).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(typedField(customer)).toHaveValue(TYPED);
  },
);

test(
  'a part of a version that the site no longer has leads to a page of its newest version, and the part is there',
  { tag: '@desktop' },
  async ({ customer, expectConsole }) => {
    expectConsole(/404/, /ChunkLoadError/);
    const { page, words, context } = customer;
    await customer.open('/contact/');
    await wakes(customer);
    const bringScripts = await losesScripts(context, (route) => route.fulfill({ status: 404 }));
    await opensLogin(customer);
    const failure = page.getByRole('alert').filter({ hasText: words.say('failure.title') });
    await expect(failure).toBeVisible();
    await bringScripts();
    await failure.getByRole('link', { name: words.say('failure.retry') }).click();
    await expect(failure).toHaveCount(0);
    await wakes(customer);
    await opensLogin(customer);
    await expect(login(customer)).toBeVisible();
  },
);

/** A site with more to do than it can in time: the next request of these is refused before anything of it has begun. */
const isBusyOnce = ({ page, words }: Person, address: string) =>
  page.route(
    address,
    (route) =>
      route.fulfill({
        status: 503,
        headers: { 'retry-after': String(BUSY_SECONDS) },
        json: {
          desc: 'service-unavailable',
          retryAfterSeconds: BUSY_SECONDS,
          responseStatus: { value: 5030, name: 'service-unavailable', descr: words.say('errors.service-unavailable') },
        },
      }),
    { times: 1 },
  );

/** The server hears each request and does as it says; the sender hears nothing, until the network is back. */
async function losesAnswers(page: Page, address: string): Promise<() => Promise<void>> {
  await page.route(address, async (route) => {
    await route.fetch();
    await route.abort('connectionreset');
  });
  return () => page.unroute(address);
}

const OLD_PRICE_RIALS = 10_000_000;

/** The pre-invoice still shows what the price book said before. */
async function readsAnotherPrice(customer: Person): Promise<void> {
  const { page, words } = customer;
  const prices = '**/api/main/clean/getcleanprice';
  const price = await readsPayable(customer);
  await page.route(prices, async (route) => {
    const response = await route.fetch();
    await route.fulfill({
      response,
      json: { ...((await response.json()) as object), payableRial: OLD_PRICE_RIALS },
    });
  });
  await page.reload();
  await expect.poll(() => readsPayable(customer)).toBe(OLD_PRICE_RIALS / 10);
  await page.unroute(prices);
  await placesOrder(customer);
  await expect(page.getByRole('alert').filter({ hasText: words.say('errors.price-changed') })).toBeVisible();
  await expect.poll(() => readsPayable(customer)).toBe(price);
  await keepsPicture(customer, '42-price-changed');
  await expect(page.getByText(TYPED).first()).toBeVisible();
  await isAtStep(customer, step.invoice);
}

test(
  'a busy site says so and how long to wait, and keeps the order with everything that was said and sent',
  { tag: '@phone' },
  async ({ customer, expectConsole }) => {
    expectConsole(/status of 503/, /status of 409/, /net::ERR_CONNECTION_RESET/);
    const { page, words, site } = customer;
    const provider = await aProvider(site.url);
    const caller = await register(site);
    await addAddress(caller);
    await logsIn(customer, caller.mobile, caller.password);
    await answersUpToTheDay(customer);
    await answersDateTime(customer, { gDate: await findFreeDay(provider) });
    const busy = page.getByRole('alert').filter({ hasText: words.say('errors.service-unavailable') });
    const text = page.getByRole('textbox', { name: words.say('order.description.text') });
    await test.step('a photo that was refused waits as long as the site asks, and goes up then', async () => {
      await opensDescription(customer);
      await text.fill(TYPED);
      await isBusyOnce(customer, '**/api/file/uploadimage');
      await page.getByLabel(words.say('order.description.photoAdd')).setInputFiles(aPhoto());
      await expect(busy.getByRole('button')).toBeDisabled();
      await expect(busy.getByRole('button')).toHaveText(words.about('common.retryIn'));
      await keepsPicture(customer, '42-busy-photo');
      await busy.getByRole('button', { name: words.say('common.retry'), exact: true }).click();
      await expect(page.getByText(words.say('order.description.photoDone'))).toBeVisible();
      await expect(text).toHaveValue(TYPED);
      await goesOn(customer);
    });
    await test.step('an order that was refused stays at its pre-invoice, and is placed by the next press', async () => {
      await choosesProvider(customer, provider.name);
      await isAtStep(customer, step.invoice);
      await isBusyOnce(customer, '**/api/main/clean/addcleanrequest');
      await placesOrder(customer);
      await expect(busy).toBeVisible();
      await keepsPicture(customer, '42-busy-order');
      await isAtStep(customer, step.invoice);
    });
    await test.step('a price that has changed since it was read is told, and the new one is there to be agreed to', () =>
      readsAnotherPrice(customer));
    await test.step('a connection that dies at sending makes one order, however often it is sent', async () => {
      const bringAnswers = await losesAnswers(page, '**/api/main/clean/addcleanrequest');
      await placesOrder(customer);
      await expect(page.getByRole('alert').filter({ hasText: words.say('common.networkFailed') })).toBeVisible();
      await isAtStep(customer, step.invoice);
      await bringAnswers();
      await page.reload();
      await placesOrder(customer);
      await page.waitForURL((url) => url.pathname.startsWith('/dev/bank/'));
      const { lstTask } = await caller.call('clean/getallcurrenttaskbyuserid', {});
      expect(lstTask).toHaveLength(1);
    });
  },
);
