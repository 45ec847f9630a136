import { expect, test } from '../fixtures/people';
import { aNewMobile, call } from '../steps/api';
import { hasTheBestProposed } from '../steps/funnel-screens';
import { entersTheCode, logsIn, registersOnTheSpot } from '../steps/identity';
import { SAMPLE_CUSTOMER_MOBILE } from '../steps/market';
import { readsWhileItStays, stopsTheClock } from '../steps/messages';
import {
  answersDetails,
  answersFirstQuestion,
  answersPets,
  goesOn,
  hours,
  isAtStep,
  ORDER_PAGE,
  readsPriceSoFar,
  savesAddress,
  searchesLocation,
  step,
} from '../steps/ordering';
import { decidesAtBank, placesOrder, seesOrderDone } from '../steps/paying';
import { countsEffort, MOST_OF_A_FIRST_ORDER } from '../steps/taps';

const KARAJ = 2;
/** SPEC 9. */
const SNACKBAR_MS = 4000;

test(
  '[V-10] [X-13] [K-06] a service without a page is refused on the home page, from its list and from the search, in a city where it takes no orders; elsewhere its order begins',
  { tag: '@phone' },
  async ({ customer }) => {
    const { page, words, site } = customer;
    const main = page.getByRole('main');
    const message = page.getByRole('status').filter({ hasText: words.say('layout.notOrderable') });
    await customer.open('/');
    const { lstCategoriesWithSubCategories, lstCity } = await call(
      site.url,
      'boot/getallcategoryv3',
      {},
      { locale: words.locale },
    );
    const kind = lstCategoriesWithSubCategories
      .filter(({ isHidden, isOrderable }) => isHidden === 'No' && isOrderable)
      .flatMap((category) =>
        category.lstServiceCategoryType_New.filter(({ hasPDP }) => hasPDP === 'No').map((type) => ({ category, type })),
      )
      .find(({ category }) => category.lstActiveCity.length < lstCity.length);
    const isServed = (id: number) => kind?.category.lstActiveCity.some(({ cityid }) => cityid === id);
    const elsewhere = lstCity.find(({ cityid }) => !isServed(cityid));
    await page.evaluate((id) => localStorage.setItem('selectedCityId', String(id)), elsewhere?.cityid);
    await customer.open('/');
    await main.getByLabel(words.say('layout.searchDialog.label')).fill(kind?.type.servicecatname ?? '');
    const suggestion = main.getByRole('listbox').getByRole('option').filter({ hasText: kind?.type.servicecatname });
    await expect(suggestion.first()).toBeVisible();
    await stopsTheClock(customer);
    await suggestion.first().click();
    await readsWhileItStays(customer, message, SNACKBAR_MS);
    expect(page.url()).toBe(customer.at('/'));
    const browse = async () => {
      const list = main.getByRole('region', { name: words.say('home.browser.title') });
      await list
        .getByText(kind?.category.serviceName ?? '', { exact: true })
        .first()
        .click();
      await list.getByRole('link', { name: kind?.type.servicecatname, exact: true }).click();
    };
    await page.clock.resume();
    await browse();
    await expect(message).toBeVisible();
    expect(page.url()).toBe(customer.at('/'));
    await page.evaluate(() => localStorage.removeItem('selectedCityId'));
    await customer.open('/');
    await browse();
    await expect(page).toHaveURL(
      (url) =>
        url.pathname === new URL(customer.at(`/services/${kind?.category.seopath}/`)).pathname &&
        url.searchParams.has('order-step'),
    );
  },
);

