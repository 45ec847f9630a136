import { readFile } from 'node:fs/promises';

import { expect, test, type Person } from '../fixtures/people';
import type { Site } from '../fixtures/site';
import { register, type Caller } from '../steps/api';
import { asksForHelp } from '../steps/asking-for-help';
import { presses } from '../steps/controls';
import { logsIn } from '../steps/identity';
import { addAddress, aDraft, aProvider, findFreeDay, listFreeSlots, place, settleInCash } from '../steps/market';
import { goesOn, isAtStep, picksHour, providerChoices, step } from '../steps/ordering';
import { decidesAtBank } from '../steps/paying';
import { makesMoves } from '../steps/provider-work';
import { keepsPicture } from '../steps/screenshots';
import { main } from '../steps/site-shell';

const HOUR_MS = 3_600_000;
const PRICE_RIALS = 9_600_000;
const LATE_FEE_RIALS = 1_440_000;
const LIST = '/my-order-list/';

const button = ({ page, words }: Person, key: string) =>
  page.getByRole('button', { name: words.say(key), exact: true });
/** Both lists of orders, without the parts of the account beside them. */
const orders = (person: Person) => main(person).getByRole('region').getByRole('listitem');
const dialogOf = ({ page, words }: Person, key: string) => page.getByRole('dialog', { name: words.say(key) });

interface Ordered {
  readonly reqid: number;
  readonly taskid: number;
  readonly reqcode: string;
  readonly startsAtMs: number;
}

/** Three hours, so many days ahead, not paid yet. */
async function hasOrder(customer: Caller, provider: Caller, daysAhead: number): Promise<Ordered> {
  const slots = await listFreeSlots(customer.siteUrl, provider);
  const free = [...new Set(slots.map(({ gDate }) => gDate))][daysAhead];
  const slot = slots.find(({ gDate }) => gDate === free);
  if (!slot) throw new Error(`${provider.name} is not free ${daysAhead} days ahead`);
  const { gDate, deliverytimeid } = slot;
  const { reqid, taskid, reqcode } = await place(
    customer,
    await aDraft(customer, {
      deliveryaddrid: await addAddress(customer),
      gDate,
      deliverytimeid,
      workerUserId: provider.userId,
      description: 'The bell is broken',
    }),
  );
  const { taskDetail } = await customer.call('clean/gettaskdetail', { taskid });
  return { reqid, taskid, reqcode, startsAtMs: taskDetail.startsAtMs };
}

async function readsCalendarFile(person: Person): Promise<string> {
  const download = person.page.waitForEvent('download');
  await button(person, 'order.done.calendar').click();
  const file = await download;
  expect(file.suggestedFilename()).toMatch(/\.ics$/);
  return (await readFile(await file.path(), 'utf8')).replace(/\r\n[ \t]/g, '');
}

const toUtc = (instantMs: number) => `${new Date(instantMs).toISOString().slice(0, 19).replace(/[-:]/g, '')}Z`;

const toUrl = ({ taskid }: Ordered) => `${LIST}current_order/?taskid=${taskid}`;
const timeline = ({ page, words }: Person) => page.getByRole('list', { name: words.say('order-following.timeline') });

/** From the order's page to the bank and back. */
async function pays(person: Person, caller: Caller, order: Ordered): Promise<void> {
  await person.open(toUrl(order));
  await button(person, 'order-following.pay').click();
  await decidesAtBank(person, 'success');
  await expect
    .poll(async () => (await caller.call('clean/gettaskdetail', { taskid: order.taskid })).taskDetail.state)
    .toBe('AWAITING_PROVIDER');
}

/** Two files of one visit: before and after it moves. */
async function movesToAnotherHour(person: Person, caller: Caller, order: Ordered, gDate: string): Promise<Ordered> {
  const before = await readsCalendarFile(person);
  expect(before).toContain(`UID:${order.reqcode}@pelakfan`);
  expect(before).toContain(`DTSTART:${toUtc(order.startsAtMs)}`);
  await button(person, 'order-following.reschedule.open').first().click();
  const dialog = dialogOf(person, 'order-following.reschedule.title');
  await picksHour(person, { gDate, hour: 1 });
  await keepsPicture(person, '62-reschedule');
  await dialog
    .getByRole('button', { name: person.words.say('order-following.reschedule.confirm'), exact: true })
    .click();
  await expect(timeline(person)).toContainText(person.words.say('order-following.moved'));
  const { startsAtMs } = (await caller.call('clean/gettaskdetail', { taskid: order.taskid })).taskDetail;
  expect(startsAtMs).not.toBe(order.startsAtMs);
  const after = await readsCalendarFile(person);
  for (const line of [`UID:${order.reqcode}@pelakfan`, `DTSTART:${toUtc(startsAtMs)}`, 'SEQUENCE:1'])
    expect(after).toContain(line);
  return { ...order, startsAtMs };
}

