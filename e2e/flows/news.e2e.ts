import { expect, test, type Person } from '../fixtures/people';
import { register, type Caller } from '../steps/api';
import { logsIn } from '../steps/identity';
import { aProvider, ordersInCash, PROVIDER_MOBILE } from '../steps/market';
import { readLayoutShifts } from '../steps/page-loading';
import { alertDialog, putsOtherWorkOff, wantsToSee } from '../steps/provider-work';
import { keepsPicture } from '../steps/screenshots';
import { header } from '../steps/site-shell';

const toast = ({ page }: Person) => page.getByRole('status').locator('[data-tone]');
const badge = (person: Person) => header(person).locator('[data-unread-badge]').locator('visible=true');
const title = ({ words }: Person, event: string) => words.say(`notifications.inbox.${event}.title`);
/** The page listens from then on: what comes after is news. */
const looksAtInbox = ({ page }: Person) => page.waitForResponse((answer) => answer.url().includes('user/getuserinbox'));

/** As the registration leaves the browser: a password of one's own is offered on whatever page comes. */
async function hasJustRegistered({ page }: Person, { userId }: Caller): Promise<void> {
  await page.evaluate((key) => window.sessionStorage.setItem(key, 'offered'), `pelakfan.form.${userId}.first-password`);
}

const passwordOffer = ({ page, words }: Person) => page.getByRole('region', { name: words.say('auth.offer.title') });

/** Neither lies on the other. */
async function standAboveTheOffer(person: Person): Promise<void> {
  const bottomOf = async () => {
    const box = await toast(person).boundingBox();
    return box && box.y + box.height;
  };
  // They rise into place.
  await expect.poll(bottomOf).toBeLessThanOrEqual((await passwordOffer(person).boundingBox())?.y ?? 0);
}

async function hearsOfTheAcceptance(person: Person, shiftsBefore: readonly string[]): Promise<void> {
  const { page, words } = person;
  await expect(toast(person)).toContainText(title(person, 'order-confirmed'));
  // A pointer on it holds it as long as it is looked at.
  await toast(person).hover();
  await standAboveTheOffer(person);
  await expect(badge(person)).toHaveText(words.digits(3));
  await keepsPicture(person, '96-news');
  expect(await readLayoutShifts(page)).toEqual(shiftsBefore);
}

async function goesThere(person: Person, taskid: number): Promise<void> {
  const { page, words } = person;
  await toast(person)
    .getByRole('link', { name: words.say('inbox.toOrder') })
    .focus();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(new RegExp(`/my-order-list/current_order/\\?taskid=${taskid}$`));
  await expect(toast(person)).toHaveCount(0);
  // A reader who has the order open has read all that was told of it; the welcome is left.
  await expect(badge(person)).toHaveText(words.digits(1));
  await expect(page.getByText(words.say('order-following.next.CONFIRMED')).first()).toBeVisible();
}

/** The order's own page shows the event itself: no alert repeats it, and the count is right. */
async function seesTheEndOnItsPage(person: Person, caller: Caller, reqid: number): Promise<void> {
  const { page, words } = person;
  const looked = looksAtInbox(person);
  await caller.call('reqandpay/cancelrequest', { reqid });
  await expect(page.getByText(words.say('order-following.states.CANCELLED_BY_CUSTOMER')).first()).toBeVisible();
  await looked;
  await expect(badge(person)).toHaveText(words.digits(1));
  await expect(toast(person)).toHaveCount(0);
}

async function hearsThatTheWorkIsOff(expert: Person, taskid: number): Promise<void> {
  const { page, words } = expert;
  const work = page.getByRole('main').locator(`a[href$="/acceptworks/${taskid}/"]`);
  await expect(alertDialog(expert, 'cancelled')).toBeVisible();
  await expect(work).toHaveCount(0);
  await keepsPicture(expert, '97-work-off');
  await wantsToSee(expert, 'cancelled');
  await expect(toast(expert)).toHaveCount(0);
  await expect(page.getByText(words.say('provider.states.CANCELLED_BY_CUSTOMER')).first()).toBeVisible();
  await expect(page.getByText(words.say('provider.pay.nothing'))).toBeVisible();
  // It stands in no list any more, so none of them names the page.
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(words.say('provider.work'));
  await expect(
    page.getByRole('navigation', { name: words.say('provider.navigation') }).locator('[aria-current]'),
  ).toHaveCount(0);
  await keepsPicture(expert, '98-work-off-detail');
}

test(
  '[S-06] [S-07] [S-11] [T-13] [T-19] news reach a customer on a public page and a provider at their lists, once, with the way there',
  { tag: '@phone' },
  async ({ customer, meet, site }) => {
    const caller = await register(site);
    const provider = await aProvider(site.url);
    const { reqid, taskid } = await ordersInCash(caller, provider);
    const expert = await meet();
    await putsOtherWorkOff(expert);
    await logsIn(customer, caller.mobile, caller.password);
    await hasJustRegistered(customer, caller);
    const looked = looksAtInbox(customer);
    await customer.open('/faq/');
    await looked;
    await expect(passwordOffer(customer)).toBeVisible();

    const shiftsBefore = await readLayoutShifts(customer.page);
    await provider.call('expert/movetask', { taskid, move: 'accept' });
    await test.step('a toast says what happened, and the badge counts up', () =>
      hearsOfTheAcceptance(customer, shiftsBefore));
    await test.step('the way there is open to keys, too', () => goesThere(customer, taskid));
    const expertLooked = looksAtInbox(expert);
    await logsIn(expert, PROVIDER_MOBILE, '1234', new URL(expert.at('/pelakman/orderlist/acceptworks/')).pathname);
    await expertLooked;
    await expect(expert.page.getByRole('main').locator(`a[href$="/acceptworks/${taskid}/"]`)).toBeVisible();
    // At the same time: news go by themselves after a while.
    await Promise.all([
      test.step('the order’s own page says it itself', () => seesTheEndOnItsPage(customer, caller, reqid)),
      test.step('the provider’s list follows at once, with the words and the sum', () =>
        hearsThatTheWorkIsOff(expert, taskid)),
    ]);
  },
);
