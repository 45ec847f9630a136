import { expect, test, type Person } from '../fixtures/people';
import { call, aNewMobile, readCode, type Caller } from '../steps/api';
import { presses } from '../steps/controls';
import { aPhoto } from '../steps/files';
import { logsIn } from '../steps/identity';
import { PROVIDER_MOBILE, SAMPLE_CUSTOMER_MOBILE, aProvider, fillsSampleWallet, findFreeDay } from '../steps/market';
import { isShort, unfolds } from '../steps/order-page';
import {
  answersDateTime,
  choosesOwnAddress,
  choosesProvider,
  describes,
  goesOn,
  isAtStep,
  readsPriceSoFar,
  seesQuestion,
  step,
} from '../steps/ordering';
import { choosesWayToPay, placesOrder, seesOrderDone } from '../steps/paying';
import { makesMoves } from '../steps/provider-work';
import { confirmsAndReviews } from '../steps/reviewing';
import { keepsPicture } from '../steps/screenshots';

const MEDICAL_TESTS_PAGE = '/services/online-testing/';
const TESTS = 2;
const PERSONS = 36;
const EDIT_PERSONS = 37;
/** The third type, diabetes: fasting sugar. */
const DIABETES = 2;
const FIRST_TEST = 0;
const SECOND_TEST = 1;
const FIRST_PERSON = 0;
const PATIENTS = ['Sara Ahmadi', 'Omid Ahmadi'] as const;
const SHEET = {
  name: 'result.pdf',
  mimeType: 'application/pdf',
  buffer: Buffer.from('%PDF-1.4\n1 0 obj\n<<>>\nendobj\ntrailer\n<<>>\n%%EOF\n'),
};

test(
  '[F-02] [F-36] [F-37] [F-51] [F-52] [B-09] tests at home, from the service’s page to a result that only its customer reads and the reviewed job',
  { tag: '@phone' },
  async ({ customer, meet }) => {
    const provider = await aProvider(customer.site.url);
    await fillsSampleWallet(customer.site.url);
    await logsIn(customer, SAMPLE_CUSTOMER_MOBILE);
    await test.step('chooses tests and persons', () => saysWhich(customer));
    await test.step('says where and when, adds the prescription, and chooses who comes', () =>
      saysWhereAndWhen(customer, provider));
    const mobile = await test.step('says that it is for somebody else', () => saysForWhom(customer));
    const taskId = await test.step('pays from the wallet, and reads how to prepare', () => pays(customer));
    await test.step('the person that it is for has the code and a page, and nothing of the price', async () =>
      hearsOfTheVisit({ customer, guest: await meet(), provider, taskId, mobile }));
    const sampler = await meet();
    await test.step('the sampler hands the result over', () => handsOver({ customer, sampler, provider, taskId }));
    await test.step('the customer opens it, and nobody else does', () => opensTheResult(customer, sampler));
    await test.step('the work is confirmed and reviewed', async () => confirmsAndReviews(customer, await meet()));
  },
);

async function saysWhich(customer: Person): Promise<void> {
  const { page, words } = customer;
  await customer.open(MEDICAL_TESTS_PAGE);
  await expect(page.getByText(words.say('services.notOrderable.title'))).toHaveCount(0);
  await keepsPicture(customer, 'medical-tests-01-page');
  await page
    .getByRole('region', { name: words.about('order.serviceType.title') })
    .getByRole('link')
    .nth(DIABETES)
    .click();
  await isAtStep(customer, TESTS);
  await seesQuestion(customer, 'order.tests.title');
  const tests = page.getByRole('checkbox');
  await presses(tests.nth(FIRST_TEST));
  const one = await readsPriceSoFar(customer);
  await presses(tests.nth(SECOND_TEST));
  await expect.poll(() => readsPriceSoFar(customer)).toBeGreaterThan(one);
  await expect(page.getByText(words.about('order.tests.fasting'))).toBeVisible();
  await keepsPicture(customer, 'medical-tests-02-tests');
  await goesOn(customer);
  await isAtStep(customer, PERSONS);
  const single = await readsPriceSoFar(customer);
  await page.getByRole('button', { name: words.say('common.increase') }).click();
  await expect.poll(() => readsPriceSoFar(customer)).toBeGreaterThan(single);
  await saysWho(customer);
  await keepsPicture(customer, 'medical-tests-03-persons');
  await page.reload();
  await goesOn(customer);
}

/** Two persons; a year that nobody was born in is refused, and what was typed stays. */
async function saysWho(customer: Person): Promise<void> {
  const { page, words } = customer;
  const person = (number: number) =>
    page.getByRole('group', { name: words.say('order.persons.person', { number: words.digits(String(number)) }) });
  const name = (number: number) => person(number).getByLabel(words.say('order.persons.name'));
  const birthYear = (number: number) => person(number).getByLabel(words.say('order.persons.birthYear'));
  await name(1).fill(PATIENTS[0]);
  await birthYear(1).fill(words.digits('1370'));
  await goesOn(customer);
  await expect(page.getByText(words.say('order.persons.nameMissing'))).toBeVisible();
  await name(2).fill(PATIENTS[1]);
  await birthYear(2).fill('3000');
  await expect(page.getByText(words.about('order.persons.birthYearWrong'))).toBeVisible();
  await birthYear(2).fill('2001');
  await expect(page.getByText(words.about('order.persons.birthYearWrong'))).toHaveCount(0);
  await expect(name(1)).toHaveValue(PATIENTS[0]);
}

