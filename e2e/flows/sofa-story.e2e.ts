import { expect, test, type Person } from '../fixtures/people';
import type { Caller } from '../steps/api';
import { edits, saves } from '../steps/editing';
import { logsIn } from '../steps/identity';
import { PROVIDER_MOBILE, SAMPLE_CUSTOMER_MOBILE, aProvider, fillsSampleWallet, findFreeDay } from '../steps/market';
import { isShort } from '../steps/order-page';
import {
  answersDateTime,
  choosesOwnAddress,
  choosesProvider,
  goesOn,
  isAtStep,
  readsPriceSoFar,
  seesQuestion,
  step,
} from '../steps/ordering';
import { choosesWayToPay, placesOrder, readsPayable, seesOrderDone } from '../steps/paying';
import { hearsOf, makesMoves, moves, putsOtherWorkOff } from '../steps/provider-work';
import { confirmsAndReviews } from '../steps/reviewing';
import { keepsPicture } from '../steps/screenshots';
import { choosesGrade, textileStep } from '../steps/textiles';

const SOFA_PAGE = '/services/carpet-cleaning/sofa-cleaning/';
const SEATS = 5;
/** A seat of the economy grade in Tehran (lib/catalogue/prices/textiles.ts). */
const SEAT_TOMANS = 170_000;
/** Words of an order whose things are taken along. */
const TAKEN_ALONG = {
  fa: /کارگاه|راننده|تحویل بگیرند|تحویل گرفته|متر کردن|پس می‌آور|روز بازگشت/,
  en: /workshop|driver|pick-?up|picked up|collected|measur|brought back|day of return/i,
} as const;

test(
  '[F-02] [F-04] [F-15] [B-02] a sofa, from its page over one visit and the count that was approved at home to the reviewed job',
  { tag: '@phone' },
  async ({ customer, meet }) => {
    const provider = await aProvider(customer.site.url);
    await fillsSampleWallet(customer.site.url);
    await logsIn(customer, SAMPLE_CUSTOMER_MOBILE);
    await test.step('counts the seats', () => countsSeats(customer));
    await test.step('says when somebody comes, once, and pays', () => orders(customer, provider));
    const taskId = await test.step('follows it', () => follows(customer));
    const expert = await meet();
    await test.step('what is counted at home is approved there', () => recounts(customer, expert, provider, taskId));
    await test.step('it is done, and is reviewed', async () => {
      await moves(expert, provider, 'finish');
      await hearsOf(customer, 'finish');
      await keepsPicture(customer, 'sofa-08-done');
      await confirmsAndReviews(customer, await meet());
    });
  },
);

async function countsSeats(customer: Person): Promise<void> {
  const { page, words } = customer;
  await customer.open(SOFA_PAGE);
  await expect(page.getByText(words.say('services.notOrderable.title'))).toHaveCount(0);
  await keepsPicture(customer, 'sofa-01-page');
  await page
    .getByRole('link', { name: words.say('order.first.start') })
    .first()
    .click();
  await isAtStep(customer, textileStep.grade);
  await seesQuestion(customer, 'order.upholstery.title');
  await goesOn(customer);
  await expect(page.getByText(words.say('order.upholstery.missing'))).toBeVisible();
  await choosesGrade(customer, 0);
  const more = page.getByRole('button', { name: new RegExp(`^${words.say('common.increase')}`) });
  await more.first().click();
  const least = await readsPriceSoFar(customer);
  for (let count = 1; count < SEATS; count += 1) await more.first().click();
  await expect.poll(() => readsPriceSoFar(customer)).toBe(SEATS * SEAT_TOMANS);
  expect(least).toBeLessThan(SEATS * SEAT_TOMANS);
  await keepsPicture(customer, 'sofa-02-seats');
  await isCleanedWhereItStands(customer);
  await goesOn(customer);
}

