import type { Page } from 'playwright/test';

import { expect, type Person } from '../fixtures/people';
import type { Site } from '../fixtures/site';
import type { Caller } from './api';
import { presses } from './controls';
import { aPhonePhoto } from './files';
import { logsIn } from './identity';
import { PROVIDER_MOBILE } from './market';
import { keepsPicture } from './screenshots';

const SUBACK = 9;
/** Longer than a slide asks for. */
const HELD_MS = 1000;

/** Resolves once the broker has granted this page its topics. Call it before the page is opened. */
export function listensToBroker(page: Page): Promise<void> {
  return new Promise((resolve) => {
    page.on('websocket', (socket) => {
      if (!new URL(socket.url()).pathname.startsWith('/mqtt')) return;
      socket.on('framereceived', ({ payload }) => {
        const first = typeof payload === 'string' ? payload.charCodeAt(0) : payload[0];
        if (first !== undefined && first >> 4 === SUBACK) resolve();
      });
    });
  });
}

/** A provider logs in, the sample one unless said otherwise, and sits before the dashboard until the broker listens. */
export async function waitsOnDashboard(expert: Person, mobile = PROVIDER_MOBILE): Promise<void> {
  await logsIn(expert, mobile);
  const connected = listensToBroker(expert.page);
  await expert.open('/pelakman/dashboard/');
  await connected;
}

/** Counts the sounds that the alerts make, across the pages of this browser. */
export async function countsSounds({ page }: Person): Promise<() => Promise<number>> {
  await page.addInitScript(() => {
    document.addEventListener('pelakfan:alert-sound', () => {
      document.documentElement.dataset.sounds = String(Number(document.documentElement.dataset.sounds ?? 0) + 1);
    });
  });
  return () => page.evaluate(() => Number(document.documentElement.dataset.sounds ?? 0));
}

type AlertKind = 'work' | 'cancelled' | 'payment';

/** Nothing else can be done meanwhile. */
const PUT_OFF_MS = 3000;

/** A chosen bid says that it won. */
const TITLES: Readonly<Record<AlertKind, readonly string[]>> = {
  work: ['alerts.work.title', 'alerts.work.titleBid'],
  cancelled: ['alerts.cancelled.title'],
  payment: ['alerts.payment.title'],
};

export const alertDialog = ({ page, words }: Person, kind: AlertKind) =>
  page.getByRole('alertdialog', { name: new RegExp(TITLES[kind].map((key) => words.about(key).source).join('|')) });

const OTHER_ALERTS = ['work.title', 'work.titleBid', 'payment.title', 'payment.cashTitle'];

/**
 * The flows of a worker share their providers. So every other call to one of them, work or a payment, is put off, as a
 * person would.
 */
export async function putsOtherWorkOff(person: Person, titles: readonly string[] = OTHER_ALERTS): Promise<void> {
  const { page, words } = person;
  for (const title of titles) {
    const alert = page.getByRole('alertdialog', { name: words.say(`alerts.${title}`) });
    const later = alert.getByRole('button', { name: words.say('alerts.later') }).last();
    // The next one that waits may show at once under the same name.
    // It may go by itself, or say more, while it is put off.
    const putsOff = () => later.click({ timeout: PUT_OFF_MS }).catch(() => undefined);
    await page.addLocatorHandler(alert, putsOff, { noWaitAfter: true });
  }
}

/** Declines unanswered work of other flows, which would ring first. */
export async function declinesWhatWaits(provider: Caller): Promise<void> {
  const { lstTask } = await provider.call('expert/getalltask', { list: 'newworks' });
  for (const { taskid, moves: open } of lstTask)
    if (open.includes('decline')) await provider.call('expert/movetask', { taskid, move: 'decline' });
}

export async function wantsToSee(person: Person, kind: AlertKind): Promise<void> {
  await alertDialog(person, kind)
    .getByRole('button', { name: person.words.say('alerts.see') })
    .click();
}

/** The last of the customer's four digits begins the work. */
export async function startsByCode({ page, words }: Person, code: string): Promise<void> {
  await page.getByLabel(words.say('provider.startCode.label')).fill(code);
}

/** By the keys on the page: no keyboard comes over the door. */
export async function startsByKeys({ page, words }: Person, code: string): Promise<void> {
  const keys = page.getByRole('group', { name: words.say('provider.keypad.label') });
  await expect(page.getByLabel(words.say('provider.startCode.label'))).toHaveAttribute('inputmode', 'none');
  for (const digit of code) await keys.getByRole('button', { name: words.digits(digit), exact: true }).click();
}

export const toPhotoName = ({ words }: Person, title: string) =>
  words.say('photos.open', { title: words.say(title), number: words.digits(1) });

/** Adds photos of the place before and after the work. */
export async function showsTheWork(expert: Person): Promise<void> {
  const { page, words } = expert;
  const photo = aPhonePhoto();
  for (const moment of ['before', 'after'] as const) {
    const sent = page.waitForResponse('**/api/file/uploadimage');
    await page.getByLabel(words.say(`photos.work.add.${moment}`)).setInputFiles(photo);
    // It goes as large as it is kept: a phone's photo is ten times that.
    const sentBytes = Number(await (await sent).request().headerValue('content-length'));
    expect(sentBytes).toBeGreaterThan(0);
    expect(sentBytes).toBeLessThan(photo.buffer.byteLength / 10);
    const shown = page.getByRole('button', { name: toPhotoName(expert, `photos.work.${moment}`) });
    await expect(shown).toBeVisible();
  }
  await keepsPicture(expert, '14-photos');
}

