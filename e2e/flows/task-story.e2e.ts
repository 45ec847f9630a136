import { expect, test, type Person } from '../fixtures/people';
import { aNewMobile, type Caller } from '../steps/api';
import {
  answersTaskType,
  bidsInOneSum,
  changesTheBid,
  choosesTheBid,
  describesTheJob,
  sendsTheRequest,
  TASK_PAGE,
} from '../steps/bidding';
import { presses } from '../steps/controls';
import { aPhoto } from '../steps/files';
import { entersTheCode, registersOnTheSpot } from '../steps/identity';
import { aProvider, findFreeDay } from '../steps/market';
import { findsHeard, hears } from '../steps/listening';
import { isShort } from '../steps/order-page';
import { fillsAddress, goesOn, isAtStep, picksHour, savesAddress, seesQuestion, speaks, step } from '../steps/ordering';
import { readLayoutShifts } from '../steps/page-loading';
import { choosesWayToPay, decidesAtBank, seesOrderDone } from '../steps/paying';
import { alertDialog, hearsOf, moves, putsOtherWorkOff, waitsOnDashboard, wantsToSee } from '../steps/provider-work';
import { answersTheReview, checksRating, readsTheAnswer, readStanding, reviews } from '../steps/reviewing';
import { keepsPicture } from '../steps/screenshots';
import { AWKWARD_WORDS } from '../steps/written-words';

/** A bid, and whatever becomes of it, is on the customer's screen within this long. */
const LIVE_MS = 2000;
const FIRST_TOMANS = 480_000;
const SECOND_TOMANS = 430_000;

test('[F-02] [F-07] [F-08] [F-09] [C-handyman] [C-bids] [E-10] [E-11] [B-27] a task, from the service’s page over a bid that arrives live to the reviewed job', async ({
  customer,
  meet,
}) => {
  const { site } = customer;
  const provider = await aProvider(site.url);
  const before = await readStanding(provider);
  const expert = await meet();

  await test.step('the provider waits on the dashboard', () => waitsOnDashboard(expert));
  await test.step('somebody lands on the service’s page, and answers what is asked first', () => begins(customer));
  await test.step('registers on the way, says where, when and what', async () =>
    saysWhat(customer, await findFreeDay(provider)));
  const taskId = await test.step('sends the request, and waits', () => sends(customer));
  await test.step('the provider hears of it, and bids', () => bids(expert, taskId));
  await test.step('the bid arrives live, changes live, and a reload loses nothing', () =>
    watches(customer, expert, taskId));
  await test.step('compares, and chooses', () => chooses(customer, provider));
  await test.step('pays at the bank', () => pays(customer, taskId));
  await test.step('the provider confirms and does the job, which the customer sees', () =>
    doesTheJob(customer, expert, provider, taskId));
  const reviewUrl = await test.step('confirms', () => confirms(customer));
  await test.step('reviews through the signed link', async () => reviews(await meet(), reviewUrl));
  await test.step('the rating shows it', () => checksRating(customer, provider, before));
  await test.step('the provider reads the review at the work, and answers; the customer reads both', async () => {
    await answersTheReview(expert);
    await readsTheAnswer(customer);
  });
  await test.step('the provider finds the bid among those that won', () => seesOwnBid(expert));
});

async function begins(customer: Person): Promise<void> {
  await customer.open(TASK_PAGE);
  await keepsPicture(customer, 'task-01-page');
  await findsHeard(customer, 'the service’s page');
  await answersTaskType(customer);
  await isAtStep(customer, step.address);
}

