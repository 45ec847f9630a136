import { expect, type Person } from '../fixtures/people';

/** On paper the page as it is now has neither menus nor a footer. */
export async function isPrintedAlone({ page }: Person, what: string): Promise<void> {
  await page.emulateMedia({ media: 'print' });
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.locator('header[data-sticky], footer, nav').locator('visible=true'), what).toHaveCount(0);
  await page.emulateMedia({ media: 'screen' });
}
