import type { Locator, Page } from 'playwright/test';

import { expect, test, type Person } from '../fixtures/people';
import { register, type Caller } from '../steps/api';
import { logsIn } from '../steps/identity';
import { PROVIDER_MOBILE } from '../steps/market';
import { keepsPicture } from '../steps/screenshots';
import { MENU } from '../steps/menu';
import { header, headerButton, pathOf } from '../steps/site-shell';

const statusOf = async (person: Person, path: string) => (await fetch(person.at(path), { redirect: 'manual' })).status;

/** The answer is a bare number (SPEC 7). */
const countUnread = async (person: Caller) =>
  Number((await person.tryCall('nonePreloader/user/countuserinbox', {})).text);

/** The envelope with so many unread messages; on a phone there is none without. */
const envelopeOf = (person: Person, count: number) =>
  header(person).getByRole('link', {
    name:
      count > 0
        ? person.words.say('layout.header.unreadMessages', { count: person.words.digits(count) })
        : person.words.say('layout.header.messages'),
    exact: true,
  });

const isFocusIn = (page: Page, selector: string) =>
  page.evaluate((inside) => document.activeElement?.closest(inside) !== null, selector);

test(
  '[S-05] [R-33] the services menu opens by hover, press and key, keeps the order of the menu, and closes by Escape',
  { tag: '@desktop' },
  async ({ customer, browser, watch }) => {
    const { page, words } = customer;
    await customer.open('/policy/');
    const button = headerButton(customer, 'layout.header.allServices');
    const services = header(customer).locator('[data-menu-service]');
    const links = services.locator('> a');

    await test.step('a mouse that rests on it opens it, a press after that keeps it open, and Escape closes it', async () => {
      await button.hover();
      await expect(links.first()).toBeVisible();
      await button.click();
      await expect(links.first()).toBeVisible();
      await keepsPicture(customer, '80-mega-menu');
      await page.keyboard.press('Escape');
      await expect(links.first()).toBeHidden();
      await page.mouse.move(700, 700);
    });
    await test.step('beside it are the logo, which leads home, the language menu and the login', async () => {
      const logo = header(customer)
        .getByRole('link', { name: words.say('layout.logoLabel'), exact: true })
        .locator('visible=true');
      await expect(logo).toHaveAttribute('href', pathOf(customer, '/'));
      await expect(header(customer).getByRole('button', { name: words.about('layout.header.language') })).toBeVisible();
      await expect(headerButton(customer, 'layout.header.login').locator('visible=true')).toHaveText(
        words.say('layout.header.login'),
      );
    });
    await test.step('it has the fifteen services in their order, each with a page', async () => {
      const paths = await links.evaluateAll((found) => found.map((link) => link.getAttribute('href') ?? ''));
      expect(paths).toEqual(MENU.map((seopath) => pathOf(customer, `/services/${seopath}/`)));
      for (const seopath of MENU)
        expect([seopath, await statusOf(customer, `/services/${seopath}/`)]).toEqual([seopath, 200]);
    });
    await test.step('the arrow keys open it and go through it, Escape gives the focus back, and leaving it closes it', async () => {
      await button.focus();
      await page.keyboard.press('ArrowDown');
      await expect(links.first()).toBeFocused();
      await page.keyboard.press('ArrowDown');
      await page.keyboard.press('ArrowUp');
      await expect(links.first()).toBeFocused();
      await page.keyboard.press('Escape');
      await expect(button).toBeFocused();
      await expect(links.first()).toBeHidden();
      await page.keyboard.press('Enter');
      await page.keyboard.press('Tab');
      await expect(links.first()).toBeFocused();
      await page.keyboard.press('Shift+Tab');
      await page.keyboard.press('Shift+Tab');
      await expect(links.first()).toBeHidden();
    });
    await test.step('provider sign-up is there for everybody, the dashboard for nobody without a role', async () => {
      await expect(
        header(customer).getByRole('link', { name: words.say('layout.header.becomeProvider') }),
      ).toHaveAttribute('href', pathOf(customer, '/joinus/'));
      await expect(header(customer).getByRole('link', { name: words.say('layout.header.dashboard') })).toHaveCount(0);
    });
    await test.step('without any script it opens by style', async () => {
      const context = await browser.newContext({ javaScriptEnabled: false });
      watch(context);
      const plain = await context.newPage();
      await plain.goto(customer.at('/policy/'));
      await plain.getByRole('button', { name: words.say('layout.header.allServices') }).hover();
      await plain.locator(`header a[href="${pathOf(customer, '/services/laundry/')}"]`).click();
      await expect(plain).toHaveURL(customer.at('/services/laundry/'));
      await context.close();
    });
  },
);

