import { expect, test, type Person } from '../fixtures/people';
import { aKey, register, type Caller } from '../steps/api';
import { findNightProblems } from '../steps/accessibility';
import { presses } from '../steps/controls';
import { logsIn } from '../steps/identity';
import { addAddress, aDraft, aProvider, listFreeSlots, ordersInCash, place } from '../steps/market';
import { decidesAtBank } from '../steps/paying';
import {
  entersAndLeaves,
  findsDialogHeard,
  findsHeard,
  findTwins,
  goesToTheNextMove,
  hears,
  keepsTheFocus,
} from '../steps/listening';
import { isPrintedAlone } from '../steps/printing';
import {
  alertDialog,
  declinesWhatWaits,
  makesMoves,
  movesByKey,
  showsTheWork,
  startsByCode,
  waitsForOpening,
  waitsOnDashboard,
} from '../steps/provider-work';

const OVERTIME = [{ key: 'overtime' as const, minutes: 30 }];

/** In the dark its letters can be read, and paper bears neither menus nor a footer. */
async function isSeenWhole(person: Person, what: string): Promise<void> {
  expect.soft(await findNightProblems(person.page), what).toEqual([]);
  await isPrintedAlone(person, what);
}

/** A code that is not the customer's: the field is empty again and has the focus. */
async function triesAnotherCode(expert: Person, code: string): Promise<void> {
  const field = expert.page.getByLabel(expert.words.say('provider.startCode.label'));
  await startsByCode(expert, code === '1234' ? '4321' : '1234');
  await expect(field).toHaveValue('');
  await expect(field).toBeFocused();
}

/** An order in the middle of the free hours, not paid yet. */
async function placesAnOrder(customer: Caller, provider: Caller) {
  const slots = await listFreeSlots(customer.siteUrl, provider);
  const slot = slots[Math.floor(slots.length / 4)];
  if (!slot) throw new Error(`${provider.name} is free in no hour`);
  const { gDate, deliverytimeid } = slot;
  const address = { deliveryaddrid: await addAddress(customer), gDate, deliverytimeid };
  return place(customer, await aDraft(customer, { ...address, workerUserId: provider.userId }));
}

async function paysAtTheBank(customer: Person, caller: Caller, reqid: number): Promise<void> {
  const { page, words } = customer;
  const { redirectUrl } = await caller.call('ipg/startpayment', { reqid }, aKey());
  await page.goto(redirectUrl);
  await decidesAtBank(customer, 'success');
  await page.waitForURL((url) => url.pathname.endsWith('/success-online/'));
  await hears(customer, words.about('order.return.paid'));
  await findsHeard(customer, 'what became of the payment');
}

async function hearsAnotherPrice(customer: Person, provider: Caller, taskid: number): Promise<void> {
  const { page, words } = customer;
  await provider.call('pricechange/addpricechange', { taskid, lines: OVERTIME, reason: 'The oven took longer' });
  await hears(customer, words.say('price-change.ask'));
  await findsHeard(customer, 'another price');
  await page.getByRole('button', { name: words.say('price-change.refuse'), exact: true }).press('Enter');
  await hears(customer, words.say('price-change.decidedForCompany.refused'));
  await keepsTheFocus(customer);
}

async function writesInTheChat(customer: Person): Promise<void> {
  const { page, words } = customer;
  const opener = page.getByRole('button', { name: words.say('order-following.acts.message'), exact: true });
  await opener.press('Enter');
  const text = page.getByRole('textbox', { name: words.say('conversation.label') });
  await text.fill('Please mind the cat');
  await page.getByRole('button', { name: words.say('conversation.send'), exact: true }).press('Enter');
  // What the other side writes is read out as it comes: a log is a polite region.
  await expect(page.getByRole('log', { name: words.say('conversation.list') })).toContainText('Please mind the cat');
  await keepsTheFocus(customer);
  const dialog = page.getByRole('dialog');
  await findsDialogHeard(dialog);
  await page.keyboard.press('Escape');
  await expect(dialog).toHaveCount(0);
  await expect(opener).toBeFocused();
}

async function reviews(customer: Person): Promise<void> {
  const { page, words } = customer;
  await page.getByRole('link', { name: words.say('order-following.review') }).press('Enter');
  const stars = page.getByRole('group', { name: words.say('reviews.stars') });
  await presses(stars.getByRole('radio', { name: words.say('reviews.star5'), exact: true }));
  await findsHeard(customer, 'a review');
  await page.getByRole('button', { name: words.say('reviews.send') }).press('Enter');
  await hears(customer, words.say('reviews.thanks.title'));
  await keepsTheFocus(customer);
}

