import type { Locator, Page } from 'playwright/test';

import { expect } from '../fixtures/people';

/** Nobody goes through more stops than this to reach something of a page. */
const MOST_STOPS = 120;

/** The problem of the focus; null for a focus that a person can see. */
function findFocusProblem(page: Page): Promise<string | null> {
  return page.evaluate(() => {
    const focused = document.activeElement;
    if (!focused || focused === document.body) return 'nothing has the focus';
    const isMarked = (element: Element) => {
      const { outlineStyle, outlineWidth, boxShadow } = getComputedStyle(element);
      return (outlineStyle !== 'none' && parseFloat(outlineWidth) > 0) || boxShadow !== 'none';
    };
    // A chip's own input is one pixel large: its label is what is seen. A code's boxes lie beside their input.
    const own = focused.getBoundingClientRect();
    const seen = own.width < 8 ? (focused.closest('label') ?? focused) : focused;
    const name = `${focused.tagName} ${focused.getAttribute('aria-label') ?? focused.textContent?.trim().slice(0, 40) ?? ''}`;
    const around = [seen, ...(focused.parentElement?.querySelectorAll('*') ?? [])];
    if (!around.some(isMarked)) return `${name} has the focus and does not look like it`;
    const { left, right, top, bottom } = seen.getBoundingClientRect();
    const [x, y] = [
      (Math.max(left, 0) + Math.min(right, innerWidth)) / 2,
      (Math.max(top, 0) + Math.min(bottom, innerHeight)) / 2,
    ];
    if (right <= 0 || left >= innerWidth || bottom <= 0 || top >= innerHeight)
      return `${name} has the focus outside the window`;
    const above = document.elementFromPoint(x, y);
    const isOpen =
      above !== null &&
      (seen.contains(above) || above.contains(seen) || above.closest('label')?.contains(focused) === true);
    return isOpen
      ? null
      : `${name} has the focus and lies under ${above?.tagName ?? 'nothing'} ${above?.className ?? ''}`;
  });
}

/** A person sees where the focus is. */
export async function seesTheFocus(page: Page): Promise<void> {
  await expect.poll(() => findFocusProblem(page), 'where the focus is').toBeNull();
}

/** Goes on by Tab until this has the focus; at every stop a person sees where they are. */
export async function tabsTo(target: Locator): Promise<void> {
  const page = target.page();
  for (let stop = 0; stop < MOST_STOPS; stop += 1) {
    if (await target.evaluate((element) => element === document.activeElement)) return;
    await page.keyboard.press('Tab');
    if (await page.evaluate(() => document.activeElement !== document.body)) await seesTheFocus(page);
  }
  throw new Error(`${target.toString()} is not reached by Tab.`);
}

/** Goes on by Tab until this has the focus, and presses it. */
export async function pressesByKey(target: Locator, key: 'Enter' | 'Space' = 'Enter'): Promise<void> {
  await tabsTo(target);
  await target.page().keyboard.press(key);
}

export async function choosesByKey(list: Locator, value: string): Promise<void> {
  await tabsTo(list);
  for (let line = 0; line < MOST_STOPS; line += 1) {
    if ((await list.inputValue()) === value) return;
    await list.page().keyboard.press('ArrowDown');
  }
  throw new Error(`${list.toString()} has no line ${value} within reach.`);
}
