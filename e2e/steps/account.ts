import { expect, type Person } from '../fixtures/people';
import { register } from './api';
import { logsIn } from './identity';
import { main } from './site-shell';

export const heading = ({ page, words }: Person, place: string) =>
  expect(page.getByRole('heading', { level: 1 })).toHaveText(words.say(`account.places.${place}`));
export const field = (person: Person, key: string) =>
  main(person).getByRole('textbox', { name: person.words.say(`account.${key}`), exact: true });
export const list = (person: Person, key: string) =>
  main(person).getByRole('combobox', { name: person.words.say(`account.${key}`), exact: true });
export const press = (person: Person, key: string) =>
  main(person)
    .getByRole('button', { name: person.words.say(`account.${key}`), exact: true })
    .click();
/** Looked for from the act on: what it says goes by itself. */
export const says = (person: Person, key: string, act: Promise<unknown>) =>
  Promise.all([
    expect(person.page.getByRole('status').filter({ hasText: person.words.say(`account.${key}`) })).toBeVisible(),
    act,
  ]);

/** Somebody new, at their own pages. */
export async function comesIn(person: Person, next: string) {
  const caller = await register(person.site);
  await logsIn(person, caller.mobile, caller.password, new URL(person.at(next)).pathname);
  return caller;
}
