import type { BrowserContext } from 'playwright/test';

import { expect, test, toPerson, type Person } from '../fixtures/people';
import { startServer } from '../fixtures/server';
import { toSite } from '../fixtures/site';
import { comesIn } from '../steps/account';
import { register, type Caller } from '../steps/api';
import { presses } from '../steps/controls';
import { aDraft, aProvider, listFreeSlots, place, settleInCash, TAJRISH } from '../steps/market';
import { alertDialog, makesMoves, putsOtherWorkOff, waitsOnDashboard } from '../steps/provider-work';
import { keepsPicture } from '../steps/screenshots';
import { main } from '../steps/site-shell';

const HOST = 'https://tiles.example';
const OWNER = '© Sample Streets';
const TILE = `<svg xmlns="http://www.w3.org/2000/svg" width="256" height="256">
  <rect width="256" height="256" fill="#f4f1ea" />
  <path d="M0 64H256M0 192H256M96 0V256M224 0V256" stroke="#ffffff" stroke-width="10" />
</svg>`;

/** Stands in for the host of street tiles: reachable or not. */
async function hostsTiles(context: BrowserContext, isThere: () => boolean): Promise<void> {
  await context.route(`${HOST}/**`, (route) =>
    isThere() ? route.fulfill({ contentType: 'image/svg+xml', body: TILE }) : route.abort(),
  );
}

const findMap = ({ page, words }: Person) =>
  page.getByRole('listbox', { name: words.say('order.map.label'), exact: true });

/** Opens the map of a new address. */
async function opensMap({ page, words }: Person): Promise<void> {
  await presses(page.getByRole('radio', { name: words.say('order.address.places.map') }));
}

const findChosen = ({ page, words }: Person) =>
  page.getByRole('combobox', { name: words.say('order.address.location'), exact: true });

