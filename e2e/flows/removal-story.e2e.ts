import { expect, test, type Person } from '../fixtures/people';
import { aKey, register, type Caller } from '../steps/api';
import { choosesTheBid, sendsTheRequest } from '../steps/bidding';
import { edits, saves } from '../steps/editing';
import { logsIn } from '../steps/identity';
import { addAddress, aProvider, findFreeDay, PROVIDER_MOBILE } from '../steps/market';
import { isShort } from '../steps/order-page';
import {
  fillsAddress,
  goesOn,
  isAtStep,
  leavesDescription,
  picksHour,
  savesAddress,
  seesQuestion,
  step,
} from '../steps/ordering';
import { choosesWayToPay, decidesAtBank, seesOrderDone } from '../steps/paying';
import { makesMoves, putsOtherWorkOff } from '../steps/provider-work';
import { confirmsAndReviews } from '../steps/reviewing';
import { keepsPicture } from '../steps/screenshots';

const REMOVAL_PAGE = '/services/moving-service/';
const LIGHT_TRUCK = 1402;
const MOVERS_STEP = 34;
const EDIT_MOVERS_STEP = 35;
const BID_RIALS = 120_000_000;

test('[F-02] [F-34] [F-35] [E-16] a move, from the service’s page over a bid to the reviewed job', async ({
  customer,
  meet,
  site,
}) => {
  const caller = await register(site);
  await addAddress(caller);
  const mover = await aProvider(site.url);
  const expert = await meet();
  await test.step('chooses a vehicle, movers and heavy pieces', () => saysWhatIsMoved(customer, caller));
  await test.step('says from where to where', () => saysWhere(customer));
  const taskId = await test.step('sends it, and changes the movers before', async () =>
    sends(customer, await findFreeDay(mover)));
  await test.step('the mover reads what it takes, and bids', () => bids(expert, mover, taskId));
  await test.step('chooses the bid and pays', () => choosesAndPays(customer, mover));
  await test.step('the work is done, and reviewed', async () =>
    isDone({ customer, expert, mover, taskId }, await meet()));
});

/** One more by the keyboard. */
const addsOne = ({ page }: Person, label: string) => page.getByRole('spinbutton', { name: label }).press('ArrowUp');

async function saysWhatIsMoved(customer: Person, caller: Caller): Promise<void> {
  const { page, words } = customer;
  await logsIn(customer, caller.mobile, caller.password);
  await customer.open(REMOVAL_PAGE);
  await expect(page.getByText(words.say('services.notOrderable.title'))).toHaveCount(0);
  await keepsPicture(customer, 'moving-01-page');
  await page.locator(`a[href*="type=${LIGHT_TRUCK}"]`).first().click();
  await isAtStep(customer, MOVERS_STEP);
  await seesQuestion(customer, 'order.moving.title');
  await addsOne(customer, words.say('order.moving.movers'));
  await addsOne(customer, words.say('order.moving.pieces.piano'));
  await page.getByRole('switch', { name: words.about('order.moving.packing') }).check();
  await keepsPicture(customer, 'moving-02-movers');
  await goesOn(customer);
}

async function saysWhere(customer: Person): Promise<void> {
  const { page, words } = customer;
  await isAtStep(customer, step.address);
  await seesQuestion(customer, 'order.moving.addresses');
  const origin = page.getByRole('region', { name: words.say('order.moving.origin') });
  const destination = page.getByRole('region', { name: words.say('order.moving.destination') });
  await goesOn(customer);
  await expect(page.getByText(words.say('order.moving.destinationMissing'))).toBeVisible();
  await destination.getByRole('button', { name: words.say('order.address.add') }).click();
  await seesQuestion(customer, 'order.moving.newDestination');
  await fillsAddress(customer, { text: words.locale === 'fa' ? 'خیابان فناخسرو، پلاک ۴' : '4 Fanakhosro Street' });
  await page.getByRole('textbox', { name: words.say('order.address.floor'), exact: true }).fill(words.digits('2'));
  await savesAddress(customer);
  await expect(destination.getByRole('radio').first()).toBeChecked();
  // An address knows its floor.
  const ownFloor = destination.getByRole('spinbutton', { name: words.say('order.moving.floor') });
  await expect(ownFloor).toHaveAttribute('aria-valuenow', '2');
  const floor = origin.getByRole('spinbutton', { name: words.say('order.moving.floor') });
  for (let floors = 0; floors < 3; floors += 1) await floor.press('ArrowUp');
  await destination.getByRole('switch', { name: words.about('order.moving.lift') }).check();
  await keepsPicture(customer, 'moving-03-addresses');
  // Nothing said is lost by a reload.
  await page.reload();
  await expect(floor).toHaveAttribute('aria-valuenow', '3');
  await goesOn(customer);
}

