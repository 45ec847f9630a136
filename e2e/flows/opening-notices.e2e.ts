import { expect, test, toPerson } from '../fixtures/people';
import { aNewMobile } from '../steps/api';
import { keepsPicture } from '../steps/screenshots';

test('who waits for a service that is not open is noted, with a script and without one', async ({
  customer,
  browser,
  site,
}, info) => {
  const { page, words } = customer;
  await customer.open('/services/laundry/');
  const mobile = page.getByLabel(words.say('opening.label'));
  await mobile.focus();
  // The form's script has come: the browser's own words are off.
  await expect(page.locator('#opening[novalidate]')).toBeAttached();
  await mobile.fill('0912');
  await mobile.blur();
  await expect(page.getByRole('main').getByText(words.say('opening.invalid'))).toBeVisible();
  await mobile.fill(aNewMobile());
  await page.getByRole('button', { name: words.say('opening.submit') }).click();
  await expect(page.locator('#opening-outcome')).toHaveText(words.say('opening.sent'));
  await keepsPicture(customer, '83-opening');

  const context = await browser.newContext({ javaScriptEnabled: false });
  const plain = toPerson(await context.newPage(), site, info.project.name);
  await plain.open('/');
  const form = plain.page.getByRole('region', { name: words.say('opening.severalTitle') });
  await form.getByRole('combobox').selectOption({ index: 1 });
  await form.getByLabel(words.say('opening.label')).fill(aNewMobile());
  await form.getByRole('button', { name: words.say('opening.submit') }).click();
  await expect(plain.page).toHaveURL(`${plain.at('/services/')}#sent`);
  await expect(plain.page.locator('#sent')).toBeVisible();
  await context.close();
});
