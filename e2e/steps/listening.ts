import type { Locator, Page } from 'playwright/test';

import { expect, type Person } from '../fixtures/people';
import { findWordsWithoutLanguage } from './accessibility';

/** The page may be told of a change late: by itself it asks every 20 seconds. */
const TOLD_MS = 25_000;
/** A line of the tree for something that is pressed or filled in, without the name behind its role. */
const UNNAMED =
  /^\s*- (?:button|link|textbox|searchbox|spinbutton|checkbox|radio|switch|combobox|slider)(?: \[[^\]]+\])*(?::.*)?$/;
const TOP_HEADING = /^\s*- heading .*\[level=1\]/;
const MAIN = /^\s*- main\b/;
const BUTTON = /^\s*- '?button "([^"]+)"/;

const readTree = async (part: Locator) => (await part.ariaSnapshot()).split('\n');

const listUnnamed = (tree: readonly string[]) =>
  tree.filter((line) => UNNAMED.test(line)).map((line) => `without a name: ${line.trim()}`);

/** The problems of a page for a listener, by its accessibility tree. */
async function findUnheard(page: Page): Promise<string[]> {
  const tree = await readTree(page.locator('body'));
  const headings = tree.filter((line) => TOP_HEADING.test(line));
  return [
    ...listUnnamed(tree),
    ...(headings.length === 1 ? [] : [`${headings.length} headings of the page`]),
    ...(tree.some((line) => MAIN.test(line)) ? [] : ['no main part']),
  ];
}

/** Everything of the screen has a name, and Persian words say that they are. */
export async function findsHeard({ page }: Person, what: string): Promise<void> {
  expect.soft(await findUnheard(page), what).toEqual([]);
  expect.soft(await findWordsWithoutLanguage(page), what).toEqual([]);
}

/** An open dialog is all that a listener has: it and everything in it has a name, and no two buttons share one. */
export async function findsDialogHeard(dialog: Locator): Promise<void> {
  await expect(dialog).toHaveAccessibleName(/./);
  expect.soft(listUnnamed(await readTree(dialog))).toEqual([]);
  expect(await findTwins(dialog)).toEqual([]);
}

/** Names that two buttons of a dialog share: who hears them cannot tell which is which. */
export async function findTwins(dialog: Locator): Promise<string[]> {
  const names = (await readTree(dialog)).flatMap((line) => BUTTON.exec(line)?.[1] ?? []);
  return names.filter((name, index) => names.indexOf(name) !== index);
}

/** The page says it politely, when its reader pauses. */
export async function hears({ page }: Person, what: string | RegExp): Promise<void> {
  await expect(page.getByRole('status').filter({ hasText: what }).first()).toBeAttached({ timeout: TOLD_MS });
}

/** Something of the page has the focus: after a move nobody begins at the top again. */
export async function keepsTheFocus({ page }: Person): Promise<void> {
  await expect
    .poll(() => page.evaluate(() => document.activeElement !== null && document.activeElement !== document.body))
    .toBe(true);
}

/** After a move the focus is at the next one, or at the words of the new state. */
export async function goesToTheNextMove({ page }: Person): Promise<void> {
  await expect
    .poll(() => page.evaluate(() => document.activeElement?.closest('[data-next-move], [data-state-heading]') !== null))
    .toBe(true);
}

/** A dialog takes the focus and names what it has; Escape gives the focus back to what opened it. */
export async function entersAndLeaves(person: Person, opener: Locator, dialog: Locator): Promise<void> {
  await opener.focus();
  await person.page.keyboard.press('Enter');
  await expect(dialog).toBeVisible();
  await expect.poll(() => dialog.evaluate((element) => element.contains(document.activeElement))).toBe(true);
  await findsDialogHeard(dialog);
  await person.page.keyboard.press('Escape');
  await expect(dialog).toHaveCount(0);
  await expect(opener).toBeFocused();
}
