import { rm } from 'node:fs/promises';

import { findFreePort } from '@/lib/server/testing/free-port.mjs';
import { openFaultyDoor, type FaultyDoor, type HostFault } from '../fixtures/faulty-door';
import { copySamples, startServer, type RunningServer } from '../fixtures/server';
import { expect, test as personTest, type Person } from '../fixtures/people';
import { toSite } from '../fixtures/site';
import { aProvider, findFreeDay, SAMPLE_CUSTOMER_MOBILE } from '../steps/market';
import { logsIn } from '../steps/identity';
import {
  answersDateTime,
  answersEverything,
  answersUpToTheDay,
  days,
  isAtStep,
  ORDER_PAGE,
  seesQuestion,
  step,
} from '../steps/ordering';
import { choosesWayToPay, placesOrder, seesOrderDone } from '../steps/paying';
import { keepsPicture } from '../steps/screenshots';

/** The host's own broker is the one that browsers reach. */
const hostsOf = (port: number, doorUrl: string, hostUrl: string) => ({
  PORT: String(port),
  SITE_URL: `http://127.0.0.1:${port}`,
  MAIN_API_URL: `${doorUrl}/api/main`,
  FILE_API_URL: `${doorUrl}/api/file`,
  PAYMENT_API_URL: `${doorUrl}/api/ipg`,
  MQTT_PUBLIC_URL: `${hostUrl.replace('http', 'ws')}/mqtt`,
});

/** A site without a database and a broker; its host is another instance of the project, whose data outlives it. */
interface Front {
  readonly front: RunningServer;
  /** The proxy between the site and its host; it can fail as a host does. */
  readonly door: FaultyDoor;
  readonly host: () => RunningServer;
  readonly stopHost: () => Promise<void>;
  /** Again where it was, on the data that it left. */
  readonly startHost: () => Promise<void>;
}

/** The host has a campaign for what can be ordered there. */
const CAMPAIGN = { isEnableCampign: true, urlCampign: ORDER_PAGE };

const test = personTest.extend<object, { elsewhere: Front }>({
  elsewhere: [
    async ({}, use) => {
      const folder = await copySamples();
      let host = await startServer({ dataDirectory: folder });
      const { port } = new URL(host.url);
      const door = await openFaultyDoor(() => host.url, { 'boot/getallcategoryv3': CAMPAIGN });
      const front = await startServer({ environment: hostsOf(await findFreePort(), door.url, host.url) });
      await use({
        front,
        door,
        host: () => host,
        stopHost: () => host.stop(),
        startHost: async () => void (host = await startServer({ dataDirectory: folder, environment: { PORT: port } })),
      });
      await front.stop();
      await door.close();
      await host.stop();
      await rm(folder, { recursive: true, force: true });
    },
    { scope: 'worker', timeout: 180_000 },
  ],
  site: [
    async ({ elsewhere }, use) => use({ ...toSite(elsewhere.host().url), url: elsewhere.front.url }),
    { scope: 'worker' },
  ],
});

test(
  '[S-30] the campaign of a host elsewhere is on the home page and leads to what it is about',
  { tag: '@desktop' },
  async ({ customer }) => {
    const { page, words } = customer;
    await customer.open('/');
    await page.getByRole('link', { name: words.about('home.campaign.service') }).click();
    await expect(page).toHaveURL(customer.at(ORDER_PAGE));
    await expect(page.getByRole('region', { name: words.about('order.serviceType.title') })).toBeVisible();
  },
);

const RETRIED_WITHIN_MS = 30_000;
/** A person's request to a host waits for 25 seconds. */
const SILENT_WITHIN_MS = 45_000;

const readsDraftBack = (person: Person) => isAtStep(person, step.dateTime);

test(
  '[C-90] a customer orders, pays in cash and finds the order on a site whose hosts are elsewhere',
  { tag: '@desktop' },
  async ({ customer, elsewhere }) => {
    const { page, words } = customer;
    const provider = await aProvider(elsewhere.host().url);
    await logsIn(customer, SAMPLE_CUSTOMER_MOBILE);
    await answersEverything(customer, {
      when: { gDate: await findFreeDay(provider) },
      providerName: provider.name,
    });
    await choosesWayToPay(customer, 'cash');
    await placesOrder(customer, 'cash');
    await seesOrderDone(customer);
    await customer.open('/my-order-list/current_order/');
    await expect(page.getByText(words.about('order-following.states.AWAITING_PROVIDER')).first()).toBeVisible();
  },
);

