import type { Page, Request } from 'playwright/test';

import { expect, test } from '../fixtures/people';
import { call } from '../steps/api';
import { ORDER_PAGE } from '../steps/ordering';
import { keepsPicture } from '../steps/screenshots';
import { MENU } from '../steps/menu';
import { footer, header, headerButton, pathOf, scrollsTo, wakes } from '../steps/site-shell';

test('[S-12] [K-17] the header stays in sight on the way up from below 550 px, and goes on the way down, without moving the page', async ({
  customer,
}) => {
  const { page } = customer;
  await customer.open('/policy/');
  await wakes(customer);
  const goTo = (y: number) => scrollsTo(page, y);
  const contentTop = () =>
    page.evaluate(() =>
      Math.round((document.querySelector('main')?.getBoundingClientRect().top ?? 0) + window.scrollY),
    );
  const top = await contentTop();
  const sticky = header(customer).and(page.locator('[data-sticky="true"]'));
  await goTo(1400);
  await expect(sticky).toHaveCount(0);
  await goTo(1200);
  await expect(sticky).toBeInViewport();
  expect(await contentTop()).toBe(top);
  await keepsPicture(customer, '85-sticky');
  await goTo(1250);
  await expect(sticky).toHaveCount(0);
  await goTo(900);
  await expect(sticky).toHaveCount(1);
  await goTo(550);
  await expect(sticky).toHaveCount(0);
});

test('[S-05] [S-07] [K-18] [K-19] [K-20] from 992 px on the header is a desktop’s, and the content begins below it', async ({
  customer,
}) => {
  const { page } = customer;
  const services = headerButton(customer, 'layout.header.allServices');
  const menu = headerButton(customer, 'layout.header.openMenu');
  const contentTop = () =>
    page.evaluate(() => getComputedStyle(document.querySelector('main') ?? document.body).paddingTop);
  await page.setViewportSize({ width: 991, height: 800 });
  await customer.open('/policy/');
  await expect(menu).toBeVisible();
  await expect(services).toBeHidden();
  expect((await header(customer).boundingBox())?.height).toBe(59);
  expect(await contentTop()).toBe('59px');
  await page.setViewportSize({ width: 992, height: 800 });
  await expect(services).toBeVisible();
  await expect(menu).toBeHidden();
  expect(await contentTop()).toBe('120px');
});

test('[S-13] [S-15] [S-16] [S-29] the footer promises the money back, and hides where SPEC 2 says, after a link too', async ({
  customer,
}) => {
  const { page, words, isPhone } = customer;
  const subtitle = footer(customer).getByText(words.say('layout.footer.subtitle'));
  for (const [path, hasSubtitle] of [
    ['/', true],
    ['/contact/', true],
    ['/policy/', false],
  ] as const) {
    await customer.open(path);
    await expect(footer(customer).getByText(words.say('layout.footer.promise'))).toBeVisible();
    await expect(subtitle).toHaveCount(hasSubtitle ? 1 : 0);
  }
  for (const path of ['/services/', ORDER_PAGE, `${ORDER_PAGE}?order-step=22`]) {
    await customer.open(path);
    await expect(page.getByRole('heading').first()).toBeVisible();
    await expect(footer(customer)).toHaveCount(0);
  }
  await customer.open('/policy/');
  await wakes(customer);
  await footer(customer)
    .locator(`a[href="${pathOf(customer, '/services/')}"]`)
    .locator('visible=true')
    .first()
    .click();
  await expect(page).toHaveURL(customer.at('/services/'));
  await expect(footer(customer)).toHaveCount(0);
  await page.goBack();
  await expect(footer(customer)).toBeVisible();
  const accordion = footer(customer)
    .getByRole('group')
    .filter({ has: page.locator('summary') });
  await expect(accordion.first()).toBeVisible({ visible: isPhone });
  await expect(footer(customer).getByText(words.say('layout.footer.blurb'))).toBeVisible();
  const columns = {
    knowMore: { about: '/about/', contact: '/contact/', privacy: '/privacy/', rules: '/pelakfan-policy/' },
    guide: { serviceAreas: '/services-at-location/', register: '/register/', faq: '/faq/' },
  };
  for (const [column, links] of Object.entries(columns)) {
    const list = footer(customer)
      .locator('div, nav, section')
      .filter({ has: page.getByRole('heading', { name: words.say(`layout.footer.${column}`), exact: true }) })
      .last();
    for (const [key, path] of Object.entries(links)) {
      const link = list.getByRole('link', { name: words.say(`layout.links.${key}`), exact: true });
      await expect(link).toBeVisible();
      await expect(link).toHaveAttribute('href', pathOf(customer, path));
    }
  }
});