test(
  '[S-07] [S-08] [S-09] [S-10] [T-13] a phone’s header searches, opens the side menu and asks for the login',
  { tag: '@phone' },
  async ({ customer }) => {
    const { page, words } = customer;
    await customer.open('/');
    await expect(headerButton(customer, 'layout.header.search')).toHaveCount(0);
    await expect(
      header(customer)
        .getByRole('link', { name: words.say('layout.logoLabel') })
        .locator('visible=true'),
    ).toHaveCount(1);
    await customer.open('/policy/');

    await test.step('the search fills the screen, lists the services, finds one, and leads there', async () => {
      await headerButton(customer, 'layout.header.search').click();
      const dialog = page.getByRole('dialog', { name: words.say('layout.searchDialog.title') });
      await expect(dialog.getByRole('listitem')).toHaveCount(MENU.length);
      expect(await dialog.boundingBox()).toEqual({ x: 0, y: 0, width: 390, height: 844 });
      await keepsPicture(customer, '81-search');
      const name = (await dialog.getByRole('link').nth(1).innerText()).trim();
      await dialog.getByRole('searchbox').fill('zzzz');
      await expect(dialog.getByRole('listitem')).toHaveCount(0);
      await expect(dialog.getByRole('link', { name: words.say('layout.footer.allServices') })).toHaveAttribute(
        'href',
        pathOf(customer, '/services/'),
      );
      await dialog.getByRole('searchbox').fill(name);
      await dialog.getByRole('link', { name, exact: true }).first().click();
      await expect(page).toHaveURL(customer.at('/services/laundry/'));
      await expect(dialog).toBeHidden();
    });
    const menu = page.getByRole('dialog', { name: words.say('layout.menu.title') });
    const open = () => headerButton(customer, 'layout.header.openMenu').click();
    await test.step('the side menu dims the page, keeps the focus, and closes on the dim and on Escape', async () => {
      await open();
      for (const [key, path] of [
        ['services', '/services/'],
        ['orders', '/my-order-list/'],
        ['wallet', '/wallet-turnover/'],
        ['faq', '/faq/'],
        ['joinus', '/joinus/'],
      ] as const) {
        await expect(menu.getByRole('link', { name: words.say(`layout.links.${key}`), exact: true })).toHaveAttribute(
          'href',
          pathOf(customer, path),
        );
      }
      await expect(menu.getByRole('link', { name: words.say('layout.header.dashboard') })).toHaveCount(0);
      await keepsPicture(customer, '82-side-menu');
      const ground = () =>
        page.evaluate(() => getComputedStyle(document.elementFromPoint(20, 400) ?? document.body).backgroundColor);
      await expect.poll(ground).toMatch(/^rgba\(12, 27, 58, 0\.6\)$/);
      for (let step = 0; step < 40; step += 1) {
        await page.keyboard.press('Tab');
        if (!(await isFocusIn(page, '[role="dialog"]'))) throw new Error(`The focus left the menu at step ${step}.`);
      }
      await page.touchscreen.tap(20, 400);
      await expect(menu).toBeHidden();
      await open();
      await page.keyboard.press('Escape');
      await expect(menu).toBeHidden();
      await expect(headerButton(customer, 'layout.header.openMenu')).toBeFocused();
    });
    await test.step('it closes on a link, which leads on', async () => {
      await open();
      await menu.getByRole('link', { name: words.say('layout.links.faq'), exact: true }).click();
      await expect(page).toHaveURL(customer.at('/faq/'));
      await expect(menu).toBeHidden();
    });
    await test.step('the person’s icon opens the login', async () => {
      await headerButton(customer, 'layout.header.login').click();
      await expect(page.getByRole('dialog', { name: words.say('auth.title.login') })).toBeVisible();
    });
  },
);

