import type { CallAnswer } from '@/lib/contract';

import { expect, test } from '../fixtures/people';
import { call, send } from '../steps/api';
import { logsIn } from '../steps/identity';
import { PROVIDER_MOBILE } from '../steps/market';
import { ORDER_PAGE } from '../steps/ordering';
import { inLanguage, pathOf, see } from '../steps/plain-requests';
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

test(
  '[R-04] [R-07] /services is the order flow and /services/ the list of services, typed and by links',
  { tag: '@desktop' },
  async ({ customer, site }) => {
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
    const choices = page.getByRole('main').getByRole('link');
    const bundle = await call(site.url, 'boot/getallcategoryv3', {}, { locale: words.locale });
    const shown = bundle.lstCategoriesWithSubCategories.filter(({ isHidden }) => isHidden === 'No');
    // As they are seen: the page also has what says of each that it is not in another city.
    await expect(choices).toHaveText(
      shown.map(({ serviceName }) => serviceName),
      { useInnerText: true },
    );
    for (const [place, { seopath }] of shown.entries())
      await expect(choices.nth(place)).toHaveAttribute(
        'href',
        `${inLanguage(customer, `/services/${seopath}/`)}?order-step=1`,
      );
    await choices.first().click();
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
  },
);

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
      await expect(main.locator('[aria-labelledby="prices"] tbody tr')).toHaveCount(product.lstPrice.length);
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

test('[S-05] the language menu keeps the page and its query, in a new tab too', async ({ customer }) => {
  const { page, words, isPhone } = customer;
  // Beside the step the address has the tab's own draft.
  const isInLanguage = (locale: string) => (url: URL) =>
    url.pathname === `/${locale}${ORDER_PAGE}` && url.searchParams.get('order-step') === '1';
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
    await expect(await opened).toHaveURL(isInLanguage('ar'));
  }
  await languages.nth(2).click();
  await expect(page).toHaveURL(isInLanguage('de'));
  await expect(page.locator('html')).toHaveAttribute('dir', 'ltr');
});

test(
  '[R-01] [R-02] [R-03] public pages show their content without any script',
  { tag: '@desktop' },
  async ({ customer, browser, watch }) => {
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
  },
);

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
