/** @jest-environment jsdom */
import { act } from 'react';

import { createStepRender, did } from '@/components/order/bids/testing';
import { findButton, getAlertText, press, unmount } from '@/components/forms/testing';
import { callFromBrowser } from '@/lib/client/browser';
import { HOUR_MS, MINUTE_MS } from '@/lib/domain/constants/time-units';
import { toInstantMs } from '@/lib/domain/site/jalali-date';
import bidding from '@/messages/en/bidding.json';
import common from '@/messages/en/common.json';
import order from '@/messages/en/order.json';
import units from '@/messages/en/units.json';

import { SendRequest } from '../bids/send-request';

jest.mock('next/navigation', () => ({
  useParams: () => ({ locale: 'en' }),
  usePathname: () => '/en/',
  useRouter: () => ({}),
  useSearchParams: () => new URLSearchParams(),
}));
jest.mock('@/lib/client/browser', () => ({ callFromBrowser: jest.fn() }));
jest.mock('uuid', () => ({ v4: () => 'key-1' }));
jest.mock('../shell/given-answers', () => ({ GivenAnswers: () => null }));
jest.mock('../pre-invoice/invoice-recipient', () => ({ InvoiceRecipient: () => null }));
jest.mock('../shell/question-frame', () => ({
  QuestionFrame: ({ next, children }: { next: { label: string; isDisabled?: boolean }; children: React.ReactNode }) => (
    <>
      {children}
      <button disabled={next.isDisabled}>{next.label}</button>
    </>
  ),
}));

// Told what to answer by name; the contract's types would want every field of every answer.
const call = callFromBrowser as unknown as jest.Mock<Promise<unknown>, [name: string, input?: unknown]>;
const render = createStepRender({ bidding, common, order, units });
const DAY = '2026-11-28';
const draft = { locationid: 1001, gDate: DAY, deliverytimeid: 15, startHour: 15, visitHours: 2 };
const FREE = { deliverytimeid: 18, startHour: 18, endHour: 20, isFull: false };

/** Bids close two hours before the visit, after a quarter of an hour at least. */
const CLOSES_MS = toInstantMs(DAY, 15) - 2 * HOUR_MS - 15 * MINUTE_MS;
const isSendOpen = () => findButton(bidding.send.action)?.disabled === false;

beforeEach(() => {
  jest.clearAllMocks();
  jest.useFakeTimers();
  call.mockImplementation(async (name) => {
    if (name === 'boot/getallavailabledate')
      return { lstAvailableDate: [{ gDate: DAY, lstDeliveryTimeSheet: [{ ...FREE, isFull: true }, FREE] }] };
    return { guide: null, floorRial: 0, windowMinutes: 45 };
  });
});
afterEach(async () => {
  await unmount();
  jest.useRealTimers();
});

it('the send closes the moment its hour can no longer be booked, says why, and one press takes the next hour and keeps every answer', async () => {
  jest.setSystemTime(CLOSES_MS - MINUTE_MS);
  await render(<SendRequest />, { draft, followedTaskId: null });
  expect(isSendOpen()).toBe(true);
  await act(async () => jest.advanceTimersByTime(MINUTE_MS - 1));
  expect(isSendOpen()).toBe(true);
  await act(async () => jest.advanceTimersByTime(1));
  expect(isSendOpen()).toBe(false);
  expect(getAlertText()).toContain(order.problem.hourOver);
  const nextHour = [...document.querySelectorAll('button')].find(({ textContent }) => textContent?.startsWith('Next'));
  if (!nextHour) throw new Error('No hour is offered');
  await press(nextHour);
  expect(did.save.mock.calls).toEqual([[{ gDate: DAY, deliverytimeid: 18, startHour: 18, visitHours: 2 }]]);
  expect(findButton(order.problem.otherHour)).toBeDefined();
});

it('an hour that had passed before the page came is closed at once; one far ahead waits with no timer that overflows', async () => {
  jest.setSystemTime(CLOSES_MS + HOUR_MS);
  await render(<SendRequest />, { draft, followedTaskId: null });
  expect(isSendOpen()).toBe(false);
  await unmount();
  jest.setSystemTime(CLOSES_MS - 29 * 24 * HOUR_MS);
  await render(<SendRequest />, { draft, followedTaskId: null });
  await act(async () => jest.advanceTimersByTime(MINUTE_MS));
  expect(isSendOpen()).toBe(true);
});
