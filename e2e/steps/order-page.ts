import { expect, type Person } from '../fixtures/people';

/** Opens a part of an order's page that is folded, by the key of its words; one that is open stays so. */
export async function unfolds({ page, words }: Person, title: string): Promise<void> {
  const summary = page.locator('summary').filter({ hasText: words.say(title) });
  await expect(summary).toBeVisible();
  const isOpen = await summary.evaluate((element) => element.parentElement?.hasAttribute('open') ?? false);
  if (!isOpen) await summary.click();
}
