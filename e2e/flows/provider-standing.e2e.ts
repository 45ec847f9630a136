import { expect, test, type Person } from '../fixtures/people';
import { register, type Caller } from '../steps/api';
import { desk, givesTheReason, sitsAtTheDesk } from '../steps/desk';
import { aPhoto } from '../steps/files';
import { logsIn } from '../steps/identity';
import { addAddress, aDraft, listFreeSlots, place, settleAtBank } from '../steps/market';
import { becomesProvider } from '../steps/provider-application';
import { putsOtherWorkOff, waitsForOpening } from '../steps/provider-work';
import { keepsPicture } from '../steps/screenshots';
import { main } from '../steps/site-shell';

const HALF_AN_HOUR_MS = 30 * 60_000;

/** An order at the provider's next free hour that is accepted. */
async function isExpected(customer: Caller, provider: Caller): Promise<number> {
  const [slot] = await listFreeSlots(customer.siteUrl, provider);
  if (!slot) throw new Error(`${provider.name} is free in no hour`);
  const { gDate, deliverytimeid } = slot;
  const address = { deliveryaddrid: await addAddress(customer), gDate, deliverytimeid };
  const { taskid, reqid } = await place(
    customer,
    await aDraft(customer, { ...address, workerUserId: provider.userId }),
  );
  await settleAtBank(customer, reqid);
  await provider.call('expert/movetask', { taskid, move: 'accept' });
  return taskid;
}

/** Until the customer may say that nobody came. */
async function waitsInVain({ site }: Person, customer: Caller, taskid: number): Promise<void> {
  const { startsAtMs, serverNowMs } = (await customer.call('clean/gettaskdetail', { taskid })).taskDetail;
  await site.advanceClock(Math.max(0, startsAtMs + HALF_AN_HOUR_MS - serverNowMs));
}

async function saysThatNobodyCame(buyer: Person, taskid: number): Promise<void> {
  const { page, words } = buyer;
  await buyer.open(`/my-order-list/current_order/?taskid=${taskid}`);
  await page.getByRole('button', { name: words.say('order-following.noShow.open'), exact: true }).click();
  await page.getByRole('button', { name: words.say('order-following.noShow.confirm'), exact: true }).click();
  await expect(page.getByText(words.say('order-following.next.reportNoShow')).first()).toBeVisible();
  await keepsPicture(buyer, '85-nobody-came');
}

/** At the door: the arrival, a call that is written as well, and a photo, for no position was shared. */
async function waitsAtTheDoor(expert: Person, taskid: number): Promise<void> {
  const { page, words } = expert;
  await expert.open(`/pelakman/orderlist/acceptworks/${taskid}/`);
  await page.getByText(words.say('provider.match.title')).click();
  await expect(page.getByText(words.say('provider.match.ways.chosen'))).toBeVisible();
  await keepsPicture(expert, '86-why-this-work');
  await page.getByRole('button', { name: words.say('on-the-way.share.arrive') }).click();
  const card = page.getByRole('heading', { name: words.say('provider.door.title') }).locator('..');
  const call = card.getByRole('link', { name: words.say('provider.door.call'), exact: true });
  // A phone would dial; this browser has nothing that does, and says so in its console.
  await call.evaluate((link) => link.addEventListener('click', (event) => event.preventDefault()));
  await call.click();
  await expect(card.getByText(words.say('provider.door.written'))).toBeVisible();
  await page.getByLabel(words.say('provider.door.photoAdd')).setInputFiles(aPhoto());
  await expect(card.getByText(words.say('provider.door.photoThere'))).toBeVisible();
  await expect(card.getByRole('timer')).toBeVisible();
  await expect(card.getByRole('button', { name: words.say('provider.moves.reportNoAccess') })).toBeDisabled();
  await keepsPicture(expert, '86-waits-at-door');
}

async function seesTheCountdown(buyer: Person, taskid: number): Promise<void> {
  const { page, words } = buyer;
  await buyer.open(`/my-order-list/current_order/?taskid=${taskid}`);
  await expect(page.getByRole('timer')).toBeVisible();
  await expect(page.getByRole('button', { name: words.say('order-following.door.home'), exact: true })).toBeVisible();
  await keepsPicture(buyer, '86-somebody-at-door');
}

async function saysThatNobodyOpens(expert: Person, taskid: number): Promise<void> {
  const { page, words } = expert;
  await expert.open(`/pelakman/orderlist/acceptworks/${taskid}/`);
  await page.getByRole('button', { name: words.say('provider.moves.reportNoAccess'), exact: true }).click();
  const dialog = page.getByRole('dialog', { name: words.say('provider.moves.reportNoAccess') });
  await dialog.getByRole('button', { name: words.say('provider.confirm.reportNoAccess'), exact: true }).click();
  await expect(page.getByText(words.say('provider.ended.reportNoAccess'))).toBeVisible();
  await expect(page.getByText(words.about('provider.heldFee.waiting'))).toBeVisible();
  await keepsPicture(expert, '86-fee-waits');
}