test(
  '[T-14] an order begins in the city that was chosen on the home page: its prices, and a new address',
  { tag: '@desktop' },
  async ({ customer }) => {
    const { page, words } = customer;
    const main = page.getByRole('main');
    const list = (key: string) => page.getByRole('combobox', { name: words.say(`order.address.${key}`), exact: true });
    await logsIn(customer, SAMPLE_CUSTOMER_MOBILE);
    await customer.open(ORDER_PAGE);
    await answersFirstQuestion(customer);
    const inTehran = await readsPriceSoFar(customer);
    await customer.open('/');
    await main.getByLabel(words.say('city.label')).selectOption(String(KARAJ));
    await customer.open(ORDER_PAGE);
    await answersFirstQuestion(customer);
    await expect.poll(() => readsPriceSoFar(customer)).toBeLessThan(inTehran);
    await answersDetails(customer);
    await answersPets(customer);
    await isAtStep(customer, step.address);
    await page.getByRole('button', { name: words.say('order.address.add'), exact: true }).click();
    await page
      .locator('summary')
      .filter({ hasText: words.about('order.address.cityIs') })
      .click();
    await expect(list('city')).toHaveValue(String(KARAJ));
    await expect(list('province')).not.toHaveValue('');
    await list('location').click();
    await expect.poll(() => page.getByRole('listbox').getByRole('option').count()).toBeGreaterThan(1);
  },
);

test(
  'a new customer’s first cleaning asks for no more taps and fields than it may, from the page of the service to paid',
  { tag: '@phone' },
  async ({ customer }) => {
    const { page, words } = customer;
    const mobile = aNewMobile();
    const field = (key: string) => page.getByRole('textbox', { name: words.say(`order.address.${key}`), exact: true });
    const readEffort = await countsEffort(customer);
    await customer.open(ORDER_PAGE);
    await answersFirstQuestion(customer);
    await answersDetails(customer);
    await isAtStep(customer, step.pets);
    await goesOn(customer);
    await isAtStep(customer, step.address);
    await registersOnTheSpot(customer, { firstName: 'Nilufar', lastName: 'Kazemi', mobile });
    await entersTheCode(customer, mobile);
    await searchesLocation(customer);
    await field('text').fill('Fereshteh');
    await field('plate').fill(words.digits(12));
    await savesAddress(customer);
    await isAtStep(customer, step.dateTime);
    await expect(hours(customer).first()).toBeChecked();
    await goesOn(customer);
    await isAtStep(customer, step.provider);
    await hasTheBestProposed(customer);
    await goesOn(customer);
    await isAtStep(customer, step.invoice);
    await placesOrder(customer);
    await decidesAtBank(customer, 'success');
    await seesOrderDone(customer);
    const { taps, typedFields } = readEffort();
    expect(taps.length, taps.join(' · ')).toBeLessThanOrEqual(MOST_OF_A_FIRST_ORDER.taps);
    expect(typedFields.length, typedFields.join(' · ')).toBeLessThanOrEqual(MOST_OF_A_FIRST_ORDER.typedFields);
    // What counts nothing proves nothing.
    expect(taps.length).toBeGreaterThan(MOST_OF_A_FIRST_ORDER.taps / 2);
    expect(typedFields.length).toBeGreaterThan(MOST_OF_A_FIRST_ORDER.typedFields / 2);
  },
);

test('[S-21] on a phone the popular services are scrolled, with the way to all of them at their end; a desktop has them in a row', async ({
  customer,
}) => {
  const { page, words, isPhone } = customer;
  await customer.open('/');
  const popular = page.getByRole('main').locator('[aria-labelledby="popular"]');
  const toAll = popular.getByRole('link', { name: words.say('home.all'), exact: true }).locator('visible=true');
  await expect(toAll).toHaveAttribute('href', new URL(customer.at('/services/')).pathname);
  const { hidden, pageHidden } = await popular.getByRole('list').evaluate((list) => ({
    hidden: list.scrollWidth - list.clientWidth,
    pageHidden: document.documentElement.scrollWidth - document.documentElement.clientWidth,
  }));
  expect(pageHidden).toBeLessThanOrEqual(0);
  if (!isPhone) return expect(hidden).toBeLessThanOrEqual(0);
  expect(hidden).toBeGreaterThan(0);
  await expect(popular.getByRole('listitem').last().getByRole('link')).toHaveText(words.say('home.all'));
  await expect(toAll).not.toBeInViewport();
  await toAll.scrollIntoViewIfNeeded();
  await expect(toAll).toBeInViewport();
  await toAll.click();
  await expect(page).toHaveURL(customer.at('/services/'));
});
