/** @jest-environment jsdom */
import { createRender, unmount } from '@/components/forms/testing';
import { forgetOrderAwaitingMoney, rememberOrderAwaitingMoney } from '@/lib/client/order-awaiting-money';
import common from '@/messages/en/common.json';
import order from '@/messages/en/order.json';

import { CreditReturn } from '../price/credit-return';
import { WalletReturn } from './wallet-return';

jest.mock('next/navigation', () => ({ useParams: () => ({ locale: 'en' }), useRouter: () => ({}) }));

const render = createRender({ order, common });
const links = () => [...document.querySelectorAll('a')].map((link) => link.getAttribute('href'));

afterEach(() => {
  forgetOrderAwaitingMoney();
  return unmount();
});

it('leads back to the order whose new price the wallet was filled for, paid or not', async () => {
  rememberOrderAwaitingMoney(50_001);
  await render(<WalletReturn outcome="paid" amountRial={1_000_000} referenceId={null} />);
  expect(links()[0]).toContain('/my-order-list/current_order/?taskid=50001');
  await render(<WalletReturn outcome="cancelled" amountRial={1_000_000} referenceId={null} />);
  expect(links()).toContainEqual(expect.stringContaining('taskid=50001'));
});

it('leads to the wallet alone after a top-up without an order', async () => {
  await render(<WalletReturn outcome="paid" amountRial={1_000_000} referenceId={null} />);
  expect(links()).toEqual([expect.stringContaining('/wallet-turnover/')]);
});

it('a professional who filled the commission credit is led back to where that was begun, paid or not', async () => {
  for (const outcome of ['paid', 'refused'] as const) {
    await render(<CreditReturn payment={{ outcome, amountRial: 1_000_000, referenceId: null }} />);
    expect(links()).toEqual([expect.stringContaining('/pelakman/earnings/')]);
    await unmount();
  }
});