/** From the list, which says until when, to the order. */
async function contestsTheFee(buyer: Person, taskid: number): Promise<void> {
  const { page, words } = buyer;
  await buyer.open('/my-order-list/');
  await expect(page.getByText(words.about('order-following.heldFee.line'))).toBeVisible();
  await keepsPicture(buyer, '86-not-so-in-list');
  await buyer.open(`/my-order-list/current_order/?taskid=${taskid}`);
  await page.getByRole('button', { name: words.say('order-following.heldFee.open'), exact: true }).click();
  const dialog = page.getByRole('dialog', { name: words.say('order-following.heldFee.dialogTitle') });
  await dialog.getByRole('textbox').fill('We were at home, and nobody rang.');
  await dialog.getByRole('button', { name: words.say('order-following.heldFee.send'), exact: true }).click();
  await expect(page.getByText(words.say('order-following.heldFee.contested'))).toBeVisible();
  await keepsPicture(buyer, '86-fee-contested');
}

test(
  '[B-11] [B-13] either side reports the other’s absence, the fee of a closed door is contested, and a suspended provider reads why, appeals once and is back',
  { tag: '@phone' },
  async ({ customer: expert, meet, site, expectConsole }) => {
    // The end of a work is heard of at once: its conversation may ask once more before the page has read that it is
    // over.
    expectConsole(/403.*ordermessage\/getallmessage/);
    const { page, words } = expert;
    // Suspended for a while: nobody else's.
    const provider = await becomesProvider(site);
    const caller = await register(site);
    await putsOtherWorkOff(expert);
    await logsIn(expert, provider.mobile, provider.password);

    const unopened = await isExpected(caller, provider);
    await waitsForOpening(site, provider, unopened, 'depart');
    await provider.call('expert/movetask', { taskid: unopened, move: 'depart' });
    const buyer = await meet();
    await logsIn(buyer, caller.mobile, caller.password);
    await waitsAtTheDoor(expert, unopened);
    await seesTheCountdown(buyer, unopened);
    await waitsInVain(expert, caller, unopened);
    await saysThatNobodyOpens(expert, unopened);
    await contestsTheFee(buyer, unopened);

    const first = await isExpected(caller, provider);
    await waitsInVain(expert, caller, first);
    await caller.call('reqandpay/reportnoshow', { taskid: first });
    const second = await isExpected(caller, provider);
    await waitsInVain(expert, caller, second);
    await saysThatNobodyCame(buyer, second);

    await expert.open('/pelakman/dashboard/');
    await expect(page.getByText(words.say('provider.held.suspended'))).toBeVisible();
    // No promise of work that does not come.
    await expect(page.getByText(words.say('provider.newHeld'))).toBeVisible();
    await page.getByRole('link', { name: words.say('provider.held.see') }).click();
    await expect(page.getByText(words.say('provider.sanctions.kinds.suspended'))).toBeVisible();
    // A decision's reason is named as its order is, and leads to it.
    const { serviceName } = (await caller.call('clean/gettaskdetail', { taskid: second })).taskDetail;
    const evidence = page.locator('details li').filter({ has: page.locator(`a[href$="/${second}/"]`) });
    await expect(evidence).toContainText(serviceName);
    await keepsPicture(expert, '87-suspended');
    await page.getByRole('button', { name: words.say('provider.sanctions.appeal'), exact: true }).click();
    const dialog = page.getByRole('dialog', { name: words.say('provider.sanctions.appeal') });
    await dialog.getByRole('textbox').fill('My mother was taken to hospital; I have the papers.');
    await keepsPicture(expert, '88-appeal');
    await dialog.getByRole('button', { name: words.say('provider.sanctions.send'), exact: true }).click();
    await expect(dialog).toHaveCount(0);
    await expect(page.getByRole('button', { name: words.say('provider.sanctions.appeal'), exact: true })).toHaveCount(
      0,
    );

    const atTheDesk = await meet();
    await sitsAtTheDesk(atTheDesk, 'appeals');
    const appealed = main(atTheDesk).getByRole('listitem').filter({ hasText: 'My mother was taken to hospital' });
    await expect(appealed).toContainText(words.digits(provider.mobile));
    await keepsPicture(atTheDesk, '88-desk-appeal');
    await appealed.getByRole('button', { name: desk(atTheDesk, 'appeal.lift'), exact: true }).click();
    await givesTheReason(atTheDesk, 'We have seen the papers. Get well soon.', desk(atTheDesk, 'appeal.lift'));
    await expect(appealed).toHaveCount(0);
    await page.reload();
    await expect(page.getByText(words.say('provider.sanctions.lifted'))).toBeVisible();
    await keepsPicture(expert, '89-appeal-decided');
    await expert.open('/pelakman/dashboard/');
    await expect(page.getByText(words.say('provider.held.suspended'))).toHaveCount(0);
  },
);
