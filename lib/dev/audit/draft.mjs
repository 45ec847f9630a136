// Answers every question of an order in a browser, up to the pre-invoice, and keeps what the browser then knows.
import { openContext, settle } from './browser.mjs';
import { toPattern, wordsOf } from './product-sources.mjs';

const say = wordsOf('fa');
const WEEK_LATER = 1;

/** The state of a customer's browser with a whole order answered and not yet placed. */
export async function readDraftState(browser, url, customerState) {
  const context = await openContext(browser, 'desktop', customerState);
  const page = await context.newPage();
  const goOn = async () => {
    await page.getByRole('button', { name: say('order.next'), exact: true }).click();
  };
  const at = (step) =>
    page
      .waitForURL(({ searchParams }) => searchParams.get('order-step') === String(step), { waitUntil: 'commit' })
      .then(() => settle(page));
  const choose = (option) => option.locator('xpath=ancestor::label[1]').click();
  const options = (legend) => page.getByRole('group', { name: legend }).getByRole('radio', { disabled: false });
  await page.goto(`${url}/services/house-cleaning/`);
  await settle(page);
  await page
    .getByRole('region', { name: toPattern(say('order.serviceType.title')) })
    .getByRole('link')
    .first()
    .click();
  await at(22);
  await goOn();
  await at(23);
  await choose(page.getByRole('checkbox', { name: say('order.pets.none') }));
  await goOn();
  await at(3);
  await choose(options(say('order.address.listLegend')).first());
  await goOn();
  await at(4);
  for (let turned = 0; turned < WEEK_LATER; turned += 1)
    await page.getByRole('button', { name: say('order.dateTime.nextWeek') }).click();
  await choose(options(say('order.dateTime.dayLegend')).nth(2));
  await choose(options(toPattern(say('order.dateTime.hoursOf'))).first());
  await goOn();
  await at(8);
  await choose(page.getByRole('main').getByRole('radio').first());
  await goOn();
  await at(9);
  const state = await context.storageState();
  await context.close();
  return state;
}
