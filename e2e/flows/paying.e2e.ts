import { expect, test, type Person } from '../fixtures/people';
import { logIn, register, type Caller } from '../steps/api';
import { logsIn } from '../steps/identity';
import { SAMPLE_CUSTOMER_MOBILE, addAddress, aProvider, fillsSampleWallet, findFreeDay } from '../steps/market';
import { unfolds } from '../steps/order-page';
import { answersEverything, isAtStep, ORDER_PAGE, seesQuestion, step } from '../steps/ordering';
import { choosesWayToPay, decidesAtBank, placesOrder, readsPayable, seesOrderDone } from '../steps/paying';
import { keepsPicture } from '../steps/screenshots';
import { main } from '../steps/site-shell';

/** A code of the samples; `account-wallet.e2e.ts` redeems it, too. */
const GIFT_CODE = 'PELAK50';
const MINUTE_MS = 60_000;
/** The bank is asked about a payment whose person did not come back from the second minute on. */
const ASKED_AFTER_MS = 3 * MINUTE_MS;
const PAYMENT_TIME_MS = 15 * MINUTE_MS;
/** The rest of it that a slow reader has. */
const SLOW_MS = 4 * MINUTE_MS;

let provider: Caller;
let sample: Caller;
test.beforeAll(async ({ site }) => {
  provider = await aProvider(site.url);
  sample = await logIn(site.url, SAMPLE_CUSTOMER_MOBILE);
});

/** The sample customer at the pre-invoice. */
async function givenAnInvoice(person: Person): Promise<void> {
  const when = { gDate: await findFreeDay(provider) };
  await logsIn(person, SAMPLE_CUSTOMER_MOBILE);
  await answersEverything(person, { when, providerName: provider.name });
}

const readBalanceRials = async () =>
  (await sample.call('wallet/getaccountbalance', { merchantId: 1, currencyEnum: 'RIAL' })).balanceRial;

async function findNewestTask(caller = sample) {
  const { lastTask } = await caller.call('clean/getlasttask', {});
  if (!lastTask) throw new Error(`Customer ${caller.userId} has no order`);
  return (await caller.call('clean/gettaskdetail', { taskid: lastTask.taskid })).taskDetail;
}

test(
  '[R-17] a refused payment is said, more time is taken there, and the next try pays the same order',
  { tag: '@phone' },
  async ({ customer, site }) => {
    const { page, words } = customer;
    await givenAnInvoice(customer);
    await placesOrder(customer);
    await decidesAtBank(customer, 'failure');
    await page.waitForURL((url) => url.pathname.endsWith('/fail-online/'));
    await expect(page.getByRole('alert').filter({ hasText: words.say('order.return.refused') })).toBeVisible();
    await keepsPicture(customer, '20-refused');
    const refused = await findNewestTask();
    expect(refused.state).toBe('PENDING_PAYMENT');
    // A slow reader takes more time right there, once.
    await site.advanceClock(PAYMENT_TIME_MS - SLOW_MS);
    await page.reload();
    const more = page.getByRole('button', { name: words.say('order.waiting.more') });
    await more.press('Enter');
    await expect(more).toHaveCount(0);
    await expect(page.getByRole('timer')).toBeVisible();
    expect((await findNewestTask()).paymentExpiresAtMs).toBe((refused.paymentExpiresAtMs ?? 0) + PAYMENT_TIME_MS);
    await page.getByRole('button', { name: words.say('order.waiting.payAgain') }).click();
    await decidesAtBank(customer, 'success');
    await page.waitForURL((url) => url.pathname.endsWith('/success-online/'));
    await seesOrderDone(customer);
    expect(await findNewestTask()).toMatchObject({
      taskid: refused.taskid,
      state: 'AWAITING_PROVIDER',
      userFromIpg: refused.payableRial,
    });
  },
);

