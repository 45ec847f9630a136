import { expect, type Person } from '../fixtures/people';
import { isAtStep } from './ordering';

/** From the pre-invoice, or from what is about to be sent, to the question of an answer. */
export async function edits(person: Person, answer: string, number: number): Promise<void> {
  const { page, words } = person;
  const name = words.say('order.invoice.editAnswer', { answer: words.say(`order.answers.${answer}`) });
  const button = page.getByRole('button', { name, includeHidden: true });
  await button.first().waitFor({ state: 'attached' });
  // On the pre-invoice most answers are one sentence, which opens.
  const fold = page.locator('details:not([open])').filter({ has: button });
  if ((await fold.count()) > 0) await fold.locator('summary').click();
  await page.getByRole('button', { name }).click();
  await isAtStep(person, number);
}

export async function saves({ page, words }: Person): Promise<void> {
  await page.getByRole('button', { name: words.say('order.saveEdit'), exact: true }).click();
}

/** The text about answers that a change has cleared, or will clear once it is saved. */
export async function isTold(
  { page, words }: Person,
  key: 'cleared' | 'willClear',
  ...cleared: readonly string[]
): Promise<void> {
  const parts = cleared.map((part) => words.say(`order.clearedParts.${part}`)).join(words.say('order.listSeparator'));
  await expect(page.getByText(words.say(`order.${key}`, { parts }))).toBeVisible();
}
