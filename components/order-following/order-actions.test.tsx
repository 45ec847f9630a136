/** @jest-environment jsdom */
import { createRender, findButton, getButton, press, unmount } from '@/components/forms/testing';
import { callFromBrowser } from '@/lib/client/browser';
import common from '@/messages/en/common.json';
import orders from '@/messages/en/order-following.json';
import units from '@/messages/en/units.json';

import { OrderActions } from './order-actions';
import type { TaskDetail } from './task-detail';

jest.mock('next/navigation', () => ({ useParams: () => ({ locale: 'en' }), useRouter: () => ({}) }));
jest.mock('@/lib/client/browser', () => ({ callFromBrowser: jest.fn() }));
jest.mock('uuid', () => ({ v4: () => 'key' }));

const call = callFromBrowser as unknown as jest.Mock<Promise<unknown>, [name: string, input?: unknown]>;
const render = createRender({ 'order-following': orders, common, units });
const unpaid = {
  taskid: 50_001,
  reqId: 7,
  state: 'PENDING_PAYMENT',
  payType: 'online',
  codFlag: 'deactive',
  paymentExpiresAtMs: null,
  serverNowMs: 0,
  moves: [],
} as unknown as TaskDetail;
const show = async (takesBank: boolean) => {
  call.mockImplementation(async (name) => (name === 'boot/getpartners' ? { takesBank } : {}));
  await render(<OrderActions task={unpaid} onChange={() => undefined} />);
};

beforeEach(() => call.mockReset());
afterEach(unmount);

it('an order that waits for its payment leads to the bank', async () => {
  await show(true);
  expect([findButton(orders.pay)?.disabled, findButton(orders.payInCash)]).toEqual([false, undefined]);
});

it.each([
  ['payInCash', 'cod-'],
  ['payByWallet', 'wallet-'],
] as const)('where the site has no bank, it is settled by %s', async (label, prefix) => {
  await show(false);
  expect(findButton(orders.pay)).toBeUndefined();
  await press(getButton(orders[label]));
  expect(call).toHaveBeenCalledWith('custom', { prefix, reqId: 7, giftCode: '0', useWallet: 'false' });
});
