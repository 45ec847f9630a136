import type { Page } from 'playwright/test';

import { expect, type Person } from '../fixtures/people';

/** Opens a part of an order's page that is folded, by the key of its words; one that is open stays so. */
export async function unfolds({ page, words }: Person, title: string): Promise<void> {
  const summary = page.locator('summary').filter({ hasText: words.say(title) });
  await expect(summary).toBeVisible();
  const isOpen = await summary.evaluate((element) => element.parentElement?.hasAttribute('open') ?? false);
  if (!isOpen) await summary.click();
}

/** How long an order's page may be at 390×844, with its folds closed (LOOK). */
const ORDER_PAGE_PX = 2200;

/** Their words are longer, or need more lines, than those of the flows' own languages. */
const OTHER_LOCALES = ['de', 'ar'] as const;

/** An order's page, once all of it has come, is short on a phone, in the languages with the longest words too. */
export async function isShort({ page, context, site, words, isPhone }: Person, state: string): Promise<void> {
  if (!isPhone) return;
  await hasShortPage(page, `${words.locale}: ${state}`);
  const { pathname, search } = new URL(page.url());
  const path = pathname.replace(new RegExp(`^/${words.locale}(?=/)`), '') + search;
  for (const locale of OTHER_LOCALES) {
    const other = await context.newPage();
    await other.goto(`${site.url}/${locale}${path}`);
    await hasShortPage(other, `${locale}: ${state}`);
    await other.close();
  }
}

async function hasShortPage(page: Page, what: string): Promise<void> {
  await expect(page.locator('main [data-state-heading]')).toBeVisible();
  await expect(page.locator('main .animate-shimmer')).toHaveCount(0);
  const height = await page.evaluate(() => document.documentElement.scrollHeight);
  expect(height, `the order’s page, ${what}`).toBeLessThanOrEqual(ORDER_PAGE_PX);
}
