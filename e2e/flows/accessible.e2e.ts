import type { Locator } from 'playwright/test';

import { expect, test, type Person } from '../fixtures/people';
import { findAxeProblems, findNightProblems, findWordsWithoutLanguage, isFocusCovered } from '../steps/accessibility';
import { register } from '../steps/api';
import { logsIn } from '../steps/identity';
import { addAddress, PROVIDER_MOBILE, SAMPLE_CUSTOMER_MOBILE } from '../steps/market';
import { ORDER_PAGE, step } from '../steps/ordering';
import { answersByKey, followsByKey, paysByKey } from '../steps/ordering-by-key';
import { isAlive } from '../steps/page-loading';

const PAGES = [
  '/',
  '/services/',
  ORDER_PAGE,
  '/services/house-cleaning/regular-cleaning/',
  '/faq/',
  '/contact/',
  '/login/',
  '/register/',
  '/404/',
  '/services',
];
const OWN_PAGES = [
  [SAMPLE_CUSTOMER_MOBILE, ['/my-order-list/', '/user-profile/', '/user-profile/addresses/']],
  [PROVIDER_MOBILE, ['/pelakman/dashboard/', '/pelakman/earnings/']],
] as const;
const STEPS_UPWARDS = 40;
/** To the tabs at the end of a page of one’s own. */
const STOPS = 25;
const NIGHT_GROUND = 'rgb(11, 18, 34)';
const PAPER = 'rgb(250, 250, 247)';

const byName = (person: Person, role: 'button' | 'link', key: string) =>
  person.page
    .getByRole(role, { name: person.words.about(key) })
    .locator('visible=true')
    .first();

async function findsNothing(person: Person, what: string): Promise<void> {
  expect.soft(await findAxeProblems(person.page), what).toEqual([]);
}

async function opensAlive(person: Person, path: string): Promise<void> {
  await person.open(path);
  await person.page.mouse.move(5, 5);
  await expect.poll(() => isAlive(person.page)).toBe(true);
}

test('axe finds nothing on a page of each kind, before its scripts and after them', async ({
  customer,
  expectConsole,
}) => {
  expectConsole(/status of 404/);
  for (const path of PAGES) {
    await customer.open(path);
    await findsNothing(customer, path);
  }
  await logsIn(customer, SAMPLE_CUSTOMER_MOBILE);
  for (const path of ['/my-order-list/', `${ORDER_PAGE}?order-step=${step.details}&type=301`]) {
    await opensAlive(customer, path);
    await findsNothing(customer, path);
  }
});

test(
  'the dark theme has readable letters, and paper stays light',
  { tag: '@phone' },
  async ({ customer, expectConsole }) => {
    expectConsole(/status of 404/);
    const { page } = customer;
    for (const path of PAGES) {
      await customer.open(path);
      expect.soft(await findNightProblems(page), path).toEqual([]);
    }
    await logsIn(customer, SAMPLE_CUSTOMER_MOBILE);
    for (const path of ['/my-order-list/', '/user-profile/', `${ORDER_PAGE}?order-step=${step.details}&type=301`]) {
      await opensAlive(customer, path);
      expect.soft(await findNightProblems(page), path).toEqual([]);
    }
    await page.emulateMedia({ colorScheme: 'dark' });
    await expect(page.locator('html')).toHaveCSS('background-color', NIGHT_GROUND);
    await page.emulateMedia({ colorScheme: 'dark', media: 'print' });
    await expect(page.locator('html')).toHaveCSS('background-color', PAPER);
  },
);

test('axe finds nothing in the provider’s area', async ({ customer }) => {
  await logsIn(customer, PROVIDER_MOBILE);
  await customer.open('/pelakman/dashboard/');
  await expect(
    customer.page.getByRole('heading', { level: 1, name: customer.words.say('provider.places.dashboard') }),
  ).toBeVisible();
  await findsNothing(customer, 'dashboard');
});

test('axe finds nothing in what opens over a page: login, registration, menus, search', async ({ customer }) => {
  const { page, words, isPhone } = customer;
  const dialog = page.getByRole('dialog');
  const opensAndCloses = async (key: string) => {
    await byName(customer, 'button', key).click();
    await expect(dialog).toBeVisible();
    await findsNothing(customer, key);
    await page.keyboard.press('Escape');
    await expect(dialog).toHaveCount(0);
    // The focus is back where it came from.
    await expect(byName(customer, 'button', key)).toBeFocused();
  };
  await opensAlive(customer, ORDER_PAGE);
  await byName(customer, 'button', 'layout.header.login').click();
  await expect(dialog.getByLabel(words.say('auth.password.label'))).toBeVisible();
  await findsNothing(customer, 'login');
  await dialog.getByRole('button', { name: words.say('auth.login.register'), exact: true }).click();
  await expect(page.getByRole('dialog', { name: words.say('auth.title.register') })).toBeVisible();
  await findsNothing(customer, 'registration');
  await page.keyboard.press('Escape');
  await expect(dialog).toHaveCount(0);
  if (isPhone) {
    await opensAndCloses('layout.header.openMenu');
    await opensAndCloses('layout.header.search');
  } else {
    await byName(customer, 'button', 'layout.header.allServices').press('Enter');
    await findsNothing(customer, 'all services');
    await page.keyboard.press('Escape');
    await expect(byName(customer, 'button', 'layout.header.allServices')).toBeFocused();
  }
});