/** The dialog was opened while it cost nothing and is answered later: the new sum is told, and only then booked. */
async function cancelsForTheSumShown(person: Person, caller: Caller, { taskid, startsAtMs }: Ordered): Promise<void> {
  const { page, words, site } = person;
  const { serverNowMs } = (await caller.call('clean/gettaskdetail', { taskid })).taskDetail;
  await site.advanceClock(startsAtMs - serverNowMs - 4 * HOUR_MS);
  await page.reload();
  await button(person, 'order-following.cancel.open').click();
  const dialog = dialogOf(person, 'order-following.cancel.title');
  const confirm = dialog.getByRole('button', { name: words.say('order-following.cancel.confirm'), exact: true });
  await expect(dialog).toContainText(words.tomans(PRICE_RIALS));
  await expect(dialog).toContainText(words.say('order-following.cancel.free'));
  await dialog.getByRole('textbox').fill('Moved away');
  await keepsPicture(person, '63-cancel-free');
  await site.advanceClock(2 * HOUR_MS);
  await confirm.click();
  await expect(dialog).toContainText(words.say('errors.cancellation-changed'));
  await expect(dialog).toContainText(words.tomans(LATE_FEE_RIALS));
  await expect(dialog.getByRole('textbox')).toHaveValue('Moved away');
  await keepsPicture(person, '64-cancel-changed');
  expect((await caller.call('clean/gettaskdetail', { taskid })).taskDetail.state).toBe('CONFIRMED');
  await confirm.click();
  await expect(main(person)).toContainText(words.say('order-following.next.CANCELLED_BY_CUSTOMER'));
  await expect(main(person)).toContainText(words.tomans(PRICE_RIALS - LATE_FEE_RIALS));
  expect((await caller.call('wallet/getaccountbalance', {})).balanceRial).toBe(PRICE_RIALS - LATE_FEE_RIALS);
}

/** The answers and the address are there: the day is asked, then who, and who came stands first. */
async function ordersAgain(person: Person, provider: Caller): Promise<void> {
  const { words } = person;
  await button(person, 'order-following.last.repeat').first().click();
  await isAtStep(person, step.dateTime);
  await picksHour(person, { gDate: await findFreeDay(provider) });
  await goesOn(person);
  await isAtStep(person, step.provider);
  const first = providerChoices(person).first().locator('xpath=ancestor::label[1]');
  await expect(first).toContainText(provider.name);
  await expect(first).toContainText(words.say('order.provider.former'));
  await keepsPicture(person, '66-again');
  await presses(providerChoices(person).first());
  await goesOn(person);
  await isAtStep(person, step.invoice);
  await expect(main(person)).toContainText('Maghsoudbeyk 12');
  await expect(main(person)).toContainText('The bell is broken');
}

test(
  '[R-09] [C-clean] [C-after] [C-other] [E-14] an order is found, put into the calendar, moved, cancelled for the sum that was shown, and made again',
  { tag: '@desktop' },
  async ({ customer, site, expectConsole }) => {
    expectConsole(/status of 40[09]/);
    const { page, words } = customer;
    for (const path of [LIST, `${LIST}current_order/`]) {
      const answer = await fetch(customer.at(path), { redirect: 'manual' });
      expect([path, answer.status, new URL(answer.headers.get('location') ?? '', customer.at(path)).href]).toEqual([
        path,
        307,
        `${customer.at('/login/')}?next=${encodeURIComponent(new URL(customer.at(path)).pathname)}`,
      ]);
    }
    const caller = await register(site);
    await logsIn(customer, caller.mobile, caller.password, new URL(customer.at(LIST)).pathname);
    await expect(main(customer)).toContainText(words.say('order-following.empty.title'));
    await keepsPicture(customer, '60-orders-empty');
    const provider = await aProvider(site.url);
    const placed = await hasOrder(caller, provider, 3);
    await pays(customer, caller, placed);
    await provider.call('expert/movetask', { taskid: placed.taskid, move: 'accept' });
    await customer.open(LIST);
    await orders(customer)
      .filter({ hasText: words.say('order-following.states.CONFIRMED') })
      .getByRole('link')
      // The ways to reach who comes follow.
      .first()
      .click();
    await expect(page).toHaveURL(new RegExp(`taskid=${placed.taskid}$`));
    await expect(timeline(customer)).toContainText(words.say('order-following.states.CONFIRMED'));
    await expect(main(customer)).toContainText(words.about('order-following.cancel.now.freeUntil'));
    await keepsPicture(customer, '61-order');
    await asksForHelp(customer, caller, placed.reqcode);
    // Without a number it is the next to come.
    await customer.open(`${LIST}current_order/`);
    await expect(timeline(customer)).toContainText(words.say('order-following.states.CONFIRMED'));
    const moved = await movesToAnotherHour(customer, caller, placed, await findFreeDay(provider));
    await cancelsForTheSumShown(customer, caller, moved);
    await customer.open(LIST);
    await expect(orders(customer)).toHaveCount(1);
    await expect(orders(customer)).toContainText(words.say('order-following.states.CANCELLED_BY_CUSTOMER'));
    await keepsPicture(customer, '65-orders');
    await ordersAgain(customer, provider);
  },
);

