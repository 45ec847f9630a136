import { readFile } from 'node:fs/promises';

import { expect, test } from '../fixtures/people';
import { register } from '../steps/api';
import { logsIn } from '../steps/identity';
import { aProvider, ordersAtBank } from '../steps/market';
import { unfolds } from '../steps/order-page';
import { makesMoves } from '../steps/provider-work';

test(
  '[B-22] a customer takes the invoice of a done order along as a PDF, in Persian and in English',
  { tag: '@desktop' },
  async ({ customer, site }) => {
    const caller = await register(site);
    const provider = await aProvider(site.url);
    const { taskid } = await ordersAtBank(caller, provider);
    await makesMoves(site, provider, taskid, ['accept', 'depart', 'start', 'finish']);
    await caller.call('reqandpay/confirmtask', { taskid });
    const { page, words } = customer;
    const path = `/my-order-list/current_order/?taskid=${taskid}`;
    await logsIn(customer, caller.mobile, caller.password, new URL(customer.at(path)).pathname);
    await customer.open(path);
    await unfolds(customer, 'order-following.money');
    for (const language of ['fa', 'en'] as const) {
      const download = page.waitForEvent('download');
      await page.getByRole('link', { name: words.say(`accounting.links.${language}`) }).click();
      const file = await download;
      expect(file.suggestedFilename()).toBe(`pelakfan-invoice-${taskid}.pdf`);
      expect((await readFile(await file.path())).subarray(0, 5).toString()).toBe('%PDF-');
    }
  },
);

test(
  'a customer reads a month of payments, an order a line, and takes it along as a table',
  { tag: '@phone' },
  async ({ customer, site }) => {
    const caller = await register(site);
    const provider = await aProvider(site.url);
    await ordersAtBank(caller, provider);
    const { page, words } = customer;
    await logsIn(customer, caller.mobile, caller.password);
    await customer.open('/wallet-turnover/');
    await expect(page.getByRole('heading', { name: words.say('accounting.own.heading') })).toBeVisible();
    await expect(page.getByText(words.say('accounting.own.sums.paid.bankRial'))).toBeVisible();
    const download = page.waitForEvent('download');
    await page.getByRole('link', { name: words.say('accounting.month.csv'), exact: true }).click();
    const file = await download;
    expect(file.suggestedFilename()).toMatch(/^pelakfan-turnover-\d{4}-\d{1,2}\.csv$/);
    expect((await readFile(await file.path(), 'utf8')).trim().split('\r\n')).toHaveLength(2);
  },
);
