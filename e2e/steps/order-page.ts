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

/** An order's page, once all of it has come, is short on a phone. */
export async function isShort({ page, isPhone }: Person, state: string): Promise<void> {
  if (!isPhone) return;
  await expect(page.locator('main [data-state-heading]')).toBeVisible();
  await expect(page.locator('main .animate-shimmer')).toHaveCount(0);
  const height = await page.evaluate(() => document.documentElement.scrollHeight);
  expect(height, `the order’s page: ${state}`).toBeLessThanOrEqual(ORDER_PAGE_PX);
}
