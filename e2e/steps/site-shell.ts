import type { Page } from 'playwright/test';

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

/** STICKY_HEADER_THROTTLE_MS of lib/domain/constants/pages.ts. */
const HEADER_THROTTLE_MS = 10;

/** Scrolls, and waits until the header has looked: this timer begins after the header's, and so ends after it. */
export function scrollsTo(page: Page, y: number): Promise<void> {
  return page.evaluate(
    ([place, throttleMs]) =>
      new Promise<void>((resolve) => {
        window.addEventListener('scroll', () => setTimeout(resolve, throttleMs), { once: true });
        window.scrollTo({ top: place, behavior: 'instant' });
      }),
    [y, HEADER_THROTTLE_MS] as const,
  );
}
