import { expect, test } from '../fixtures/people';
import { logsIn } from '../steps/identity';
import { PROVIDER_MOBILE } from '../steps/market';

const PAGES = ['/my-order-list/', '/wallet-turnover/', '/pelakman/orderlist/acceptworks/', '/pelakman/earnings/'];

test('orders, jobs and statements are printed without menus and footer', async ({ customer }) => {
  const { page } = customer;
  await logsIn(customer, PROVIDER_MOBILE);
  for (const path of PAGES) {
    await customer.open(path);
    await page.emulateMedia({ media: 'print' });
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(page.locator('header[data-sticky], footer, nav').locator('visible=true'), path).toHaveCount(0);
    await page.emulateMedia({ media: 'screen' });
  }
});
