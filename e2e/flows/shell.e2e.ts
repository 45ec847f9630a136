import { request as sendRequest } from 'node:http';

import type { CallAnswer } from '@/lib/contract';

import { expect, test, type Person } from '../fixtures/people';
import { call, send } from '../steps/api';
import { logsIn, logsInByForm } from '../steps/identity';
import { PROVIDER_MOBILE, SAMPLE_CUSTOMER_MOBILE } from '../steps/market';
import { ORDER_PAGE } from '../steps/ordering';
import { keepsPicture } from '../steps/screenshots';

const PUBLIC_PAGES = [
  '/',
  '/services/',
  ORDER_PAGE,
  '/services/laundry/',
  '/login/',
  '/login/PELAK0001/',
  '/register/',
  '/register/PELAK0001/',
  '/policy/',
  '/faq/',
  '/about/',
  '/contact/',
  '/b2b/',
];
const ACCOUNT_PAGES = ['/my-order-list/', '/my-order-list/current_order/'];
const PROVIDER_PAGES = [
  '/pelakman/dashboard/',
  '/pelakman/orderlist/newworks/',
  '/pelakman/orderlist/acceptworks/',
  '/pelakman/orderlist/doneworks/',
];
const DAY_SECONDS = 24 * 60 * 60;

interface Seen {
  readonly status: number;
  readonly location: string | undefined;
  readonly robots: string | undefined;
  readonly cookies: readonly string[];
  readonly body: string;
}

/** A request as it is, without a browser's help: a Host of one's own, redirects not followed. */
function see(person: Person, path: string, host?: string): Promise<Seen> {
  const url = new URL(person.at(path));
  return new Promise((resolve, reject) => {
    const request = sendRequest(url, { headers: host ? { host } : {} }, (response) => {
      const parts: Buffer[] = [];
      response.on('data', (part: Buffer) => parts.push(part));
      response.on('end', () =>
        resolve({
          status: response.statusCode ?? 0,
          location: response.headers.location,
          robots: response.headers['x-robots-tag']?.toString(),
          cookies: response.headers['set-cookie'] ?? [],
          body: Buffer.concat(parts).toString('utf8'),
        }),
      );
    });
    request.on('error', reject);
    request.end();
  });
}

const pathOf = (location: string | undefined, person: Person) =>
  location === undefined
    ? undefined
    : new URL(location, person.site.url).pathname + new URL(location, person.site.url).search;
const inLanguage = (person: Person, path: string) =>
  new URL(person.at(path)).pathname + new URL(person.at(path)).search;

test('[R-04] [R-07] /services is the order flow and /services/ the list of services, typed and by links', async ({
  customer,
}) => {
  const { page, words } = customer;
  const list = page.getByRole('heading', { level: 1, name: words.say('services.list.title') });
  const flow = page.getByRole('heading', { level: 1, name: words.say('order.choice.title') });
  await customer.open('/services/');
  await expect(list).toBeVisible();
  await customer.open('/services');
  await expect(flow).toBeVisible();
  expect(new URL(page.url()).pathname).toBe(inLanguage(customer, '/services'));
  await page.goBack();
  await expect(list).toBeVisible();
  await page.goForward();
  await expect(flow).toBeVisible();
  await keepsPicture(customer, '60-service-choice');
  await page.getByRole('main').getByRole('link').first().click();
  await expect(page).toHaveURL(
    (url) => url.pathname.endsWith(ORDER_PAGE) && url.searchParams.get('order-step') === '1',
  );
  await customer.open('/');
  await page
    .locator(`a[href="${inLanguage(customer, '/services/')}"]`)
    .locator('visible=true')
    .first()
    .click();
  await expect(list).toBeVisible();
});

