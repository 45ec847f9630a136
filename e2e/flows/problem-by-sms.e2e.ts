import { expect, test } from '../fixtures/people';
import { register } from '../steps/api';
import { isDone } from '../steps/done-work';
import { aProvider } from '../steps/market';
import { keepsPicture } from '../steps/screenshots';

test(
  '[B-03] a problem is reported by the link of the SMS after the work, by somebody who is not logged in',
  { tag: '@phone' },
  async ({ customer, site }) => {
    const { page, words } = customer;
    const caller = await register(site);
    const { taskid } = await isDone(customer, caller, await aProvider(site.url));
    const readPath = async () =>
      (await site.outbox(caller.mobile)).map(({ text }) => /\/problem\/[\w-]+\//.exec(text)?.[0]).find(Boolean) ?? '';
    await expect.poll(readPath).not.toBe('');
    await customer.open(await readPath());
    const dialog = page.getByRole('dialog', { name: words.say('order-following.dispute.title') });
    await dialog.getByText(words.say('order-following.dispute.reasons.badly-done')).click();
    await dialog.getByLabel(words.say('order-following.dispute.words')).fill('The windows are dirty');
    await keepsPicture(customer, '133-problem-by-sms');
    await dialog.getByRole('button', { name: words.say('order-following.dispute.send') }).click();
    await expect(page.getByText(words.say('sms-link.problem.reported'))).toBeVisible();

    const { dispute } = await caller.call('dispute/getdispute', { taskid });
    expect(dispute.lstEntry.map(({ text }) => text)).toEqual(['The windows are dirty']);
  },
);