test(
  '[F-07] a cancelled payment leads back to the waiting order, and from there to the answers as they were, and the gift is the order’s again',
  { tag: '@desktop' },
  async ({ customer, site }) => {
    const { page, words } = customer;
    const caller = await register(site);
    await addAddress(caller);
    await logsIn(customer, caller.mobile, caller.password);
    await answersEverything(customer, {
      when: { gDate: await findFreeDay(provider) },
      providerName: provider.name,
    });
    const gift = page.getByRole('term').filter({ hasText: words.say('order.invoice.gift') });
    await expect(gift).toBeVisible();
    const payable = await readsPayable(customer);
    await placesOrder(customer);
    await decidesAtBank(customer, 'cancelled');
    await expect(page.getByRole('alert').filter({ hasText: words.say('order.return.cancelled') })).toBeVisible();
    await page.getByRole('link', { name: words.say('order.return.otherWay') }).click();
    await isAtStep(customer, step.payment);
    await seesQuestion(customer, 'order.waiting.title');
    await expect(page.getByRole('timer')).toContainText(words.about('units.remaining.minutes'));
    await keepsPicture(customer, '21-waiting');
    await page.getByRole('button', { name: words.say('order.waiting.change') }).click();
    await isAtStep(customer, step.invoice);
    await expect(gift).toBeVisible();
    await expect.poll(() => readsPayable(customer)).toBe(payable);
    await expect(page.getByText(provider.name, { exact: true }).first()).toBeVisible();
    expect((await findNewestTask(caller)).state).toBe('CANCELLED_BY_CUSTOMER');
  },
);

test('a bank that sends the person back twice takes the money once', { tag: '@phone' }, async ({ customer }) => {
  const { page, context } = customer;
  await givenAnInvoice(customer);
  const balance = await readBalanceRials();
  await placesOrder(customer);
  const second = context.waitForEvent('page');
  await decidesAtBank(customer, 'twice');
  await seesOrderDone(customer);
  await seesOrderDone(customer.inTab(await second));
  const task = await findNewestTask();
  expect(task).toMatchObject({ state: 'AWAITING_PROVIDER', isPaid: true, userFromIpg: task.payableRial });
  expect(await readBalanceRials()).toBe(balance);
  expect(page.url()).toContain('/success-online/');
});

test(
  '[F-06] a person who never comes back has paid all the same: the waiting page moves on by itself',
  { tag: '@phone' },
  async ({ customer, site }) => {
    const { page, words } = customer;
    await givenAnInvoice(customer);
    await placesOrder(customer);
    await decidesAtBank(customer, 'never');
    await expect(page.getByRole('heading', { name: words.say('demo.bank.neverTitle') })).toBeVisible();
    await customer.open(ORDER_PAGE);
    await customer.open(`${ORDER_PAGE}?order-step=${step.payment}`);
    await seesQuestion(customer, 'order.waiting.title');
    await site.advanceClock(ASKED_AFTER_MS);
    await seesOrderDone(customer);
    await isAtStep(customer, step.done);
    expect((await findNewestTask()).state).toBe('AWAITING_PROVIDER');
  },
);

test(
  'money that comes after the time goes back to the card, and the hour is free again',
  { tag: '@desktop' },
  async ({ customer, site }) => {
    const { page, words } = customer;
    await givenAnInvoice(customer);
    const balance = await readBalanceRials();
    await placesOrder(customer);
    await page.waitForURL((url) => url.pathname.startsWith('/dev/bank/'));
    await site.advanceClock(PAYMENT_TIME_MS + MINUTE_MS);
    await expect.poll(async () => (await findNewestTask()).state).toBe('PAYMENT_EXPIRED');
    const expired = await findNewestTask();
    await decidesAtBank(customer, 'success');
    await expect(page.getByRole('heading', { name: words.say('order.return.toCard') })).toBeVisible();
    await keepsPicture(customer, '22-to-card');
    expect(await readBalanceRials()).toBe(balance);
    await customer.open(`/my-order-list/current_order/?taskid=${expired.taskid}`);
    await expect(main(customer).getByText(words.say('order-following.cancel.afterTimeToCard'))).toBeVisible();
    await customer.open(`${ORDER_PAGE}?order-step=${step.payment}`);
    await expect(page.getByRole('heading', { name: words.say('order.waiting.expired') })).toBeVisible();
    await page.getByRole('button', { name: words.say('order.waiting.again') }).click();
    await isAtStep(customer, step.invoice);
    await expect.poll(() => readsPayable(customer)).toBe(expired.payableRial / 10);
    await placesOrder(customer);
    await decidesAtBank(customer, 'success');
    await seesOrderDone(customer);
  },
);