type ProviderMove = 'accept' | 'depart' | 'start' | 'finish';

/**
 * Where time still holds the move back, the screen says from when; then the clock goes on to that moment.
 */
export async function moves(person: Person, provider: Caller, move: ProviderMove): Promise<void> {
  const { page, words } = person;
  const name = words.say(`provider.moves.${move}`);
  const button = page.getByRole('button', { name, exact: true });
  if (await goesToOpening(person, provider, move)) await page.reload();
  if (move === 'start') {
    await button.click();
    // Without the customer's code it is said why.
    const dialog = page.getByRole('dialog', { name });
    await presses(dialog.getByRole('radio').first());
    await keepsPicture(person, 'start-without-code');
    await dialog.getByRole('button', { name: words.say('provider.confirm.start'), exact: true }).click();
  } else await slides(person, move);
  await expect(button).toBeHidden();
}

/** A finger that stays on a move makes it. */
export async function slides(
  { page, words }: Person,
  move: 'accept' | 'depart' | 'process' | 'bringBack' | 'finish',
): Promise<void> {
  await page.getByRole('button', { name: words.say(`provider.moves.${move}`), exact: true }).click({ delay: HELD_MS });
}

/** By the keyboard: the first press asks in the same place, and what it asks is said; the second one answers. */
export async function movesByKey({ page, words }: Person, move: 'accept' | 'depart' | 'finish'): Promise<void> {
  const name = (key: string) => ({ name: words.say(key), exact: true });
  const button = page.getByRole('button', name(`provider.moves.${move}`));
  await expect(button).toBeEnabled();
  await button.press('Enter');
  await expect(page.getByRole('status').filter({ hasText: words.say(`provider.sure.${move}`) })).toBeVisible();
  const answer = page.getByRole('button', name(`provider.confirm.${move}`));
  await expect(answer).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(answer).toBeHidden();
}

/** A professional who was chosen accepts in the alert itself; a company with the member who goes. */
export async function slidesInAlert(person: Person, comer?: string): Promise<void> {
  const { words } = person;
  const name = comer ? words.say('alerts.accept.labelWith', { name: comer }) : words.say('alerts.accept.label');
  await alertDialog(person, 'work').getByRole('button', { name, exact: true }).click({ delay: HELD_MS });
}

const stateAfter: Readonly<Record<ProviderMove, string>> = {
  accept: 'CONFIRMED',
  depart: 'EN_ROUTE',
  start: 'IN_PROGRESS',
  finish: 'DONE',
};

/** The customer's page of the order is told of the move: by itself it would ask 20 s after its last question. */
export async function hearsOf({ page, words }: Person, move: ProviderMove): Promise<void> {
  await expect(page.getByText(words.about(`order-following.next.${stateAfter[move]}`)).first()).toBeVisible({
    timeout: 15_000,
  });
}

async function goesToOpening({ page, site, words }: Person, provider: Caller, move: ProviderMove): Promise<boolean> {
  const taskid = Number(/(\d+)\/$/.exec(new URL(page.url()).pathname)?.[1]);
  const untilMs = await timeUntilOpening(provider, taskid, move);
  if (untilMs > 0) {
    // Looked at before the clock goes on: a page that reads the work again afterwards finds the move open.
    const button = (name: string) => page.getByRole('button', { name, exact: true });
    // On the way to the door the arrival has its place.
    if (move === 'start') await expect(button(words.say('on-the-way.share.arrive'))).toBeEnabled();
    else {
      await expect(page.getByText(words.about('provider.opensFrom'))).toBeVisible();
      await expect(button(words.say(`provider.moves.${move}`))).toBeDisabled();
    }
    await site.advanceClock(untilMs);
  }
  return untilMs > 0;
}

/** Milliseconds of the site's clock until a provider's move opens; 0 for an open one. */
async function timeUntilOpening(provider: Caller, taskid: number, move: ProviderMove | 'pickUp'): Promise<number> {
  const { moveOpenings, serverNowMs } = (await provider.call('clean/gettaskdetail', { taskid })).taskDetail;
  const opening = moveOpenings.find((entry) => entry.move === move);
  return Math.max(0, (opening?.opensAtMs ?? 0) - serverNowMs);
}

/** Moves the site's clock to the moment at which a provider's move opens. */
export async function waitsForOpening(
  site: Site,
  provider: Caller,
  taskid: number,
  move: ProviderMove | 'pickUp',
): Promise<void> {
  const untilMs = await timeUntilOpening(provider, taskid, move);
  if (untilMs > 0) await site.advanceClock(untilMs);
}

/** Makes a provider's moves by calls alone, each at its time. */
export async function makesMoves(
  site: Site,
  provider: Caller,
  taskid: number,
  wanted: readonly ProviderMove[],
): Promise<void> {
  for (const move of wanted) {
    await waitsForOpening(site, provider, taskid, move);
    await provider.call('expert/movetask', { taskid, move });
  }
}
