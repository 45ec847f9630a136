/** @jest-environment jsdom */
import { act } from 'react';

import { createRender, unmount } from '@/components/forms/testing';
import { callFromBrowser } from '@/lib/client/browser';
import orders from '@/messages/en/order-following.json';

import { CurrentOrderScreen } from './current-order-screen';
import type { TaskDetail } from './task-detail';

let query = '';
let tellOfOrder: () => void;
jest.mock('next/navigation', () => ({
  useParams: () => ({ locale: 'en' }),
  usePathname: () => '/en/',
  useRouter: () => ({}),
  useSearchParams: () => new URLSearchParams(query),
}));
jest.mock('@/lib/client/browser', () => ({ callFromBrowser: jest.fn() }));
jest.mock('@/lib/client/alerts/use-order-events', () => ({
  useOrderEvents: (onEvent: () => void) => void (tellOfOrder = onEvent),
}));
// What an order shows of itself is proved elsewhere; here it is which one.
jest.mock('./order-detail', () => ({
  OrderDetail: ({ task }: { task: TaskDetail }) => <p>{`${task.taskid} ${task.state}`}</p>,
}));

// Told what to answer by name; the contract's types would want every field of every answer.
const call = callFromBrowser as unknown as jest.Mock<
  Promise<unknown>,
  [name: string, input: { readonly taskid: number }]
>;
const render = createRender({ 'order-following': orders });
const text = () => document.body.textContent ?? '';

let current: readonly number[];
let states: Readonly<Record<number, string>>;
beforeEach(() => {
  query = '';
  call.mockImplementation(async (name, { taskid }) =>
    name === 'clean/gettaskdetail'
      ? { taskDetail: { taskid, state: states[taskid] } }
      : { lstTask: current.map((id) => ({ taskid: id })) },
  );
});
afterEach(() => unmount());

it('without a number the next order to come is shown, and stays when it ends before the reader’s eyes', async () => {
  current = [50_001];
  states = { 50_001: 'CONFIRMED' };
  await render(<CurrentOrderScreen support={{ phones: [], email: null, hours: null }} />);
  expect(text()).toContain('50001 CONFIRMED');
  current = [];
  states = { 50_001: 'CANCELLED_BY_CUSTOMER' };
  await act(async () => tellOfOrder());
  expect(text()).toContain('50001 CANCELLED_BY_CUSTOMER');
});

it('the order that the address names is shown, whatever is the next to come', async () => {
  query = 'taskid=50000';
  current = [];
  states = { 50_000: 'COMPLETED' };
  await render(<CurrentOrderScreen support={{ phones: [], email: null, hours: null }} />);
  expect(text()).toContain('50000 COMPLETED');
});

it('says so where there is none', async () => {
  current = [];
  states = {};
  await render(<CurrentOrderScreen support={{ phones: [], email: null, hours: null }} />);
  expect(text()).toContain(orders.noCurrent.title);
});