async function saysWhereAndWhen(customer: Person, provider: Caller): Promise<void> {
  await choosesOwnAddress(customer);
  await answersDateTime(customer, { gDate: await findFreeDay(provider), hour: 4 });
  await describes(customer, { photo: aPhoto('prescription.png') });
  await goesOn(customer);
  await isAtStep(customer, step.provider);
  await keepsPicture(customer, 'medical-tests-04-provider');
  await choosesProvider(customer, provider.name);
  await isAtStep(customer, step.invoice);
  await keepsPicture(customer, 'medical-tests-05-invoice');
  await customer.open(`${MEDICAL_TESTS_PAGE}?order-step=${EDIT_PERSONS}`);
  await isAtStep(customer, EDIT_PERSONS);
  await customer.page.getByRole('button', { name: customer.words.say('order.saveEdit'), exact: true }).click();
  await isAtStep(customer, step.invoice);
}

async function saysForWhom(customer: Person): Promise<string> {
  const { page, words } = customer;
  const mobile = aNewMobile();
  await choosesWayToPay(customer, 'wallet');
  await unfolds(customer, 'order.invoice.agreements.recipient');
  await page.getByRole('switch', { name: words.about('order.recipient.label') }).click();
  await page.getByRole('button', { name: words.say('order.invoice.place'), exact: true }).click();
  await expect(page.getByText(words.say('order.recipient.nameMissing'))).toBeVisible();
  await expect(page.getByText(words.say('order.recipient.mobileMissing'))).toBeVisible();
  await page.getByLabel(words.say('order.recipient.name')).fill('Sohrab');
  await page.getByLabel(words.say('order.recipient.mobile')).fill(words.digits(SAMPLE_CUSTOMER_MOBILE));
  await expect(page.getByText(words.say('order.recipient.mobileOwn'))).toBeVisible();
  await page.getByLabel(words.say('order.recipient.mobile')).fill(mobile);
  await page.getByLabel(words.say('order.recipient.language')).selectOption('en');
  await keepsPicture(customer, 'medical-tests-05-recipient');
  return mobile;
}

interface Told {
  readonly customer: Person;
  readonly guest: Person;
  readonly provider: Caller;
  readonly taskId: number;
  readonly mobile: string;
}

async function hearsOfTheVisit({ customer, guest, provider, taskId, mobile }: Told): Promise<void> {
  await expect(
    customer.page.getByText(customer.words.say('order-following.recipient.title', { name: 'Sohrab' })),
  ).toBeVisible();
  await makesMoves(customer.site, provider, taskId, ['accept']);
  // An SMS that is no code of a login waits its turn.
  await expect.poll(async () => (await customer.site.outbox(mobile)).length).toBeGreaterThan(0);
  const code = await readCode(customer.site, mobile);
  const [sms] = await customer.site.outbox(mobile);
  const link = /\/en\/visit\/\S+/.exec(sms?.text ?? '')?.[0] ?? '';
  await guest.page.goto(new URL(link, customer.site.url).href);
  await expect(guest.page.getByText(code, { exact: true })).toBeVisible();
  const visitKey = link.split('/').filter(Boolean).at(-1) ?? '';
  const { providerName } = await call(customer.site.url, 'orderrecipient/getvisit', { visitKey }, { locale: 'en' });
  expect(providerName).toMatch(/^[A-Z][a-z]+ [A-Z]/);
  await expect(guest.page.getByText(providerName ?? '')).toBeVisible();
  await expect(guest.page.getByText(/toman/i)).toHaveCount(0);
  await keepsPicture(guest, 'medical-tests-06-recipient');
  await expect(customer.page.getByText(code, { exact: true })).toHaveCount(0);
}

async function pays(customer: Person): Promise<number> {
  const { page, words } = customer;
  await placesOrder(customer, 'wallet');
  await seesOrderDone(customer);
  await page.getByRole('link', { name: words.say('order.done.track') }).click();
  await page.waitForURL((url) => url.pathname.endsWith('/my-order-list/current_order/'));
  await expect(page.getByText(words.about('order-following.fasting'))).toBeVisible();
  await isShort(customer, 'tests at home');
  await unfolds(customer, 'order-following.details');
  await expect(page.getByText(PATIENTS[1]).first()).toBeVisible();
  await keepsPicture(customer, 'medical-tests-06-order');
  return Number(new URL(page.url()).searchParams.get('taskid'));
}

interface HandOver {
  readonly customer: Person;
  readonly sampler: Person;
  readonly provider: Caller;
  readonly taskId: number;
}

async function handsOver({ customer, sampler, provider, taskId }: HandOver): Promise<void> {
  const { page, words } = sampler;
  await makesMoves(customer.site, provider, taskId, ['depart', 'start', 'finish']);
  await logsIn(sampler, PROVIDER_MOBILE);
  await sampler.open(`/pelakman/orderlist/doneworks/${taskId}/`);
  await presses(page.getByRole('radio').nth(FIRST_PERSON));
  await page.getByLabel(words.say('provider.results.choose')).setInputFiles(SHEET);
  await keepsPicture(sampler, 'medical-tests-07-hand-over');
  await page.getByRole('button', { name: words.say('provider.results.send') }).click();
  await expect(page.getByText(words.about('provider.results.handedSheet'))).toBeVisible();
  await keepsPicture(sampler, 'medical-tests-08-handed');
}

async function opensTheResult(customer: Person, sampler: Person): Promise<void> {
  const { page, words } = customer;
  await page.reload();
  const link = page.getByRole('link', { name: words.about('order-following.results.save') });
  await expect(link).toBeVisible();
  await keepsPicture(customer, 'medical-tests-09-result');
  const saved = page.waitForEvent('download');
  await link.click();
  expect(await (await saved).failure()).toBeNull();
  const path = (await link.getAttribute('href')) ?? '';
  const ask = ({ page: asking }: Person) => asking.request.get(new URL(path, customer.site.url).href);
  expect([(await ask(customer)).status(), (await ask(sampler)).status()]).toEqual([200, 403]);
}
