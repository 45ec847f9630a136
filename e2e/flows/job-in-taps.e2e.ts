import { expect, test } from '../fixtures/people';
import { register } from '../steps/api';
import { aProvider, ordersInCash } from '../steps/market';
import {
  alertDialog,
  declinesWhatWaits,
  moves,
  slidesInAlert,
  startsByCode,
  waitsForOpening,
  waitsOnDashboard,
} from '../steps/provider-work';
import { countsEffort, MOST_OF_A_JOB } from '../steps/taps';

test(
  'a professional takes a job from its alert to the cash in few taps, and each of them where the thumb is',
  { tag: '@phone' },
  async ({ customer, site }) => {
    const { page, words } = customer;
    const [provider, buyer] = [await aProvider(site.url), await register(site)];
    await declinesWhatWaits(provider);
    const readEffort = await countsEffort(customer);
    await waitsOnDashboard(customer);
    const tapsBefore = readEffort().taps.length;
    const { taskid } = await ordersInCash(buyer, provider);
    await expect(alertDialog(customer, 'work')).toBeVisible();
    await slidesInAlert(customer);
    await page.waitForURL((url) => url.pathname.endsWith(`/pelakman/orderlist/acceptworks/${taskid}/`));
    await waitsForOpening(site, provider, taskid, 'depart');
    await page.reload();
    await moves(customer, provider, 'depart');
    const { startCode } = (await buyer.call('clean/gettaskdetail', { taskid })).taskDetail;
    await startsByCode(customer, startCode ?? '');
    await expect(page.getByText(words.say('provider.states.IN_PROGRESS')).first()).toBeVisible();
    await waitsForOpening(site, provider, taskid, 'finish');
    await page.reload();
    await moves(customer, provider, 'finish');
    await expect(page.getByText(words.say('provider.done.title'))).toBeVisible();
    const { pay } = (await provider.call('clean/gettaskdetail', { taskid })).taskDetail;
    const amount = words.tomans(pay?.cashDueRial ?? 0);
    await page.getByRole('button', { name: words.say('provider.cash.took', { amount }) }).click();
    // It is read out, too.
    const taken = words.say('provider.cash.standings.taken', { amount, isMachine: 'no' });
    await expect(page.getByText(taken).last()).toBeVisible();
    expect(readEffort().taps.length - tapsBefore).toBeLessThanOrEqual(MOST_OF_A_JOB.taps);
  },
);
