import type { Locator } from 'playwright/test';

import { expect, type Person } from '../fixtures/people';
import { presses } from './controls';
import type { SentFile } from './files';
import { TEHRAN } from './market';
import { toNumber } from './words';

export const ORDER_PAGE = '/services/house-cleaning/';

/** The numbers of SPEC 2 that this service walks. */
export const step = {
  type: 1,
  address: 3,
  dateTime: 4,
  description: 5,
  done: 6,
  payment: 7,
  provider: 8,
  invoice: 9,
  details: 22,
  pets: 23,
} as const;

export async function isAtStep({ page }: Person, number: number): Promise<void> {
  await expect(page).toHaveURL((url) => url.searchParams.get('order-step') === String(number));
}

const next = ({ page, words }: Person) => page.getByRole('button', { name: words.say('order.next'), exact: true });

export async function goesOn(person: Person): Promise<void> {
  await next(person).click();
}

export async function seesQuestion({ page, words }: Person, key: string): Promise<void> {
  await expect(page.getByRole('heading', { level: 1, name: words.about(key) })).toBeVisible();
}

/** The price so far, in tomans, once it has settled. */
export async function readsPriceSoFar({ page, words }: Person): Promise<number> {
  const price = page.getByText(words.say('order.price.soFar')).locator('visible=true').first().locator('..');
  await expect(price).toHaveAttribute('aria-busy', 'false');
  await expect(price).toContainText(/[\d۰-۹]/);
  return toNumber((await price.innerText()).replace(words.say('order.price.soFar'), ''));
}

/** Step 1, on the service's own page: the first question is right there. */
export async function answersFirstQuestion(person: Person): Promise<void> {
  const { page, words } = person;
  const question = page.getByRole('region', { name: words.about('order.serviceType.title') });
  await question.getByRole('link').first().click();
  await isAtStep(person, step.details);
}

/** Step 22: so many hours more than are proposed. */
export async function answersDetails(person: Person, { more = 0 }: { more?: number } = {}): Promise<void> {
  await seesQuestion(person, 'order.details.title');
  if (more > 0) await takesMoreHours(person, more);
  await expect(next(person)).toBeEnabled();
  await goesOn(person);
}

/** On step 22 or 24: so many hours more, by the own hours, which are behind the sizes of homes. */
export async function takesMoreHours({ page, words }: Person, count: number): Promise<void> {
  const own = page.locator('details').filter({ hasText: words.say('order.details.own') });
  if ((await own.getAttribute('open')) === null) await own.locator('summary').click();
  for (let pressed = 0; pressed < count; pressed += 1)
    await page.getByRole('button', { name: words.say('common.increase') }).click();
}

/** Step 23. */
export async function answersPets(person: Person, pet: 'none' | 'cat' | 'dog' = 'none'): Promise<void> {
  const { page, words } = person;
  await isAtStep(person, step.pets);
  await presses(page.getByRole('checkbox', { name: words.say(`order.pets.${pet}`) }));
  await goesOn(person);
}

export interface TypedAddress {
  readonly text: string;
  readonly postalCode?: string;
  readonly name?: string;
}

/** Step 3 with a new address in Tajrish: the neighbourhood is searched by typing. */
export async function fillsAddress(person: Person, { text, postalCode, name }: TypedAddress): Promise<void> {
  const { page, words, site } = person;
  const list = (key: string) => page.getByRole('combobox', { name: words.say(`order.address.${key}`), exact: true });
  const field = (key: string) => page.getByRole('textbox', { name: words.say(`order.address.${key}`), exact: true });
  // Beside the map, the city that is known is one line.
  await presses(page.getByRole('radio', { name: words.say('order.address.places.list') }));
  await list('province').selectOption(String(await findProvinceOfTehran(site.url)));
  await list('city').selectOption(String(TEHRAN));
  await searchesLocation(person);
  await field('text').fill(text);
  if (postalCode || name) await opensOptionalWords(person);
  if (postalCode) await field('postalCode').fill(words.digits(postalCode));
  if (name) await field('name').fill(name);
}

/** Postal code and name, which nobody has to write, are behind one line. */
async function opensOptionalWords({ page, words }: Person): Promise<void> {
  const fold = page.locator('details').filter({ hasText: words.say('order.address.more') });
  if ((await fold.getAttribute('open')) === null) await fold.locator('summary').click();
}

/** Tajrish, of the city that is chosen, by its first letters. */
export async function searchesLocation({ page, words }: Person): Promise<void> {
  const location = page.getByRole('combobox', { name: words.say('order.address.location'), exact: true });
  await location.fill(words.locale === 'fa' ? 'تجر' : 'tajr');
  // The map above the list names its areas as well.
  const found = page.getByRole('option', { name: words.locale === 'fa' ? 'تجریش' : 'Tajrish', exact: true });
  await found.and(page.locator('li')).click();
}

async function findProvinceOfTehran(siteUrl: string): Promise<number> {
  const answer = (await (await fetch(`${siteUrl}/api/main/geo/province-and-city`)).json()) as {
    lstProvince: { provinceid: number; lstCity: { cityid: number }[] }[];
  };
  const found = answer.lstProvince.find(({ lstCity }) => lstCity.some(({ cityid }) => cityid === TEHRAN));
  if (!found) throw new Error('No province has Tehran');
  return found.provinceid;
}

