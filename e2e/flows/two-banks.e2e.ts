import { expect, test, toPerson, type Person } from '../fixtures/people';
import type { Site } from '../fixtures/site';
import { aKey, logIn, register, type Caller } from '../steps/api';
import { openSiteForPeople } from '../steps/first-order';
import { logsIn } from '../steps/identity';
import { addAddress, aDraft, findFreeDay, listFreeSlots, place } from '../steps/market';
import { answersEverything, ORDER_PAGE } from '../steps/ordering';
import { placesOrder, seesOrderDone } from '../steps/paying';
import { applies } from '../steps/provider-application';
import { keepsPicture } from '../steps/screenshots';
import { decidesAtZibal, openZibal } from '../steps/zibal';

const OPERATOR = '09121234567';
const ZIBAL = 'زیبال';
const MINUTE_MS = 60_000;
const PAYMENT_TIME_MS = 15 * MINUTE_MS;

/** A site for people that takes payments at two banks, with one approved professional. */
async function openSite() {
  const zibal = await openZibal();
  const { site, output, makesTheOperator, close } = await openSiteForPeople({ environment: zibal.environment });
  const closeAll = async () => {
    await close();
    await zibal.close();
  };
  try {
    await expect.poll(output).toContain('nobody is an operator yet');
    const operator = await logIn(site.url, OPERATOR, await makesTheOperator());
    return { site, provider: await approvesSomebody(site, operator), close: closeAll };
  } catch (error) {
    await closeAll();
    throw error;
  }
}

async function approvesSomebody(site: Site, operator: Caller): Promise<Caller> {
  const applicant = await applies(site);
  // Pages that were made before somebody works there say so at once when somebody does.
  await Promise.all(['', '/en'].map((prefix) => fetch(`${site.url}${prefix}${ORDER_PAGE}`)));
  await operator.call('operator/decideapplication', { decision: 'approve', userid: applicant.userId });
  return logIn(site.url, applicant.mobile, applicant.password);
}

const banks = ({ page, words }: Person) =>
  page.getByRole('group', { name: words.say('order.payment.title') }).getByRole('radio');

test(
  '[E-15] two banks stand in the order of their gateways, and Zibal refuses, takes, and comes too late with the money of an order',
  { tag: '@phone' },
  async ({ customer: visitor }, info) => {
    const { site, provider, close } = await openSite();
    try {
      const customer = toPerson(visitor.page, site, info.project.name);
      const { page, words } = customer;
      const caller = await register(site);
      const deliveryaddrid = await addAddress(caller);
      await logsIn(customer, caller.mobile, caller.password);
      const gDate = await findFreeDay(provider);
      await answersEverything(customer, { when: { gDate }, providerName: provider.name });
      await expect(banks(customer).first()).toBeChecked();
      const second = banks(customer).and(page.getByRole('radio', { name: ZIBAL }));
      await expect(second).toHaveCount(1);
      const ipgId = Number(await second.getAttribute('value'));
      await keepsPicture(customer, '23-two-banks');
      await second.press(' ');
      await expect(second).toBeChecked();
      await placesOrder(customer);
      await decidesAtZibal(customer, 'failed');
      await expect(page.getByRole('alert').filter({ hasText: words.say('order.return.refused') })).toBeVisible();
      await page.getByRole('button', { name: words.say('order.waiting.payAgain') }).click();
      await decidesAtZibal(customer, 'paid');
      await page.waitForURL((url) => url.pathname.endsWith('/success-online/'));
      await seesOrderDone(customer);

      const [slot] = await listFreeSlots(site.url, provider);
      const hour = { gDate: slot?.gDate ?? '', deliverytimeid: slot?.deliverytimeid ?? 0 };
      const draft = await aDraft(caller, { deliveryaddrid, ...hour, workerUserId: provider.userId, ipgId });
      const { taskid, reqid } = await place(caller, draft);
      const { redirectUrl } = await caller.call('ipg/startpayment', { reqid, ipgId }, aKey());
      await page.goto(redirectUrl);
      await site.advanceClock(PAYMENT_TIME_MS + MINUTE_MS);
      const readState = async () => (await caller.call('clean/gettaskdetail', { taskid })).taskDetail.state;
      await expect.poll(readState, { timeout: PAYMENT_TIME_MS / 10 }).toBe('PAYMENT_EXPIRED');
      await decidesAtZibal(customer, 'paid');
      // Zibal takes no money back.
      await expect(page.getByRole('heading', { name: words.say('order.return.toWallet') })).toBeVisible();
      const { balanceRial } = await caller.call('wallet/getaccountbalance', {});
      expect(balanceRial).toBeGreaterThan(0);
    } finally {
      // No page is open while its server goes away.
      await visitor.page.goto('about:blank');
      await close();
    }
  },
);
