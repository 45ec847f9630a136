import { expect, test } from '../fixtures/people';
import { register } from '../steps/api';
import { logsIn } from '../steps/identity';
import { aProvider, ordersAtBank, PROVIDER_MOBILE } from '../steps/market';
import { makesMoves, putsOtherWorkOff } from '../steps/provider-work';
import { keepsPicture } from '../steps/screenshots';

test(
  'a professional who does not feel safe ends the visit in two taps, with the way to the police beside them, and it costs no points',
  { tag: '@phone' },
  async ({ customer: expert, site }) => {
    const { page, words } = expert;
    const [provider, buyer] = [await aProvider(site.url), await register(site)];
    const { taskid } = await ordersAtBank(buyer, provider);
    await makesMoves(site, provider, taskid, ['accept', 'depart']);
    const before = (await provider.call('provider/getsanctions', {})).reliability;
    await putsOtherWorkOff(expert);
    await logsIn(expert, PROVIDER_MOBILE);
    await expert.open(`/pelakman/orderlist/acceptworks/${taskid}/`);
    await page.getByRole('button', { name: words.say('provider.moves.leaveUnsafe'), exact: true }).click();
    const dialog = page.getByRole('dialog', { name: words.say('provider.moves.leaveUnsafe') });
    await expect(dialog.getByRole('link')).toHaveAttribute('href', 'tel:110');
    await keepsPicture(expert, 'unsafe-asked');
    await dialog.getByRole('button', { name: words.say('provider.confirm.leaveUnsafe'), exact: true }).click();
    await expect(page.getByText(words.say('provider.states.CANCELLED_BY_PROVIDER')).first()).toBeVisible();
    await keepsPicture(expert, 'unsafe-left');
    expect((await provider.call('provider/getsanctions', {})).reliability).toBe(before);
    const { taskDetail } = await buyer.call('clean/gettaskdetail', { taskid });
    expect(taskDetail.state).toBe('CANCELLED_BY_PROVIDER');
  },
);