test.use({ expected: [/net::ERR_FAILED \(https:\/\/tiles\.example/] });

test(
  '[C-geo] with tiles configured a place is chosen on streets that name whose they are, and on the drawn city while no tile comes',
  { tag: '@phone' },
  async ({ page, context }, info) => {
    const server = await startServer({
      environment: { MAP_TILES_URL: `${HOST}/{z}/{x}/{y}.svg`, MAP_TILES_ATTRIBUTION: OWNER },
    });
    try {
      const customer = toPerson(page, toSite(server.url), info.project.name);
      let isThere = true;
      await hostsTiles(context, () => isThere);
      await comesIn(customer, '/user-profile/addresses/');
      await customer.open('/user-profile/addresses/?edit=new');
      await opensMap(customer);
      const tiles = findMap(customer).locator('img.leaflet-tile-loaded');
      await expect(tiles.first()).toBeVisible();
      const widths = await tiles.evaluateAll((pictures) =>
        pictures.map((picture) => (picture as HTMLImageElement).naturalWidth),
      );
      expect(widths.every((width) => width > 0)).toBe(true);
      await expect(main(customer).getByText(OWNER, { exact: true })).toBeVisible();
      await findMap(customer).click();
      await expect(findChosen(customer)).not.toHaveValue('');
      const onStreets = await findChosen(customer).inputValue();
      await keepsPicture(customer, '88-map-tiles');
      isThere = false;
      await page.reload();
      await opensMap(customer);
      await findMap(customer).getByRole('option', { selected: false }).first().click();
      await expect(findChosen(customer)).not.toHaveValue(onStreets);
      await expect(findChosen(customer)).not.toHaveValue('');
      await expect(tiles).toHaveCount(0);
      await keepsPicture(customer, '89-map-without-tiles');
    } finally {
      await page.close();
      await server.stop();
    }
  },
);

test(
  '[C-geo] with tiles configured an alert shows the area of a job as a circle, and on the way its door stands on the streets, with the own place once it is shared',
  { tag: '@phone' },
  async ({ page, context }, info) => {
    const server = await startServer({ environment: { MAP_TILES_URL: `${HOST}/{z}/{x}/{y}.svg` } });
    try {
      const expert = toPerson(page, toSite(server.url), info.project.name);
      const { words } = expert;
      await hostsTiles(context, () => true);
      const provider = await aProvider(server.url);
      const buyer = await register(expert.site);
      await waitsOnDashboard(expert);
      const { taskid } = await ordersAtDoor(buyer, provider);
      const alert = alertDialog(expert, 'work');
      await expect(alert.locator('img.leaflet-tile-loaded').first()).toBeVisible();
      // A circle, and no door.
      await expect(alert.locator('.leaflet-overlay-pane path')).toHaveCount(1);
      await expect(alert.locator('.leaflet-marker-icon')).toHaveCount(0);
      await keepsPicture(expert, 'alert-area');
      await makesMoves(expert.site, provider, taskid, ['accept', 'depart']);
      await putsOtherWorkOff(expert);
      await expert.open(`/pelakman/orderlist/acceptworks/${taskid}/`);
      const map = page.getByRole('img', { name: words.say('provider.wayMap.label') });
      await expect(map.locator('img.leaflet-tile-loaded').first()).toBeVisible();
      await expect(map.getByText(words.digits(12), { exact: true })).toBeVisible();
      const ways = page.getByRole('list', { name: words.say('provider.wayMap.apps') }).getByRole('link');
      await expect(ways).toHaveCount(3);
      await keepsPicture(expert, 'way-on-streets');
      // Who shares the way sees their own place in the same picture.
      await context.grantPermissions(['geolocation'], { origin: server.url });
      await context.setGeolocation({ latitude: 35.79, longitude: 51.43 });
      await page.getByRole('switch', { name: words.about('on-the-way.share.switch') }).check();
      const both = page.getByRole('img', { name: words.say('provider.wayMap.labelOwn') });
      await expect(both.locator('.leaflet-overlay-pane path').first()).toBeVisible();
      await keepsPicture(expert, 'own-place-on-streets');
    } finally {
      await page.close();
      await server.stop();
    }
  },
);

/** At an address that is set on the map and names its house. */
async function ordersAtDoor(buyer: Caller, provider: Caller) {
  const { deliveryaddrid } = await buyer.call('user/adddeliveryaddress', {
    deliveryaddrname: 'Home',
    deliveryaddr: 'Maghsoudbeyk, No. 12, floor 2, unit 3',
    locationid: TAJRISH,
    gmaplocx: 35.8044,
    gmaplocy: 51.4256,
  });
  const [slot] = (await listFreeSlots(buyer.siteUrl, provider)).slice(-1);
  if (!slot) throw new Error('The provider is free in no hour');
  const { gDate, deliverytimeid } = slot;
  const placed = await place(
    buyer,
    await aDraft(buyer, { deliveryaddrid, gDate, deliverytimeid, workerUserId: provider.userId }),
  );
  await settleInCash(buyer, placed.reqid);
  return placed;
}

const BUSY_MS = 300;

test(
  '[C-geo] a press on the map counts, however soon it follows the pointer’s arrival',
  { tag: '@desktop' },
  async ({ customer }) => {
    const { page } = customer;
    await comesIn(customer, '/user-profile/addresses/');
    await customer.open('/user-profile/addresses/?edit=new');
    await opensMap(customer);
    const area = findMap(customer).getByRole('option').first();
    await area.scrollIntoViewIfNeeded();
    const { x, y, width, height } = (await area.boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 };
    // Both wait for the busy page, which then hears of the press before it has drawn the arrival.
    await page.evaluate((busyMs) => {
      setTimeout(() => {
        const endMs = performance.now() + busyMs;
        while (performance.now() < endMs);
      });
    }, BUSY_MS);
    await Promise.all([page.mouse.move(x + width / 2, y + height / 2), page.mouse.down()]);
    await expect(findMap(customer).locator('[data-aimed]')).toHaveCount(1);
    await page.mouse.up();
    await expect(findChosen(customer)).not.toHaveValue('');
  },
);