async function saysWhat(customer: Person, gDate: string): Promise<void> {
  const { words, page } = customer;
  const mobile = aNewMobile();
  const isPersian = words.locale === 'fa';
  await registersOnTheSpot(customer, {
    firstName: isPersian ? 'نیلوفر' : 'Nilufar',
    lastName: isPersian ? 'کاظمی' : 'Kazemi',
    mobile,
  });
  await entersTheCode(customer, mobile);
  await seesQuestion(customer, 'order.address.newTitle');
  await fillsAddress(customer, { text: isPersian ? 'خیابان مقصودبیک، پلاک ۱۲' : '12 Maghsoudbeyk Street' });
  await keepsPicture(customer, 'task-02-address');
  await findsHeard(customer, 'where');
  await savesAddress(customer);
  await isAtStep(customer, step.dateTime);
  await expect(page.getByText(words.say('order.dateTime.bidsHint'))).toBeVisible();
  await picksHour(customer, { gDate, hour: 2 });
  await keepsPicture(customer, 'task-03-hour');
  await findsHeard(customer, 'when');
  await goesOn(customer);
  await describesTheJob(customer, {
    text: isPersian ? 'نصب دو شلف روی دیوار آجری پذیرایی' : 'Two shelves on a brick wall in the living room',
    photos: [aPhoto(), aPhoto()],
  });
  await speaks(customer);
  await keepsPicture(customer, 'task-04-details');
  await findsHeard(customer, 'what');
  // What was typed survives a reload.
  await page.reload();
  await expect(page.getByRole('textbox', { name: words.say('order.taskDetails.text') })).not.toHaveValue('');
  // Neither the lower part nor the price takes the way on away from under a press.
  await expect(page.getByText(words.say('bidding.guide.label')).locator('visible=true').first()).toBeVisible();
  const moved = await readLayoutShifts(page);
  expect(
    moved.filter((shift) =>
      [words.say('order.next'), words.say('bidding.guide.label')].some((text) => shift.includes(text)),
    ),
  ).toEqual([]);
  await goesOn(customer);
}

async function sends(customer: Person): Promise<number> {
  await seesQuestion(customer, 'bidding.send.title');
  await keepsPicture(customer, 'task-05-send');
  await findsHeard(customer, 'the request');
  const taskId = await sendsTheRequest(customer);
  await findsHeard(customer, 'the waiting room');
  await keepsPicture(customer, 'task-06-waiting');
  expect(taskId).toBeGreaterThan(0);
  return taskId;
}

/** The customer's words are played where somebody works out a price. */
async function hearsTheNote({ page, words }: Person): Promise<void> {
  const note = page.getByLabel(words.say('provider.voice')).first();
  await note.evaluate(async (audio: HTMLAudioElement) => {
    audio.muted = true;
    await audio.play();
  });
  await expect.poll(() => note.evaluate((audio: HTMLAudioElement) => audio.currentTime)).toBeGreaterThan(0);
}

/** More than all flows of a worker leave. */
const MOST_ALERTS = 30;

async function bids(expert: Person, taskId: number): Promise<void> {
  const isThere = () => expert.page.url().endsWith(`/pelakman/orderlist/newworks/${taskId}/`);
  // What other flows of the worker have left for this provider calls first.
  for (let seen = 0; seen < MOST_ALERTS && !isThere(); seen += 1) {
    const before = expert.page.url();
    await expect(alertDialog(expert, 'work')).toBeVisible();
    await wantsToSee(expert, 'work');
    await expert.page.waitForURL((url) => url.href !== before);
  }
  expect(isThere()).toBe(true);
  await hearsTheNote(expert);
  await putsOtherWorkOff(expert);
  await bidsInOneSum(
    expert,
    FIRST_TOMANS,
    `${expert.words.locale === 'fa' ? 'دریل و رول‌پلاک با من' : 'With my own drill'} ${AWKWARD_WORDS}`,
  );
}

