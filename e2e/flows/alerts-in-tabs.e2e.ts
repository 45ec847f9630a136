import { expect, test, type Person } from '../fixtures/people';
import { register, type Caller } from '../steps/api';
import { logsIn } from '../steps/identity';
import { aProvider, ordersInCash, PROVIDER_MOBILE } from '../steps/market';
import { alertDialog, countsSounds, listensToBroker } from '../steps/provider-work';
import { keepsPicture } from '../steps/screenshots';

const WORK_DIALOG_WIDTH_PX = 550;

/** What other flows of the worker left for this provider would call first. */
async function hasHeardAll(provider: Caller): Promise<void> {
  const { lstAlert } = await provider.call('nonePreloader/user/getalert', {});
  const lstAlertId = lstAlert.map(({ alertId }) => alertId);
  if (lstAlertId.length > 0) await provider.call('nonePreloader/user/ackalert', { lstAlertId });
}

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

test(
  '[S-27] [T-18] new work says what, where, when and what it brings; it rings in one of two tabs, and an answer in one counts in both',
  { tag: '@desktop' },
  async ({ customer, site }) => {
    const provider = await aProvider(site.url);
    await hasHeardAll(provider);
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
    await ordersInCash(await register(site), provider);

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
  },
);
