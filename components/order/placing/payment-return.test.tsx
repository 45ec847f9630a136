/** @jest-environment jsdom */
import { act } from 'react';

import { createRender, unmount } from '@/components/forms/testing';
import { callFromBrowser } from '@/lib/client/browser';
import type { CallAnswer } from '@/lib/contract';
import { PAYMENT_PURPOSES } from '@/lib/contract/money-enumerations';
import common from '@/messages/en/common.json';
import order from '@/messages/en/order.json';
import units from '@/messages/en/units.json';

import { PaymentReturn } from './payment-return';

jest.mock('next/navigation', () => ({
  useParams: () => ({ locale: 'en' }),
  useRouter: () => ({ replace: jest.fn() }),
  useSearchParams: () => new URLSearchParams('Authority=A1'),
}));
jest.mock('uuid', () => ({ v4: () => 'key' }));
jest.mock('@/lib/client/browser', () => ({ callFromBrowser: jest.fn() }));
let account: object | null = null;
jest.mock('@/lib/client/user-account', () => ({ useUserAccount: () => account }));

type Verified = CallAnswer<'reqandpay/verifypayment'>;

const call = callFromBrowser as unknown as jest.Mock<Promise<Verified>>;
const render = createRender({ order, common, units });
const show = async (page: 'success' | 'fail', answer: Partial<Verified>) => {
  const known: Verified = {
    outcome: 'to-wallet',
    reqid: 3,
    taskid: 7,
    amountRial: 1_600_000,
    referenceId: null,
    accountEnum: null,
    purpose: 'order',
    ...answer,
  };
  call.mockResolvedValue(known);
  await render(<PaymentReturn page={page} />);
  return (document.body.textContent ?? '').replaceAll('\u00a0', ' ');
};
const links = () => [...document.querySelectorAll('a')].map((link) => link.getAttribute('href'));

afterEach(async () => {
  account = null;
  await unmount();
});

it('offers to order again after an order was paid too late', async () => {
  const text = await show('success', {});
  expect(text).toContain('the hour of this order had been given back');
  expect(links()).toEqual(['/en/services/']);
});

it.each([
  [{}, '/en/my-order-list/current_order/?taskid=7'],
  [{ taskid: null, reqid: null, accountEnum: 'CASH' }, '/en/wallet-turnover/'],
  [{ taskid: null, reqid: null, accountEnum: 'BIDDING' }, '/en/pelakman/earnings/'],
] as const)('while the bank does not know yet, names the sum and leads out of the wait %#', async (answer, path) => {
  const text = await show('success', { ...answer, outcome: 'pending' });
  expect(text).toContain('whether 160,000 tomans was paid');
  expect(links()).toEqual([path]);
});

it('says by itself what became of the payment, to who does not see it', async () => {
  const said = () => document.querySelector('[role="status"]')?.textContent?.replaceAll('\u00a0', ' ');
  await show('success', { outcome: 'paid' });
  expect(said()).toContain('160,000 tomans');
  await unmount();
  await show('success', {});
  expect(said()).toContain(order.return.toWallet);
  await unmount();
  await show('success', { outcome: 'to-card' });
  expect(said()).toContain(order.return.toCardText.replace('{amount}', '160,000 tomans'));
});

it('a listener hears after a refused payment, too, that five minutes are left to pay, and takes more there', async () => {
  account = {};
  const taskDetail = { taskid: 7, paymentExpiresAtMs: 299_500, serverNowMs: 0, moves: ['prolongPayment'] };
  await show('fail', { outcome: 'refused', taskDetail } as Partial<Verified>);
  const said = [...document.querySelectorAll('[role="status"]')].map(({ textContent }) => textContent);
  expect(said.map((text) => text?.replaceAll('\u00a0', ' '))).toContain('Time to pay: 5 min left');
  const more = [...document.querySelectorAll('button')].find(({ textContent }) => /more minutes/.test(textContent));
  await act(async () => more?.click());
  expect(call).toHaveBeenCalledWith('reqandpay/prolongpayment', { taskid: 7 });
});

it.each(PAYMENT_PURPOSES.filter((purpose) => purpose !== 'order'))(
  'leads back to the order after a payment of %s, paid or not',
  async (purpose) => {
    const words = order.return.later[purpose];
    const outcomes = {
      paid: 'paid',
      'to-wallet': 'toWallet',
      'to-card': 'toCard',
      refused: 'refused',
      cancelled: 'cancelled',
    } as const;
    for (const [outcome, key] of Object.entries(outcomes)) {
      const isMade = outcome !== 'refused' && outcome !== 'cancelled';
      const text = await show(isMade ? 'success' : 'fail', { purpose, outcome: outcome as Verified['outcome'] });
      expect(text).toContain(words[key].replace('{amount}', '160,000 tomans'));
      expect(text).not.toContain(order.return.orderAgain);
      expect(links()).toEqual(['/en/my-order-list/current_order/?taskid=7']);
      await unmount();
    }
  },
);
