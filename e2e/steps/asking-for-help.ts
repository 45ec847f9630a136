import { expect, type Person } from '../fixtures/people';
import { logIn, type Caller } from './api';
import { unfolds } from './order-page';
import { keepsPicture } from './screenshots';
import { toLatinDigits } from './words';

const OPERATOR_MOBILE = '09120000009';

/**
 * From an order's help to the contact form, where the writer and the order are filled in. Another number is refused
 * without a loss, and the operator reads which order it is.
 */
export async function asksForHelp(person: Person, caller: Caller, reqcode: string): Promise<void> {
  const { page, words, site } = person;
  const field = (name: string) => page.getByRole('textbox', { name: words.about(`contact.form.${name}`) }).first();
  await unfolds(person, 'order-following.help.title');
  await page.getByRole('link', { name: words.say('order-following.help.contact') }).click();
  await expect(field('order')).toHaveValue(words.digits(reqcode));
  await expect(field('mobile')).toHaveValue(words.digits(caller.mobile));
  await expect(field('name')).toHaveValue(caller.name);
  await keepsPicture(person, '69-order-help');
  const text = `Who comes? ${reqcode}`;
  await field('text').fill(text);
  await field('order').fill(words.digits('1'));
  const send = page.getByRole('button', { name: words.say('contact.form.submit') });
  await send.click();
  await expect(page.getByText(words.say('errors.fields.not-your-order'))).toBeVisible();
  await expect(field('order')).toBeFocused();
  await expect(field('text')).toHaveValue(text);
  await keepsPicture(person, '69-not-your-order');
  await field('order').fill(words.digits(reqcode));
  await send.click();
  await expect(page.getByRole('status').filter({ hasText: words.say('contact.form.sentTitle') })).toBeVisible();
  const operator = await logIn(site.url, OPERATOR_MOBILE);
  const { userInboxLst } = await operator.call('user/getuserinbox', {});
  expect(userInboxLst.map(({ title }) => toLatinDigits(title))).toContainEqual(expect.stringContaining(reqcode));
}
