import { expect, test } from '../fixtures/people';
import { register } from '../steps/api';
import { presses } from '../steps/controls';
import { logsIn } from '../steps/identity';
import { addAddress, aProvider, findFreeDay } from '../steps/market';
import { unfolds } from '../steps/order-page';
import { answersEverything } from '../steps/ordering';
import { decidesAtBank, placesOrder, seesOrderDone } from '../steps/paying';
import { makesMoves } from '../steps/provider-work';
import { isShort } from '../steps/order-page';
import { keepsPicture } from '../steps/screenshots';
import { main } from '../steps/site-shell';

const SERIES = '/user-profile/series/';
/** The series is looked at anew once its first visit had its 15 minutes to be paid. */
const LOOKED_AT_AFTER_MS = 16 * 60_000;

test(
  '[B-05] [B-32] a series on two weekdays with one person is ordered, and its visits are skipped, moved and ended in two taps each',
  { tag: '@phone' },
  async ({ customer, site }) => {
    const caller = await register(site);
    const provider = await aProvider(site.url);
    await addAddress(caller);
    const { page, words } = customer;
    const series = (key: string) => words.say(`series.${key}`);
    const button = (name: string) => page.getByRole('button', { name, exact: true });
    const read = async () => (await caller.call('series/getseries', {})).lstSeries[0];
    /** The visits without their orders, which are made while the flow goes on. */
    const readPlan = async () =>
      ((await read())?.lstVisit ?? []).map(({ visitDate, deliverytimeid, isSkipped }) => ({
        visitDate,
        deliverytimeid,
        isSkipped,
      }));
    await logsIn(customer, caller.mobile, caller.password);
    await answersEverything(customer, {
      when: { gDate: await findFreeDay(provider) },
      providerName: provider.name,
    });

    await test.step('the pre-invoice offers it once the price is known', async () => {
      await unfolds(customer, 'order.invoice.agreements.both');
      await page.getByRole('combobox', { name: words.about('order.series.legend') }).selectOption('weekly');
      const days = page.getByRole('group', { name: words.say('order.series.weekdays') }).getByRole('checkbox');
      await expect(days.and(page.locator(':checked'))).toHaveCount(1);
      await presses(days.and(page.locator(':not(:checked)')).first());
      await expect(days.and(page.locator(':checked'))).toHaveCount(2);
      await expect(page.getByText(words.about('order.series.price'))).toBeVisible();
      await keepsPicture(customer, '160-series-offer');
      await placesOrder(customer);
      await decidesAtBank(customer, 'success');
      await seesOrderDone(customer);
      const { lastTask } = await caller.call('clean/getlasttask', {});
      const taskid = lastTask?.taskid ?? 0;
      await makesMoves(site, provider, taskid, ['accept']);
      await customer.open(`/my-order-list/current_order/?taskid=${taskid}`);
      await isShort(customer, 'a visit of a series');
      await site.advanceClock(LOOKED_AT_AFTER_MS);
      await expect.poll(async () => (await read())?.state).toBe('active');
      expect(await read()).toMatchObject({ plan: 'weekly', providerName: provider.name });
    });

    await customer.open(SERIES);
    await expect(main(customer).getByRole('heading', { name: words.about('series.with') })).toBeVisible();
    await keepsPicture(customer, '161-series');
    await test.step('one visit is skipped, and no other changes', async () => {
      const before = await readPlan();
      // The first visit is paid: to skip it shows what comes back, as on its order's page.
      await button(series('skip')).first().click();
      const cancelling = page.getByRole('dialog', { name: words.say('order-following.cancel.title') });
      await cancelling.getByRole('button', { name: words.say('order-following.cancel.keep'), exact: true }).click();
      await expect(cancelling).toHaveCount(0);
      await button(series('skip')).nth(1).click();
      await page
        .getByRole('dialog')
        .getByRole('button', { name: series('skip'), exact: true })
        .click();
      await expect(page.getByText(series('skipped'), { exact: true })).toBeVisible();
      const after = await readPlan();
      const skipped = after.findIndex(({ isSkipped }) => isSkipped);
      expect(after).toEqual(before.map((visit, place) => ({ ...visit, isSkipped: place === skipped })));
    });

    await test.step('one visit is moved to another hour', async () => {
      const before = await readPlan();
      // The first visit is an order, which is moved by its own hours.
      await button(series('move')).first().click();
      const ofOrder = page.getByRole('dialog', { name: words.say('order-following.reschedule.title') });
      await ofOrder.getByRole('button', { name: words.say('order-following.reschedule.keep'), exact: true }).click();
      await expect(ofOrder).toHaveCount(0);
      await button(series('move')).last().click();
      const dialog = page.getByRole('dialog');
      const hour = dialog.getByRole('combobox', { name: series('moving.hour'), exact: true });
      const other = Number(await hour.inputValue()) + 1;
      await hour.selectOption(String(other));
      await dialog.getByRole('button', { name: series('moving.save'), exact: true }).click();
      await expect(dialog).toHaveCount(0);
      const after = await readPlan();
      const moved = after.filter((visit, place) => visit.deliverytimeid !== before[place]?.deliverytimeid);
      expect(moved).toMatchObject([{ deliverytimeid: other, isSkipped: false }]);
    });

    await test.step('and ended: nothing comes any more', async () => {
      // The news of what was moved do not lie over the button on a page that is opened anew.
      await customer.open(SERIES);
      await button(series('end')).click();
      await page
        .getByRole('dialog')
        .getByRole('button', { name: series('end'), exact: true })
        .click();
      await expect(page.getByText(series('empty.title'))).toBeVisible();
      expect(await read()).toBeUndefined();
    });
  },
);
