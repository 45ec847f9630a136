/** @jest-environment jsdom */
import { act } from 'react';

import { getButton, press, unmount } from '@/components/forms/testing';
import { callFromBrowser } from '@/lib/client/browser';
import { CallError } from '@/lib/contract/call-error';
import { STEPS } from '@/lib/funnel/steps';
import bidding from '@/messages/en/bidding.json';
import common from '@/messages/en/common.json';
import order from '@/messages/en/order.json';

import { BidChoice } from './bid-choice';
import { sortBids } from './sort-bids';
import { aBid, aBidding, createStepRender, did, TASK_ID } from './testing';
import type { Bidding } from './use-bidding';

jest.mock('next/navigation', () => ({
  useParams: () => ({ locale: 'en' }),
  usePathname: () => '/en/',
  useRouter: () => ({ push: jest.fn() }),
  useSearchParams: () => new URLSearchParams(),
}));
jest.mock('@/lib/client/browser', () => ({ callFromBrowser: jest.fn() }));

// Told what to answer by name; the contract's types would want every field of every answer.
const call = callFromBrowser as unknown as jest.Mock<Promise<unknown>, [name: string, input?: unknown]>;
const renderStep = createStepRender({ bidding, common, order });
const text = () => document.body.textContent?.replaceAll('\u00a0', ' ') ?? '';

const aWay = (metres: number) => ({ metres, minutes: 20, from: 'base' as const, isEstimate: true });
const cheap = aBid({ sgid: 1, fullname: 'Maryam', price: 4_000_000, travel: aWay(9000), workerRate: 4.2 });
const near = aBid({ sgid: 2, fullname: 'Reza', price: 5_000_000, travel: aWay(1000), workerRate: null });
const rated = aBid({ sgid: 3, fullname: 'Sara', price: 6_000_000, travel: null, workerRate: 4.9 });
const placed = { reqid: 1, taskid: TASK_ID, reqcode: '1' };
const draft = { placed: { ...placed, phase: 'bidding' as const }, gDate: '2026-11-26', startHour: 9 };

let room: Bidding;
let select: () => Promise<unknown>;
beforeEach(() => {
  for (const mock of [call, ...Object.values(did)]) mock.mockReset();
  room = aBidding({ lstSuggestion: [rated, cheap, near], liveCount: 12 });
  call.mockImplementation(async (name) => {
    if (name === 'suggestion/getallsuggestion4task') return room;
    return name === 'suggestion/selectsuggestionbyuser' ? select() : { taskDetail: {} };
  });
});
afterEach(() => unmount());

const names = () =>
  [...document.querySelectorAll('[data-bid] h3')].map((heading) => heading.textContent?.replace('Pelakyar ', ''));
const sorts = (label: string) =>
  press([...document.querySelectorAll('label')].find((known) => known.textContent === label) ?? document.body);
const opensDialog = async (name: string) => {
  const button = [...document.querySelectorAll('button')].find((each) => each.textContent.endsWith(`Choose ${name}`));
  await press(button ?? document.body);
  await act(async () => void (await import('./choose-dialog')));
};

it('bids stand as the house sorts them, or by price, distance, rating; unknown values come last', async () => {
  await renderStep(<BidChoice />, { draft });
  expect(names()).toEqual(['Sara', 'Maryam', 'Reza']);
  expect(text()).toContain('You see the best 3 of 12 quotes.');
  await sorts('Cheapest');
  expect(names()).toEqual(['Maryam', 'Reza', 'Sara']);
  expect(sortBids(room.lstSuggestion, 'distance').map(({ fullname }) => fullname)).toEqual(['Reza', 'Maryam', 'Sara']);
  expect(sortBids(room.lstSuggestion, 'rating').map(({ fullname }) => fullname)).toEqual(['Sara', 'Maryam', 'Reza']);
});