test('[S-06] [S-07] [S-11] [P-02] [T-13] a customer sees their name, their messages and how many are unread', async ({
  customer,
}) => {
  const { page, words, site, isPhone } = customer;
  const someone = await register(site);
  const count = await countUnread(someone);
  expect(count).toBeGreaterThan(0);
  await logsIn(customer, someone.mobile, someone.password, new URL(customer.at('/')).pathname);
  await expect(headerButton(customer, 'layout.header.login').locator('visible=true')).toHaveCount(0);
  const envelope = envelopeOf(customer, count);
  const listPlaces = (links: Locator) => links.evaluateAll((found) => found.map((link) => link.getAttribute('href')));
  let places: (string | null)[] = [];
  await expect(envelope.locator('[data-unread-badge]').locator('visible=true')).toHaveText(words.digits(count));
  // On a phone the name leads to the profile, on a desktop it opens a menu.
  const person = header(customer)
    .getByRole(isPhone ? 'link' : 'button', { name: words.about('layout.header.accountOf') })
    .locator('visible=true');
  await expect(person).toContainText(isPhone ? (someone.name.split(' ')[0] ?? '') : someone.name);
  await person.click();
  if (isPhone) {
    await expect(page).toHaveURL(customer.at('/user-profile/'));
    const cards = page.locator('main section[aria-labelledby^="places-"]').getByRole('link');
    await expect(cards.first()).toBeVisible();
    places = [pathOf(customer, '/user-profile/'), ...(await listPlaces(cards))];
  } else {
    const entries = header(customer)
      .getByRole('list')
      .locator('visible=true')
      .filter({ has: page.getByRole('button', { name: words.say('layout.header.logout') }) });
    await expect(entries.getByRole('link', { name: words.say('account.places.orders') })).toBeVisible();
    await expect(entries.getByRole('link', { name: words.say('layout.header.dashboard') })).toHaveCount(0);
    places = await listPlaces(entries.getByRole('link'));
    await keepsPicture(customer, '83-customer-menu');
    await page.keyboard.press('Escape');
  }

  await envelope.locator('visible=true').click();
  await expect(page).toHaveURL(customer.at('/user-profile/messages/'));
  // The name leads to the same places on both widths: everything that the account has.
  const parts = page.getByRole('main').locator(`nav[aria-label="${words.say('account.navigation')}"] a`);
  await expect.poll(() => listPlaces(parts)).toEqual(places.map((path) => path?.replace(/\/?$/, '/')));
  await page
    .getByRole('main')
    .getByRole('navigation')
    .getByRole('link', { name: words.say('inbox.news') })
    .click();
  await page.getByRole('main').locator('li:has(time)').getByRole('link').first().click();
  const left = envelopeOf(customer, count - 1);
  if (count > 1 || !isPhone) await expect(left.locator('visible=true')).toHaveCount(1);
  await expect.poll(() => countUnread(someone)).toBe(count - 1);
});

test('[S-05] [S-06] [S-10] [P-04] a provider’s menus lead to the work', async ({ customer }) => {
  const { page, words, isPhone } = customer;
  await logsIn(customer, PROVIDER_MOBILE, '1234', new URL(customer.at('/pelakman/dashboard/')).pathname);
  await expect(page).toHaveURL(customer.at('/pelakman/dashboard/'));
  const dashboard = (place: ReturnType<typeof header>) =>
    place.getByRole('link', { name: words.say('layout.header.dashboard') }).locator('visible=true');
  if (isPhone) {
    await headerButton(customer, 'layout.header.openMenu').click();
    await expect(dashboard(page.getByRole('dialog', { name: words.say('layout.menu.title') }))).toBeVisible();
    await page.keyboard.press('Escape');
  } else await expect(dashboard(header(customer))).toBeVisible();
  // A phone's name leads to the profile, a desktop's opens the menu (S-08).
  await header(customer)
    .getByRole(isPhone ? 'link' : 'button', { name: words.about('layout.header.accountOf') })
    .locator('visible=true')
    .click();
  if (isPhone) await expect(page).toHaveURL(customer.at('/pelakman/user-profile/'));
  // On a phone the work has a tab, on the desktop a line in the menu.
  const menu = isPhone ? page.getByRole('navigation', { name: words.say('provider.tabs.label') }) : header(customer);
  await menu
    .getByRole('link', { name: words.say(isPhone ? 'provider.tabs.work' : 'provider.places.newworks') })
    .locator('visible=true')
    .click();
  await expect(page).toHaveURL(customer.at('/pelakman/orderlist/newworks/'));
});

test(
  '[S-10] a phone without a script has the menu as plain links, also where there is no footer',
  { tag: '@phone' },
  async ({ customer, browser, watch }) => {
    const { words } = customer;
    const context = await browser.newContext({ javaScriptEnabled: false });
    watch(context);
    const plain = await context.newPage();
    await plain.goto(customer.at('/services/'));
    const banner = plain.getByRole('banner');
    // A control that only a script could open is not there to be pressed in vain.
    await expect(banner.getByRole('button', { name: words.say('layout.header.search') })).toBeHidden();
    await banner.locator('summary').locator('visible=true').click();
    for (const [key, path] of [
      ['home', '/'],
      ['orders', '/my-order-list/'],
      ['faq', '/faq/'],
      ['login', '/login/'],
    ] as const) {
      await expect(
        banner.getByRole('link', { name: words.say(`layout.links.${key}`), exact: true }).locator('visible=true'),
      ).toHaveAttribute('href', pathOf(customer, path));
    }
    await keepsPicture(customer.inTab(plain), '89-plain-menu');
    await banner
      .getByRole('link', { name: words.say('layout.links.contact'), exact: true })
      .locator('visible=true')
      .click();
    await expect(plain).toHaveURL(customer.at('/contact/'));
    await context.close();
  },
);
