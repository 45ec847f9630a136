import { expect, test } from '../fixtures/people';
import { register } from '../steps/api';
import { presses } from '../steps/controls';
import { aPhoto } from '../steps/files';
import { logsIn } from '../steps/identity';
import { aProvider, ordersAtBank } from '../steps/market';
import { decidesAtBank } from '../steps/paying';
import { makesMoves } from '../steps/provider-work';
import { keepsPicture } from '../steps/screenshots';

const HIGHEST_STARS = 'reviews.star5';

test(
  'a customer shows a photo with the review and tips through the bank; the professional gets all of it, once',
  { tag: '@phone' },
  async ({ customer, site }) => {
    const caller = await register(site);
    const provider = await aProvider(site.url);
    const { taskid } = await ordersAtBank(caller, provider);
    await makesMoves(site, provider, taskid, ['accept', 'depart', 'start', 'finish']);
    const path = `/my-order-list/taskreview/${taskid}/`;
    const { page, words } = customer;
    await logsIn(customer, caller.mobile, caller.password, new URL(customer.at(path)).pathname);
    await customer.open(path);

    await test.step('the review takes stars, a quality and a photo', async () => {
      const stars = page.getByRole('group', { name: words.say('reviews.stars') });
      await presses(stars.getByRole('radio', { name: words.say(HIGHEST_STARS), exact: true }));
      const tidiness = page.getByRole('group', { name: words.say('reviews.qualities.tidiness') });
      await presses(tidiness.getByRole('radio', { name: words.say(HIGHEST_STARS), exact: true }));
      await page
        .locator('label', { hasText: words.say('reviews.photos.add') })
        .locator('input')
        .setInputFiles(aPhoto());
      await expect(page.getByRole('img', { name: words.say('reviews.photos.own') })).toBeVisible();
      await page.getByRole('button', { name: words.say('reviews.send'), exact: true }).click();
      await expect(page.getByText(words.say('reviews.thanks.title'))).toBeVisible();
      const { review } = await caller.call('review/getreview', { taskid });
      expect(review).toMatchObject({ stars: 5, qualities: { tidiness: 5 }, lstPhoto: [expect.anything()] });
    });

    await test.step('a tip that the wallet does not cover is paid at the bank', async () => {
      const { lstOfferedRial } = await caller.call('tip/gettip', { taskid });
      const tip = page.getByRole('group', { name: words.say('tip.amount') });
      await presses(tip.getByRole('radio').first());
      await keepsPicture(customer, '99-tip');
      await page.getByRole('button', { name: words.about('tip.atBank') }).click();
      await decidesAtBank(customer, 'success');
      await expect(page.getByText(words.about('order.return.later.tip.paid'))).toBeVisible();
      expect((await caller.call('tip/gettip', { taskid })).tip?.amountRial).toBe(lstOfferedRial[0]);
      const { lstLine } = await provider.call('payout/getstatement', { kind: 'TIP' });
      expect(lstLine.filter((line) => line.taskid === taskid)).toMatchObject([{ amountRial: lstOfferedRial[0] }]);
    });

    await test.step('the page of the review says so, and offers no other', async () => {
      await customer.open(path);
      await expect(page.getByText(words.about('tip.given'))).toBeVisible();
      await expect(page.getByRole('button', { name: words.about('tip.atBank') })).toHaveCount(0);
    });
  },
);