it('a quote says who makes it and for how long it stands: Pelakyar and name, gender, standing, code, firm, hours and minutes', async () => {
  room.lstSuggestion = [
    aBid({ merchantName: 'Clean House', workerGrade: 'top', remainingHours: 1, remainingMinutes: 20 }),
  ];
  await renderStep(<BidChoice />, { draft });
  const card = document.querySelector('[data-bid]');
  expect(card?.querySelector('h3')?.textContent).toBe('Pelakyar Maryam Ahmadi');
  for (const fact of ['Woman', 'Among the best rated', 'Code PY1001', 'Company: Clean House', 'Quote: 1 h 20 min left'])
    expect(text()).toContain(fact);
  room = aBidding({
    lstSuggestion: [aBid({ fullname: 'Reza', merchantName: 'Reza', remainingHours: 0, remainingMinutes: 0 })],
  });
  await unmount();
  await renderStep(<BidChoice />, { draft });
  expect(text()).not.toMatch(/Company:|Quote: /);
});

it('quotes of women or men alone are shown, papers with their dates; where there is none, everybody is one press away', async () => {
  const checkedAtMs = Date.UTC(2026, 8, 1);
  room.lstSuggestion[0] = { ...rated, lstCertificate: [{ kind: 'identity', checkedAtMs, validUntilMs: null }] };
  room.lstSuggestion[2] = { ...near, gender: 'male' };
  await renderStep(<BidChoice />, { draft });
  expect(text()).toMatch(/Identity checked .*1405/);
  await sorts('Men');
  expect(names()).toEqual(['Reza']);
  expect(text()).toContain('professionals are not told');
  room = aBidding({ lstSuggestion: [rated, cheap] });
  await sorts('Women');
  expect(names()).toEqual(['Sara', 'Maryam']);
  expect(call.mock.calls.every(([name]) => name === 'suggestion/getallsuggestion4task')).toBe(true);
});

it('choosing is asked once, with the sum that was seen, and leads to the pre-invoice', async () => {
  select = async () => ({ suggestion: cheap, payableRial: 4_000_000, paymentExpiresAtMs: 9, state: 'PENDING_PAYMENT' });
  await renderStep(<BidChoice />, { draft });
  await opensDialog('Maryam');
  expect(text()).toContain('The quote is held for you for');
  await press(getButton('Choose this quote'));
  expect(call).toHaveBeenCalledWith('suggestion/selectsuggestionbyuser', { sgid: 1, seenRial: 4_000_000 });
  expect(did.show).toHaveBeenCalledWith(expect.objectContaining({ suggestionId: 1, providerName: 'Maryam' }));
  expect(did.save).toHaveBeenCalledWith({ hasBids: true, placed: { ...placed, phase: 'chosen' } });
  expect(did.goTo).toHaveBeenCalledWith(STEPS.preFactor);
});

it('a bid that is another one by now is not chosen: its new sum is said, and is what the next press confirms', async () => {
  select = async () => {
    room = { ...room, lstSuggestion: [{ ...cheap, price: 4_500_000 }] };
    throw new CallError('price-changed');
  };
  await renderStep(<BidChoice />, { draft });
  await opensDialog('Maryam');
  await press(getButton('Choose this quote'));
  expect(did.goTo).not.toHaveBeenCalled();
  expect(text()).toMatch(/has just changed the quote/);
  expect(text()).toContain('450,000 tomans');
  select = async () => ({ suggestion: cheap, payableRial: 1, paymentExpiresAtMs: 9 });
  await press(getButton('Choose this quote'));
  expect(call).toHaveBeenCalledWith('suggestion/selectsuggestionbyuser', { sgid: 1, seenRial: 4_500_000 });
});

it('once the window is over the waiting room says what became of it', async () => {
  room = aBidding({ state: 'EXPIRED' });
  await renderStep(<BidChoice />, { draft });
  expect(did.save).toHaveBeenCalledWith({ hasBids: false });
  expect(did.goTo).toHaveBeenCalledWith(STEPS.orderProcess);
});
