import { expect, test } from '../fixtures/people';
import { register } from '../steps/api';
import { logsIn } from '../steps/identity';
import { addAddress, aDraft, aProvider, listFreeSlots, place, settleInCash } from '../steps/market';
import { isShort } from '../steps/order-page';
import { makesMoves } from '../steps/provider-work';
import { keepsPicture } from '../steps/screenshots';

const DOOR = { latitude: 35.8044, longitude: 51.4256 };
/** Two kilometres to the south, and around the corner. */
const UNDERWAY = { latitude: 35.7864, longitude: 51.4256 };
const AROUND_THE_CORNER = { latitude: 35.8038, longitude: 51.4256 };

test(
  'whose address is set on the map reads when the professional arrives, and their own door opens as they are near',
  { tag: '@phone' },
  async ({ customer, site }) => {
    const { page, words } = customer;
    const provider = await aProvider(site.url);
    const buyer = await register(site);
    const [slot] = (await listFreeSlots(site.url, provider)).slice(-1);
    if (!slot) throw new Error(`${provider.name} is free in no hour`);
    const deliveryaddrid = await addAddress(buyer, 'Maghsoudbeyk, No. 12', DOOR);
    const { gDate, deliverytimeid } = slot;
    const wishes = { deliveryaddrid, gDate, deliverytimeid, workerUserId: provider.userId };
    const { taskid, reqid } = await place(buyer, await aDraft(buyer, wishes));
    await settleInCash(buyer, reqid);
    await makesMoves(site, provider, taskid, ['accept', 'depart']);
    await provider.call('ontheway/shareposition', { taskid, position: UNDERWAY });
    await logsIn(customer, buyer.mobile, buyer.password);

    const door = page.getByRole('main').locator('.near-door');
    await customer.open(`/my-order-list/current_order/?taskid=${taskid}`);
    await expect(page.getByText(words.about('order-following.hero.there'))).toBeVisible();
    await expect(page.getByRole('img', { name: words.say('on-the-way.waits.map') })).toBeVisible();
    await expect(page.getByRole('listitem').filter({ hasText: words.say('on-the-way.waits.door') })).toHaveCount(1);
    await expect(door).not.toHaveAttribute('data-open');
    await isShort(customer, 'on the way to a door on the map');
    await keepsPicture(customer, '86-on-the-way-to-own-door');

    await test.step('the card at home says the minutes, too', async () => {
      await customer.open('/');
      const card = page.getByRole('listitem').filter({ hasText: words.about('order-following.live.code') });
      await expect(card.locator('.near-door')).toBeVisible();
      await keepsPicture(customer, '86-home-on-the-way-to-own-door');
    });

    await provider.call('ontheway/shareposition', { taskid, position: AROUND_THE_CORNER });
    await customer.open(`/my-order-list/current_order/?taskid=${taskid}`);
    await expect(door).toHaveAttribute('data-open', '');
    await keepsPicture(customer, '86-own-door-opens');
  },
);
