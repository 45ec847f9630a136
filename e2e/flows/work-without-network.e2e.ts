import { expect, test, type Person } from '../fixtures/people';
import { register, type Caller } from '../steps/api';
import { logsIn } from '../steps/identity';
import { aProvider, ordersInCash, PROVIDER_MOBILE } from '../steps/market';
import { putsOtherWorkOff, waitsForOpening } from '../steps/provider-work';
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

async function confirms({ page, words }: Person, move: 'depart' | 'finish'): Promise<void> {
  const name = words.say(`provider.moves.${move}`);
  await page.getByRole('button', { name, exact: true }).click();
  const dialog = page.getByRole('dialog', { name });
  await dialog.getByRole('button', { name: words.say(`provider.confirm.${move}`), exact: true }).click();
}

async function entersCode({ page, words }: Person, code: string): Promise<void> {
  await page.getByLabel(words.say('provider.startCode.label')).fill(code);
  await page.getByRole('button', { name: words.say('provider.startCode.start'), exact: true }).click();
}

const stateOf = async (provider: Caller, taskid: number) =>
  (await provider.call('clean/gettaskdetail', { taskid })).taskDetail;

test(
  'without network today’s work opens with its address, and what is done at the door is sent in order and once when there is one again; a refusal is told with what was typed',
  { tag: '@phone' },
  async ({ customer, site, expectConsole }) => {
    expectConsole(/net::ERR_/, /Failed to (fetch|load resource)/, /WebSocket/);
    const provider = await aProvider(site.url);
    const buyer = await register(site);
    const { taskid } = await ordersInCash(buyer, provider);
    await provider.call('expert/movetask', { taskid, move: 'accept' });
    await waitsForOpening(site, provider, taskid, 'depart');
    const { startCode } = (await buyer.call('clean/gettaskdetail', { taskid })).taskDetail;

    const { page, words, context } = customer;
    const path = `/pelakman/orderlist/acceptworks/${taskid}/`;
    await putsOtherWorkOff(customer);
    await logsIn(customer, PROVIDER_MOBILE);
    await customer.open('/pelakman/dashboard/');
    await page.keyboard.press('Shift');
    await expect.poll(() => isControlled(customer)).toBe(true);
    // Nobody looked at the work's own page yet.
    await page.reload();
    await expect.poll(() => isKept(customer, path, taskid)).toBe(true);

    await context.setOffline(true);
    await page.reload();
    await expect(page.getByText(words.say('work-offline.noNetwork'))).toBeVisible();
    await page.locator(`a[href$="${path}"]`).click();
    // The list that is left names the streets, too.
    await page.waitForURL((url) => url.pathname.endsWith(path));
    await expect(page.getByText('Maghsoudbeyk 12')).toBeVisible();
    await keepsPicture(customer, '82-work-without-network');
    await confirms(customer, 'depart');
    await expect(waiting(customer)).toBeVisible();
    await entersCode(customer, startCode ?? '');
    await expect(waiting(customer).getByRole('listitem')).toHaveCount(2);
    await page.reload();
    await expect(waiting(customer).getByRole('listitem')).toHaveCount(2);
    await expect(page.getByText(words.say('provider.states.IN_PROGRESS'))).toBeVisible();
    await keepsPicture(customer, '83-moves-waiting');
    expect((await stateOf(provider, taskid)).state).toBe('CONFIRMED');

    await context.setOffline(false);
    await expect(waiting(customer)).toHaveCount(0);
    await expect.poll(async () => (await stateOf(provider, taskid)).state).toBe('IN_PROGRESS');
    const { timeline } = await stateOf(provider, taskid);
    expect(timeline.map(({ move }) => move).slice(-3)).toEqual(['accept', 'depart', 'start']);

    await waitsForOpening(site, provider, taskid, 'finish');
    await page.reload();
    await expect(page.getByRole('button', { name: words.say('provider.moves.finish'), exact: true })).toBeEnabled();
    await context.setOffline(true);
    await confirms(customer, 'finish');
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