test(
  '[S-14] [S-26] [T-13] [K-15] [K-16] the phone’s footer opens one service at a time: grades for 5 and 7, petrol for 22',
  { tag: '@phone' },
  async ({ customer }) => {
    const { page, words, site } = customer;
    await customer.open('/faq/');
    const { lstCategoriesWithSubCategories } = await call(
      site.url,
      'boot/getallcategoryv3',
      {},
      { locale: words.locale },
    );
    const items = footer(customer).locator('details');
    await expect(items).toHaveCount(MENU.length);
    await expect(footer(customer).getByRole('link', { name: words.say('layout.footer.providerLink') })).toHaveAttribute(
      'href',
      pathOf(customer, '/joinus/'),
    );
    const linksUnder = async (seopath: string) => {
      const item = items.nth(MENU.indexOf(seopath));
      await item.locator('summary').click();
      await expect(footer(customer).locator('details[open]')).toHaveCount(1);
      return item.getByRole('link').allInnerTexts();
    };
    for (const seopath of ['laundry', 'carpet-cleaning']) {
      const category = lstCategoriesWithSubCategories.find((candidate) => candidate.seopath === seopath);
      expect(category?.lstGrades.map(({ serviceGrade }) => serviceGrade)).toEqual(['ECO', 'VIP']);
      expect(await linksUnder(seopath)).toEqual(category?.lstGrades.map(({ gradeName }) => gradeName));
    }
    const handyman = lstCategoriesWithSubCategories.find(({ seopath }) => seopath === 'handyman');
    expect(await linksUnder('handyman')).toEqual(
      handyman?.lstServiceCategoryType_New.map(({ servicecatname }) => servicecatname),
    );
    expect(await linksUnder('gas')).toEqual([words.say('layout.footer.getGasoline')]);
    await keepsPicture(customer, '86-footer');
    await footer(customer)
      .getByRole('link', { name: words.say('layout.footer.getGasoline') })
      .click();
    await expect(page).toHaveURL(customer.at('/services/gas/'));
  },
);

/** Keeps the answers to client-side navigations until the returned function is called. */
async function holdsNavigations(page: Page): Promise<() => void> {
  let release = () => undefined as void;
  const released = new Promise<void>((resolve) => (release = resolve));
  const isNavigation = (request: Request) => request.headers().rsc === '1';
  await page.route('**/*', async (route) => {
    if (isNavigation(route.request())) await released;
    await route.continue();
  });
  return release;
}

/** From now on, how the content moves each time that a page comes in, and whether the page is too wide then. */
async function watchEntering(page: Page): Promise<() => Promise<readonly string[]>> {
  await page.evaluate(() => {
    const seen: string[] = [];
    Object.assign(window, { seenEntering: seen });
    new MutationObserver((changes) => {
      const content = changes
        .map(({ target }) => target)
        .find(
          (target): target is HTMLElement => target instanceof HTMLElement && target.dataset.entering !== undefined,
        );
      const part = content?.querySelector(':scope > :not(script)');
      if (!part) return;
      const { animationName, animationDuration } = getComputedStyle(part);
      const root = document.documentElement;
      seen.push(
        animationName === 'none'
          ? 'none'
          : `${animationName} ${animationDuration} ${root.scrollWidth > root.clientWidth ? 'too wide' : 'fits'}`,
      );
    }).observe(document.body, {
      subtree: true,
      attributes: true,
      attributeFilter: ['data-entering'],
      childList: false,
    });
  });
  return () => page.evaluate(() => Reflect.get(window, 'seenEntering') as string[]);
}

