/** @jest-environment jsdom */
import { createRender, findButton, getButton, press, unmount } from '@/components/forms/testing';
import { callFromBrowser } from '@/lib/client/browser';
import { CallError } from '@/lib/contract/call-error';
import common from '@/messages/en/common.json';
import errors from '@/messages/en/errors.json';
import order from '@/messages/en/order.json';
import orders from '@/messages/en/order-following.json';

import { NextProviderDialog } from './next-provider-dialog';
import type { TaskDetail } from './task-detail';

jest.mock('next/navigation', () => ({
  useParams: () => ({ locale: 'en' }),
  usePathname: () => '/en/',
  useRouter: () => ({}),
}));
jest.mock('@/lib/client/browser', () => ({ callFromBrowser: jest.fn() }));

const call = callFromBrowser as unknown as jest.Mock<Promise<unknown>, [name: string, input: object]>;
const render = createRender({ 'order-following': orders, order, errors, common });
const words = orders.nextProvider;
const task = { taskid: 50_001, gDate: '2026-11-28', startHour: 9, endHour: 12 } as TaskDetail;
const person = (userId: number, fullname: string) => ({
  userId,
  fullname,
  merchantName: fullname,
  gender: 'female',
  workerCode: 'PY1',
  userImage: '',
  workerRate: 4.6,
  reviewCount: 12,
  doneTaskCount: 0,
  hasCriminalRecord: false,
  lstCertificate: [{ kind: 'identity', checkedAtMs: Date.UTC(2026, 8, 1), validUntilMs: null }],
  takesCash: false,
  isFavourite: false,
  price: 9_600_000,
});
const text = () => document.body.textContent?.replaceAll('\u00a0', ' ') ?? '';
const offerTo = (name: string) => getButton(words.offer.replace('{name}', `\u2068${name}\u2069`));
const choose = (userId: number) => {
  const radio = document.querySelector<HTMLInputElement>(`input[type="radio"][value="${userId}"]`);
  if (!radio) throw new Error(`${userId} is not offered.`);
  return press(radio);
};

let free: ReturnType<typeof person>[];
let onOffered: jest.Mock;
const show = () =>
  render(<NextProviderDialog task={task} onClose={() => undefined} onCancel={() => undefined} onOffered={onOffered} />);
beforeEach(() => {
  onOffered = jest.fn();
  free = [person(7, 'Leila Karimi'), person(8, 'Nasrin Azadi')];
  call
    .mockReset()
    .mockImplementation(async (name) =>
      name === 'reqandpay/getnextprovider' ? { lstServiceProvider: free, lstAvailableDate: [] } : {},
    );
});
afterEach(() => unmount());

it('consent names who comes, with rating, price and the day in both calendars, and goes to that one', async () => {
  await show();
  expect(text()).toContain('Leila Karimi');
  expect(text()).toContain('4.6');
  expect(text()).toContain('960,000 tomans');
  expect(text()).toContain('(28 November)');
  await press(getButton(words.missing));
  expect(call).not.toHaveBeenCalledWith('reqandpay/offernextprovider', expect.anything());
  await choose(8);
  await press(offerTo('Nasrin Azadi'));
  expect(call).toHaveBeenCalledWith('reqandpay/offernextprovider', { taskid: 50_001, workerUserId: 8 });
  expect(onOffered).toHaveBeenCalled();
});

it('where nobody is chosen, what is missing stands above the first of them, which has the focus', async () => {
  await show();
  await press(getButton(words.missing));
  const [first] = document.querySelectorAll('input[type="radio"]');
  const said = [...document.querySelectorAll('[aria-live]')].find((line) => line.textContent === words.missing);
  expect(first && said && said.compareDocumentPosition(first)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
  expect(document.activeElement).toBe(first);
});

it('names the provider who is taken meanwhile, and asks anew for the next one', async () => {
  call.mockImplementation(async (name) => {
    if (name === 'reqandpay/getnextprovider') return { lstServiceProvider: free, lstAvailableDate: [] };
    free = [person(8, 'Nasrin Azadi')];
    throw new CallError('slot-taken');
  });
  await show();
  await choose(7);
  await press(offerTo('Leila Karimi'));
  expect(text()).toContain(words.gone.replace('{name}', '\u2068Leila Karimi\u2069'));
  expect(findButton(words.offer.replace('{name}', '\u2068Nasrin Azadi\u2069'))).toBeUndefined();
  expect(onOffered).not.toHaveBeenCalled();
});

it('there are other ways: another hour, and the end of the order', async () => {
  free = [];
  await show();
  expect(text()).toContain('Nobody else is free');
  expect(findButton(words.otherHour)).toBeDefined();
  expect(findButton(words.cancel)).toBeDefined();
});
