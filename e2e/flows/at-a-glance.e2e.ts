import type { Locator } from 'playwright/test';

import { expect, test, type Person } from '../fixtures/people';
import { register } from '../steps/api';
import { FIRST_LOOK_PX, findLateAnswers } from '../steps/first-look';
import { logsIn } from '../steps/identity';
import { aProvider, ordersInCash, placesLate, settleInCash } from '../steps/market';
import { isShort } from '../steps/order-page';
import { makesMoves } from '../steps/provider-work';
import { main } from '../steps/site-shell';
import { wordsOf, type TestLocale } from '../steps/words';

const CURRENCY = /تومان/;

const TRUST = 'services.facts.trustText';
const OF_A_SERVICE = { cost: 'services.from', who: 'services.people.title', trust: TRUST };
const OF_BIDS = { ...OF_A_SERVICE, cost: 'services.usually' };
const OF_AN_ORDER = { cost: 'order.serviceType.from', who: TRUST, trust: TRUST };

/** The places of the answers to a stranger's questions, by the keys of their words. */
const FIRST_LOOKS = [
  { path: '/', cost: 'services.from', who: 'home.people.text', trust: 'home.people.text' },
  { path: '/services/house-cleaning/', ...OF_A_SERVICE },
  { path: '/services/house-cleaning/regular-cleaning/', ...OF_A_SERVICE, cost: CURRENCY },
  { path: '/services/handyman/', ...OF_BIDS },
  { path: '/services/moving-service/', ...OF_BIDS },
  { path: '/services-at-location/tehran/house-cleaning/', ...OF_A_SERVICE },
  { path: '/services-at-location/tehran/house-cleaning/tajrish/', ...OF_A_SERVICE },
  { path: '/services/house-cleaning/?order-step=1', ...OF_AN_ORDER },
  { path: '/services/handyman/?order-step=1', ...OF_AN_ORDER, cost: 'order.serviceType.usually' },
];

test(
  'the first look at home, a service, a city and an order says what it is, what it costs, who comes, when, and why to trust them',
  { tag: '@phone' },
  async ({ customer }) => {
    const { words } = customer;
    for (const { path, cost, who, trust } of FIRST_LOOKS) {
      await customer.open(path);
      const page = main(customer);
      await isInFirstLook(page.getByRole('heading', { level: 1 }), `${path}: what it is`);
      const price = typeof cost === 'string' ? words.about(cost) : cost;
      await isInFirstLook(page.getByText(price).filter({ hasText: CURRENCY }), `${path}: what it costs`);
      await isInFirstLook(page.getByText(words.about(who)), `${path}: who comes`);
      await isInFirstLook(page.locator('img[src*="/uploads/"]'), `${path}: a face`);
      await isInFirstLook(page.getByText(words.about('yar.person.nextFreeOf')).locator('..'), `${path}: when`);
      await isInFirstLook(page.getByText(words.about(trust)), `${path}: why to trust them`);
    }
  },
);

const LOCALES: readonly TestLocale[] = ['fa', 'en', 'de', 'ar'];
const SWEEP_MS = 900_000;

test.describe('without scripts, which a first look does not wait for', () => {
  test.use({ javaScriptEnabled: false });
  test(
    'the page of each service and each type answers a stranger’s questions at the first look, in four languages and under titles of any length',
    { tag: '@phone' },
    async ({ page, site }) => {
      test.setTimeout(SWEEP_MS);
      const paths = await listServicePaths(site.url);
      expect(paths.length).toBeGreaterThan(LOCALES.length);
      for (const locale of LOCALES) {
        const words = wordsOf(locale);
        for (const path of paths) {
          await page.goto(`${site.url}${locale === 'fa' ? '' : `/${locale}`}${path}`);
          expect(await findLateAnswers(page, words), `${locale} ${path}`).toEqual([]);
        }
      }
    },
  );
});

/** The pages of all services that are shown, and of their types and grades. */
async function listServicePaths(siteUrl: string): Promise<string[]> {
  const answer = (await (await fetch(`${siteUrl}/api/main/boot/getallcategoryv3`)).json()) as {
    lstCategoriesWithSubCategories: Listed[];
  };
  return answer.lstCategoriesWithSubCategories
    .filter(({ isHidden }) => isHidden === 'No')
    .flatMap(({ seopath, lstServiceCategoryType_New: types, lstGrades: grades }) => [
      `/services/${seopath}/`,
      ...[...types, ...grades]
        .filter(({ hasPDP }) => hasPDP !== 'No')
        .map((part) => `/services/${seopath}/${part.seopath}/`),
    ]);
}

interface Listed {
  readonly seopath: string;
  readonly isHidden: string;
  readonly lstServiceCategoryType_New: readonly { readonly seopath: string; readonly hasPDP: string }[];
  readonly lstGrades: readonly { readonly seopath: string; readonly hasPDP: string }[];
}

