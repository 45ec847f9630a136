import { expect, test } from '../fixtures/people';
import { logsIn } from '../steps/identity';
import { SAMPLE_CUSTOMER_MOBILE, aProvider, findFreeDay } from '../steps/market';
import { answersEverything } from '../steps/ordering';
import { decidesAtBank, placesOrder, seesOrderDone } from '../steps/paying';
import { keepsPicture } from '../steps/screenshots';

test(
  '[E-15] two banks stand in the order that their gateways say, each by its name, and the order goes to the chosen one',
  { tag: '@phone' },
  async ({ customer, site }) => {
    const { page, words } = customer;
    // The demo has one bank. A second one is added to its list as the call lists two (`zibal-payment.test.ts`).
    const second = { ipgId: 6, ipgName: 'zibal', ipgPersianName: 'زیبال', showOrder: 0 };
    await page.route('**/config/getavailableipgnew**', async (route) => {
      const response = await route.fetch();
      const answer = await response.json();
      const bank = answer.lstIpg.find(({ ipgName }: { ipgName: string }) => ipgName === 'test-bank');
      await route.fulfill({ response, json: { ...answer, lstIpg: [...answer.lstIpg, { ...bank, ...second }] } });
    });
    const provider = await aProvider(site.url);
    await logsIn(customer, SAMPLE_CUSTOMER_MOBILE);
    await answersEverything(customer, {
      when: { gDate: await findFreeDay(provider) },
      providerName: provider.name,
    });
    const ways = page.getByRole('group', { name: words.say('order.payment.title') }).getByRole('radio');
    await expect(ways.first()).toHaveValue(String(second.ipgId));
    await expect(ways.first()).toBeChecked();
    await keepsPicture(customer, '23-two-banks');
    const placing = page.waitForRequest('**/clean/addcleanrequest');
    await placesOrder(customer);
    expect((await placing).postDataJSON()).toMatchObject({ ipgId: second.ipgId });
    await decidesAtBank(customer, 'success');
    await seesOrderDone(customer);
  },
);
