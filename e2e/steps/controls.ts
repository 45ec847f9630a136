import type { Locator } from 'playwright/test';

/** Presses what a person sees of a radio button or a checkbox that is drawn as a card, a chip or a star: its label. */
export async function presses(option: Locator): Promise<void> {
  await option.locator('xpath=ancestor::label[1]').click();
}