test(
  'an order’s page on a phone is short in every state with its folds closed, and its first look says what, what it costs, who, when and what is next',
  { tag: '@phone' },
  async ({ customer, site }) => {
    const caller = await register(site);
    const provider = await aProvider(site.url);
    const { taskid } = await ordersInCash(caller, provider);
    const { taskDetail } = await caller.call('clean/gettaskdetail', { taskid });
    const toPath = (id: number) => `/my-order-list/current_order/?taskid=${id}`;
    const path = toPath(taskid);
    await logsIn(customer, caller.mobile, caller.password, new URL(customer.at(path)).pathname);
    await isShortIn(customer, path, 'order-following.states.AWAITING_PROVIDER');
    await saysAllAtFirst(customer, 'AWAITING_PROVIDER', taskDetail);
    for (const [move, state] of [
      ['accept', 'CONFIRMED'],
      ['depart', 'EN_ROUTE'],
      ['start', 'IN_PROGRESS'],
      ['finish', 'DONE'],
    ] as const) {
      await makesMoves(site, provider, taskid, [move]);
      await isShortIn(customer, path, `order-following.states.${state}`);
      await saysAllAtFirst(customer, state, taskDetail);
    }
    await caller.call('reqandpay/confirmtask', { taskid });
    await isShortIn(customer, path, 'order-following.states.COMPLETED');

    const other = await placesLate(caller, provider);
    await isShortIn(customer, toPath(other.taskid), 'order-following.states.PENDING_PAYMENT');
    await settleInCash(caller, other.reqid);
    await provider.call('expert/movetask', { taskid: other.taskid, move: 'decline' });
    await isShortIn(customer, toPath(other.taskid), 'order-following.states.DECLINED');
  },
);

/** The first of them that is drawn ends above the fold. */
async function isInFirstLook(answers: Locator, what: string): Promise<void> {
  const answer = answers.filter({ visible: true }).first();
  await expect(answer, what).toBeVisible();
  const box = await answer.boundingBox();
  expect((box?.y ?? Infinity) + (box?.height ?? 0), what).toBeLessThanOrEqual(FIRST_LOOK_PX);
}

interface Ordered {
  readonly startHour: number;
  readonly priceRial: number;
}

/** The open page of an order answers its customer's questions above the fold. */
async function saysAllAtFirst(customer: Person, state: string, { startHour, priceRial }: Ordered): Promise<void> {
  const { words } = customer;
  const page = main(customer);
  const hour = new RegExp(`(?<!\\p{Nd})${words.digits(startHour)}(?!\\p{Nd})`, 'u');
  const when = state === 'IN_PROGRESS' ? words.about('order-following.hero.startedUntil') : hour;
  await isInFirstLook(page.locator('[data-state-heading]'), `${state}: what was ordered`);
  await isInFirstLook(page.getByText(words.tomans(priceRial)), `${state}: what it costs`);
  await isInFirstLook(page.locator('img[src*="/uploads/"]'), `${state}: who comes`);
  await isInFirstLook(page.getByText(when), `${state}: when`);
  await isInFirstLook(page.getByText(words.about(`order-following.next.${state}`)), `${state}: what is next`);
}

async function isShortIn(customer: Person, path: string, state: string): Promise<void> {
  await customer.open(path);
  await expect(main(customer).getByText(customer.words.about(state)).first(), state).toBeVisible();
  await isShort(customer, state);
}

test(
  'the hours of a visit change its price in place, the act takes them into the order, and the bar says both further down',
  { tag: '@phone' },
  async ({ customer }) => {
    const { page, words } = customer;
    await customer.open('/services/house-cleaning/regular-cleaning/');
    const question = page.getByRole('region', { name: words.say('order.first.hours') });
    const shown = question.getByText(CURRENCY).filter({ visible: true });
    const before = await shown.innerText();
    const [hours] = await question
      .getByRole('radio')
      .evaluateAll((radios) =>
        radios
          .filter((radio) => !(radio as HTMLInputElement).checked)
          .map((radio) => (radio as HTMLInputElement).value),
      );
    await question
      .locator('label')
      .filter({ has: page.locator(`input[value="${hours}"]`) })
      .click();
    await expect(shown).not.toHaveText(before);
    const price = await shown.innerText();
    await page.getByRole('heading', { name: words.say('services.steps.title') }).scrollIntoViewIfNeeded();
    const act = main(customer)
      .getByRole('button', { name: words.say('order.first.chooseTime') })
      .last();
    await expect(act).toBeInViewport();
    await expect(main(customer).getByText(price).filter({ visible: true }).last()).toBeInViewport();
    await act.click();
    await expect(page).toHaveURL(/order-step/);
  },
);
