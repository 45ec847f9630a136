import { expect, test, type Person } from '../fixtures/people';
import { logIn, register, type Caller } from '../steps/api';
import { typesPlate } from '../steps/car-wash';
import { presses } from '../steps/controls';
import { logsIn } from '../steps/identity';
import { isShort } from '../steps/order-page';
import { goesOn, isAtStep, seesQuestion, step } from '../steps/ordering';
import { choosesWayToPay, decidesAtBank, readsPayable, seesOrderDone } from '../steps/paying';
import { alertDialog, makesMoves, startsByCode, waitsOnDashboard, wantsToSee } from '../steps/provider-work';
import { confirmsAndReviews } from '../steps/reviewing';
import { keepsPicture } from '../steps/screenshots';

const GAS_PAGE = '/services/gas/';
/** Drives a truck by day and by night, and does nothing else. */
const DRIVER_MOBILE = '09120000051';
/** Its number, of the samples. */
const NEAREST_TRUCK = 'P-17';
/** From the order's page over the bank's to the pre-invoice, and further. */
const MOST_BACK = 4;
const CLOSE_TRUCK = 'P-18';
const CLOSE_DRIVER = 'Kambiz Sharifi';
/** The numbers of SPEC 2 that petrol alone walks. */
const gasStep = { carPlace: 38, editCarPlace: 39, vehicle: 40, editVehicle: 41, fuel: 42, editFuel: 43 } as const;

test('[F-38] [F-39] [F-40] [F-41] [F-42] [F-43] [T-12] [B-06] petrol, from the service’s page to the reviewed job', async ({
  customer,
  meet,
  site,
}) => {
  const caller = await register(site);
  const driver = await logIn(site.url, DRIVER_MOBILE);
  await logsIn(customer, caller.mobile, caller.password);
  await putsTruckBeside(customer);
  await test.step('shows where the car stands, and chooses a truck', () => saysWhere(customer, driver));
  await test.step('says which car', () => saysWhichCar(customer));
  await test.step('says how many litres, with the price as it changes', () => saysHowMany(customer));
  await test.step('changes each answer before it is paid', () => changesAnswers(customer));
  const expert = await meet();
  await waitsOnDashboard(expert, DRIVER_MOBILE);
  const taskId = await test.step('pays at the bank', () => pays(customer));
  await test.step('the driver hears of it', () => isHeardOf(expert, taskId));
  await test.step('a button that was pressed twice and the way back have made no second order', () =>
    ordersOnce(customer, caller, taskId));
  await test.step('the driver comes, and enters the litres', async () =>
    isDelivered({ customer, expert, caller, driver, taskId }));
  await test.step('its customer sees what came back, and reviews it', async () =>
    isReviewed(customer, await meet(), taskId));
});

async function saysWhere(customer: Person, driver: Caller): Promise<void> {
  const { page, words } = customer;
  await customer.open(GAS_PAGE);
  await expect(page.getByText(words.say('services.notOrderable.title'))).toHaveCount(0);
  await keepsPicture(customer, 'gas-01-page');
  await page.getByRole('link', { name: words.say('order.gas.start') }).click();
  await isAtStep(customer, gasStep.carPlace);
  await seesQuestion(customer, 'order.gas.title');
  await page
    .getByRole('combobox', { name: words.say('order.address.location'), exact: true })
    .fill(words.locale === 'fa' ? 'تجر' : 'tajr');
  // The map is a list of areas, too.
  const list = page.getByRole('listbox', { name: words.say('order.address.location'), exact: true });
  await list.getByRole('option', { name: words.locale === 'fa' ? 'تجریش' : 'Tajrish', exact: true }).click();
  await page.getByRole('textbox', { name: words.say('order.gas.place') }).fill('Silver Peugeot by the bakery');
  await presses(page.getByRole('radio', { name: driver.name }));
  await readsLabels(customer);
  await keepsPicture(customer, 'gas-02-trucks');
  await goesOn(customer);
}

