/** @jest-environment jsdom */
import { act } from 'react';

import { createStepRender, did } from '@/components/order/bids/testing';
import { findButton, getAlertText, getButton, press, unmount } from '@/components/forms/testing';
import { CallError } from '@/lib/contract/call-error';
import type { ErrorKey } from '@/lib/contract/errors';
import common from '@/messages/en/common.json';
import order from '@/messages/en/order.json';

import { PlaceProblem } from './place-problem';

jest.mock('next/navigation', () => ({
  useParams: () => ({ locale: 'en' }),
  usePathname: () => '/en/',
  useRouter: () => ({}),
}));

const render = createStepRender({ common, order });
const WHY = 'You already have 3 open orders.';
const into = jest.fn();
const show = async (key: ErrorKey) => {
  await render(<PlaceProblem problem={new CallError(key, { words: WHY })} />, { followedTaskId: null });
  await act(async () => new Promise((resolve) => requestAnimationFrame(() => resolve(undefined))));
};
const findMyOrders = () => document.querySelector<HTMLAnchorElement>('a[href$="/my-order-list/"]');

beforeEach(() => {
  jest.clearAllMocks();
  Element.prototype.scrollIntoView = into;
});
afterEach(() => unmount());

it('a new customer with three open orders is told so in view and with the focus, and goes to them in another tab, so that this order stays', async () => {
  await show('unpaid-orders-limit');
  expect(getAlertText()).toContain(WHY);
  expect(findMyOrders()?.target).toBe('_blank');
  expect(into).toHaveBeenCalled();
  expect(document.activeElement?.contains(document.querySelector('[role="alert"]'))).toBe(true);
  expect(findButton(order.problem.otherHour)).toBeUndefined();
});

it('an order at the hour of another one leads to that order and to another hour', async () => {
  await show('order-overlaps');
  expect(findMyOrders()).not.toBeNull();
  await press(getButton(order.problem.otherHour));
  expect(did.goTo).toHaveBeenCalledWith(expect.anything());
});

it('an address that was deleted meanwhile is named as the reason, and leads to the other addresses', async () => {
  const fields = [{ field: 'deliveryaddrid', message: 'unknown' }];
  const problem = new CallError('invalid-input', { words: WHY, fields });
  await render(<PlaceProblem problem={problem} />, { followedTaskId: null });
  expect(getAlertText()).toContain(order.problem.addressGone);
  expect(getAlertText()).not.toContain(WHY);
  await press(getButton(order.problem.otherAddress));
  expect(did.goTo).toHaveBeenCalledWith(expect.anything());
});
