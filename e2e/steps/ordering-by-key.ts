import type { Locator } from 'playwright/test';

import { expect, type Person } from '../fixtures/people';
import { tabsTo } from './accessibility';
import { findsHeard, hears } from './listening';
import { isAtStep, seesQuestion, step } from './ordering';

const button = ({ page, words }: Person, key: string) =>
  page.getByRole('button', { name: words.say(key), exact: true });

async function pressesByKey({ page }: Person, target: Locator): Promise<void> {
  await expect(target).toBeEnabled();
  await tabsTo(page, target);
  await page.keyboard.press('Enter');
}

/** The first of a group that can be chosen. */
async function choosesByKey({ page }: Person, group: Locator): Promise<void> {
  await tabsTo(page, group);
  await page.keyboard.press('Space');
}

/**
 * The question of a step has the focus, as a listener begins there, and names the page before its service. All of the
 * screen has names, in their language.
 */
async function beginsAt(person: Person, number: number): Promise<void> {
  const { page, words } = person;
  await isAtStep(person, number);
  const question = page.getByRole('heading', { level: 1 });
  await expect(question).toBeFocused();
  const asked = await question.textContent();
  await expect.poll(async () => (await page.title()).startsWith(`${asked} · `)).toBe(true);
  expect(await page.title()).toMatch(words.about('order.pageTitle'));
  await findsHeard(person, `step ${number}`);
}

/** One part of the page alone says the price as it changes. */
async function hearsThePriceOnce({ page, words }: Person): Promise<void> {
  const said = page.locator('[aria-live=polite]').filter({ hasText: words.say('order.price.soFar') });
  await expect(said).toHaveCount(1);
  await expect(said).toContainText(/[\d۰-۹]/);
}

const goesOnByKey = (person: Person) => pressesByKey(person, button(person, 'order.next'));

/** From the skip link of the service's page to the pre-invoice. */
export async function answersByKey(person: Person): Promise<void> {
  const { page, words } = person;
  await page.keyboard.press('Tab');
  await expect(page.getByRole('link', { name: words.say('layout.skipToContent') })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('main')).toBeFocused();
  await pressesByKey(
    person,
    page
      .getByRole('region', { name: words.about('order.serviceType.title') })
      .getByRole('link')
      .first(),
  );

  await beginsAt(person, step.details);
  await seesQuestion(person, 'order.details.title');
  await hearsThePriceOnce(person);
  await goesOnByKey(person);
  await beginsAt(person, step.pets);
  await hearsThePriceOnce(person);
  await choosesByKey(
    person,
    page.getByRole('checkbox', { name: words.say('order.pets.none') }).locator('xpath=ancestor::label[1]'),
  );
  await goesOnByKey(person);
  await beginsAt(person, step.address);
  await hearsThePriceOnce(person);
  await choosesByKey(person, page.getByRole('group', { name: words.say('order.address.listLegend') }));
  await goesOnByKey(person);
  await saysWhenByKey(person);
  await choosesWhoComesByKey(person);
  await beginsAt(person, step.invoice);
  await seesQuestion(person, 'order.invoice.title');
}

async function saysWhenByKey(person: Person): Promise<void> {
  const { page, words } = person;
  await beginsAt(person, step.dateTime);
  await pressesByKey(person, page.getByRole('button', { name: words.say('order.dateTime.nextWeek') }));
  // The buttons that turn the week stand in the same group.
  await choosesByKey(
    person,
    page
      .getByRole('group', { name: words.say('order.dateTime.dayLegend') })
      .getByRole('radio')
      .first()
      .locator('xpath=ancestor::label[1]/..'),
  );
  await choosesByKey(person, page.getByRole('group', { name: words.about('order.dateTime.hoursOf') }));
  await hearsThePriceOnce(person);
  await goesOnByKey(person);
}

async function choosesWhoComesByKey(person: Person): Promise<void> {
  const { page, words } = person;
  await beginsAt(person, step.provider);
  await pressesByKey(person, button(person, 'order.description.add'));
  await beginsAt(person, step.description);
  await pressesByKey(person, button(person, 'order.description.skip'));
  await beginsAt(person, step.provider);
  await choosesByKey(person, page.getByRole('group', { name: words.say('order.provider.title'), exact: true }));
  await hearsThePriceOnce(person);
  await goesOnByKey(person);
}

/** Places the order, pays at the test bank, and hears that it was paid. */
export async function paysByKey(person: Person): Promise<void> {
  const { page, words } = person;
  const due = page.locator('[aria-live=polite]').filter({ hasText: words.say('order.invoice.payable') });
  await expect(due).toHaveCount(1);
  await choosesByKey(person, page.getByRole('group', { name: words.say('order.payment.title') }));
  await pressesByKey(person, page.getByRole('button', { name: words.about('order.invoice.placeAndPaySum') }));
  await page.waitForURL((url) => url.pathname.startsWith('/dev/bank/'));
  await pressesByKey(person, button(person, 'demo.bank.success'));
  await page.waitForURL((url) => url.pathname.endsWith('/success-online/'));
  await hears(person, words.about('order.return.paid'));
  await findsHeard(person, 'what became of the payment');
}

/** Goes on to the page of the order, which says what is waited for; the id of its task. */
export async function followsByKey(person: Person): Promise<number> {
  const { page, words } = person;
  const track = page.getByRole('link', { name: words.say('order.done.track') });
  await tabsTo(page, track);
  await page.keyboard.press('Enter');
  await page.waitForURL((url) => url.pathname.endsWith('/my-order-list/current_order/'));
  await expect(page.getByText(words.about('order-following.next.AWAITING_PROVIDER')).first()).toBeVisible();
  // Who came by a link begins at the order.
  await expect(page.locator('[data-state-heading]')).toBeFocused();
  await findsHeard(person, 'the order');
  return Number(new URL(page.url()).searchParams.get('taskid'));
}