test(
  '[R-09] [R-11] past orders come page by page; what could not be read says why, and a person who asked too often waits',
  { tag: '@phone' },
  async ({ customer, site, expectConsole }) => {
    expectConsole(/status of 4(29|04)/);
    const { page, words } = customer;
    const caller = await register(site);
    const provider = await aProvider(site.url);
    for (let count = 0; count < 11; count += 1) {
      const { reqid } = await hasOrder(caller, provider, 1);
      await caller.call('reqandpay/cancelrequest', { reqid });
    }
    await logsIn(customer, caller.mobile, caller.password, new URL(customer.at(LIST)).pathname);
    await expect(orders(customer)).toHaveCount(10);
    await expect(main(customer)).toContainText(words.say('order-following.noCurrent.title'));
    await button(customer, 'order-following.pages.older').click();
    await expect(orders(customer)).toHaveCount(1);
    await page.goBack();
    await expect(orders(customer)).toHaveCount(10);
    await customer.open('/user-profile/');
    await expect(
      page
        .getByRole('region', { name: words.say('order-following.last.title') })
        .getByRole('button', { name: words.say('order-following.last.repeat') }),
    ).toBeVisible();

    await page.route('**/clean/getall*taskbyuserid', (route) =>
      route.fulfill({
        status: 429,
        contentType: 'application/json',
        body: JSON.stringify({
          desc: 'TooMuchRequest',
          responseStatus: { value: 4290, name: 'TooMuchRequest', descr: 'Too often' },
          retryAfterSeconds: 2,
        }),
      }),
    );
    await customer.open(LIST);
    await expect(main(customer).getByRole('alert')).toContainText('Too often');
    await expect(button(customer, 'common.retry')).toHaveCount(0);
    await keepsPicture(customer, '67-orders-throttled');
    await page.unroute('**/clean/getall*taskbyuserid');
    await button(customer, 'common.retry').click();
    await expect(orders(customer)).toHaveCount(10);
    await customer.open(`${LIST}current_order/?taskid=999999`);
    await expect(main(customer).getByRole('alert')).toContainText(words.say('order-following.missing'));
    await customer.open(`${LIST}current_order/`);
    await expect(main(customer)).toContainText(words.say('order-following.noCurrent.title'));
  },
);

/** Ordered by calls alone, to be paid in cash, and done; the way to its review that the customer has. */
async function findReviewUrl(site: Site, customer: Caller, provider: Caller): Promise<URL> {
  const { reqid, taskid } = await hasOrder(customer, provider, 2);
  await settleInCash(customer, reqid);
  await makesMoves(site, provider, taskid, ['accept', 'depart', 'start', 'finish']);
  const { reviewUrl } = (await customer.call('clean/gettaskdetail', { taskid })).taskDetail;
  return new URL(reviewUrl ?? '', customer.siteUrl);
}

test(
  '[R-10] [G-02] [P-05] a review opens by its signed link without a login and shows nothing of the home; any other link leads to the login, kindly',
  { tag: '@phone' },
  async ({ customer, site, expectConsole }) => {
    expectConsole(/status of 40[134]/);
    const { page, words } = customer;
    const [caller, provider] = [await register(site), await aProvider(site.url)];
    const { pathname, search } = await findReviewUrl(site, caller, provider);
    const detail = page.waitForResponse((response) => response.url().endsWith('clean/gettaskdetail'));
    await customer.open(pathname + search);
    await expect(page.getByRole('button', { name: words.say('reviews.send') })).toBeVisible();
    await expect(main(customer)).toContainText(provider.name);
    await expect(page).toHaveURL(customer.at(pathname + search));
    // The link itself is what the call is made with.
    const sent = await detail;
    expect(await sent.request().headerValue('authorization')).toBe(new URLSearchParams(search).get('token'));
    expect((await sent.json()).taskDetail).toMatchObject({
      deliveryAddress: '',
      deliveryZipCode: null,
      contactMobile: null,
      userFamily: '',
      moves: [],
    });
    expect((await customer.context.cookies()).filter(({ name }) => name.includes('session'))).toEqual([]);
    await keepsPicture(customer, '68-review-by-link');

    const another = pathname.replace(/\d+/, (taskid) => String(Number(taskid) - 1));
    for (const path of [pathname, `${pathname}${search}x`, `${another}${search}`]) {
      await customer.open(path);
      const said = main(customer).getByRole('alert');
      await expect(said).toContainText(words.say('reviews.badLink'));
      await expect(said.getByRole('link', { name: words.say('reviews.login') })).toHaveAttribute(
        'href',
        `${new URL(customer.at('/login/')).pathname}?next=${encodeURIComponent(new URL(page.url()).pathname)}`,
      );
      await expect(page).toHaveURL(customer.at(path));
    }
  },
);
