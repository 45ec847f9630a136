import { expect, test } from '../fixtures/people';
import { register } from '../steps/api';
import { logsIn } from '../steps/identity';
import { aProvider, ordersAtBank } from '../steps/market';
import { makesMoves } from '../steps/provider-work';
import { keepsPicture } from '../steps/screenshots';
import { main } from '../steps/site-shell';

const MINUTE_MS = 60_000;
const LATE_MINUTES = 45;
const TOLD_MINUTES = 20;
const TOLD_MINUTES_BEFORE = 70;

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
      await expect(main(customer)).toContainText(words.say('orders.late.waiting'));
      await keepsPicture(customer, '100-late-waiting');
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
  '[B-29] a delay that is told an hour ahead is agreed to in one tap, and the promised time moves with it',
  { tag: '@phone' },
  async ({ customer, site }) => {
    const caller = await register(site);
    const provider = await aProvider(site.url);
    const { taskid } = await ordersAtBank(caller, provider);
    await makesMoves(site, provider, taskid, ['accept']);
    const { words } = customer;
    await logsIn(customer, caller.mobile, caller.password);
    const { taskDetail } = await caller.call('clean/gettaskdetail', { taskid });
    await site.advanceClock(taskDetail.startsAtMs - TOLD_MINUTES_BEFORE * MINUTE_MS - taskDetail.serverNowMs);
    await provider.call('expert/telldelay', { taskid, minutes: TOLD_MINUTES });
    await customer.open(`/my-order-list/current_order/?taskid=${taskid}`);
    await customer.page.getByRole('button', { name: words.say('orders.delay.agree') }).click();
    await expect(main(customer)).toContainText(
      words.say('orders.delay.agreed', { minutes: words.digits(String(TOLD_MINUTES)) }),
    );
  },
);
