import { expect, test } from '../fixtures/people';
import { register } from '../steps/api';
import { logsIn } from '../steps/identity';
import { aProvider, ordersAtBank, PROVIDER_MOBILE } from '../steps/market';
import { isShort } from '../steps/order-page';
import { makesMoves, putsOtherWorkOff } from '../steps/provider-work';
import { keepsPicture } from '../steps/screenshots';
import { main } from '../steps/site-shell';

const MINUTE_MS = 60_000;
const LATE_MINUTES = 45;
const TOLD_MINUTES = 20;
const TOLD_MINUTES_BEFORE = 70;
const IN_TAJRISH = { latitude: 35.8044, longitude: 51.4256 };

test(
  '[B-29] a visit that begins late pays its customer by itself, and the order’s page says how much',
  { tag: '@phone' },
  async ({ customer, site }) => {
    const caller = await register(site);
    const provider = await aProvider(site.url);
    const { taskid } = await ordersAtBank(caller, provider);
    await makesMoves(site, provider, taskid, ['accept', 'depart']);
    const path = `/my-order-list/current_order/?taskid=${taskid}`;
    const { words } = customer;
    await logsIn(customer, caller.mobile, caller.password);
    const { taskDetail } = await caller.call('clean/gettaskdetail', { taskid });
    await site.advanceClock(taskDetail.startsAtMs + LATE_MINUTES * MINUTE_MS - taskDetail.serverNowMs);

    await test.step('past the promise the page says what is due', async () => {
      await customer.open(path);
      await expect(main(customer)).toContainText(words.say('order-following.late.waiting'));
      await isShort(customer, 'late');
      await keepsPicture(customer, '100-late-waiting');
      await provider.call('ontheway/shareposition', { taskid, position: IN_TAJRISH });
      await customer.open(path);
      await expect(main(customer).getByRole('img', { name: words.say('on-the-way.waits.map') })).toBeVisible();
      await isShort(customer, 'late, with the map');
    });

    await test.step('the start credits it, without anybody asking', async () => {
      await makesMoves(site, provider, taskid, ['start']);
      await customer.open(path);
      const amount = words.tomans(taskDetail.priceRial / 10);
      await expect(main(customer)).toContainText(amount);
      expect((await caller.call('wallet/getaccountbalance', {})).balanceRial).toBe(taskDetail.priceRial / 10);
      await keepsPicture(customer, '101-late-credited');
    });
  },
);

test(
  '[B-29] a delay that its professional tells in one tap, an hour ahead, is agreed to in one tap, and the promised time moves with it',
  { tag: '@phone' },
  async ({ customer, meet, site }) => {
    const caller = await register(site);
    const provider = await aProvider(site.url);
    const { taskid } = await ordersAtBank(caller, provider);
    await makesMoves(site, provider, taskid, ['accept']);
    const { words } = customer;
    await logsIn(customer, caller.mobile, caller.password);
    const { taskDetail } = await caller.call('clean/gettaskdetail', { taskid });
    await site.advanceClock(taskDetail.startsAtMs - TOLD_MINUTES_BEFORE * MINUTE_MS - taskDetail.serverNowMs);
    const expert = await meet();
    await logsIn(expert, PROVIDER_MOBILE);
    await expert.open(`/pelakman/orderlist/acceptworks/${taskid}/`);
    await putsOtherWorkOff(expert);
    const minutes = words.digits(TOLD_MINUTES);
    await expert.page.getByRole('button', { name: new RegExp(`^${minutes}(?!\\p{N})`, 'u') }).click();
    await expect(expert.page.getByText(words.say('provider.late.answers.open', { minutes }))).toBeVisible();
    await keepsPicture(expert, '102-late-told');
    await customer.open(`/my-order-list/current_order/?taskid=${taskid}`);
    const agree = customer.page.getByRole('button', { name: words.say('order-following.delay.agree') });
    await expect(agree).toBeVisible();
    await isShort(customer, 'a delay to agree to');
    await agree.click();
    await expect(main(customer)).toContainText(words.say('order-following.delay.agreed', { minutes }));
  },
);

test(
  'another hour that a late professional proposes is taken in one tap, and the order moves there',
  { tag: '@phone' },
  async ({ customer, meet, site }) => {
    const [caller, provider] = [await register(site), await aProvider(site.url)];
    const { taskid } = await ordersAtBank(caller, provider);
    await makesMoves(site, provider, taskid, ['accept']);
    const read = async () => (await caller.call('clean/gettaskdetail', { taskid })).taskDetail;
    const { startsAtMs, serverNowMs } = await read();
    await site.advanceClock(startsAtMs - TOLD_MINUTES_BEFORE * MINUTE_MS - serverNowMs);
    const expert = await meet();
    const { words } = expert;

    await test.step('the professional proposes the nearest free hour', async () => {
      await logsIn(expert, PROVIDER_MOBILE);
      await expert.open(`/pelakman/orderlist/acceptworks/${taskid}/`);
      await putsOtherWorkOff(expert);
      await expert.page.getByRole('button', { name: words.say('provider.late.hours.open') }).click();
      const dialog = expert.page.getByRole('dialog');
      await dialog.getByRole('button', { name: words.say('order.dateTime.nearest') }).click();
      await keepsPicture(expert, '102-late-hours');
      await dialog.getByRole('button', { name: words.say('provider.late.hours.send') }).click();
      await expect(dialog).toBeHidden();
      await expect.poll(async () => (await read()).offeredHours?.lstHour.length).toBe(1);
      await keepsPicture(expert, '103-late-hours-proposed');
    });

    await test.step('the customer takes it in one tap', async () => {
      const [hour] = (await read()).offeredHours?.lstHour ?? [];
      await logsIn(customer, caller.mobile, caller.password);
      await customer.open(`/my-order-list/current_order/?taskid=${taskid}`);
      const card = main(customer).locator('[data-moves]', { hasText: words.say('order-following.offeredHours.title') });
      await expect(card).toBeVisible();
      await isShort(customer, 'offered hours');
      await keepsPicture(customer, '104-offered-hours');
      await card.getByRole('button').first().click();
      await expect(card).toBeHidden();
      expect(await read()).toMatchObject({ state: 'CONFIRMED', startsAtMs: hour?.startsAtMs, offeredHours: null });
      await keepsPicture(customer, '105-offered-hour-taken');
    });
  },
);
