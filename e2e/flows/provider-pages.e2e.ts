import { expect, test, type Person } from '../fixtures/people';
import { call, type Caller } from '../steps/api';
import { presses } from '../steps/controls';
import { logsIn } from '../steps/identity';
import {
  aProvider,
  findFreeDay,
  SAMPLE_CUSTOMER_MOBILE,
  PROVIDER_MOBILE,
  HOUSE_CLEANING,
  TEHRAN,
} from '../steps/market';
import {
  answersDateTime,
  answersDetails,
  answersPets,
  choosesOwnAddress,
  goesOn,
  isAtStep,
  ORDER_PAGE,
  providerChoices,
  seesQuestion,
  step,
} from '../steps/ordering';
import { putsOtherWorkOff } from '../steps/provider-work';
import { keepsPicture } from '../steps/screenshots';

const WEEKS_BEHIND_MS = 21 * 24 * 3_600_000;

const day = ({ page, words }: Person, key: 'takeOffDay' | 'giveBackDay') =>
  page.getByRole('button', { name: words.about(`schedule.calendar.${key}`) });

async function saysSomethingOfThemselves(expert: Person): Promise<string> {
  const { page, words } = expert;
  const slogan = words.locale === 'fa' ? 'خانهٔ تمیز، خیال راحت' : 'A clean home, a calm mind';
  await expert.open('/pelakman/pelakyar-profile/');
  const form = page.getByRole('form', { name: words.say('own-page.words.title') });
  await form.getByRole('textbox', { name: words.say('own-page.words.slogan') }).fill(slogan);
  await form.getByRole('button', { name: words.say('own-page.words.save') }).click();
  await expect(page.getByText(words.say('own-page.saved'))).toBeVisible();
  await keepsPicture(expert, 'own-page');
  return slogan;
}

/** On a device that is weeks behind: what is today is the server's word. */
async function takesADayOff(expert: Person): Promise<void> {
  const { page, words } = expert;
  await page.clock.setSystemTime(Date.now() - WEEKS_BEHIND_MS);
  await expert.open('/pelakman/schedule/');
  await page.getByRole('button', { name: words.say('schedule.calendar.later') }).click();
  await page.getByRole('main').locator('button[data-day]').last().click();
  await day(expert, 'takeOffDay').click();
  await expect(day(expert, 'giveBackDay')).toBeVisible();
  await keepsPicture(expert, 'schedule');
  await day(expert, 'giveBackDay').click();
  await expect(day(expert, 'takeOffDay')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await page.clock.setSystemTime(Date.now());
}

/** Whether search engines may show somebody's page, by the page itself. */
async function readsRobots({ at }: Person, workerCode: string): Promise<string | undefined> {
  const html = await (await fetch(at(`/yar/${workerCode}/`))).text();
  return /<meta name="robots" content="([^"]*)"/.exec(html)?.[1];
}

/** A provider who forgets a break reads of it where they wait for work; meanwhile no search engine shows their page. */
async function takesABreak(expert: Person, { siteUrl, userId }: Caller): Promise<void> {
  const { page, words, open } = expert;
  const { lstPage } = await call(siteUrl, 'workerprofile/getpages', {});
  const code = lstPage.find((known) => known.userId === userId)?.workerCode ?? '';
  expect(await readsRobots(expert, code)).toMatch(/^index/);
  const press = (key: 'stop' | 'confirm' | 'start') =>
    page.getByRole('button', { name: words.say(`schedule.pause.${key}`), exact: true }).click();
  await press('stop');
  await press('confirm');
  await expect(page.getByRole('heading', { name: words.say('schedule.pause.paused') })).toBeVisible();
  expect(await readsRobots(expert, code)).toMatch(/^noindex/);
  await open('/pelakman/dashboard/');
  await expect(page.getByText(words.say('schedule.pause.paused'))).toBeVisible();
  await page.getByRole('link', { name: words.say('schedule.pause.start') }).click();
  await press('start');
  await expect(page.getByRole('heading', { name: words.say('schedule.pause.working') })).toBeVisible();
  expect(await readsRobots(expert, code)).toMatch(/^index/);
}