test('[R-04] the list has every service that is shown, with all that stands under it, and a search that finds nothing offers them again', async ({
  customer,
  site,
}) => {
  const { page, words } = customer;
  const { lstCategoriesWithSubCategories } = await call(
    site.url,
    'boot/getallcategoryv3',
    {},
    { locale: words.locale },
  );
  const shown = lstCategoriesWithSubCategories.filter(({ isHidden }) => isHidden === 'No');
  expect(shown.length).toBeLessThan(lstCategoriesWithSubCategories.length);
  await customer.open('/services/');
  const cards = page.getByRole('main').locator('li[data-cities]');
  await expect(cards.getByRole('heading', { level: 2 })).toHaveText(shown.map(({ serviceName }) => serviceName));
  for (const [place, { seopath, lstServiceCategoryType_New: types }] of shown.entries()) {
    const links = cards.nth(place).getByRole('link');
    await expect(links.first()).toHaveAttribute('href', inLanguage(customer, `/services/${seopath}/`));
    // Petrol has no subcategories; the way to its order stands for them.
    const entries =
      types.length > 0 ? types.map(({ servicecatname }) => servicecatname) : [words.say('layout.footer.getGasoline')];
    expect((await links.allInnerTexts()).slice(1)).toEqual(entries);
  }
  await customer.open('/services/?q=zzzz');
  await expect(page.getByText(words.say('services.search.none'))).toBeVisible();
  for (const { serviceName, seopath } of shown)
    await expect(page.getByRole('main').getByRole('link', { name: serviceName, exact: true })).toHaveAttribute(
      'href',
      inLanguage(customer, `/services/${seopath}/`),
    );
  await keepsPicture(customer, '62-nothing-found');
});

test(
  '[R-05] [R-06] [R-08] [C-content] a category, a kind and a grade are told whole in what the server sends, without any script',
  { tag: '@no-screen' },
  async ({ customer, site, browser, watch }) => {
    const { locale } = customer.words;
    const context = await browser.newContext({ javaScriptEnabled: false });
    watch(context);
    const page = await context.newPage();
    for (const [path, a, b] of [
      [ORDER_PAGE, 3, '0'],
      [`${ORDER_PAGE}deep-cleaning/`, 3, '302'],
      ['/services/laundry/eco/', 5, 'ECO'],
      ['/services/gas/', 22, '0'],
    ] as const) {
      const answer = await send(site.url, {
        path: `main/pdp/fetch/${a}/${b}`,
        method: 'GET',
        headers: { 'accept-language': locale },
      });
      const product = answer.body as unknown as CallAnswer<'pdp/fetch'>;
      await page.goto(customer.at(path));
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(product.title);
      await expect(page).toHaveTitle(product.metaTitle);
      const main = page.getByRole('main');
      const said = [
        product.summary,
        ...product.lstDone,
        ...product.lstNotDone,
        ...product.lstStep.flatMap(({ title, text }) => [title, text]),
        ...product.lstGuarantee,
        ...product.lstPrice.map(({ label }) => label),
        ...product.lstPriceNote,
      ];
      const text = await main.evaluate((element) => element.textContent);
      const missing = [...said, ...product.lstQuestion.flatMap(({ question, answer }) => [question, answer])].filter(
        (words) => !text?.includes(words),
      );
      expect([path, missing]).toEqual([path, []]);
      await expect(main.locator('table tbody tr')).toHaveCount(product.lstPrice.length);
      const cities = await main.locator(`a[href^="${inLanguage(customer, '/services-at-location/')}"]`).allInnerTexts();
      expect(cities.length).toBeGreaterThan(0);
      // Those where it takes orders now.
      expect(product.lstCity.map(({ name }) => name)).toEqual(expect.arrayContaining(cities));
    }
    await context.close();
    // A kind without a page of its own has no address either.
    const { lstCategoriesWithSubCategories: categories } = await call(site.url, 'boot/getallcategoryv3', {});
    for (const { seopath, isHidden, lstServiceCategoryType_New: types } of categories) {
      const kind = isHidden === 'No' ? types.find(({ hasPDP }) => hasPDP === 'No') : undefined;
      if (!kind) continue;
      const { status, location } = await see(customer, `/services/${seopath}/${kind.seopath}/?a=1`);
      expect([status, pathOf(location, customer)]).toEqual([308, inLanguage(customer, `/services/${seopath}/?a=1`)]);
    }
  },
);

test(
  '[R-31] [X-12] an unknown path leads to /404/, which answers 404 and keeps search engines out',
  { tag: '@phone' },
  async ({ customer, site, expectConsole }) => {
    expectConsole(/status of 404/);
    const { page, words } = customer;
    for (const path of [
      '/no-such-page/',
      '/no-such-page',
      '/no-such-page.html',
      '/services/no-such-service/',
      '/services/house-cleaning/no-such-kind/',
      '/my-order-list/nothing/',
    ]) {
      const { status, location } = await see(customer, path);
      expect([path, status, pathOf(location, customer)]).toEqual([path, 307, inLanguage(customer, '/404/')]);
    }
    // Whatever becomes of two slashes, it stays on this site.
    expect(new URL((await see(customer, '//elsewhere.example/')).location ?? '/', site.url).origin).toBe(site.url);
    const missing = await see(customer, '/404/');
    expect([missing.status, missing.robots]).toEqual([404, expect.stringContaining('noindex')]);
    expect(missing.body).toContain(words.say('layout.notFound.title'));
    await customer.open('/no-such-page/');
    await expect(page.getByRole('heading', { name: words.say('layout.notFound.title') })).toBeVisible();
    await keepsPicture(customer, '61-not-found');
  },
);