test('[G-04] [G-05] [K-30] [R-07] a page on its way shows the spinner, and slides in on a phone alone', async ({
  customer,
}) => {
  const { page, words, isPhone } = customer;
  const expected = isPhone ? 'page-in 0.3s fits' : 'none';
  const status = page.getByRole('status').filter({ hasText: words.say('common.loadingPage') });
  await page.emulateMedia({ reducedMotion: 'no-preference' });
  await customer.open('/faq/');
  await wakes(customer);
  const readEntering = await watchEntering(page);
  const release = await holdsNavigations(page);
  await footer(customer)
    .getByRole('link', { name: words.say('layout.links.privacy'), exact: true })
    .click();
  await expect(status.locator('.plate')).toBeVisible();
  await keepsPicture(customer, '87-spinner');
  release();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(words.say('privacy.title'));
  await expect(status).toHaveCount(0);
  await expect.poll(readEntering).toEqual([expected]);
  await page.goBack();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(words.say('faq.title'));
  expect(await readEntering()).toHaveLength(1);

  // The order flow has no closing slash, by a link too, and lies in another part of the site.
  await page.evaluate(
    (path) =>
      document.querySelector('main')?.insertAdjacentHTML('afterbegin', `<a id="to-flow" href="${path}">flow</a>`),
    pathOf(customer, '/services'),
  );
  await page.locator('#to-flow').click();
  await expect(page.getByRole('heading', { level: 1, name: words.say('order.choice.title') })).toBeVisible();
  expect(new URL(page.url()).pathname).toBe(pathOf(customer, '/services'));
  await page.goBack();
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await footer(customer)
    .getByRole('link', { name: words.say('layout.links.about'), exact: true })
    .click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(words.say('about.title'));
  await expect.poll(async () => (await readEntering()).at(-1)).toBe('none');
});

test(
  '[V-10] [X-10] [S-24] a kind without a page opens its order where it can be ordered; elsewhere its page says so first and offers the other cities',
  { tag: '@phone' },
  async ({ customer }) => {
    const { page, words } = customer;
    const message = page.getByRole('status').filter({ hasText: words.say('layout.notOrderable') });
    const kinds = page.getByRole('main').locator('a[data-order-cities]');
    await test.step('house cleaning, in a city where it is not, however early the press', async () => {
      const cities = await call(customer.site.url, 'boot/getallcategoryv3', {}, { locale: words.locale });
      const cleaning = cities.lstCategoriesWithSubCategories.find(({ srvcategoryid }) => srvcategoryid === '3');
      const isPaused = (id: number) =>
        cities.lstCityServiceStatus.some((one) => one.cityid === id && one.srvcategoryid === '3' && !one.isActive);
      const elsewhere = cities.lstCity.find(({ cityid }) => isPaused(cityid));
      await customer.open(ORDER_PAGE);
      await page.evaluate((id) => localStorage.setItem('selectedCityId', String(id)), elsewhere?.cityid);
      await customer.open(ORDER_PAGE);
      const named = { service: cleaning?.serviceName ?? '', city: elsewhere?.name ?? '' };
      const closed = page.getByRole('heading', { name: words.say('city.closed.title', named) });
      const question = page.getByRole('heading', { name: words.say('order.serviceType.title', named) });
      await expect(closed).toBeVisible();
      await expect(question).toBeHidden();
      await kinds.first().click();
      await expect(message).toBeVisible();
      expect(page.url()).toBe(customer.at(ORDER_PAGE));
      await keepsPicture(customer, '88-not-orderable');
      await page.getByRole('button', { name: cities.lstCity[0]?.name, exact: true }).click();
      await expect(question).toBeVisible();
      await expect(closed).toBeHidden();
    });
    await test.step('house cleaning in Tehran', async () => {
      await page.evaluate(() => localStorage.removeItem('selectedCityId'));
      await customer.open(ORDER_PAGE);
      await kinds.first().click();
      await expect(page).toHaveURL(
        (url) => url.pathname === pathOf(customer, ORDER_PAGE) && url.searchParams.get('order-step') === '22',
      );
      await expect(message).toHaveCount(0);
    });
  },
);

test(
  '[G-06] after a link the head speaks of the new page alone: its title, its canonical address, its languages',
  { tag: '@desktop' },
  async ({ customer }) => {
    const { page, words } = customer;
    const canonical = page.locator('link[rel="canonical"]');
    await customer.open('/faq/');
    await wakes(customer);
    for (const [path, name] of [
      ['/contact/', 'contact'],
      ['/about/', 'about'],
      ['/privacy/', 'privacy'],
    ] as const) {
      await footer(customer)
        .locator(`a[href="${pathOf(customer, path)}"]`)
        .click();
      await expect(page).toHaveURL(customer.at(path));
      await expect(page).toHaveTitle(words.say(`${name}.metaTitle`));
      await expect(canonical).toHaveCount(1);
      await expect(canonical).toHaveAttribute('href', customer.at(path));
      await expect(page.locator('link[rel="alternate"][hreflang="de"]')).toHaveCount(1);
      await expect(page.locator('meta[name="description"]')).toHaveCount(1);
    }
  },
);