async function readsTheirPay(expert: Person): Promise<void> {
  const { page, site, words } = expert;
  await expert.open('/pelakman/earnings/');
  await expect(page.getByRole('heading', { name: words.say('pay.balance.title') })).toBeVisible();
  await keepsPicture(expert, 'earnings');
  // Numbers inside sentences are the language's own as well.
  await page.goto(`${site.url}/ar/pelakman/dashboard/`);
  await expect(page.getByRole('heading', { name: 'دخل آخر ٧ أيام' })).toBeVisible();
  await expert.open('/pelakman/user-profile/');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await keepsPicture(expert, 'provider-profile');
  // Their own details are within the area, with its places around them.
  await expert.open('/pelakman/user-profile/info/');
  await expect(page.getByRole('textbox', { name: words.say('account.personal.firstName'), exact: true })).toHaveValue(
    /\S/,
  );
  await expect(page.getByRole('navigation', { name: words.say('provider.tabs.label') })).toBeVisible();
}

/** From the list of professionals to the order, in which she is chosen. */
async function ordersThisPerson(customer: Person, provider: Caller, slogan: string): Promise<void> {
  const { page, words } = customer;
  const { name, siteUrl, userId } = provider;
  // Search engines find her by letters that the page's readers read.
  const { locale } = words;
  const { lstWorker } = await call(
    siteUrl,
    'workerprofile/getall',
    { srvcategoryid: HOUSE_CLEANING, cityid: TEHRAN },
    { locale },
  );
  const shownName = lstWorker.find((worker) => worker.userId === userId)?.fullname ?? '';
  expect(shownName).not.toBe('');
  await customer.open('/faq/');
  await expect(page.getByRole('contentinfo').locator('a[href$="/yar/"]').first()).toBeAttached();
  await customer.open('/yar/');
  await keepsPicture(customer, 'yar-list');
  await page.getByRole('link', { name: shownName, exact: true }).first().click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(shownName);
  await expect(page.getByText(slogan)).toBeVisible();
  await keepsPicture(customer, 'yar-person');
  await page.locator('a[href*="worker="]').first().click();
  await seesQuestion(customer, 'order.serviceType.title');
  // The tap on the one choice of the question goes on.
  await presses(page.getByRole('radio').first());
  await isAtStep(customer, step.details);
  await answersDetails(customer);
  await answersPets(customer);
  await choosesOwnAddress(customer);
  await answersDateTime(customer, { gDate: await findFreeDay(provider) });
  await isAtStep(customer, step.provider);
  const chosen = providerChoices(customer).and(page.getByRole('radio', { checked: true }));
  await expect(chosen).toHaveAccessibleName(new RegExp(name));
  await keepsPicture(customer, 'yar-order');
  // She stands first; who stands next has a page, too.
  await page
    .getByRole('main')
    .getByRole('button', { name: words.about('order.provider.meet') })
    .nth(1)
    .click();
  const sheet = page.getByRole('dialog');
  const nextPage = await sheet.locator('a[href*="/yar/"]').getAttribute('href');
  await keepsPicture(customer, 'yar-sheet');
  await page.keyboard.press('Escape');
  await expect(sheet).toHaveCount(0);
  await goesOn(customer);
  await isAtStep(customer, step.invoice);
  await expect(page.getByText(name).locator('visible=true').first()).toBeVisible();
  // The provider wanted from another page takes the place of the one chosen before.
  await customer.open(`${ORDER_PAGE}?order-step=${step.invoice}&worker=${nextPage?.split('/').at(-2)}`);
  await isAtStep(customer, step.provider);
  await expect(chosen).not.toHaveAccessibleName(new RegExp(name));
}

test(
  '[R-12] [R-15] [S-08] [B-12] a professional says who they are and when they work; a visitor finds them and orders them',
  { tag: '@phone' },
  async ({ customer, meet, site }) => {
    const provider = await aProvider(site.url);
    const expert = await meet();
    await putsOtherWorkOff(expert);
    await logsIn(expert, PROVIDER_MOBILE);
    const slogan = await test.step('a line under the name', () => saysSomethingOfThemselves(expert));
    await test.step('a day off, and back', () => takesADayOff(expert));
    await test.step('a break, and its end', () => takesABreak(expert, provider));
    await test.step('pay and profile', () => readsTheirPay(expert));
    await logsIn(customer, SAMPLE_CUSTOMER_MOBILE);
    await test.step('the way from the list to the order', () => ordersThisPerson(customer, provider, slogan));
  },
);