test(
  '[S-22] while the host is away the pages stand, a failed call says so and loses nothing; afterwards it goes on by itself',
  { tag: '@phone' },
  async ({ customer, elsewhere, expectConsole }) => {
    const { page, words } = customer;
    expectConsole(/status of 50[03]/, /Failed to load resource/);
    await logsIn(customer, SAMPLE_CUSTOMER_MOBILE);
    await answersUpToTheDay(customer);
    await elsewhere.stopHost();

    await test.step('a page that was read before stands', async () => {
      await customer.open(ORDER_PAGE);
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    });
    await test.step('a page that nobody read yet says what happened, with a way on, and is nothing white', async () => {
      const response = await page.goto(customer.at('/services/handyman/'));
      expect(response?.status()).toBe(503);
      expect(response?.headers()['retry-after']).toBeTruthy();
      await expect(page.getByRole('heading', { name: words.say('failure.title') })).toBeVisible();
      await keepsPicture(customer, '90-host-away');
    });
    await test.step('a home page that nobody read yet holds the places of the eight popular services', async () => {
      expect((await page.goto(`${elsewhere.front.url}/de/`))?.status()).toBe(503);
      await expect(page.locator('[data-placeholder]')).toHaveCount(8);
      await keepsPicture(customer, '91-home-waits');
    });
    await test.step('the order is where it was', async () => {
      await customer.open(`${ORDER_PAGE}?order-step=${step.dateTime}`);
      await readsDraftBack(customer);
    });

    await elsewhere.startHost();
    await test.step('the same way on leads back', async () => {
      await customer.open(`${ORDER_PAGE}?order-step=${step.dateTime}`);
      // A call that met the closed door is asked again with growing waits.
      await expect(days(customer).first()).toBeAttached({ timeout: RETRIED_WITHIN_MS });
      await answersDateTime(customer, { gDate: await findFreeDay(await aProvider(elsewhere.host().url)) });
      await seesQuestion(customer, 'order.provider.title');
      await page.goto(customer.at('/services/handyman/'));
      await expect(page.getByRole('heading', { level: 1 })).not.toHaveText(words.say('failure.title'));
      await page.goto(`${elsewhere.front.url}/de/`);
      await expect(page.locator('[data-tile]')).toHaveCount(8);
      await expect(page.locator('[data-placeholder]')).toHaveCount(0);
    });
  },
);

/** Pages that no flow here has opened before, so that the site knows nothing of them. */
const FAULTS = {
  silence: { unseen: '/services/laundry/', tag: '@phone' },
  nonsense: { unseen: '/services/carwash/', tag: '@desktop' },
} as const satisfies Record<HostFault, object>;

async function saysThatItFailed({ page, words, at }: Person, path: string): Promise<void> {
  expect((await page.goto(at(path)))?.status()).toBe(503);
  await expect(page.getByRole('heading', { name: words.say('failure.title') })).toBeVisible();
}

for (const fault of ['silence', 'nonsense'] as const) {
  const { unseen, tag } = FAULTS[fault];
  test(
    `while the host answers with ${fault} a page says what happened, a call says so too and keeps what was typed, and both go on afterwards`,
    { tag },
    async ({ customer, elsewhere, expectConsole }) => {
      const { page, words } = customer;
      expectConsole(/status of 50[03]/, /Failed to load resource/);
      await logsIn(customer, SAMPLE_CUSTOMER_MOBILE);
      await answersUpToTheDay(customer);
      elsewhere.door.setFault(fault);
      const tab = customer.inTab(await customer.context.newPage());
      try {
        // At the same time: either waits as long as a person waits for a host.
        await Promise.all([
          saysThatItFailed(tab, unseen),
          (async () => {
            await customer.open(`${ORDER_PAGE}?order-step=${step.dateTime}`);
            await readsDraftBack(customer);
            await expect(page.getByRole('alert').getByText(words.say('errors.service-unavailable'))).toBeVisible({
              timeout: SILENT_WITHIN_MS,
            });
          })(),
        ]);
        await keepsPicture(customer, `91-host-${fault}`);
      } finally {
        elsewhere.door.setFault(null);
      }
      await customer.open(`${ORDER_PAGE}?order-step=${step.dateTime}`);
      await expect(days(customer).first()).toBeAttached({ timeout: RETRIED_WITHIN_MS });
      await tab.open(unseen);
      await expect(tab.page.getByRole('heading', { level: 1 })).not.toHaveText(words.say('failure.title'));
    },
  );
}
