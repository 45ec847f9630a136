import { expect, test, type Person } from '../fixtures/people';
import { logIn, type Caller } from '../steps/api';
import {
  answersWash,
  CARWASHER_MOBILE,
  CARWASH_PAGE,
  choosesBody,
  choosesMethod,
  typesPlate,
  washStep,
} from '../steps/car-wash';
import { logsIn } from '../steps/identity';
import { SAMPLE_CUSTOMER_MOBILE, fillsSampleWallet, findFreeDay } from '../steps/market';
import { isShort, unfolds } from '../steps/order-page';
import {
  answersDateTime,
  choosesOwnAddress,
  choosesProvider,
  isAtStep,
  readsPriceSoFar,
  seesQuestion,
  step,
} from '../steps/ordering';
import { choosesWayToPay, placesOrder, readsPayable, seesOrderDone } from '../steps/paying';
import { makesMoves } from '../steps/provider-work';
import { confirmsAndReviews } from '../steps/reviewing';
import { keepsPicture } from '../steps/screenshots';

const SALOON = 1;
const VAN = 6;

test(
  '[F-26] [F-27] [F-28] [F-29] [F-51] [F-52] [C-carwash] [E-20] a car wash, from the service’s page to the reviewed job',
  { tag: '@phone' },
  async ({ customer, meet }) => {
    const provider = await logIn(customer.site.url, CARWASHER_MOBILE);
    await fillsSampleWallet(customer.site.url);
    await logsIn(customer, SAMPLE_CUSTOMER_MOBILE);
    await test.step('the page has prices and no word of waiting', () => readsThePage(customer));
    const price = await test.step('says which car, and how', () => saysWhichCar(customer));
    await test.step('says where and when, and chooses who comes', () => saysWhereAndWhen(customer, provider));
    await test.step('changes the car at the end: the price and who comes are asked again', () =>
      changesTheCar(customer, provider.name, price));
    const taskId = await test.step('pays from the wallet', () => pays(customer));
    await test.step('the work is done', async () => isDone({ customer, washer: await meet(), provider, taskId }));
    await test.step('its customer confirms and reviews it', async () => confirmsAndReviews(customer, await meet()));
  },
);

async function readsThePage(customer: Person): Promise<void> {
  const { page, words } = customer;
  await customer.open(CARWASH_PAGE);
  await expect(page.getByText(words.say('services.notOrderable.title'))).toHaveCount(0);
  await expect(page.getByRole('table', { name: words.say('services.prices.title') }).getByRole('row')).toHaveCount(6);
  await keepsPicture(customer, 'carwash-01-page');
  await page
    .getByRole('region', { name: words.about('order.serviceType.title') })
    .getByRole('link')
    .nth(1)
    .click();
}

async function saysWhichCar(customer: Person): Promise<number> {
  await choosesBody(customer, SALOON);
  await isAtStep(customer, washStep.carService);
  const price = await readsPriceSoFar(customer);
  expect(price).toBeGreaterThan(0);
  await keepsPicture(customer, 'carwash-02-body');
  await seesQuestion(customer, 'order.carService.title');
  await choosesMethod(customer, 'collect');
  await expect.poll(() => readsPriceSoFar(customer)).toBeGreaterThan(price);
  await typesPlate(customer);
  await keepsPicture(customer, 'carwash-03-method');
  // Nothing typed is lost by a reload.
  await customer.page.reload();
  await expect(
    customer.page.getByRole('radio', { name: customer.words.say('order.carService.methods.collect.name') }),
  ).toBeChecked();
  await answersWash(customer);
  return price;
}

async function saysWhereAndWhen(customer: Person, provider: Caller): Promise<void> {
  await choosesOwnAddress(customer);
  await keepsPicture(customer, 'carwash-04-date');
  await answersDateTime(customer, { gDate: await findFreeDay(provider) });
  await isAtStep(customer, step.provider);
  await keepsPicture(customer, 'carwash-05-provider');
  await choosesProvider(customer, provider.name);
  await isAtStep(customer, step.invoice);
  await keepsPicture(customer, 'carwash-06-invoice');
}

async function changesTheCar(customer: Person, providerName: string, price: number): Promise<void> {
  await customer.open(`${CARWASH_PAGE}?order-step=${washStep.editCarType}`);
  await choosesBody(customer, VAN, washStep.editCarType);
  await customer.page.getByRole('button', { name: customer.words.say('order.saveEdit'), exact: true }).click();
  await choosesProvider(customer, providerName);
  await isAtStep(customer, step.invoice);
  await expect.poll(() => readsPayable(customer)).not.toBe(price);
}

async function pays(customer: Person): Promise<number> {
  const { page, words } = customer;
  await choosesWayToPay(customer, 'wallet');
  await placesOrder(customer, 'wallet');
  await seesOrderDone(customer);
  await keepsPicture(customer, 'carwash-07-done');
  await page.getByRole('link', { name: words.say('order.done.track') }).click();
  await page.waitForURL((url) => url.pathname.endsWith('/my-order-list/current_order/'));
  await isShort(customer, 'a car wash');
  await unfolds(customer, 'order-following.details');
  await expect(page.getByText(words.say('order-following.plate'))).toBeVisible();
  await keepsPicture(customer, 'carwash-08-order');
  return Number(new URL(page.url()).searchParams.get('taskid'));
}

interface Done {
  readonly customer: Person;
  readonly washer: Person;
  readonly provider: Caller;
  readonly taskId: number;
}

async function isDone({ customer, washer, provider, taskId }: Done): Promise<void> {
  await logsIn(washer, CARWASHER_MOBILE);
  await washer.open(`/pelakman/orderlist/newworks/${taskId}/`);
  await expect(washer.page.getByText(washer.words.say('provider.plate'))).toBeVisible();
  await keepsPicture(washer, 'carwash-09-work');
  await makesMoves(customer.site, provider, taskId, ['accept', 'depart', 'start', 'finish']);
  await customer.page.reload();
  await keepsPicture(customer, 'carwash-10-done');
}