test(
  'a listener of the English pages hears Persian names and words in Persian',
  { tag: '@desktop' },
  async ({ customer, expectConsole }) => {
    expectConsole(/status of 404/);
    const { page } = customer;
    for (const path of [...PAGES, '/yar/', '/services-at-location/tehran/house-cleaning/']) {
      await customer.open(path);
      expect.soft(await findWordsWithoutLanguage(page), path).toEqual([]);
    }
    for (const [mobile, paths] of OWN_PAGES) {
      await logsIn(customer, mobile);
      for (const path of paths) {
        await opensAlive(customer, path);
        expect.soft(await findWordsWithoutLanguage(page), path).toEqual([]);
      }
      await page.context().clearCookies();
    }
  },
);

/** Goes on by keys, and what has the focus is never covered. */
async function goesUncovered({ page }: Person, key: 'Tab' | 'Shift+Tab', stops: number): Promise<void> {
  for (let pressed = 0; pressed < stops; pressed += 1) {
    await page.keyboard.press(key);
    const focused = await page.evaluate(() => document.activeElement?.outerHTML.slice(0, 200));
    expect(await isFocusCovered(page), focused).toBe(false);
  }
}

/** The word of the moment covers nothing that has the focus. */
async function coversNothingByAWord(customer: Person): Promise<void> {
  const { page, words } = customer;
  await opensAlive(customer, '/user-profile/info/');
  // Copied or not: the browser may refuse, and a word says either.
  await page.getByRole('button', { name: words.say('account.invite.copy'), exact: true }).press('Enter');
  await expect(page.locator('.floating [data-tone]')).toBeVisible();
  await goesUncovered(customer, 'Shift+Tab', STOPS);
}

test(
  'at 400 % no bar stays over what has the focus, and on a phone what has it is scrolled to above the tabs',
  { tag: '@phone' },
  async ({ customer }) => {
    const { page } = customer;
    const tabs = page.locator('.own-tabs');
    await logsIn(customer, SAMPLE_CUSTOMER_MOBILE);
    await opensAlive(customer, '/user-profile/addresses/');
    await expect(tabs).toHaveCSS('position', 'fixed');
    await expect(page.locator('html')).toHaveCSS('scroll-padding-bottom', '80px');
    await goesUncovered(customer, 'Tab', STOPS);
    await page.setViewportSize({ width: 320, height: 256 });
    await expect(tabs).toHaveCSS('position', 'static');
    await goesUncovered(customer, 'Shift+Tab', STOPS);
    await coversNothingByAWord(customer);
    await opensAlive(customer, `${ORDER_PAGE}?order-step=${step.details}&type=301`);
    await expect(page.locator('.action-bar')).toHaveCSS('position', 'static');
    await goesUncovered(customer, 'Tab', STEPS_UPWARDS);
  },
);

test('in the reader’s own colours the search and the way on keep an edge', async ({ customer }) => {
  const { page } = customer;
  await page.emulateMedia({ forcedColors: 'active' });
  await customer.open('/');
  const search = page.getByRole('main').getByRole('search');
  await expect(search).toHaveCSS('border-top-width', '1px');
  await expect(search.locator('button[type=submit]')).toHaveCSS('border-top-width', '1px');
});

test(
  'in the reader’s own colours a switch says whether it is on, and the current tab is marked',
  { tag: '@phone' },
  async ({ customer }) => {
    const { page, words } = customer;
    const groundOf = (element: Locator) => element.evaluate((node) => getComputedStyle(node).backgroundColor);
    await page.emulateMedia({ forcedColors: 'active' });
    await logsIn(customer, PROVIDER_MOBILE);
    await opensAlive(customer, '/pelakman/dashboard/');
    const tabs = page.getByRole('navigation', { name: words.say('provider.tabs.label') }).getByRole('link');
    const current = tabs.and(page.locator('[aria-current]'));
    const other = tabs.and(page.locator(':not([aria-current])')).first();
    expect(await groundOf(current)).not.toBe(await groundOf(other));

    await opensAlive(customer, '/user-profile/settings/');
    const setting = page.getByRole('switch').first();
    await expect(setting).toHaveCSS('border-top-width', '1px');
    const before = await groundOf(setting);
    await setting.press('Space');
    await expect.poll(() => groundOf(setting)).not.toBe(before);
  },
);

test(
  'the keyboard alone orders a cleaning and pays for it: each question has the focus and the title, the price is said, and names say their language',
  { tag: '@desktop' },
  async ({ customer, site }) => {
    // Persian words on a page in Latin letters.
    const caller = await register(site, { firstname: 'سارا', lastname: 'محمدی' });
    await addAddress(caller, 'خیابان مقصودبیک، پلاک ۱۲');
    await logsIn(customer, caller.mobile, caller.password);
    await opensAlive(customer, ORDER_PAGE);
    await answersByKey(customer);
    await paysByKey(customer);
    const taskid = await followsByKey(customer);
    // The hour is free again for the next flow.
    const { reqId: reqid } = (await caller.call('clean/gettaskdetail', { taskid })).taskDetail;
    await caller.call('reqandpay/cancelrequest', { reqid });
  },
);

test('[S-12] going back up a long page by keyboard, the sticky header covers no focus', async ({ customer }) => {
  const { page } = customer;
  await opensAlive(customer, ORDER_PAGE);
  await page.getByRole('main').getByRole('link').last().focus();
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBeGreaterThan(0);
  await goesUncovered(customer, 'Shift+Tab', STEPS_UPWARDS);
});