/**
 * On the map no label lies on another. Where trucks stand close, the chosen one has its own, and the list below has
 * all.
 */
async function readsLabels({ page }: Person): Promise<void> {
  const labels = page.locator('[data-label]').locator('visible=true');
  await expect(labels.filter({ hasText: NEAREST_TRUCK })).toHaveCount(1);
  await expect(labels.filter({ hasText: CLOSE_TRUCK })).toHaveCount(0);
  await expect(page.getByRole('radio', { name: CLOSE_DRIVER })).toBeAttached();
}

/** Another truck a few steps beside the nearest: the samples stand far apart. */
async function putsTruckBeside({ page }: Person): Promise<void> {
  await page.route('**/gas/trucklocations', async (route) => {
    const response = await route.fetch();
    const answer = (await response.json()) as { lstTruck: { truckLat: number }[] };
    const [nearest, ...others] = answer.lstTruck;
    const close = nearest && {
      ...nearest,
      ...{ truckId: 99_999, truckNumber: CLOSE_TRUCK, fullname: CLOSE_DRIVER, truckLat: nearest.truckLat + 0.0005 },
    };
    await route.fulfill({ response, json: { ...answer, lstTruck: [nearest, close, ...others].filter(Boolean) } });
  });
}

async function saysWhichCar(customer: Person): Promise<void> {
  const { page, words } = customer;
  await isAtStep(customer, gasStep.vehicle);
  await seesQuestion(customer, 'order.gas.vehicle.title');
  await page.getByRole('combobox', { name: words.say('order.gas.vehicle.brand'), exact: true }).click();
  // The plate's letters are options, too.
  await page.getByRole('listbox').getByRole('option').first().click();
  await typesPlate(customer);
  await keepsPicture(customer, 'gas-03-vehicle');
  await goesOn(customer);
}

async function saysHowMany(customer: Person): Promise<void> {
  const { page, words } = customer;
  await isAtStep(customer, gasStep.fuel);
  await seesQuestion(customer, 'order.gas.fuel.title');
  await expect(page.getByText(words.tomans(1_800_000)).locator('visible=true').first()).toBeVisible();
  await page.getByRole('spinbutton', { name: words.about('order.gas.fuel.litres') }).press('ArrowUp');
  await expect(page.getByText(words.tomans(1_830_000)).locator('visible=true').first()).toBeVisible();
  await keepsPicture(customer, 'gas-04-litres');
  await goesOn(customer);
  await isAtStep(customer, step.invoice);
}

async function changesAnswers(customer: Person): Promise<void> {
  const { page, words } = customer;
  const saves = () => page.getByRole('button', { name: words.say('order.saveEdit'), exact: true }).click();
  for (const edit of [gasStep.editCarPlace, gasStep.editVehicle]) {
    await customer.open(`${GAS_PAGE}?order-step=${edit}`);
    await isAtStep(customer, edit);
    await saves();
    await isAtStep(customer, step.invoice);
  }
  await customer.open(`${GAS_PAGE}?order-step=${gasStep.editFuel}`);
  await presses(page.getByRole('radio', { name: words.digits('30'), exact: true }));
  await saves();
  await isAtStep(customer, step.invoice);
  // What the welcome gift leaves of it.
  await expect.poll(() => readsPayable(customer)).toBe(190_000);
  await keepsPicture(customer, 'gas-05-invoice');
}

