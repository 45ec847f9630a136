/** @jest-environment jsdom */
import { createRender, unmount } from '@/components/forms/testing';
import bidding from '@/messages/en/bidding.json';
import common from '@/messages/en/common.json';
import orders from '@/messages/en/order-following.json';

import { OtherOrders } from './other-orders';
import { summary } from './testing';

jest.mock('next/navigation', () => ({
  useParams: () => ({ locale: 'en' }),
  usePathname: () => '/en/',
  useRouter: () => ({ push: jest.fn() }),
  useSearchParams: () => new URLSearchParams(),
}));

const render = createRender({ bidding, common, 'order-following': orders });
const show = (count: number) =>
  render(<OtherOrders tasks={Array.from({ length: count }, (_, taskid) => ({ ...summary, taskid }))} />);
const links = () => document.querySelectorAll('a[href*="taskid="]').length;

afterEach(() => unmount());

it('another order is a row, with a heading', async () => {
  await show(1);
  expect(links()).toBe(1);
  expect(document.querySelector('details')).toBeNull();
});

it('more of them are one closed line that says how many', async () => {
  await show(2);
  expect(document.querySelector('details')?.open).toBe(false);
  expect(document.querySelector('summary')?.textContent).toContain('2');
  expect(links()).toBe(2);
});

it('where there is no other nothing is shown', async () => {
  await show(0);
  expect(document.body.textContent).toBe('');
});
