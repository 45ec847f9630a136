import { expect, type Person } from '../fixtures/people';
import { presses } from './controls';
import type { SentFile } from './files';
import { isAtStep, seesQuestion, step } from './ordering';

export const TASK_PAGE = '/services/handyman/';
/** Drilling and hanging: an id of the shipped catalogue. */
export const DRILLING = 1202;

/** The address of the waiting room names the order. */
export function readsTaskId({ page }: Person): number {
  return Number(new URL(page.url()).searchParams.get('task'));
}

/** Step 1 on the service's own page: the first question is right there. */
export async function answersTaskType({ page }: Person): Promise<void> {
  await page.locator(`a[href*="type=${DRILLING}"]`).first().click();
  await page.waitForURL((url) => url.searchParams.has('order-step'));
}

/** Step 5 of a task: nothing is refused, then words, photos and how much it presses. */
export async function describesTheJob(
  person: Person,
  { text, photos }: { readonly text: string; readonly photos: readonly SentFile[] },
): Promise<void> {
  const { page, words } = person;
  await isAtStep(person, step.description);
  await seesQuestion(person, 'order.taskDetails.title');
  await page.getByRole('button', { name: words.say('order.next'), exact: true }).click();
  await expect(page.getByText(words.say('order.taskDetails.missing'))).toBeVisible();
  await page.getByRole('textbox', { name: words.say('order.taskDetails.text') }).fill(text);
  for (const [index, photo] of photos.entries()) {
    const add = index === 0 ? 'order.taskDetails.photoAdd' : 'order.taskDetails.photoMore';
    await page.getByLabel(words.say(add)).setInputFiles(photo);
    await expect(page.getByRole('button', { name: words.say('order.description.photoRemove') })).toHaveCount(index + 1);
  }
  await presses(page.getByRole('radio', { name: words.say('order.taskDetails.urgencies.soon') }));
}

/** Step 7 before it is sent. */
export async function sendsTheRequest(person: Person): Promise<number> {
  const { page, words } = person;
  await isAtStep(person, step.payment);
  await seesQuestion(person, 'bidding.send.title');
  await page.getByRole('button', { name: words.say('bidding.send.action'), exact: true }).click();
  await seesQuestion(person, 'bidding.waiting.title');
  return readsTaskId(person);
}

/** At the provider's page of the work: a price in one sum, in tomans. */
export async function bidsInOneSum({ page, words }: Person, tomans: number, note = ''): Promise<void> {
  await page.getByRole('textbox', { name: words.say('work-bids.form.amountLump') }).fill(words.digits(String(tomans)));
  if (note) await page.getByRole('textbox', { name: words.say('work-bids.form.note') }).fill(note);
  const sent = page.waitForResponse((response) => response.url().includes('suggestion/addsuggestion'));
  await page.getByRole('button', { name: words.say('work-bids.form.send'), exact: true }).click();
  expect((await sent).status()).toBe(200);
}

export async function changesTheBid({ page, words }: Person, tomans: number): Promise<void> {
  await page.getByRole('button', { name: words.say('work-bids.own.edit'), exact: true }).click();
  await page.getByRole('textbox', { name: words.say('work-bids.form.amountLump') }).fill(words.digits(String(tomans)));
  const sent = page.waitForResponse((response) => response.url().includes('suggestion/editsuggestion'));
  await page.getByRole('button', { name: words.say('work-bids.form.save'), exact: true }).click();
  expect((await sent).status()).toBe(200);
}

/** Step 8, and the question whether it is meant. */
export async function choosesTheBid(person: Person, name: string): Promise<void> {
  const { page, words } = person;
  await isAtStep(person, step.provider);
  await page.getByRole('button', { name: words.say('bidding.choice.takeName', { name }) }).click();
  await page.getByRole('button', { name: words.say('bidding.choose.confirm'), exact: true }).click();
  await isAtStep(person, step.invoice);
}