export async function savesAddress({ page, words }: Person): Promise<void> {
  await page.getByRole('button', { name: words.say('order.address.save'), exact: true }).click();
}

/** Step 3 with the first address of the person's own list: the tap goes on. */
export async function choosesOwnAddress(person: Person): Promise<void> {
  const { page, words } = person;
  await isAtStep(person, step.address);
  await presses(
    page
      .getByRole('group', { name: words.say('order.address.listLegend') })
      .getByRole('radio')
      .first(),
  );
  await isAtStep(person, step.dateTime);
}

export interface When {
  readonly gDate: string;
  /** The index among the free hours of that day. */
  readonly hour?: number;
}

export const days = ({ page, words }: Person): Locator =>
  page.getByRole('group', { name: words.say('order.dateTime.dayLegend') }).getByRole('radio');
export const hours = ({ page, words }: Person): Locator =>
  page.getByRole('group', { name: words.about('order.dateTime.hoursOf') }).getByRole('radio', { disabled: false });

const MOST_WEEKS = 6;

export async function turnsWeek({ page, words }: Person): Promise<void> {
  await page.getByRole('button', { name: words.say('order.dateTime.nextWeek') }).click();
}

/** Step 4, without going on. Which week is shown first depends on what is free, so the day itself is looked for. */
export async function picksHour(person: Person, { gDate, hour = 0 }: When): Promise<void> {
  const { page, words } = person;
  const first = days(person).first();
  await expect(first).toBeAttached();
  const wanted = days(person).and(page.locator(`[value="${gDate}"]`));
  for (let turned = 0; turned < MOST_WEEKS && (await wanted.count()) === 0; turned += 1) {
    const shown = await first.inputValue();
    if (shown < gDate) await turnsWeek(person);
    else await page.getByRole('button', { name: words.say('order.dateTime.previousWeek') }).click();
    await expect(first).not.toHaveValue(shown);
  }
  await presses(wanted);
  await presses(hours(person).nth(hour));
}

export async function answersDateTime(person: Person, when: When): Promise<void> {
  await isAtStep(person, step.dateTime);
  await picksHour(person, when);
  await goesOn(person);
}

/** Step 5, which nobody has to pass: from the choice of who comes. */
export async function opensDescription(person: Person): Promise<void> {
  const { page, words } = person;
  await isAtStep(person, step.provider);
  await page.getByRole('button', { name: words.say('order.description.add') }).click();
  await isAtStep(person, step.description);
}

/** Writes the note of step 5 and goes back to the choice of the provider. */
export async function describes(
  person: Person,
  { text, photo }: { text?: string; photo?: SentFile } = {},
): Promise<void> {
  const { page, words } = person;
  await opensDescription(person);
  if (text) await page.getByRole('textbox', { name: words.say('order.description.text') }).fill(text);
  if (photo) {
    await page.getByLabel(words.say('order.description.photoAdd')).setInputFiles(photo);
    await expect(page.getByText(words.say('order.description.photoDone'))).toBeVisible();
  }
}

/** A note of a second, spoken into the (pretended) microphone. */
export async function speaks({ page, words }: Person): Promise<void> {
  await page.getByRole('button', { name: words.say('order.description.record') }).click();
  await expect(page.getByRole('timer')).toContainText(words.digits('0:01'));
  const sent = page.waitForResponse((response) => response.url().includes('/uploadaudio'));
  await page.getByRole('button', { name: words.say('order.description.stop') }).click();
  expect((await sent).status()).toBe(200);
  await expect(page.getByRole('button', { name: words.say('order.description.audioRemove') })).toBeVisible();
}

/** Step 5 of a removal, which is asked: bidders need it. */
export async function leavesDescription(person: Person): Promise<void> {
  const { page, words } = person;
  await isAtStep(person, step.description);
  await page.getByRole('button', { name: words.say('order.description.skip') }).click();
}

/** Step 8: those among whom somebody is chosen; the filter above them has radio buttons of its own. */
export const providerChoices = ({ page, words }: Person) =>
  page.getByRole('group', { name: words.say('order.provider.title'), exact: true }).getByRole('radio');

export async function choosesProvider(person: Person, name: string): Promise<void> {
  await isAtStep(person, step.provider);
  await presses(person.page.getByRole('radio', { name }));
  await goesOn(person);
}

export interface Wishes {
  readonly when: When;
  readonly providerName: string;
  readonly pet?: 'none' | 'cat' | 'dog';
}

/** The answers before the day, of somebody who is logged in and has an address. */
export async function answersUpToTheDay(person: Person, pet: 'none' | 'cat' | 'dog' = 'none'): Promise<void> {
  await person.open(ORDER_PAGE);
  await answersFirstQuestion(person);
  await answersDetails(person);
  await answersPets(person, pet);
  await choosesOwnAddress(person);
  await isAtStep(person, step.dateTime);
}

/** Every answer of somebody who is logged in and has an address, up to the pre-invoice. */
export async function answersEverything(person: Person, { when, providerName, pet = 'none' }: Wishes): Promise<void> {
  await answersUpToTheDay(person, pet);
  await answersDateTime(person, when);
  await choosesProvider(person, providerName);
  await isAtStep(person, step.invoice);
}
