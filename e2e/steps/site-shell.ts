import { expect, type Person } from '../fixtures/people';
import { isAlive } from './page-loading';

export const pathOf = (person: Person, path: string) => new URL(person.at(path)).pathname;
export const main = ({ page }: Person) => page.getByRole('main');
export const header = ({ page }: Person) => page.getByRole('banner');
export const footer = ({ page }: Person) => page.getByRole('contentinfo');
export const headerButton = (person: Person, key: string) =>
  header(person).getByRole('button', { name: person.words.say(key), exact: true });

/** The first sign of a person starts the framework; what follows is about what it does. */
export async function wakes({ page }: Person): Promise<void> {
  await page.keyboard.press('Shift');
  await expect.poll(() => isAlive(page)).toBe(true);
  await expect.poll(() => page.locator('html[data-follows-links]').count()).toBe(1);
}
