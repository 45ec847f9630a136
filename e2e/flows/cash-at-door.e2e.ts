import { expect, test, type Person } from '../fixtures/people';
import { register } from '../steps/api';
import { isDone } from '../steps/done-work';
import { logsIn } from '../steps/identity';
import { aProvider, PROVIDER_MOBILE } from '../steps/market';
import { unfolds } from '../steps/order-page';
import { decidesAtBank } from '../steps/paying';
import { putsOtherWorkOff } from '../steps/provider-work';
import { keepsPicture } from '../steps/screenshots';
import { main } from '../steps/site-shell';

const toWork = (taskid: number) => `/pelakman/orderlist/acceptworks/${taskid}/`;
const toOrder = (taskid: number) => `/my-order-list/current_order/?taskid=${taskid}`;

const RIALS_A_TOMAN = 10;
/** The number on the card machine's slip. */
const SLIP = '140309876543';

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
    const dialog = expert.page.getByRole('dialog');
    await dialog.getByLabel(expert.words.say('provider.cash.machine.number')).fill(SLIP);
    await dialog.getByRole('button', { name: expert.words.say('provider.cash.machine.send') }).click();
    await expect(expert.page.getByText(expert.words.say('provider.cash.standings.taken', said)).last()).toBeVisible();

    await logsIn(customer, caller.mobile, caller.password);
    await customer.open(toOrder(taskid));
    await expect(
      main(customer).getByText(customer.words.say('order-following.cash.standings.taken', said)).last(),
    ).toBeVisible();
    await expect(main(customer).getByText(customer.words.digits(SLIP))).toBeVisible();
    await unfolds(customer, 'order-following.money');
    await expect(main(customer).getByText(customer.words.say('order-following.sums.parts.pos'))).toBeVisible();
    expect((await caller.call('clean/gettaskdetail', { taskid })).taskDetail).toMatchObject({ payType: 'pos' });
  },
);

test(
  '[T-12] [E-22] the part of the cash that was not received is claimed, its customer pays it online, and both sides read that',
  { tag: '@phone' },
  async ({ customer, meet, site }) => {
    const caller = await register(site);
    const provider = await aProvider(site.url);
    const { taskid, reqid } = await isDone(customer, caller, provider);
    const expert = await meet();
    await opensTheWork(expert, taskid);
    const { pay } = (await provider.call('clean/gettaskdetail', { taskid })).taskDetail;
    const dueRial = pay?.cashDueRial ?? 0;
    const takenRial = 1_000_000;
    const missingRial = dueRial - takenRial;
    const amount = expert.words.tomans(missingRial);
    await expert.page.getByRole('button', { name: expert.words.say('provider.cash.notPaid'), exact: true }).click();
    const dialog = expert.page.getByRole('dialog');
    await dialog.getByText(expert.words.say('provider.cash.dialog.some')).click();
    await dialog.getByLabel(expert.words.say('provider.cash.dialog.took')).fill(String(takenRial / RIALS_A_TOMAN));
    await keepsPicture(expert, '166-cash-in-part');
    await expect(dialog.getByText(expert.words.say('provider.cash.dialog.text', { amount }))).toBeVisible();
    await dialog.getByRole('button', { name: expert.words.say('provider.cash.dialog.send') }).click();
    await expect(
      expert.page.getByText(expert.words.say('provider.cash.standings.claimed', { amount })).last(),
    ).toBeVisible();

    await logsIn(customer, caller.mobile, caller.password);
    await customer.open(toOrder(taskid));
    await expect(
      main(customer).getByText(customer.words.say('order-following.cash.standings.claimed', { amount })).last(),
    ).toBeVisible();
    await keepsPicture(customer, '167-cash-claimed');
    await customer.page.getByRole('button', { name: customer.words.say('order-following.payAfterwards') }).click();
    await decidesAtBank(customer, 'success');
    await expect(
      main(customer).getByText(customer.words.say('order.return.later.cash-afterwards.paid', { amount })),
    ).toBeVisible();
    expect(await caller.call('boot/getpayment', { reqid })).toMatchObject({
      payType: 'online',
      isPaid: true,
      userFromIpg: missingRial,
    });

    await expert.page.reload();
    const { userName, userFamily } = (await provider.call('clean/gettaskdetail', { taskid })).taskDetail;
    await expect(main(expert).getByText(`${userName} ${userFamily}`.trim()).first()).toBeVisible();
    await expect(main(expert).getByText(expert.words.say('provider.cash.standings.claimed', { amount }))).toHaveCount(
      0,
    );
  },
);
