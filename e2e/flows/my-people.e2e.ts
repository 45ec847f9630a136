import { expect, test, type Person } from '../fixtures/people';
import { register, type Caller } from '../steps/api';
import { isDone } from '../steps/done-work';
import { logsIn } from '../steps/identity';
import { addAddress, aDraft, aProvider, findFreeDay, listFreeSlots, place, settleInCash } from '../steps/market';
import { isAtStep, step } from '../steps/ordering';
import { keepsPicture } from '../steps/screenshots';
import { main } from '../steps/site-shell';

const PEOPLE = '/user-profile/people/';
const SAMPLE_WORKER_CODE = 'PY1001';
const toOrder = (taskid: number) => `/my-order-list/current_order/?taskid=${taskid}`;

/** The customer asks, and the professional agrees. */
async function keepEachOther(customer: Caller, provider: Caller): Promise<void> {
  await customer.call('regular/keepprovider', { workerUserId: provider.userId });
  await provider.call('regular/answercustomer', { customerUserId: customer.userId, isAgreed: true });
}

async function offersAnHour(provider: Caller, customer: Caller): Promise<void> {
  const { lstAvailableDate } = await provider.call('regular/getofferhours', { customerUserId: customer.userId });
  const day = lstAvailableDate.findLast(({ lstDeliveryTimeSheet: slots }) => slots.some(({ isFull }) => !isFull));
  const slot = day?.lstDeliveryTimeSheet.find(({ isFull }) => !isFull);
  if (!day || !slot) throw new Error(`${provider.name} is free in no hour`);
  const { deliverytimeid } = slot;
  await provider.call('regular/offerhour', { customerUserId: customer.userId, gDate: day.gDate, deliverytimeid });
}

/** An order that waits for its provider, whose customer agreed to somebody else. */
async function ordersWithRescue(customer: Caller, provider: Caller): Promise<number> {
  const gDate = await findFreeDay(provider);
  const slot = (await listFreeSlots(customer.siteUrl, provider)).find((free) => free.gDate === gDate);
  if (!slot) throw new Error(`${provider.name} is free in no hour of ${gDate}`);
  const draft = await aDraft(customer, {
    deliveryaddrid: await addAddress(customer),
    gDate,
    deliverytimeid: slot.deliverytimeid,
    workerUserId: provider.userId,
    isRescueAgreed: true,
  });
  const { taskid, reqid } = await place(customer, draft);
  await settleInCash(customer, reqid);
  return taskid;
}

const button = ({ page, words }: Person, key: string) => page.getByRole('button', { name: words.about(key) });

test('[B-32] an hour that a regular offers is ordered in one press; the same person again is two', async ({
  customer,
  site,
}) => {
  const caller = await register(site);
  const provider = await aProvider(site.url);
  const done = await isDone(customer, caller, provider);
  await keepEachOther(caller, provider);
  await offersAnHour(provider, caller);
  const { page, words } = customer;
  await logsIn(customer, caller.mobile, caller.password, new URL(customer.at(PEOPLE)).pathname);
  await customer.open(PEOPLE);

  await test.step('the offer stands on the page of the own people, and one press makes it an order', async () => {
    await expect(page.getByText(words.about('order-following.offers.until'))).toBeVisible();
    await keepsPicture(customer, '110-hour-offer');
    await button(customer, 'order-following.offers.take').click();
    await page.waitForURL((url) => url.pathname.endsWith('/my-order-list/current_order/'));
    const { lstTask } = await caller.call('clean/getallcurrenttaskbyuserid', {});
    expect(lstTask.map(({ state }) => state).toSorted()).toEqual(['AWAITING_PROVIDER', 'DONE']);
  });

  await test.step('again with who came: the pre-invoice has the payment of then, so the second press orders', async () => {
    await customer.open(toOrder(done.taskid));
    await button(customer, 'order-following.last.again').click();
    await isAtStep(customer, step.invoice);
    await expect(page.getByRole('button', { name: words.about('order.invoice.placeInCashSum') })).toBeVisible();
    await keepsPicture(customer, '111-again');
  });

  await test.step('and not again: it is asked once, and can be taken back', async () => {
    await customer.open(PEOPLE);
    await button(customer, 'order-following.people.parting.open').click();
    await button(customer, 'order-following.people.parting.confirm').last().click();
    await expect(
      main(customer).getByRole('heading', { name: words.say('order-following.people.groups.apart') }),
    ).toBeVisible();
    await keepsPicture(customer, '112-not-again');
    await button(customer, 'order-following.people.meeting.open').click();
    await button(customer, 'order-following.people.meeting.confirm').last().click();
    await expect(
      main(customer).getByRole('heading', { name: words.say('order-following.people.groups.apart') }),
    ).toHaveCount(0);
  });
});

test('[B-32] whose order was agreed to be rescued reads who would come instead, as of now', async ({
  customer,
  site,
}) => {
  const caller = await register(site);
  const provider = await aProvider(site.url);
  const taskid = await ordersWithRescue(caller, provider);
  await logsIn(customer, caller.mobile, caller.password, new URL(customer.at(toOrder(taskid))).pathname);
  await customer.open(toOrder(taskid));
  await expect(
    main(customer).getByRole('heading', { name: customer.words.say('order-following.standIn.title') }),
  ).toBeVisible();
  await keepsPicture(customer, '113-stand-in');
});

test(
  'a heart before the login is in the account after it, and on the page of the account',
  { tag: '@phone' },
  async ({ customer, site }) => {
    const caller = await register(site);
    const { page, words } = customer;
    await customer.open(`/yar/${SAMPLE_WORKER_CODE}/`);
    await button(customer, 'yar.person.heart.add').click();
    await expect(button(customer, 'yar.person.heart.remove')).toBeVisible();
    await logsIn(customer, caller.mobile, caller.password, new URL(customer.at('/user-profile/')).pathname);
    await customer.open('/user-profile/');
    await expect(
      main(customer).getByRole('heading', { name: words.say('order-following.bookmarks.title') }),
    ).toBeVisible();
    await expect
      .poll(async () => (await caller.call('bookmark/getbookmarks', {})).lstWorker.map(({ workerCode }) => workerCode))
      .toEqual([SAMPLE_WORKER_CODE]);
    await page.reload();
    await expect(
      main(customer).getByRole('heading', { name: words.say('order-following.bookmarks.title') }),
    ).toBeVisible();
  },
);

test('a service is marked on the page of its prices, and is a favourite on the account’s page and the home page', async ({
  customer,
  site,
}) => {
  const caller = await register(site);
  const { words } = customer;
  await logsIn(customer, caller.mobile, caller.password, new URL(customer.at('/user-profile/')).pathname);
  await customer.open('/user-profile/');
  await expect(main(customer).getByText(words.about('order-following.bookmarks.none'))).toBeVisible();
  await customer.open('/services/house-cleaning/prices/');
  await button(customer, 'service-prices.heart.add').click();
  await expect(button(customer, 'service-prices.heart.remove')).toBeVisible();
  const { lstService } = await caller.call('bookmark/getbookmarks', {});
  expect(lstService.map(({ seopath }) => seopath)).toEqual(['house-cleaning']);
  const favourites = main(customer).getByRole('region', { name: words.say('order-following.bookmarks.title') });
  for (const path of ['/user-profile/', '/']) {
    await customer.open(path);
    await expect(favourites.getByRole('link')).toHaveAttribute('href', /\/services\/house-cleaning\/$/);
  }
  await keepsPicture(customer, '114-favourites');
});
