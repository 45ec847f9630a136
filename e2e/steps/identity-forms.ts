import { expect, type Person } from '../fixtures/people';
import { readsWhileItStays, stopsTheClock } from './messages';
import { keepsPicture } from './screenshots';

/** SPEC 9. */
const IDENTITY_TOAST_MS = 2500;

export type Place = ReturnType<Person['page']['locator']>;
export const dialog = ({ page, words }: Person, title: string) =>
  page.getByRole('dialog', { name: words.say(`auth.title.${title}`) });
export const field = ({ words }: Person, place: Place, key: string) =>
  place.getByRole('textbox', { name: words.say(`auth.${key}`), exact: true });
export const button = ({ words }: Person, place: Place, key: string) =>
  place.getByRole('button', { name: words.say(`auth.${key}`), exact: true });
export const mobileField = ({ words }: Person, place: Place) =>
  place.getByRole('textbox', { name: words.say('auth.mobile.label') });
export const passwordField = ({ words }: Person, place: Place) => place.getByLabel(words.say('auth.password.label'));
export const sizeOf = async (place: Place) => {
  const box = await place.boundingBox();
  return box && { width: Math.round(box.width), height: Math.round(box.height) };
};
export const readAccount = ({ page }: Person) =>
  page.evaluate(() => JSON.parse(localStorage.getItem('userAccount') ?? 'null') as Record<string, unknown> | null);

/** The fields and buttons of a form, in their order. */
export const controlsOf = (place: Place) =>
  place
    .locator('form')
    .evaluate((form) =>
      [...form.querySelectorAll('input, button')].map(
        (control) => control.getAttribute('name') ?? control.getAttribute('aria-label') ?? control.textContent,
      ),
    );

/** The common part of page and dialog: the two fields with their markers, the three ways on, and the first refusals. */
export async function seesTheLogin(person: Person, place: Place): Promise<void> {
  const { words } = person;
  for (const label of ['mobile.label', 'password.label'])
    await expect(place.locator('label').filter({ hasText: words.say(`auth.${label}`) })).toContainText('*');
  for (const way of ['login.forgot', 'login.submit', 'login.register'])
    await expect(button(person, place, way)).toBeVisible();
  await button(person, place, 'login.submit').click();
  await expect(place).toContainText(words.say('auth.mobile.required'));
  await expect(place).toContainText(words.say('auth.password.required'));
  await mobileField(person, place).fill(words.digits('0912-999 999'));
  await passwordField(person, place).fill(words.digits('123'));
  await button(person, place, 'login.submit').click();
  await expect(place).toContainText(words.say('auth.mobile.invalid'));
  await expect(place).toContainText(words.say('auth.password.required'));
  await mobileField(person, place).fill(words.digits('0912-999 9999 9'));
  await expect(mobileField(person, place)).toHaveValue(words.digits('09129999999'));
  await passwordField(person, place).fill(`a${words.digits('12345')}`);
  await expect(passwordField(person, place)).toHaveValue('1234');
  await button(person, place, 'login.submit').click();
  await expect(place.getByRole('alert')).toHaveText(words.say('errors.invalid-login'));
  await expect(mobileField(person, place)).toHaveValue(words.digits('09129999999'));
  await expect(passwordField(person, place)).toHaveValue('');
}

export async function asksForPassword(person: Person, place: Place): Promise<void> {
  const { page, words } = person;
  await button(person, place, 'login.forgot').click();
  await expect(page.getByRole('heading', { name: words.say('auth.title.forgot') })).toBeVisible();
  await mobileField(person, page.locator('form:visible')).fill(words.digits('0912999999'));
  await expect(button(person, page.locator('form:visible'), 'forgot.submit')).toBeDisabled();
  await mobileField(person, page.locator('form:visible')).fill(words.digits('09129999999'));
  await stopsTheClock(person);
  await button(person, page.locator('form:visible'), 'forgot.submit').click();
  const toast = page.locator('[data-tone="error"]').filter({ hasText: words.say('errors.UserNull') });
  await expect(toast).toBeVisible();
  await keepsPicture(person, '90-forgotten');
  await readsWhileItStays(person, toast, IDENTITY_TOAST_MS);
  await page.clock.resume();
}

/** The form names missing and wrong fields. A mobile has eleven digits, typed with or without its country code. */
export async function correctsTheRegistration(person: Person, form: Place): Promise<void> {
  const { words } = person;
  await button(person, form, 'register.submit').click();
  for (const missing of ['mobile.required', 'register.firstNameRequired', 'register.lastNameRequired'])
    await expect(form).toContainText(words.say(`auth.${missing}`));
  await mobileField(person, form).fill(words.digits('0912-123'));
  await expect(form).toContainText(words.say('auth.mobile.invalid'));
  await mobileField(person, form).fill('a۰۹۱۲ ٩٩٩ 9998 77');
  await expect(mobileField(person, form)).toHaveValue(words.digits('09129999998'));
  await mobileField(person, form).fill('+98 912 999 9998');
  await expect(mobileField(person, form)).toHaveValue(words.digits('09129999998'));
  await expect(form).not.toContainText(words.say('auth.mobile.invalid'));
}

/** Digits of any script and no letter; it can be sent with four of them alone. */
export async function typesPartsOfACode(person: Person, dialog: Place): Promise<void> {
  const { words } = person;
  const code = field(person, dialog, 'verification.label');
  const submit = button(person, dialog, 'verification.submit');
  await code.fill('۱٢a3');
  await expect(code).toHaveValue('123');
  await expect(submit).toBeDisabled();
  await code.fill('');
  await expect(dialog).toContainText(words.say('auth.verification.required'));
  await expect(submit).toBeDisabled();
}
