import { expect, test, type Person } from '../fixtures/people';
import type { Caller } from '../steps/api';
import { logsIn } from '../steps/identity';
import {
  PROVIDER_MOBILE,
  SAMPLE_CUSTOMER_MOBILE,
  addDays,
  aProvider,
  fillsSampleWallet,
  findFreeDay,
} from '../steps/market';
import { isShort, unfolds } from '../steps/order-page';
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
import { choosesWayToPay, placesOrder, seesOrderDone } from '../steps/paying';
import { makesMoves, putsOtherWorkOff } from '../steps/provider-work';
import { confirmsAndReviews } from '../steps/reviewing';
import { keepsPicture } from '../steps/screenshots';
import {
  answersReturn,
  choosesGrade,
  handsBack,
  handsOverAll,
  signsTheList,
  textileStep,
  type AtTheDoor,
} from '../steps/textiles';

const LAUNDRY_PAGE = '/services/laundry/';
const SHIRTS = 7;
/** TEXTILE_TURNAROUND_DAYS of lib/domain/constants/textiles.ts, for the grade that is chosen. */
const TURNAROUND_DAYS = 2;

test('[F-30] [F-31] [F-32] [F-33] [B-23] [E-14] laundry, from the service’s page over every hand-over to the reviewed job', async ({
  customer,
  meet,
}) => {
  const provider = await aProvider(customer.site.url);
  await fillsSampleWallet(customer.site.url);
  await logsIn(customer, SAMPLE_CUSTOMER_MOBILE);
  await test.step('fills the basket', () => fillsBasket(customer));
  await test.step('says where, when and until when', () => saysWhereAndWhen(customer, provider));
  const taskId = await test.step('pays from the wallet', () => pays(customer));
  const expert = await meet();
  await putsOtherWorkOff(expert);
  await logsIn(expert, PROVIDER_MOBILE);
  await makesMoves(customer.site, provider, taskId, ['accept']);
  await test.step('pieces are listed at the door, and signed for', () =>
    signsTheList({ customer, expert, provider, taskId }));
  await test.step('every piece is scanned at every hand-over', () =>
    changesHands({ customer, expert, provider, taskId }));
  await test.step('the customer sees where each piece is, confirms and reviews', async () =>
    confirms(customer, await meet(), taskId));
});

async function fillsBasket(customer: Person): Promise<void> {
  const { page, words } = customer;
  await customer.open(LAUNDRY_PAGE);
  await expect(page.getByText(words.say('services.notOrderable.title'))).toHaveCount(0);
  await keepsPicture(customer, 'laundry-01-page');
  await page
    .getByRole('region', { name: words.about('order.serviceType.title') })
    .getByRole('link')
    .first()
    .click();
  await isAtStep(customer, textileStep.grade);
  await seesQuestion(customer, 'order.grade.title');
  await keepsPicture(customer, 'laundry-02-grade');
  // The tap goes on; back shows it chosen, and then the button does.
  await choosesGrade(customer, 0);
  await isAtStep(customer, textileStep.basket);
  await page.goBack();
  await isAtStep(customer, textileStep.grade);
  await expect(page.getByRole('radio').first()).toBeChecked();
  await goesOn(customer);
  await isAtStep(customer, textileStep.basket);
  const more = page.getByRole('button', { name: new RegExp(`^${words.say('common.increase')}`) }).first();
  await more.click();
  await expect(page.getByText(words.about('order.basket.minimum'))).toBeVisible();
  const least = await readsPriceSoFar(customer);
  await keepsPicture(customer, 'laundry-03-minimum');
  for (let count = 1; count < SHIRTS; count += 1) await more.click();
  await expect(page.getByText(words.about('order.basket.minimum'))).toBeHidden();
  await expect.poll(() => readsPriceSoFar(customer)).toBeGreaterThan(least);
  // A coat beside the shirts: another kind, found by its name, in the same basket.
  const search = page.getByRole('searchbox', { name: words.say('order.basket.search') });
  await search.fill(words.say('price-lines.laundryItems.coat'));
  await expect(page.getByRole('spinbutton')).toHaveCount(1);
  await more.click();
  await search.fill('');
  await expect(page.getByText(words.say('price-lines.laundryKinds.502'), { exact: true })).toBeVisible();
  await keepsPicture(customer, 'laundry-04-basket');
  await page.reload();
  await goesOn(customer);
}

async function saysWhereAndWhen(customer: Person, provider: Caller): Promise<void> {
  const { page, words } = customer;
  const pickUp = await findFreeDay(provider);
  const back = await findFreeDay(provider, addDays(pickUp, TURNAROUND_DAYS));
  await choosesOwnAddress(customer);
  await seesQuestion(customer, 'order.pickUp.title');
  await answersDateTime(customer, { gDate: pickUp, hour: 2 });
  await seesQuestion(customer, 'order.returnTime.title');
  await keepsPicture(customer, 'laundry-05-return');
  await answersReturn(customer, { gDate: back, hour: 3 });
  await isAtStep(customer, step.provider);
  await choosesProvider(customer, provider.name);
  await isAtStep(customer, step.invoice);
  for (const kind of ['laundryKinds.501', 'laundryKinds.502'] as const)
    await expect(page.getByText(words.say(`price-lines.${kind}`), { exact: true }).first()).toBeVisible();
  await keepsPicture(customer, 'laundry-06-invoice');
  for (const number of [textileStep.editBasket, textileStep.editReturnTime]) {
    await customer.open(`${LAUNDRY_PAGE}?order-step=${number}`);
    await isAtStep(customer, number);
    await page.getByRole('button', { name: words.say('order.saveEdit'), exact: true }).click();
    await isAtStep(customer, step.invoice);
  }
}

async function pays(customer: Person): Promise<number> {
  const { page, words } = customer;
  await choosesWayToPay(customer, 'wallet');
  await placesOrder(customer, 'wallet');
  await seesOrderDone(customer);
  await page.getByRole('link', { name: words.say('order.done.track') }).click();
  await page.waitForURL((url) => url.pathname.endsWith('/my-order-list/current_order/'));
  await isShort(customer, 'laundry');
  await unfolds(customer, 'order-following.details');
  await expect(page.getByText(words.say('order-following.returnVisit'), { exact: true })).toBeVisible();
  return Number(new URL(page.url()).searchParams.get('taskid'));
}

async function changesHands(door: AtTheDoor): Promise<void> {
  const { expert, provider, taskId } = door;
  await keepsPicture(expert, 'laundry-07-scan');
  for (const move of ['process', 'bringBack'] as const) await handsOverAll(expert, provider, taskId, move);
  await handsBack(door);
  await keepsPicture(expert, 'laundry-08-returned');
}

async function confirms(customer: Person, stranger: Person, taskId: number): Promise<void> {
  const { page, words } = customer;
  await customer.open(`/my-order-list/current_order/?taskid=${taskId}`);
  await expect(page.getByText(words.say('textiles.stages.returned'), { exact: true })).toHaveCount(2);
  await isShort(customer, 'laundry that came back');
  await keepsPicture(customer, 'laundry-09-order');
  await confirmsAndReviews(customer, stranger);
}
