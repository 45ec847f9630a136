import { expect, test, type Person } from '../fixtures/people';
import type { SentMessage, Site } from '../fixtures/site';
import { register, type Caller } from '../steps/api';
import { logsIn } from '../steps/identity';
import { aProvider, ordersInCash, PROVIDER_MOBILE } from '../steps/market';
import { alertDialog, countsSounds, listensToBroker, wantsToSee } from '../steps/provider-work';
import { keepsPicture } from '../steps/screenshots';

const WORK_DIALOG_WIDTH_PX = 550;

async function opensDashboard(person: Person): Promise<() => Promise<number>> {
  const countSounds = await countsSounds(person);
  const listening = listensToBroker(person.page);
  await person.open('/pelakman/dashboard/');
  await listening;
  return countSounds;
}

async function turnsSoundOn(person: Person): Promise<void> {
  const turnOn = alertDialog(person, 'work').getByRole('button', { name: person.words.say('alerts.turnOnSound') });
  if (await turnOn.isVisible()) await turnOn.click();
}

const later = (person: Person) =>
  alertDialog(person, 'work')
    .getByRole('button', { name: person.words.say('alerts.later') })
    .last();

const closedLine = ({ page, words }: Person, why: 'accepted' | 'cancelled') =>
  page.getByRole('status').getByText(words.say(`alerts.closed.${why}`));

/** A page of the site that is nobody's own: the provider may be anywhere. */
async function reloadsOn(tab: Person, path: string): Promise<void> {
  const listening = listensToBroker(tab.page);
  await tab.open(path);
  await listening;
}

/** The provider answers the offer's SMS, on a phone that has no page open. */
async function acceptsBySms(site: Site, taskId: number): Promise<void> {
  const isOffer = ({ text }: SentMessage) => text.includes(`/w/${taskId}`);
  await expect.poll(async () => (await site.outbox(PROVIDER_MOBILE)).some(isOffer)).toBe(true);
  const offer = (await site.outbox(PROVIDER_MOBILE)).find(isOffer);
  const [, code = ''] = /(?:«ق |Y )([A-Z]{2})/.exec(offer?.text ?? '') ?? [];
  const body = new URLSearchParams({ mobile: PROVIDER_MOBILE, text: `Y ${code}`, messageid: `accept-${taskId}` });
  await fetch(`${site.url}/dev/outbox/`, { method: 'POST', body, redirect: 'manual' });
}

/** Two orders of one customer: one is cancelled before an answer, one after it. */
async function isCancelled(tab: Person, buyer: Caller, provider: Caller): Promise<void> {
  const unanswered = await ordersInCash(buyer, provider);
  await expect(alertDialog(tab, 'work')).toBeVisible();
  await buyer.call('reqandpay/cancelrequest', { reqid: unanswered.reqid });
  await expect(closedLine(tab, 'cancelled')).toBeVisible();
  await expect(alertDialog(tab, 'work')).toHaveCount(0);
  await keepsPicture(tab, 'alert-cancelled');
  const accepted = await ordersInCash(buyer, provider);
  await later(tab).click();
  await provider.call('expert/movetask', { taskid: accepted.taskid, move: 'accept' });
  await buyer.call('reqandpay/cancelrequest', { reqid: accepted.reqid });
  await expect(alertDialog(tab, 'cancelled')).toContainText(tab.words.say('alerts.cancelled.text'));
  await keepsPicture(tab, 'alert-accepted-cancelled');
  await wantsToSee(tab, 'cancelled');
  await tab.page.waitForURL((url) => url.pathname.endsWith(`/pelakman/orderlist/doneworks/${accepted.taskid}/`));
}

test(
  '[S-27] [T-18] new work rings in one of two tabs with place, time and pay, an answer in one counts in both, and it stays until it is answered or over',
  { tag: '@desktop' },
  async ({ customer, site }) => {
    const provider = await aProvider(site.url);
    await logsIn(customer, PROVIDER_MOBILE);
    const first = customer;
    // A browser may empty its storage and keep its cookies: the session decides.
    await first.page.evaluate(() => localStorage.clear());
    await first.open('/login/');
    await first.page.waitForURL(first.at('/pelakman/dashboard/'));
    await first.page.evaluate(() => localStorage.clear());
    const second = customer.inTab(await customer.context.newPage());
    const counts = [await opensDashboard(first), await opensDashboard(second)];
    await expect(first.page.getByRole('status').getByText(first.words.say('provider.connection.ready'))).toBeVisible();
    const buyer = await register(site);
    await ordersInCash(buyer, provider);

    for (const tab of [first, second]) {
      await expect(alertDialog(tab, 'work')).toContainText(tab.words.say('alerts.facts.net'));
      await turnsSoundOn(tab);
    }
    expect((await alertDialog(first, 'work').boundingBox())?.width).toBe(WORK_DIALOG_WIDTH_PX);
    await keepsPicture(first, 'alert-facts');
    const listenTo = () => Promise.all(counts.map((count) => count()));
    await expect.poll(async () => Math.max(...(await listenTo()))).toBeGreaterThanOrEqual(2);
    expect(Math.min(...(await listenTo()))).toBe(0);

    await later(second).click();
    for (const tab of [first, second]) await expect(alertDialog(tab, 'work')).toHaveCount(0);

    const { taskid } = await ordersInCash(buyer, provider);
    for (const tab of [first, second]) await expect(alertDialog(tab, 'work')).toBeVisible();
    await test.step('rings again after a reload, on any page, until it is answered; an answer by SMS takes it away', async () => {
      await reloadsOn(first, '/faq/');
      await expect(alertDialog(first, 'work')).toContainText(first.words.say('alerts.facts.until'));
      await acceptsBySms(site, taskid);
      for (const tab of [first, second]) {
        await expect(closedLine(tab, 'accepted')).toBeVisible();
        await expect(alertDialog(tab, 'work')).toHaveCount(0);
      }
      await reloadsOn(first, '/faq/');
      await expect(alertDialog(first, 'work')).toHaveCount(0);
    });
    await second.page.close();
    await test.step('is gone when its customer cancels, and a job that was accepted says so by a dialog', () =>
      isCancelled(first, buyer, provider));
  },
);
