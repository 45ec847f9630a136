import { expect, type Person } from '../fixtures/people';
import { presses } from './controls';
import { providerChoices, readsPriceSoFar } from './ordering';
import { keepsPicture } from './screenshots';

/** A cat makes the visit longer: what it adds is said below, and gone with the cat. */
async function hearsWhatACatCosts(customer: Person, price: number): Promise<void> {
  const { page, words } = customer;
  const cat = page.getByRole('checkbox', { name: words.say('order.pets.cat') });
  await presses(cat);
  await expect.poll(() => readsPriceSoFar(customer)).toBeGreaterThan(price);
  const added = (await readsPriceSoFar(customer)) - price;
  await expect(page.getByRole('status').filter({ hasText: words.tomans(added * 10) })).toBeVisible();
  await keepsPicture(customer, '03-cat');
  await presses(cat);
  await expect.poll(() => readsPriceSoFar(customer)).toBe(price);
}

/** An extra costs what its card says; without it the price is the former one. */
async function hearsWhatTheOvenCosts(customer: Person, price: number): Promise<void> {
  const { page, words } = customer;
  const oven = page.getByRole('checkbox', { name: words.say('order.extras.oven') });
  await presses(oven);
  await expect.poll(() => readsPriceSoFar(customer)).toBeGreaterThan(price);
  const added = (await readsPriceSoFar(customer)) - price;
  await expect(oven.locator('xpath=ancestor::label[1]')).toContainText(words.tomans(added * 10));
  await keepsPicture(customer, '03-oven');
  await presses(oven);
  await expect.poll(() => readsPriceSoFar(customer)).toBe(price);
}

/** Step 23: an animal, and what is done besides. */
export async function hearsWhatMoreCosts(customer: Person, price: number): Promise<void> {
  await hearsWhatACatCosts(customer, price);
  await hearsWhatTheOvenCosts(customer, price);
}

/** By keys: the price opens to its lines, Escape closes them, and the focus is where it was. */
export async function opensThePrice(customer: Person): Promise<void> {
  const { page, words } = customer;
  await standsOnTheEdge(customer);
  const price = page.getByRole('button', { name: words.say('order.price.open') });
  await price.focus();
  await page.keyboard.press('Enter');
  const lines = page.getByRole('dialog', { name: words.say('order.price.lines') });
  await expect(lines.getByRole('term').filter({ hasText: words.about('price-lines.clean-hours') })).toBeVisible();
  await keepsPicture(customer, '03-price-lines');
  await page.keyboard.press('Escape');
  await expect(lines).toHaveCount(0);
  await expect(price).toBeFocused();
}

/** On a phone the bar with the way on is the window's last line, from edge to edge. */
async function standsOnTheEdge({ page, words, isPhone }: Person): Promise<void> {
  if (!isPhone) return;
  const bar = page
    .getByRole('button', { name: words.say('order.next'), exact: true })
    .locator('xpath=ancestor::*[contains(@class, "sticky")]');
  const { width, height } = page.viewportSize() ?? { width: 0, height: 0 };
  await expect
    .poll(async () => {
      const box = await bar.boundingBox();
      return box && [box.x, box.width, Math.round(box.y + box.height)];
    })
    .toEqual([0, width, height]);
}

/** The best free provider is proposed, so that one press goes on. */
export async function hasTheBestProposed(customer: Person): Promise<void> {
  await standsOnTheEdge(customer);
  await expect(providerChoices(customer).first()).toBeChecked();
}

/** Step 8: a woman of this name is listed among women with papers and their day, and not among men. */
export async function filtersByGender(customer: Person, name: string): Promise<void> {
  const { page, words } = customer;
  const shows = (who: 'any' | 'female' | 'male') =>
    presses(page.getByRole('radio', { name: words.say(`order.provider.filter.${who}`), exact: true }));
  const her = page.locator('label').filter({ hasText: name });
  await shows('male');
  await expect(her).toHaveCount(0);
  await expect(providerChoices(customer).first()).toBeAttached();
  await shows('female');
  await expect(her).toHaveCount(1);
  const meet = words.say('order.provider.meet');
  await page.getByRole('button', { name: new RegExp(`${meet}.*${name}`) }).click();
  const sheet = page.getByRole('dialog');
  await expect(sheet).toContainText(words.about('order.provider.checked'));
  await page.keyboard.press('Escape');
  await expect(sheet).toHaveCount(0);
  await shows('any');
}