test(
  '[R-31] [X-12] [R-07] [G-01] [G-07] [G-08] slashes, unknown paths, guard, referral and hosts are the same in every language',
  { tag: '@no-screen' },
  async ({ customer, site }) => {
    for (const prefix of ['', '/en', '/de', '/ar']) {
      const look = (path: string, host?: string) =>
        see({ ...customer, at: (target) => `${site.url}${target}` }, `${prefix}${path}`, host);
      const leads = async (path: string) => {
        const { status, location } = await look(path);
        return `${status} ${pathOf(location, customer) ?? ''}`;
      };
      expect(await leads('/faq?a=1')).toBe(`308 ${prefix}/faq/?a=1`);
      expect(await leads('/no-such-page/')).toBe(`307 ${prefix}/404/`);
      expect(await leads('/services/no-such-service/')).toBe(`307 ${prefix}/404/`);
      expect(await leads('/old-page.php?a=1')).toBe(`307 ${prefix}/404/`);
      expect(await leads('/my-order-list/')).toBe(
        `307 ${prefix}/login/?next=${encodeURIComponent(`${prefix}/my-order-list/`)}`,
      );
      expect(await leads('/pelakman/dashboard/?a=1')).toBe(
        `307 ${prefix}/login/?next=${encodeURIComponent(`${prefix}/pelakman/dashboard/?a=1`)}`,
      );
      for (const path of ['/services', '/services/'])
        expect([prefix, path, (await look(path)).status]).toEqual([prefix, path, 200]);
      const missing = await look('/404/');
      expect([missing.status, missing.robots]).toEqual([404, expect.stringContaining('noindex')]);
      expect((await look('/', 'provider.pelakfan.example')).robots).toContain('noindex');
      expect((await look('/faq/?utm_source=takhfifan&token=abc-123')).cookies.join()).toMatch(
        /=abc-123;.*Max-Age=2592000/,
      );
    }
  },
);

test(
  'addresses without their closing slash answer 308, with their query',
  { tag: '@no-screen' },
  async ({ customer }) => {
    for (const path of ['/login', '/services/house-cleaning', '/my-order-list', '/pelakman/dashboard']) {
      const { status, location } = await see(customer, `${path}?a=1`);
      expect([path, status, pathOf(location, customer)]).toEqual([path, 308, inLanguage(customer, `${path}/?a=1`)]);
    }
    expect((await see(customer, '/services?order-step=1')).status).toBe(200);
  },
);

test(
  '[G-07] provider and front hosts are kept out of search engines, the site itself is not',
  { tag: '@no-screen' },
  async ({ customer }) => {
    for (const host of ['provider.pelakfan.example', 'front.pelakfan.example'])
      expect((await see(customer, '/', host)).robots).toContain('noindex');
    const own = await see(customer, '/');
    expect(own.robots).toBeUndefined();
    expect(own.body).not.toMatch(/<meta name="robots" content="[^"]*noindex/);
  },
);

test('[G-01] guarded pages ask for the login and then open', async ({ customer }) => {
  const { page, words } = customer;
  for (const path of [
    '/user-profile/',
    '/user-profile/info/',
    '/user-profile/messages/',
    '/my-order-list/',
    '/my-order-list/current_order/?taskid=3',
    '/pelakman/dashboard/',
    '/pelakman/orderlist/newworks/',
  ]) {
    const { status, location } = await see(customer, path);
    expect([path, status, pathOf(location, customer)]).toEqual([
      path,
      307,
      `${inLanguage(customer, '/login/')}?next=${encodeURIComponent(inLanguage(customer, path))}`,
    ]);
  }
  await logsInByForm(customer, SAMPLE_CUSTOMER_MOBILE, '1234', inLanguage(customer, '/my-order-list/'));
  await expect(page).toHaveURL(customer.at('/my-order-list/'));
  await expect(page.getByRole('heading', { level: 1, name: words.say('orders.title') })).toBeVisible();
});

