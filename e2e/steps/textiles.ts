import { expect, type Person } from '../fixtures/people';
import type { Caller } from './api';
import { presses } from './controls';
import { aPhoto } from './files';
import { goesOn, isAtStep, picksHour, type When } from './ordering';
import { putsOtherWorkOff, slides, waitsForOpening } from './provider-work';
import { keepsPicture } from './screenshots';
import { AWKWARD_WORDS } from './written-words';

/** The numbers of SPEC 2 that textiles walk besides. */
export const textileStep = {
  grade: 2,
  editGrade: 15,
  basket: 31,
  editBasket: 33,
  returnTime: 30,
  editReturnTime: 32,
} as const;

export async function choosesGrade({ page }: Person, number: number): Promise<void> {
  await presses(page.getByRole('radio').nth(number));
}

export async function answersReturn(person: Person, when: When): Promise<void> {
  await isAtStep(person, textileStep.returnTime);
  await picksHour(person, when);
  await goesOn(person);
}

export interface AtTheDoor {
  readonly customer: Person;
  readonly expert: Person;
  readonly provider: Caller;
  readonly taskId: number;
}

interface Listed {
  readonly name: string;
  readonly defects: string;
}

/** The provider lists a piece with its photo on her phone. */
export async function listsPiece({ page, words }: Person, { name, defects }: Listed): Promise<void> {
  await page.getByRole('button', { name: words.say('textiles.work.add'), exact: true }).click();
  const dialog = page.getByRole('dialog', { name: words.say('textiles.work.add') });
  await dialog.getByLabel(words.say('textiles.work.photoAdd')).setInputFiles(aPhoto('piece.png'));
  await dialog.getByRole('textbox', { name: words.say('textiles.work.name') }).fill(name);
  await dialog.getByRole('textbox', { name: words.say('textiles.work.defects') }).fill(defects);
  await expect(dialog.locator('img')).toBeVisible();
  await dialog.getByRole('button', { name: words.say('textiles.work.save') }).click();
  await expect(dialog).toBeHidden();
}

/** One photo puts all ordered pieces of a kind on the list. */
export async function listsOrdered({ page, words }: Person, name: string): Promise<void> {
  await page.getByLabel(words.say('textiles.work.photoOrdered', { name })).setInputFiles(aPhoto('piece.png'));
  await expect(page.getByText(words.say('textiles.work.scanned', { name }))).toBeVisible();
}

/** The customer reads the list and says the code, which the provider types as the signature. */
export async function signsTheList({ customer, expert, provider, taskId }: AtTheDoor): Promise<void> {
  await putsOtherWorkOff(expert);
  await waitsForOpening(customer.site, provider, taskId, 'depart');
  await provider.call('expert/movetask', { taskid: taskId, move: 'depart' });
  await expert.open(`/pelakman/orderlist/acceptworks/${taskId}/`);
  await listsPiece(expert, { name: expert.words.locale === 'fa' ? 'پیراهن آبی' : 'Blue shirt', defects: '' });
  await listsPiece(expert, {
    name: expert.words.locale === 'fa' ? 'پیراهن سفید' : 'White shirt',
    defects: `${expert.words.locale === 'fa' ? 'یک دکمه ندارد' : 'A button is missing'} ${AWKWARD_WORDS}`,
  });
  await keepsPicture(expert, 'textiles-listed');
  await customer.open(`/my-order-list/current_order/?taskid=${taskId}`);
  await expect(customer.page.getByText(customer.words.say('textiles.check'))).toBeVisible();
  await keepsPicture(customer, 'textiles-to-sign');
  const startCode = await readsTheCode(customer, 'signTitle');
  await expert.page.getByRole('textbox', { name: expert.words.say('provider.startCode.signLabel') }).fill(startCode);
  await expect(expert.page.getByText(expert.words.say('textiles.work.scanTitle.workshop'))).toBeVisible();
}

/** As it stands on the customer's page. */
async function readsTheCode({ page, words }: Person, title: 'signTitle' | 'returnTitle'): Promise<string> {
  const heading = page.getByRole('heading', { name: words.say(`order-following.startCode.${title}`), exact: true });
  const text = await heading.locator('xpath=../following-sibling::p/span[@aria-hidden]').innerText();
  return text.trim();
}

type HandOver = 'process' | 'bringBack';

/** Each tag is typed on the screen, its last letter enters it, and the hand-over is made. */
export async function handsOverAll(expert: Person, provider: Caller, taskId: number, move: HandOver): Promise<void> {
  const { page, words } = expert;
  await scansAll(expert, provider, taskId);
  await slides(expert, move);
  await expect(page.getByRole('button', { name: words.say(`provider.moves.${move}`), exact: true })).toBeHidden();
}

/** Everything is back before its day, so the customer reads out the code of the return. */
export async function handsBack({ customer, expert, provider, taskId }: AtTheDoor): Promise<void> {
  const { page, words } = expert;
  await scansAll(expert, provider, taskId);
  await expect(page.getByRole('button', { name: words.say('provider.moves.handBack'), exact: true })).toBeDisabled();
  await customer.open(`/my-order-list/current_order/?taskid=${taskId}`);
  const code = await readsTheCode(customer, 'returnTitle');
  await keepsPicture(customer, 'textiles-return-code');
  const field = page.getByRole('textbox', { name: words.say('provider.startCode.signLabel') });
  await keepsPicture(expert, 'textiles-hand-back');
  await field.fill(code);
  await expect(field).toBeHidden();
}

/** No button is pressed: a tag that is whole enters itself. */
export async function scansAll({ page, words }: Person, provider: Caller, taskId: number): Promise<void> {
  const { custody } = (await provider.call('clean/gettaskdetail', { taskid: taskId })).taskDetail;
  for (const { tag, pieceName } of custody?.lstPiece ?? []) {
    await page.getByRole('textbox', { name: words.say('textiles.work.tagField') }).fill(tag.toLowerCase());
    await expect(page.getByText(words.say('textiles.work.scanned', { name: pieceName }))).toBeVisible();
  }
  await expect(page.getByText(words.say('textiles.all'))).toBeVisible();
}