test(
  'a listener follows an order from the bank to the review: each state is said, and the focus goes on',
  { tag: '@phone' },
  async ({ customer, site }) => {
    const { page, words } = customer;
    const [caller, provider] = [await register(site), await aProvider(site.url)];
    const { reqid, taskid } = await placesAnOrder(caller, provider);
    await logsIn(customer, caller.mobile, caller.password);
    await test.step('the bank, and what became of it', () => paysAtTheBank(customer, caller, reqid));
    await test.step('the order’s page says each state', async () => {
      await customer.open(`/my-order-list/current_order/?taskid=${taskid}`);
      await expect(page.getByText(words.about('order-following.next.AWAITING_PROVIDER')).first()).toBeVisible();
      await findsHeard(customer, 'an order that waits');
      await isSeenWhole(customer, 'an order that waits');
      for (const [move, state] of [
        ['accept', 'CONFIRMED'],
        ['depart', 'EN_ROUTE'],
        ['start', 'IN_PROGRESS'],
      ] as const) {
        await makesMoves(site, provider, taskid, [move]);
        await hears(customer, words.about(`order-following.next.${state}`));
        await findsHeard(customer, state);
      }
    });
    await test.step('another price is said, and so is what became of it', () =>
      hearsAnotherPrice(customer, provider, taskid));
    await test.step('a message', () => writesInTheChat(customer));
    await test.step('the end, a report that is not sent, and the word that all is well', async () => {
      await makesMoves(site, provider, taskid, ['finish']);
      await hears(customer, words.about('order-following.next.DONE'));
      await findsHeard(customer, 'work that is done');
      await entersAndLeaves(
        customer,
        page.getByRole('button', { name: words.say('order-following.dispute.open') }),
        page.getByRole('dialog', { name: words.say('order-following.dispute.title') }),
      );
      await page.getByRole('button', { name: words.say('order-following.complete'), exact: true }).press('Enter');
      await hears(customer, words.about('order-following.next.COMPLETED'));
      await keepsTheFocus(customer);
      await findsHeard(customer, 'an order that is over');
    });
    await test.step('the review', () => reviews(customer));
  },
);

test(
  'a listener works a day: the alert leads on, each move is said, and the focus goes to the next one',
  { tag: '@phone' },
  async ({ customer: expert, site, expectConsole }) => {
    // A code that is not the customer's.
    expectConsole(/status of 409/);
    const { page, words } = expert;
    const [provider, buyer] = [await aProvider(site.url), await register(site)];
    await declinesWhatWaits(provider);
    await waitsOnDashboard(expert);
    await findsHeard(expert, 'today');
    const { taskid } = await ordersInCash(buyer, provider);
    await test.step('the alert: it begins with its name, Enter on its way on leads to the work, and no two buttons have one name', async () => {
      const alert = alertDialog(expert, 'work');
      await expect(alert).toBeVisible();
      await expect(alert.getByRole('heading', { name: words.say('alerts.work.title') })).toBeFocused();
      expect(await findTwins(alert)).toEqual([]);
      await alert.getByRole('button', { name: words.say('alerts.see') }).press('Enter');
      await page.waitForURL((url) => url.pathname.endsWith(`/pelakman/orderlist/acceptworks/${taskid}/`));
      await findsHeard(expert, 'work that waits for an answer');
    });
    await test.step('accepts it by the keyboard', async () => {
      await movesByKey(expert, 'accept');
      await hears(expert, words.say('provider.states.CONFIRMED'));
      await goesToTheNextMove(expert);
      await findsHeard(expert, 'work that is accepted');
    });
    await test.step('sets off, and begins by the customer’s code', async () => {
      await waitsForOpening(site, provider, taskid, 'depart');
      await page.reload();
      await movesByKey(expert, 'depart');
      await hears(expert, words.say('provider.states.EN_ROUTE'));
      await goesToTheNextMove(expert);
      await findsHeard(expert, 'on the way');
      const { startCode } = (await buyer.call('clean/gettaskdetail', { taskid })).taskDetail;
      await triesAnotherCode(expert, startCode ?? '');
      await startsByCode(expert, startCode ?? '');
      await hears(expert, words.say('provider.states.IN_PROGRESS'));
      await goesToTheNextMove(expert);
    });
    await test.step('shows the work, and hears what the customer says to another price', async () => {
      await showsTheWork(expert);
      await findsHeard(expert, 'at work');
      await isSeenWhole(expert, 'at work');
      const asked = { taskid, lines: OVERTIME, reason: 'The oven took longer' };
      const { pricechangeid } = await provider.call('pricechange/addpricechange', asked);
      await page.reload();
      await expect(page.getByText(words.say('price-change.waits'))).toBeVisible();
      await buyer.call('pricechange/decidepricechange', { pricechangeid, approve: false });
      await hears(expert, words.say('price-change.decidedForCompany.refused'));
    });
    await test.step('finishes, and says that the cash was taken', async () => {
      await waitsForOpening(site, provider, taskid, 'finish');
      await page.reload();
      await movesByKey(expert, 'finish');
      await hears(expert, words.say('provider.states.DONE'));
      await keepsTheFocus(expert);
      await findsHeard(expert, 'work that is done');
      const { pay } = (await provider.call('clean/gettaskdetail', { taskid })).taskDetail;
      const amount = words.tomans(pay?.cashDueRial ?? 0);
      await page.getByRole('button', { name: words.say('provider.cash.took', { amount }) }).press('Enter');
      await hears(expert, words.say('provider.cash.standings.taken', { amount, isMachine: 'no' }));
      await keepsTheFocus(expert);
    });
    await test.step('and looks at what the day earned', async () => {
      await expert.open('/pelakman/earnings/');
      await findsHeard(expert, 'earnings');
    });
  },
);
