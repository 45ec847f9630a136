/** @jest-environment jsdom */
import { createRender, getButton, press, unmount } from '@/components/forms/testing';
import { callFromBrowser } from '@/lib/client/browser';
import { CallError } from '@/lib/contract/call-error';
import common from '@/messages/en/common.json';
import errors from '@/messages/en/errors.json';
import orders from '@/messages/en/order-following.json';

import { HourOffers } from './hour-offers';

const push = jest.fn<void, [href: string]>();
jest.mock('uuid', () => ({ v4: () => 'key' }));
jest.mock('next/navigation', () => ({ useParams: () => ({ locale: 'en' }), useRouter: () => ({ push }) }));
jest.mock('@/lib/client/browser', () => ({ callFromBrowser: jest.fn() }));
jest.mock('@/lib/client/user-account', () => ({ useUserAccount: () => ({ userId: 1 }) }));

const call = callFromBrowser as unknown as jest.Mock<Promise<unknown>, [name: string, input?: unknown]>;
const render = createRender({ 'order-following': orders, common, errors });
const words = orders.offers;
const offer = {
  offerid: 4,
  taskid: 7,
  workName: 'Regular cleaning',
  fullname: 'Maryam',
  userImage: '',
  gDate: '2026-12-02',
  deliverytimeid: 9,
  startHour: 9,
  endHour: 12,
  priceRial: 9_600_000,
  paymentWay: 'cash',
  endsAtMs: Date.parse('2026-12-01T09:00:00Z'),
};
const placed = {
  taskid: 50,
  reqid: 60,
  state: 'PENDING_PAYMENT',
  paymentWay: 'cash',
  usesGift: false,
  usesWallet: false,
};
let taken: () => unknown;
const show = async (known: Partial<typeof offer> = {}, taskid?: number) => {
  call.mockImplementation(async (name) => {
    if (name === 'regular/getoffers') return { lstOffer: [{ ...offer, ...known }] };
    return name === 'regular/takeoffer' ? taken() : {};
  });
  await render(<HourOffers taskid={taskid} />);
};
const shown = () => (document.body.textContent ?? '').replaceAll('\u00a0', ' ');

beforeEach(() => {
  taken = () => placed;
  call.mockReset();
  push.mockReset();
});
afterEach(unmount);

it('says who, when, what, for how much and how it is paid, and orders it in one press', async () => {
  await show();
  expect(shown()).toMatch(/Maryam.*Wednesday/);
  expect(shown()).toContain('Regular cleaning, 960,000 tomans, in cash at the door');
  await press(getButton(words.take));
  expect(call).toHaveBeenCalledWith('regular/takeoffer', { offerid: 4, priceRial: 9_600_000 });
  expect(call).toHaveBeenCalledWith('custom', expect.objectContaining({ prefix: 'cod-', reqId: 60 }));
  expect(push.mock.calls[0]?.[0]).toContain('taskid=50');
});

it('says why it could not be ordered, and stays', async () => {
  taken = () => {
    throw new CallError('slot-taken');
  };
  await show();
  await press(getButton(words.take));
  expect(push).not.toHaveBeenCalled();
  expect(getButton(words.take)).toBeTruthy();
});

it('is declined in one press, and shows nothing on the page of another order', async () => {
  await show({ offerid: 5 });
  await press(getButton(words.decline));
  expect(call).toHaveBeenCalledWith('regular/declineoffer', { offerid: 5 });
  await unmount();
  await show({}, 8);
  expect(shown()).toBe('');
});
