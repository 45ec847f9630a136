import { expect, test } from '../fixtures/people';
import { logsInByForm } from '../steps/identity';
import { SAMPLE_CUSTOMER_MOBILE } from '../steps/market';
import { inLanguage, pathOf, see } from '../steps/plain-requests';
import { keepsPicture } from '../steps/screenshots';
import { wordsOf } from '../steps/words';

const DAY_SECONDS = 24 * 60 * 60;

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
    for (const path of ['//faq/', '/faq//', '//login/'])
      expect([path, pathOf((await see(customer, path)).location, customer)]).toEqual([
        path,
        inLanguage(customer, `/${path.replaceAll('/', '')}/`),
      ]);
    const missing = await see(customer, '/404/');
    expect([missing.status, missing.robots]).toEqual([404, expect.stringContaining('noindex')]);
    expect(missing.body).toContain(words.say('layout.notFound.title'));
    await customer.open('/no-such-page/');
    await expect(page.getByRole('heading', { name: words.say('layout.notFound.title') })).toBeVisible();
    await keepsPicture(customer, '61-not-found');
    // The address that was not found is named, as far as it is one, and near ones are offered.
    await expect(page.getByText('/no-such-page/')).toBeVisible();
    await customer.open('/services/house-cleening/%3Cb%3Ecall%2009123456789/');
    await expect(page).toHaveURL(customer.at('/404/'));
    await expect(page.getByRole('main')).not.toContainText('09123456789');
    await customer.open('/services/house-cleening/');
    await page
      .getByRole('region', { name: words.say('layout.notFound.near') })
      .getByRole('link')
      .first()
      .click();
    await expect(page).toHaveURL(customer.at('/services/house-cleaning/'));
  },
);

test(
  '[R-31] [X-12] [R-07] [G-01] [G-07] [G-08] slashes, unknown paths, guard, referral and hosts are the same in every language',
  { tag: '@no-screen' },
  async ({ customer, site }) => {
    for (const language of ['fa', 'en', 'de', 'ar'] as const) {
      const prefix = language === 'fa' ? '' : `/${language}`;
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
      // Their own titles, and not the home page's.
      const words = wordsOf(language);
      expect(missing.body).toContain(`<title>${words.say('layout.notFound.title')} | `);
      const nobody = await look('/yar/PY9999/');
      expect(nobody.status).toBe(404);
      expect(nobody.body).toContain(`<title>${words.say('yar.person.noneTitle')} | `);
      expect((await look('/', 'provider.localhost')).robots).toContain('noindex');
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
    for (const host of ['provider.localhost', 'front.localhost'])
      expect((await see(customer, '/', host)).robots).toContain('noindex');
    const own = await see(customer, '/');
    expect(own.robots).toBeUndefined();
    expect(own.body).not.toMatch(/<meta name="robots" content="[^"]*noindex/);
  },
);

test('[G-01] guarded pages ask for the login and then open', { tag: '@desktop' }, async ({ customer }) => {
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
  await expect(page.getByRole('heading', { level: 1, name: words.say('order-following.title') })).toBeVisible();
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
