import type { Locator } from 'playwright/test';

import { expect, type Person } from '../fixtures/people';

/** From here on the page's time moves by hand alone. */
export async function stopsTheClock({ page }: Person): Promise<void> {
  await page.clock.install();
  await page.clock.pauseAt((await page.evaluate(() => Date.now())) + 1000);
}

/** The message is there, stays for so long by a clock that stands, and goes by itself. */
export async function readsWhileItStays({ page }: Person, message: Locator, milliseconds: number): Promise<void> {
  await expect(message).toBeVisible();
  // A pointer over the message would hold it.
  await page.mouse.move(2, 200);
  await page.clock.runFor(milliseconds - 500);
  await expect(message).toBeVisible();
  await page.clock.runFor(1000);
  await expect(message).toHaveCount(0);
}