test('[P-03] a provider’s login leads to the dashboard', { tag: '@phone' }, async ({ customer }) => {
  await logsInByForm(customer, PROVIDER_MOBILE);
  await expect(customer.page).toHaveURL(customer.at('/pelakman/dashboard/'));
});

test('[G-08] [K-29] the referral of takhfifan is kept for thirty days', { tag: '@no-screen' }, async ({ customer }) => {
  await customer.open('/?utm_source=takhfifan&token=abc-123');
  const kept = (await customer.context.cookies()).find(({ value }) => value === 'abc-123');
  expect(kept?.httpOnly).toBe(true);
  expect(Math.round(((kept?.expires ?? 0) - Date.now() / 1000) / DAY_SECONDS)).toBe(30);
  await customer.open('/?utm_source=elsewhere&token=other');
  expect((await customer.context.cookies()).some(({ value }) => value === 'other')).toBe(false);
});

test(
  '[K-10] the site speaks Persian unless its address says otherwise, whatever the browser asks for',
  { tag: '@no-screen' },
  async ({ browser, site, watch }) => {
    const context = await browser.newContext({ locale: 'de-DE' });
    watch(context);
    const page = await context.newPage();
    for (const [prefix, language, direction] of [
      ['', 'fa', 'rtl'],
      ['/en', 'en', 'ltr'],
      ['/de', 'de', 'ltr'],
      ['/ar', 'ar', 'rtl'],
    ] as const) {
      await page.goto(`${site.url}${prefix}/`);
      expect(page.url()).toBe(`${site.url}${prefix}/`);
      await expect(page.locator('html')).toHaveAttribute('lang', language);
      await expect(page.locator('html')).toHaveAttribute('dir', direction);
    }
    await context.close();
  },
);

test('[S-05] the language menu keeps the page and its query, in a new tab too', async ({ customer }) => {
  const { page, words, isPhone } = customer;
  await customer.open(`${ORDER_PAGE}?order-step=1`);
  if (isPhone) await page.getByRole('button', { name: words.say('layout.header.openMenu') }).click();
  else await page.getByRole('button', { name: words.about('layout.header.language') }).click();
  const languages = page
    .getByRole('list')
    .filter({ has: page.getByRole('link', { name: 'Deutsch', exact: true }) })
    .locator('visible=true')
    .getByRole('link');
  await expect(languages).toHaveText(['فارسی', 'English', 'Deutsch', 'العربية']);
  if (!isPhone) {
    const opened = customer.context.waitForEvent('page');
    await languages.nth(3).click({ button: 'middle' });
    await expect(await opened).toHaveURL(`${customer.site.url}/ar${ORDER_PAGE}?order-step=1`);
  }
  await languages.nth(2).click();
  await expect(page).toHaveURL(`${customer.site.url}/de${ORDER_PAGE}?order-step=1`);
  await expect(page.locator('html')).toHaveAttribute('dir', 'ltr');
});

test('[R-01] [R-02] [R-03] public pages show their content without any script', async ({
  customer,
  browser,
  watch,
}) => {
  const context = await browser.newContext({ javaScriptEnabled: false });
  watch(context);
  const page = await context.newPage();
  for (const path of PUBLIC_PAGES) {
    const response = await page.goto(customer.at(path));
    expect([path, response?.status()]).toEqual([path, 200]);
    await expect(page.getByRole('heading', { level: 1 }).first()).toBeVisible();
    expect((await page.locator('body').innerText()).length).toBeGreaterThan(100);
  }
  await page.goto(customer.at(ORDER_PAGE));
  await page
    .getByRole('region', { name: customer.words.about('order.serviceType.title') })
    .getByRole('link')
    .first()
    .click();
  await expect(page).toHaveURL((url) => url.searchParams.get('order-step') === '22');
  await context.close();
});

test('no page is wider than its window', async ({ customer }) => {
  const { page } = customer;
  const isTooWide = () =>
    page.evaluate(() => document.documentElement.scrollWidth > document.documentElement.clientWidth);
  const look = async (paths: readonly string[]) => {
    for (const path of paths) {
      await customer.open(path);
      await expect(page.getByRole('heading').first()).toBeVisible();
      expect.soft(await isTooWide(), path).toBe(false);
      await keepsPicture(customer, `70${path.replaceAll('/', '-')}`);
    }
  };
  await look([...PUBLIC_PAGES, '/services', `${ORDER_PAGE}?order-step=1`]);
  await logsIn(customer, PROVIDER_MOBILE);
  await look([...ACCOUNT_PAGES, ...PROVIDER_PAGES]);
});