async function orders(customer: Person, provider: Caller): Promise<void> {
  const { page, words } = customer;
  await choosesOwnAddress(customer);
  await seesQuestion(customer, 'order.dateTime.title');
  await answersDateTime(customer, { gDate: await findFreeDay(provider), hour: 2 });
  // Nothing comes back: no day is asked for it.
  await isAtStep(customer, step.provider);
  await choosesProvider(customer, provider.name);
  await isAtStep(customer, step.invoice);
  const before = await readsPayable(customer);
  await edits(customer, 'upholstery', textileStep.editGrade);
  await page
    .getByRole('button', { name: new RegExp(`^${words.say('common.increase')}`) })
    .nth(1)
    .click();
  await saves(customer);
  await isAtStep(customer, step.invoice);
  await expect.poll(() => readsPayable(customer)).toBe(before + SEAT_TOMANS / 2);
  await isCleanedWhereItStands(customer);
  await keepsPicture(customer, 'sofa-03-invoice');
  await choosesWayToPay(customer, 'wallet');
  await placesOrder(customer, 'wallet');
  await seesOrderDone(customer);
  await isCleanedWhereItStands(customer);
  await keepsPicture(customer, 'sofa-04-placed');
}

async function follows(customer: Person): Promise<number> {
  const { page, words } = customer;
  await page.getByRole('link', { name: words.say('order.done.track') }).click();
  await page.waitForURL((url) => url.pathname.endsWith('/my-order-list/current_order/'));
  await expect(page.getByText(words.say('order-following.next.AWAITING_PROVIDER')).first()).toBeVisible();
  await isShort(customer, 'sofas');
  await expect(page.getByText(words.say('order-following.returnVisit'), { exact: true })).toHaveCount(0);
  await isCleanedWhereItStands(customer);
  return Number(new URL(page.url()).searchParams.get('taskid'));
}

/** Arrived, she counts one seat more than was ordered, and goes on once the customer has approved it. */
async function recounts(customer: Person, expert: Person, provider: Caller, taskId: number): Promise<void> {
  const { page, words, site } = customer;
  await makesMoves(site, provider, taskId, ['accept', 'depart']);
  await logsIn(expert, PROVIDER_MOBILE);
  await putsOtherWorkOff(expert);
  await expert.open(`/pelakman/orderlist/acceptworks/${taskId}/`);
  await expect(expert.page.getByLabel(expert.words.say('provider.startCode.label'))).toBeVisible();
  await isCleanedWhereItStands(expert);
  await keepsPicture(expert, 'sofa-05-work');
  await moves(expert, provider, 'start');
  await hearsOf(customer, 'start');
  await proposesOneMore(expert);
  await page.getByRole('button', { name: words.say('price-change.approve'), exact: true }).scrollIntoViewIfNeeded();
  await keepsPicture(customer, 'sofa-07-count');
  await page.getByRole('button', { name: words.say('price-change.approve'), exact: true }).click();
  await expect(page.getByText(words.about('price-change.decided.approved'))).toBeVisible();
  await expect(expert.page.getByText(words.about('price-change.decided.approved'))).toBeVisible();
  await isCleanedWhereItStands(customer);
  await isCleanedWhereItStands(expert);
}

async function proposesOneMore(expert: Person): Promise<void> {
  const { page, words } = expert;
  const form = (key: string) => words.say(`price-change.form.${key}`);
  await page.getByRole('button', { name: form('open') }).click();
  const dialog = page.getByRole('dialog', { name: form('title') });
  await dialog
    .getByRole('button', { name: new RegExp(`^${words.say('common.increase')}`) })
    .first()
    .click();
  await dialog.getByLabel(form('reason')).fill(words.locale === 'fa' ? 'یک نشیمن بیشتر بود' : 'One seat more');
  await keepsPicture(expert, 'sofa-06-recount');
  await dialog.getByRole('button', { name: form('send') }).click();
  await expect(dialog).toBeHidden();
}

/** No screen of the order says a word of what is taken along and brought back. */
async function isCleanedWhereItStands({ page, words }: Person): Promise<void> {
  await expect(page.getByRole('main')).not.toContainText(TAKEN_ALONG[words.locale === 'fa' ? 'fa' : 'en']);
}
