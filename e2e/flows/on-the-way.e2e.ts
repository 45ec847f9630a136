import { expect, test, type Person } from '../fixtures/people';
import { register } from '../steps/api';
import { logsIn } from '../steps/identity';
import { aProvider, ordersInCash, PROVIDER_MOBILE } from '../steps/market';
import { isShort, unfolds } from '../steps/order-page';
import { makesMoves, putsOtherWorkOff, waitsForOpening } from '../steps/provider-work';
import { keepsPicture } from '../steps/screenshots';

/** In the middle of Tajrish, and of Niavaran. */
const TAJRISH = { latitude: 35.8044, longitude: 51.4256 };

const opensOrder = ({ open }: Person, taskid: number) => open(`/my-order-list/current_order/?taskid=${taskid}`);

test(
  '[B-10] a professional on the way is asked once to share the position, the customer sees it on the map with its age, and the start ends it',
  { tag: '@phone' },
  async ({ customer, meet, site, expectConsole }) => {
    // The guest's link once the customer has ended the sharing.
    expectConsole(/status of 404/);
    const provider = await aProvider(site.url);
    const buyer = await register(site);
    const { taskid } = await ordersInCash(buyer, provider);
    await makesMoves(site, provider, taskid, ['accept', 'depart']);
    const expert = await meet();
    await expert.context.grantPermissions(['geolocation'], { origin: site.url });
    await expert.context.setGeolocation(TAJRISH);
    await putsOtherWorkOff(expert);
    await logsIn(customer, buyer.mobile, buyer.password);
    await logsIn(expert, PROVIDER_MOBILE);

    await opensOrder(customer, taskid);
    await expert.open(`/pelakman/orderlist/acceptworks/${taskid}/`);
    const toggle = expert.page.getByRole('switch', { name: expert.words.about('on-the-way.share.switch') });
    await expect(toggle).not.toBeChecked();
    await toggle.check();
    await expect(expert.page.getByText(expert.words.about('on-the-way.share.sentAt'))).toBeVisible();
    await keepsPicture(expert, '85-shares-way');

    await opensOrder(customer, taskid);
    const { page, words } = customer;
    await expect(page.getByRole('img', { name: words.say('on-the-way.waits.map') })).toBeVisible();
    await expect(page.getByRole('listitem').filter({ hasText: words.say('on-the-way.waits.marker') })).toHaveCount(1);
    await expect(page.getByText(words.locale === 'fa' ? /^نزدیک تجریش/ : /^Near Tajrish/)).toBeVisible();
    await isShort(customer, 'on the way, with the map');
    await keepsPicture(customer, '86-sees-way');

    const guest = await test.step('[B-07] others see it by the customer’s link, without a login', async () => {
      await page.getByRole('button', { name: words.say('order-following.share.open') }).click();
      const link = await page.getByLabel(words.say('order-following.share.link')).inputValue();
      await keepsPicture(customer, '86-shares-visit');
      const met = await meet();
      await met.page.goto(link);
      await expect(met.page.getByText(words.say('visit.guest.phases.onTheWay'))).toBeVisible();
      await expect(met.page.getByRole('img', { name: words.say('on-the-way.waits.map') })).toBeVisible();
      await expect(met.page.locator('meta[name="robots"]')).toHaveAttribute('content', /noindex/);
      await keepsPicture(met, '86-guest-sees-visit');
      return met;
    });

    await opensOrder(customer, taskid);
    await expect(page.getByRole('img', { name: words.say('on-the-way.waits.map') })).toBeVisible();
    await isShort(customer, 'on the way, with the map and a shared visit');

    // This address was never set on the map, so that no page says minutes.
    await test.step('the card of the order, at home, has the code and the way to the map', async () => {
      await customer.open('/');
      const card = page.getByRole('listitem').filter({ hasText: words.about('order-following.live.code') });
      const toMap = card.getByRole('link', { name: words.say('order-following.acts.map') });
      await expect(toMap).toBeVisible();
      await keepsPicture(customer, '86-home-while-on-the-way');
      await toMap.click();
      await expect(page.getByRole('img', { name: words.say('on-the-way.waits.map') })).toBeInViewport();
    });

    // Once agreed, it is on by itself.
    await expert.page.reload();
    await expect(toggle).toBeChecked();
    await expert.page.getByRole('button', { name: expert.words.say('on-the-way.share.arrive') }).click();
    await expect(expert.page.getByText(expert.words.say('on-the-way.share.arrived'))).toBeVisible();
    await expert.page.reload();
    await expect(expert.page.getByText(expert.words.say('on-the-way.share.arrived'))).toBeVisible();
    await expect(toggle).toHaveCount(0);
    await opensOrder(customer, taskid);
    await expect(page.getByText(words.about('order-following.door.since'))).toBeVisible();
    await expect(page.getByRole('img', { name: words.say('on-the-way.waits.map') })).toHaveCount(0);
    await isShort(customer, 'at the door');
    await keepsPicture(customer, '87-sees-arrival');

    await waitsForOpening(site, provider, taskid, 'start');
    await provider.call('expert/movetask', { taskid, move: 'start' });
    await guest.page.reload();
    await expect(guest.page.getByText(words.say('visit.guest.phases.working'))).toBeVisible();
    await opensOrder(customer, taskid);
    await unfolds(customer, 'order-following.share.title');
    await page.getByRole('button', { name: words.say('order-following.share.end') }).click();
    await expect(page.getByRole('button', { name: words.say('order-following.share.open') })).toBeVisible();
    await guest.page.reload();
    await expect(guest.page.getByText(words.say('visit.gone'))).toBeVisible();
    await expect(page.getByText(words.say('order-following.next.IN_PROGRESS')).first()).toBeVisible();
    await expect(page.getByText(words.about('order-following.door.since'))).toHaveCount(0);
    await expert.page.reload();
    await expect(toggle).toHaveCount(0);
  },
);