test('the wallet pays at once, without the bank', { tag: '@phone' }, async ({ customer }) => {
  await fillsSampleWallet(customer.site.url);
  await givenAnInvoice(customer);
  const balance = await readBalanceRials();
  await choosesWayToPay(customer, 'wallet');
  await expect.poll(() => readsPayable(customer)).toBe(0);
  await keepsPicture(customer, '23-wallet');
  await placesOrder(customer, 'wallet');
  await seesOrderDone(customer);
  const task = await findNewestTask();
  expect(task).toMatchObject({
    state: 'AWAITING_PROVIDER',
    isPaid: true,
    walletRial: task.priceRial - task.giftRial,
    userFromIpg: 0,
  });
  expect(await readBalanceRials()).toBe(balance - (task.priceRial - task.giftRial));
  const { page, words } = customer;
  await page.getByRole('link', { name: words.say('order.done.track') }).click();
  const receipt = page.locator('[data-printed]');
  await expect(receipt).toContainText(words.say('order-following.receipt.title'));
  await expect(receipt).toContainText(words.say('order-following.sums.parts.wallet'));
  await expect(receipt).not.toContainText(words.say('order-following.sums.parts.bank'));
  await unfolds(customer, 'order-following.money');
  await receipt.scrollIntoViewIfNeeded();
  await keepsPicture(customer, '43-receipt');
  await page.emulateMedia({ media: 'print' });
  await expect(page.getByRole('banner')).toBeHidden();
  await expect(receipt).toBeVisible();
  await keepsPicture(customer, '43-receipt-printed');
  await page.emulateMedia({ media: 'screen' });
});

test(
  '[R-27] a wallet that is too small is filled for the order: the amount goes along, and nothing is lost',
  { tag: '@desktop' },
  async ({ customer }) => {
    const { page, words } = customer;
    const caller = await register(customer.site);
    await addAddress(caller);
    await logsIn(customer, caller.mobile, caller.password);
    await answersEverything(customer, { when: { gDate: await findFreeDay(provider) }, providerName: provider.name });
    await test.step('a gift code is taken at the pre-invoice', async () => {
      const before = await readsPayable(customer);
      await page.getByText(words.say('order.invoice.haveCode')).click();
      const code = page.getByRole('textbox', { name: words.say('account.giftCode.label') });
      const add = page.getByRole('button', { name: words.say('account.giftCode.submit') });
      await add.click();
      await expect(code).toBeFocused();
      await code.fill(GIFT_CODE);
      await add.click();
      await expect.poll(() => readsPayable(customer)).toBeLessThan(before);
      await keepsPicture(customer, '24-credit');
    });
    const payable = await readsPayable(customer);
    await page.getByRole('link', { name: words.say('order.invoice.topUp') }).click();
    await keepsPicture(customer, '25-top-up');
    await page
      .getByRole('button', { name: words.say('account.topUp.submitAmount', { amount: words.tomans(payable * 10) }) })
      .click();
    await decidesAtBank(customer, 'success');
    await page.getByRole('link', { name: words.say('order.return.wallet.toOrder') }).click();
    await isAtStep(customer, step.invoice);
    await expect.poll(() => readsPayable(customer)).toBe(0);
    await keepsPicture(customer, '26-covered');
    await placesOrder(customer, 'wallet');
    await seesOrderDone(customer);
  },
);

test('cash goes to the provider at once, and is shown as paid in place', { tag: '@phone' }, async ({ customer }) => {
  const { page, words } = customer;
  await givenAnInvoice(customer);
  await choosesWayToPay(customer, 'cash');
  await placesOrder(customer, 'cash');
  await seesOrderDone(customer);
  expect(await findNewestTask()).toMatchObject({ state: 'AWAITING_PROVIDER', codFlag: 'active', isPaid: false });
  await page.getByRole('link', { name: words.say('order.done.track') }).click();
  await unfolds(customer, 'order-following.money');
  await expect(page.getByText(words.say('order-following.sums.due.cash'))).toBeVisible();
});