async function pays(customer: Person): Promise<number> {
  const { page, words } = customer;
  await choosesWayToPay(customer, 'online');
  await page.getByRole('button', { name: words.about('order.invoice.placeAndPaySum') }).dblclick();
  await page.waitForURL((url) => url.pathname.startsWith('/dev/bank/'));
  await decidesAtBank(customer, 'success');
  await seesOrderDone(customer);
  // Petrol has no types: it is called by its service.
  await expect(
    page.getByText(words.locale === 'fa' ? 'بنزین در محل' : 'Petrol delivery', { exact: true }).first(),
  ).toBeVisible();
  await expect(page.getByText(words.about('order.done.held'))).toBeVisible();
  await keepsPicture(customer, 'gas-06-done');
  await page.getByRole('link', { name: words.say('order.done.track') }).click();
  await page.waitForURL((url) => url.pathname.endsWith('/my-order-list/current_order/'));
  await expect(page.getByText(words.say('order-following.payment.online'), { exact: true })).toBeVisible();
  return Number(new URL(page.url()).searchParams.get('taskid'));
}

async function ordersOnce(customer: Person, caller: Caller, taskId: number): Promise<void> {
  const { page, words } = customer;
  const here = page.url();
  for (let back = 0; back < MOST_BACK; back += 1) {
    await page.goBack();
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(page.getByRole('button', { name: words.about('order.invoice.placeAndPaySum') })).toHaveCount(0);
  }
  const { lstTask } = await caller.call('clean/getallcurrenttaskbyuserid', {});
  expect(lstTask.map(({ taskid }) => taskid)).toEqual([taskId]);
  // The page that was gone back to may still lead somewhere else by itself.
  await expect(() => page.goto(here)).toPass();
}

async function isHeardOf(expert: Person, taskId: number): Promise<void> {
  await expect(alertDialog(expert, 'work')).toContainText(expert.words.say('alerts.facts.until'));
  await keepsPicture(expert, 'gas-06-alert');
  await wantsToSee(expert, 'work');
  await expert.page.waitForURL((url) => url.pathname.endsWith(`/pelakman/orderlist/acceptworks/${taskId}/`));
}

interface Delivery {
  readonly customer: Person;
  readonly expert: Person;
  readonly caller: Caller;
  readonly driver: Caller;
  readonly taskId: number;
}

async function isDelivered({ customer, expert, caller, driver, taskId }: Delivery): Promise<void> {
  const { site } = customer;
  await makesMoves(site, driver, taskId, ['accept']);
  await customer.page.reload();
  await expect(customer.page).toHaveURL((url) => url.searchParams.get('taskid') === String(taskId));
  await customer.page.getByRole('button', { name: customer.words.say('petrol.way.send') }).click();
  await expect(customer.page.getByText(customer.words.say('petrol.way.sent'))).toBeVisible();
  await isShort(customer, 'petrol on its way');
  await keepsPicture(customer, 'gas-07-order');
  await makesMoves(site, driver, taskId, ['depart']);
  await expert.open(`/pelakman/orderlist/acceptworks/${taskId}/`);
  const { page, words } = expert;
  const { startCode } = (await caller.call('clean/gettaskdetail', { taskid: taskId })).taskDetail;
  await startsByCode(expert, startCode ?? '');
  await page.getByRole('textbox', { name: words.say('petrol.delivery.litres') }).fill('21.5');
  await expect(page.getByText(words.tomans(1_845_000)).locator('visible=true').first()).toBeVisible();
  await keepsPicture(expert, 'gas-08-work');
  await page.getByRole('button', { name: words.about('petrol.delivery.isRight') }).click();
  await keepsPicture(expert, 'gas-08b-sure');
  await page.getByRole('button', { name: words.say('petrol.delivery.confirm') }).click();
  await expect(page.getByText(words.say('petrol.delivered'), { exact: true })).toBeVisible();
  await makesMoves(site, driver, taskId, ['finish']);
}

async function isReviewed(customer: Person, stranger: Person, taskId: number): Promise<void> {
  const { page, words } = customer;
  await customer.open(`/my-order-list/current_order/?taskid=${taskId}`);
  await expect(page.getByText(words.tomans(1_845_000)).locator('visible=true').first()).toBeVisible();
  await isShort(customer, 'petrol that was delivered');
  await keepsPicture(customer, 'gas-09-delivered');
  await confirmsAndReviews(customer, stranger);
}
