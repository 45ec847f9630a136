import { expect, test, type Person } from '../fixtures/people';
import type { Site } from '../fixtures/site';
import { register, type Caller } from '../steps/api';
import { logsIn } from '../steps/identity';
import { aProvider, ordersInCash, PROVIDER_MOBILE } from '../steps/market';
import { putsOtherWorkOff, slides, startsByCode, waitsForOpening } from '../steps/provider-work';
import { keepsPicture } from '../steps/screenshots';

test.use({ serviceWorkers: 'allow' });

const isControlled = (person: Person) => person.page.evaluate(() => navigator.serviceWorker?.controller != null);

/** Whether the page of a work and what it says are on the device. */
const isKept = (person: Person, path: string, taskid: number) =>
  person.page.evaluate(
    async ([wanted, id]) => {
      const isRead = Object.keys(localStorage).some((key) => key.includes(`gettaskdetail.{"taskid":${id}}`));
      return isRead && (await caches.match(wanted)) !== undefined;
    },
    [new URL(person.at(path)).pathname, taskid] as const,
  );

const waiting = (person: Person) =>
  person.page.getByRole('status').filter({ hasText: person.words.say('work-offline.later') });

const stateOf = async (provider: Caller, taskid: number) =>
  (await provider.call('clean/gettaskdetail', { taskid })).taskDetail;

interface Work {
  readonly provider: Caller;
  readonly buyer: Caller;
  readonly taskid: number;
  /** The code that the customer reads out at the door. */
  readonly startCode: string;
  readonly path: string;
}

/** The time has come to leave for it. */
async function hasAcceptedWork(site: Site): Promise<Work> {
  const [provider, buyer] = [await aProvider(site.url), await register(site)];
  const { taskid } = await ordersInCash(buyer, provider);
  await provider.call('expert/movetask', { taskid, move: 'accept' });
  await waitsForOpening(site, provider, taskid, 'depart');
  const { startCode } = await stateOf(buyer, taskid);
  return { provider, buyer, taskid, startCode: startCode ?? '', path: `/pelakman/orderlist/acceptworks/${taskid}/` };
}

/** The dashboard has been looked at, so the day is on the device. Nobody looked at the work's own page yet. */
async function keepsTheDay(customer: Person, { path, taskid }: Work): Promise<void> {
  const { page } = customer;
  await putsOtherWorkOff(customer);
  await logsIn(customer, PROVIDER_MOBILE);
  await customer.open('/pelakman/dashboard/');
  await page.keyboard.press('Shift');
  await expect.poll(() => isControlled(customer)).toBe(true);
  await page.reload();
  await expect.poll(() => isKept(customer, path, taskid)).toBe(true);
}

async function arrivedInOrder({ provider, taskid }: Work): Promise<void> {
  await expect.poll(async () => (await stateOf(provider, taskid)).state).toBe('IN_PROGRESS');
  const { timeline } = await stateOf(provider, taskid);
  expect(timeline.map(({ move }) => move).slice(-3)).toEqual(['accept', 'depart', 'start']);
}

const NETWORK_LINES = [/net::ERR_/, /Failed to (fetch|load resource)/, /WebSocket/];

test(
  'today’s work opens without network, its moves are sent in order and once when there is one again, and a refusal keeps the typed words',
  { tag: '@phone' },
  async ({ customer, site, expectConsole }) => {
    expectConsole(...NETWORK_LINES);
    const work = await hasAcceptedWork(site);
    const { provider, buyer, taskid, startCode, path } = work;
    const { page, words, context } = customer;
    await keepsTheDay(customer, work);

    await context.setOffline(true);
    await page.reload();
    await expect(page.getByText(words.say('work-offline.strip'))).toBeVisible();
    await expect(page.getByRole('status').getByText(words.say('provider.connection.away'))).toBeVisible();
    await page.locator(`a[href$="${path}"]`).first().click();
    // The list that is left names the streets, too.
    await page.waitForURL((url) => url.pathname.endsWith(path));
    await expect(page.getByText('Maghsoudbeyk 12')).toBeVisible();
    await keepsPicture(customer, '82-work-without-network');
    await slides(customer, 'depart');
    await expect(waiting(customer)).toBeVisible();
    await startsByCode(customer, startCode);
    await expect(waiting(customer).locator('li')).toHaveCount(2);
    await page.reload();
    await expect(waiting(customer).locator('li')).toHaveCount(2);
    await expect(page.getByText(words.say('provider.states.IN_PROGRESS')).first()).toBeVisible();
    await keepsPicture(customer, '83-moves-waiting');
    expect((await stateOf(provider, taskid)).state).toBe('CONFIRMED');

    await context.setOffline(false);
    await expect(waiting(customer)).toHaveCount(0);
    await arrivedInOrder(work);

    await waitsForOpening(site, provider, taskid, 'finish');
    await page.reload();
    await expect(page.getByRole('button', { name: words.say('provider.moves.finish'), exact: true })).toBeEnabled();
    await context.setOffline(true);
    await slides(customer, 'finish');
    await expect(waiting(customer)).toBeVisible();
    await buyer.call('reqandpay/finishtask', { taskid });
    await context.setOffline(false);
    const refused = page.getByRole('alert').filter({ hasText: words.say('work-offline.refused') });
    await expect(refused).toBeVisible();
    await keepsPicture(customer, '84-move-refused');
    await refused.getByRole('button', { name: words.say('work-offline.read') }).click();
    await expect(refused).toHaveCount(0);
  },
);

test(
  'offline moves are sent from any open page of the site, in order and once, and a refusal there leads to the typed values',
  { tag: '@phone' },
  async ({ customer, site, expectConsole }) => {
    expectConsole(...NETWORK_LINES);
    const work = await hasAcceptedWork(site);
    const { provider, buyer, taskid, startCode, path } = work;
    const { page, words, context } = customer;
    const elsewhere = page.getByRole('heading', { level: 1, name: words.say('faq.title') });
    await keepsTheDay(customer, work);
    await customer.open('/faq/');
    await expect
      .poll(() => page.evaluate(async () => (await caches.match(location.pathname)) !== undefined))
      .toBe(true);

    await context.setOffline(true);
    await customer.open(path);
    await slides(customer, 'depart');
    await expect(waiting(customer)).toBeVisible();
    await startsByCode(customer, startCode);
    await expect(waiting(customer).locator('li')).toHaveCount(2);
    await customer.open('/faq/');
    await expect(elsewhere).toBeVisible();
    expect((await stateOf(provider, taskid)).state).toBe('CONFIRMED');
    await context.setOffline(false);
    await arrivedInOrder(work);
    await expect(elsewhere).toBeVisible();

    await waitsForOpening(site, provider, taskid, 'finish');
    await customer.open(path);
    await expect(page.getByRole('button', { name: words.say('provider.moves.finish'), exact: true })).toBeEnabled();
    await context.setOffline(true);
    await slides(customer, 'finish');
    await expect(waiting(customer)).toBeVisible();
    await customer.open('/faq/');
    await expect(elsewhere).toBeVisible();
    await buyer.call('reqandpay/finishtask', { taskid });
    await context.setOffline(false);
    const told = page.getByRole('status').filter({ hasText: words.say('work-offline.refused') });
    await expect(told).toBeVisible();
    await told.hover();
    await keepsPicture(customer, '85-move-refused-elsewhere');
    await told.getByRole('link', { name: words.say('work-offline.toWork') }).click();
    await expect(page).toHaveURL(customer.at(path));
    await expect(page.getByRole('alert').filter({ hasText: words.say('work-offline.refused') })).toBeVisible();
  },
);
