import { AxeBuilder } from '@axe-core/playwright';
import type { Locator, Page } from 'playwright/test';

import { expect } from '../fixtures/people';

/** WCAG 2.2 AA, and what axe counts as good practice. */
const TAGS = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];
const MOST_TABS = 80;

/** The axe findings of the page once nothing moves any more. */
export function findAxeProblems(page: Page): Promise<string[]> {
  return runAxe(page, {
    runOnly: { type: 'tag', values: TAGS },
    rules: { 'target-size': { enabled: true }, 'label-content-name-mismatch': { enabled: true } },
    resultTypes: ['violations'],
  });
}

/** Letters that nobody can read on their ground at night, for who prefers the dark. Afterwards it is day again. */
export async function findNightProblems(page: Page): Promise<string[]> {
  await page.emulateMedia({ colorScheme: 'dark' });
  const problems = await runAxe(page, { runOnly: { type: 'rule', values: ['color-contrast'] } });
  await page.emulateMedia({ colorScheme: null });
  return problems;
}

async function runAxe(page: Page, options: Parameters<AxeBuilder['options']>[0]): Promise<string[]> {
  await page.evaluate(() =>
    Promise.all(document.getAnimations().map(({ finished }) => finished.catch(() => undefined))),
  );
  // Legacy mode looks at this page alone; the other one opens a second page to look into frames, and there are none.
  const { violations } = await new AxeBuilder({ page }).setLegacyMode().options(options).analyze();
  return violations.flatMap(({ id, nodes }) => nodes.map(({ html }) => `${id}: ${html}`));
}

/**
 * Whether something that stays in its place lies over all of what has the focus (WCAG 2.4.11). The sticky header does,
 * and the bar with the way on.
 */
export function isFocusCovered(page: Page): Promise<boolean> {
  return page.evaluate(() => {
    const focused = document.activeElement;
    if (!focused || focused === document.body) return false;
    // A radio button that is drawn as a card is seen as its label.
    const seen =
      focused instanceof HTMLInputElement && focused.offsetWidth <= 1 ? (focused.labels?.[0] ?? focused) : focused;
    const { left, right, top, bottom } = seen.getBoundingClientRect();
    const [x, ys] = [(left + right) / 2, [top + 2, (top + bottom) / 2, bottom - 2]];
    return ys.every((y) => {
      const hit = document.elementFromPoint(x, y);
      return hit === null || !(seen.contains(hit) || hit.contains(seen));
    });
  });
}

/** Presses a key until the focus is in a part of the page; what has the focus on the way is never covered. */
export async function tabsTo(page: Page, target: Locator, key: 'Tab' | 'Shift+Tab' = 'Tab'): Promise<void> {
  for (let pressed = 0; pressed < MOST_TABS; pressed += 1) {
    if (await target.evaluate((element) => element.contains(document.activeElement))) return;
    await page.keyboard.press(key);
    expect(
      await isFocusCovered(page),
      `${await page.evaluate(() => document.activeElement?.outerHTML.slice(0, 200))} is covered`,
    ).toBe(false);
  }
  throw new Error(`${MOST_TABS} times ${key} did not lead to ${target}`);
}

/**
 * Words in Arabic letters, on a page in Latin ones, that do not say their language. A screen reader spells them out or
 * leaves them out (WCAG 3.1.2). Names for a screen reader alone count, too.
 */
export function findWordsWithoutLanguage(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const found: string[] = [];
    const isForeign = (text: string, element: Element | null) =>
      /[\u0600-\u06FF]/.test(text) &&
      element !== null &&
      !/^(?:fa|ar)/.test(element.closest('[lang]')?.getAttribute('lang') ?? '') &&
      element.closest('script, style, template, [aria-hidden=true]') === null;
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    while (texts.nextNode()) {
      const { data, parentElement } = texts.currentNode as Text;
      if (isForeign(data, parentElement)) found.push(data.trim());
    }
    for (const element of document.querySelectorAll('[aria-label], img[alt]')) {
      const name = element.getAttribute('aria-label') ?? element.getAttribute('alt') ?? '';
      if (isForeign(name, element)) found.push(`a name: ${name.trim()}`);
    }
    return found;
  });
}