async function watches(customer: Person, expert: Person, taskId: number): Promise<void> {
  const { page, words } = customer;
  const bid = page.locator('[data-bid]');
  await expect(bid).toContainText(words.tomans(FIRST_TOMANS * 10), { timeout: LIVE_MS });
  await keepsPicture(customer, 'task-07-bid');
  // Who listens hears of it as well, and of its change.
  await hears(customer, words.about('bidding.news.new'));
  await findsHeard(customer, 'a bid');
  await changesTheBid(expert, SECOND_TOMANS);
  await expect(bid).toContainText(words.tomans(SECOND_TOMANS * 10), { timeout: LIVE_MS });
  await expect(bid).toContainText(words.say('bidding.changes.edited'));
  await keepsPicture(customer, 'task-08-edited');
  await hears(customer, words.about('bidding.news.edited'));
  await findsHeard(customer, 'a changed bid');
  await page.reload();
  await expect(bid).toContainText(words.tomans(SECOND_TOMANS * 10));
  // The same room on another way: the order's own page leads into it.
  await customer.open('/my-order-list/');
  await expect(page.getByText(words.say('order-following.states.BIDDING')).first()).toBeVisible();
  await keepsPicture(customer, 'task-09-orders');
  await customer.open(`/my-order-list/current_order/?taskid=${taskId}`);
  await isShort(customer, 'bids are awaited');
  await page.goBack();
  await page.goBack();
  await page.getByRole('button', { name: words.say('bidding.waiting.look'), exact: true }).click();
}

async function chooses(customer: Person, provider: Caller): Promise<void> {
  const { page, words } = customer;
  await isAtStep(customer, step.provider);
  await keepsPicture(customer, 'task-10-choice');
  await findsHeard(customer, 'the choice among bids');
  await choosesTheBid(customer, provider.name);
  await expect(page.getByText(words.say('order.invoice.bidKept'))).toBeVisible();
  await findsHeard(customer, 'the pre-invoice of a bid');
}

async function pays(customer: Person, taskId: number): Promise<void> {
  const { page, words } = customer;
  await choosesWayToPay(customer, 'online');
  await keepsPicture(customer, 'task-11-invoice');
  await page.getByRole('button', { name: words.about('order.waiting.paySum') }).click();
  await page.waitForURL((url) => url.pathname.startsWith('/dev/bank/'));
  await decidesAtBank(customer, 'success');
  await seesOrderDone(customer);
  await keepsPicture(customer, 'task-12-done');
  await findsHeard(customer, 'what became of the payment');
  await customer.open(`/my-order-list/current_order/?taskid=${taskId}`);
  await expect(page.getByText(words.say('order-following.next.AWAITING_PROVIDER')).first()).toBeVisible();
  await findsHeard(customer, 'a task whose bid was taken');
  await isShort(customer, 'a task whose bid was taken');
}

/** The bid stands in the list of won ones, above the templates. */
async function seesOwnBid(expert: Person): Promise<void> {
  const { page, words } = expert;
  await expert.open('/pelakman/bids/');
  await putsOtherWorkOff(expert);
  await presses(page.getByRole('radio', { name: words.say('work-bids.mine.lists.won') }));
  await expect(page.getByText(words.tomans(SECOND_TOMANS * 10)).first()).toBeVisible();
  await expect(page.getByRole('heading', { name: words.say('work-bids.mine.templates') })).toBeVisible();
  await keepsPicture(expert, 'task-14-own-bids');
}

async function doesTheJob(customer: Person, expert: Person, provider: Caller, taskId: number): Promise<void> {
  await expert.open(`/pelakman/orderlist/acceptworks/${taskId}/`);
  for (const move of ['accept', 'depart', 'start', 'finish'] as const) {
    await moves(expert, provider, move);
    await hearsOf(customer, move);
    await findsHeard(customer, `after ${move}`);
  }
  await keepsPicture(customer, 'task-13-order');
}

async function confirms(customer: Person): Promise<string> {
  const { page, words } = customer;
  await page.getByRole('button', { name: words.say('order-following.complete'), exact: true }).click();
  await expect(page.getByText(words.say('order-following.next.COMPLETED')).first()).toBeVisible();
  await findsHeard(customer, 'an order that is over');
  const href = await page.getByRole('link', { name: words.say('order-following.review') }).getAttribute('href');
  return new URL(href ?? '', customer.site.url).href;
}
