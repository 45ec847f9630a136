/** @jest-environment jsdom */
import { createRender, findButton, getButton, press, unmount } from '@/components/forms/testing';
import { callFromBrowser } from '@/lib/client/browser';
import { CallError } from '@/lib/contract/call-error';
import common from '@/messages/en/common.json';
import errors from '@/messages/en/errors.json';
import order from '@/messages/en/order.json';
import orders from '@/messages/en/order-following.json';

import { NextPerson } from './next-person';
import type { TaskDetail } from './task-detail';

jest.mock('next/navigation', () => ({ useParams: () => ({ locale: 'en' }), usePathname: () => '/en/' }));
jest.mock('@/lib/client/browser', () => ({ callFromBrowser: jest.fn() }));

const call = callFromBrowser as unknown as jest.Mock<Promise<unknown>, [name: string, input: object]>;
const render = createRender({ 'order-following': orders, order, errors, common });
const words = orders.nextProvider;
const person = (userId: number, fullname: string) => ({
  userId,
  fullname,
  userImage: '',
  workerRate: 4.6,
  reviewCount: 12,
  price: 9_600_000,
});
const isolated = (text: string, name: string) => text.replace('{name}', `\u2068${name}\u2069`);
const text = () => document.body.textContent?.replaceAll('\u00a0', ' ') ?? '';
const onOther = jest.fn();
const onOffered = jest.fn();

let free: ReturnType<typeof person>[];
let taskid = 50_000;
/** Each an order of its own, so that no list is remembered from a test before. */
const show = () => {
  taskid += 1;
  const task = { taskid, gDate: '2026-11-28', startHour: 9, endHour: 12 } as TaskDetail;
  return render(<NextPerson task={task} onOther={onOther} onOffered={onOffered} />);
};
beforeEach(() => {
  jest.clearAllMocks();
  free = [person(7, 'Leila Karimi'), person(8, 'Nasrin Azadi')];
  call.mockImplementation(async (name) =>
    name === 'reqandpay/getnextprovider' ? { lstServiceProvider: free, lstAvailableDate: [] } : {},
  );
});
afterEach(() => unmount());

it('the best of those who are free is asked by one press, with the hour and that the price stays; or somebody else', async () => {
  await show();
  expect(text()).toContain('Leila Karimi');
  expect(text()).toContain('4.6');
  expect(text()).toContain('(28 November)');
  await press(getButton(words.open));
  expect(onOther).toHaveBeenCalled();
  await press(getButton(isolated(words.offer, 'Leila Karimi')));
  expect(call).toHaveBeenCalledWith('reqandpay/offernextprovider', { taskid, workerUserId: 7 });
  expect(onOffered).toHaveBeenCalled();
});

it('a professional who is taken meanwhile is named, and the next one stands there', async () => {
  call.mockImplementation(async (name) => {
    if (name === 'reqandpay/getnextprovider') return { lstServiceProvider: free, lstAvailableDate: [] };
    free = [person(8, 'Nasrin Azadi')];
    throw new CallError('slot-taken');
  });
  await show();
  await press(getButton(isolated(words.offer, 'Leila Karimi')));
  expect(text()).toContain(isolated(words.gone, 'Leila Karimi'));
  expect(findButton(isolated(words.offer, 'Nasrin Azadi'))).toBeDefined();
  expect(onOffered).not.toHaveBeenCalled();
});

it('where nobody is free, the way to another hour is there alone', async () => {
  free = [];
  await show();
  expect(findButton(words.open)).toBeDefined();
  expect(document.querySelectorAll('button')).toHaveLength(1);
});
