import { expect, test, type Person } from '../fixtures/people';
import { register } from '../steps/api';
import { isDone } from '../steps/done-work';
import { logsIn } from '../steps/identity';
import { aProvider, PROVIDER_MOBILE } from '../steps/market';
import { unfolds } from '../steps/order-page';
import { putsOtherWorkOff } from '../steps/provider-work';
import { keepsPicture } from '../steps/screenshots';
import { main } from '../steps/site-shell';

const toWork = (taskid: number) => `/pelakman/orderlist/acceptworks/${taskid}/`;
const toOrder = (taskid: number) => `/my-order-list/current_order/?taskid=${taskid}`;

async function opensTheWork(expert: Person, taskid: number): Promise<void> {
  await putsOtherWorkOff(expert);
  await logsIn(expert, PROVIDER_MOBILE);
  await expert.open(toWork(taskid));
}

test(
  '[T-12] a job that was paid by card machine says so to both sides',
  { tag: '@phone' },
  async ({ customer, meet, site }) => {
    const caller = await register(site);
    const provider = await aProvider(site.url);
    const { taskid } = await isDone(customer, caller, provider);
    const expert = await meet();
    await opensTheWork(expert, taskid);
    const { pay } = (await provider.call('clean/gettaskdetail', { taskid })).taskDetail;
    const amount = expert.words.tomans(pay?.cashDueRial ?? 0);
    const said = { amount, isMachine: 'yes' };
    await keepsPicture(expert, '166-cash-at-door');
    await expert.page.getByRole('button', { name: expert.words.say('provider.cash.byMachine') }).click();
    await expect(expert.page.getByText(expert.words.say('provider.cash.standings.taken', said)).last()).toBeVisible();

    await logsIn(customer, caller.mobile, caller.password);
    await customer.open(toOrder(taskid));
    await expect(
      main(customer).getByText(customer.words.say('orders.cash.standings.taken', said)).last(),
    ).toBeVisible();
    await unfolds(customer, 'orders.money');
    await expect(main(customer).getByText(customer.words.say('orders.sums.parts.pos'))).toBeVisible();
    expect((await caller.call('clean/gettaskdetail', { taskid })).taskDetail).toMatchObject({ payType: 'pos' });
  },
);
