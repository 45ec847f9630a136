/** @jest-environment jsdom */
import { act } from 'react';

import { createRender, unmount } from '@/components/forms/testing';
import { callFromBrowser } from '@/lib/client/browser';
import { CallError } from '@/lib/contract/call-error';
import { OFFLINE_ORDER_MS } from '@/lib/domain/constants/orders';
import common from '@/messages/en/common.json';
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
jest.mock('@/lib/client/user-account', () => ({ useUserAccount: () => ({ userId: 7 }) }));
jest.mock('@/lib/client/alerts/use-order-events', () => ({
  useOrderEvents: (onEvent: () => void) => void (tellOfOrder = onEvent),
}));
// What an order shows of itself is proved elsewhere; here it is which one.
jest.mock('./order-detail', () => ({
  OrderDetail: ({ task }: { task: TaskDetail }) => (
    <p>
      {`${task.taskid} ${task.state}`}
      <button type="button">act</button>
    </p>
  ),
}));

// Told what to answer by name; the contract's types would want every field of every answer.
const call = callFromBrowser as unknown as jest.Mock<
  Promise<unknown>,
  [name: string, input: { readonly taskid: number }]
>;
const render = createRender({ 'order-following': orders, common });
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

describe('without network', () => {
  const read = async (taskid: number) => {
    query = `taskid=${taskid}`;
    await render(<CurrentOrderScreen support={{ phones: [], email: null, hours: null }} />);
  };
  const actsAreOff = () => document.querySelector('button')?.matches(':disabled');
  const loseNetwork = () => {
    jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
    call.mockRejectedValue(new CallError('network-failed'));
  };
  afterEach(() => {
    jest.restoreAllMocks();
    localStorage.clear();
  });

  it('an open order that was read before is readable, says of when it is, and its acts are off', async () => {
    states = { 50_003: 'CONFIRMED' };
    await read(50_003);
    expect(actsAreOff()).toBe(false);
    expect(text()).not.toContain('No internet');
    await act(async () => {
      loseNetwork();
      window.dispatchEvent(new Event('offline'));
    });
    expect(text()).toMatch(/No internet.*50003 CONFIRMED/);
    // Somebody may be writing.
    expect(actsAreOff()).toBe(false);
    await unmount();
    await read(50_003);
    expect(text()).toMatch(/No internet.*50003 CONFIRMED/);
    expect(actsAreOff()).toBe(true);
  });

  it('not after a week, and an order that is over is not kept at all', async () => {
    states = { 50_004: 'CONFIRMED', 50_005: 'COMPLETED' };
    await read(50_004);
    await unmount();
    await read(50_005);
    await unmount();
    const kept = Object.keys(localStorage).filter((key) => key.includes('gettaskdetail'));
    expect(kept.map((key) => /\d{5}/.exec(key)?.[0])).toEqual(['50004']);
    const [key = ''] = kept;
    const old = { ...JSON.parse(localStorage.getItem(key) ?? ''), keptAtMs: Date.now() - OFFLINE_ORDER_MS - 1 };
    localStorage.setItem(key, JSON.stringify(old));
    loseNetwork();
    await read(50_004);
    expect(text()).not.toContain('50004 CONFIRMED');
  });
});
