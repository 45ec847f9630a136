import { test } from '../fixtures/people';
import { logsIn } from '../steps/identity';
import { PROVIDER_MOBILE } from '../steps/market';
import { isPrintedAlone } from '../steps/printing';

const PAGES = ['/my-order-list/', '/wallet-turnover/', '/pelakman/orderlist/acceptworks/', '/pelakman/earnings/'];

test('orders, jobs and statements are printed without menus and footer', async ({ customer }) => {
  await logsIn(customer, PROVIDER_MOBILE);
  for (const path of PAGES) {
    await customer.open(path);
    await isPrintedAlone(customer, path);
  }
});
