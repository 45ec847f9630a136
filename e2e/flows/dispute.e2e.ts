import { expect, test } from '../fixtures/people';
import { register } from '../steps/api';
import { isDone } from '../steps/done-work';
import { logsIn } from '../steps/identity';
import { aProvider, PROVIDER_MOBILE } from '../steps/market';
import { isShort } from '../steps/order-page';
import { putsOtherWorkOff } from '../steps/provider-work';
import { keepsPicture } from '../steps/screenshots';

const orderPath = (taskid: number) => `/my-order-list/current_order/?taskid=${taskid}`;
const workPath = (taskid: number) => `/pelakman/orderlist/doneworks/${taskid}/`;

test(
  'a problem is reported on the order’s page, the professional answers it on hers, and the two agree to call it off',
  { tag: '@phone' },
  async ({ customer, meet, site }) => {
    const { page, words } = customer;
    const caller = await register(site);
    const provider = await aProvider(site.url);
    const expert = await meet();
    const { taskid } = await isDone(customer, caller, provider);
    await putsOtherWorkOff(expert);
    await logsIn(customer, caller.mobile, caller.password, new URL(customer.at(orderPath(taskid))).pathname);
    await customer.open(orderPath(taskid));
    await page.getByRole('button', { name: words.say('order-following.dispute.open') }).click();
    const dialog = page.getByRole('dialog', { name: words.say('order-following.dispute.title') });
    await dialog.getByText(words.say('order-following.dispute.reasons.badly-done')).click();
    await dialog.getByLabel(words.say('order-following.dispute.words')).fill('The windows are dirty');
    await keepsPicture(customer, '130-dispute-report');
    await dialog.getByRole('button', { name: words.say('order-following.dispute.send') }).click();
    await expect(page.getByText(words.say('dispute.turn.provider'))).toBeVisible();
    await isShort(customer, 'a dispute');
    await keepsPicture(customer, '131-dispute-case');

    await logsIn(expert, PROVIDER_MOBILE, '1234', new URL(expert.at('/pelakman/dashboard/')).pathname);
    await expert.open('/pelakman/dashboard/');
    await expect(expert.page.getByRole('heading', { level: 2 }).first()).toHaveText(
      words.say('provider.awaitedWord.title'),
    );
    const answers = expert.page.getByRole('link', { name: words.say('provider.awaitedWord.answer') });
    await answers.and(expert.page.locator(`[href$="${workPath(taskid)}"]`)).click();
    await expect(expert.page.getByText(words.say('dispute.turn.own'))).toBeVisible();
    await expect(expert.page.getByText('The windows are dirty')).toBeVisible();
    await expert.page.getByRole('button', { name: words.say('dispute.say') }).click();
    const answer = expert.page.getByRole('dialog', { name: words.say('dispute.say') });
    await answer.getByLabel(words.say('dispute.words')).fill('I come back and clean them');
    await answer.getByRole('button', { name: words.say('dispute.send') }).click();
    await expect(expert.page.getByText(words.say('dispute.turn.customer'))).toBeVisible();
    await keepsPicture(expert, '132-dispute-answered');

    await page.reload();
    await expect(page.getByText('I come back and clean them')).toBeVisible();
    await page
      .getByRole('button', { name: words.say('dispute.withdraw') })
      .first()
      .click();
    const giveUp = page.getByRole('dialog', { name: words.say('dispute.withdrawTitle') });
    await giveUp.getByRole('button', { name: words.say('dispute.withdraw') }).click();
    await expect(page.getByText(words.say('dispute.ends.withdrawn'))).toBeVisible();
  },
);