async function sends(customer: Person, gDate: string): Promise<number> {
  await isAtStep(customer, step.dateTime);
  await picksHour(customer, { gDate, hour: 1 });
  await goesOn(customer);
  await leavesDescription(customer);
  await isAtStep(customer, step.payment);
  await keepsPicture(customer, 'moving-04-send');
  await edits(customer, 'movers', EDIT_MOVERS_STEP);
  await seesQuestion(customer, 'order.moving.title');
  await addsOne(customer, customer.words.say('order.moving.movers'));
  await saves(customer);
  await isAtStep(customer, step.payment);
  const movers = customer.page.getByRole('term').filter({ hasText: customer.words.say('order.answers.movers') });
  await expect(movers.locator('xpath=following-sibling::dd[1]').first()).toContainText(customer.words.digits('4'));
  const taskId = await sendsTheRequest(customer);
  await keepsPicture(customer, 'moving-05-waiting');
  return taskId;
}

async function bids(expert: Person, mover: Caller, taskId: number): Promise<void> {
  const { page, words } = expert;
  await putsOtherWorkOff(expert);
  await logsIn(expert, PROVIDER_MOBILE);
  await expert.open(`/pelakman/orderlist/newworks/${taskId}/`);
  await expect(page.getByText(words.say('removal.pieces.piano'))).toBeVisible();
  await expect(page.getByText(words.locale === 'fa' ? 'فناخسرو' : 'Fanakhosro')).toHaveCount(0);
  await keepsPicture(expert, 'moving-06-work');
  const bid = { taskid: taskId, sgtype: 'lump', sgamount: BID_RIALS, sgDesc: '' } as const;
  await mover.call('suggestion/addsuggestion', bid, aKey());
}

async function choosesAndPays(customer: Person, mover: Caller): Promise<void> {
  const { page, words } = customer;
  await expect(page.locator('[data-bid]')).toContainText(words.tomans(BID_RIALS));
  await page.getByRole('button', { name: words.say('bidding.waiting.look'), exact: true }).click();
  await choosesTheBid(customer, mover.name);
  await choosesWayToPay(customer, 'online');
  await page.getByRole('button', { name: words.about('order.waiting.paySum') }).click();
  await page.waitForURL((url) => url.pathname.startsWith('/dev/bank/'));
  await decidesAtBank(customer, 'success');
  await seesOrderDone(customer);
}

interface Done {
  readonly customer: Person;
  readonly expert: Person;
  readonly mover: Caller;
  readonly taskId: number;
}

async function isDone({ customer, expert, mover, taskId }: Done, stranger: Person): Promise<void> {
  const { words, site } = customer;
  await makesMoves(site, mover, taskId, ['accept']);
  await expert.open(`/pelakman/orderlist/acceptworks/${taskId}/`);
  await expect(expert.page.getByText(words.locale === 'fa' ? 'فناخسرو' : 'Fanakhosro')).toBeVisible();
  await keepsPicture(expert, 'moving-07-accepted');
  await makesMoves(site, mover, taskId, ['depart', 'start', 'finish']);
  await customer.open(`/my-order-list/current_order/?taskid=${taskId}`);
  await expect(
    customer.page.getByRole('main').getByText(customer.words.about('order-following.states.DONE')).first(),
  ).toBeVisible();
  await isShort(customer, 'a move that is done');
  await keepsPicture(customer, 'moving-08-order');
  await confirmsAndReviews(customer, stranger);
}
