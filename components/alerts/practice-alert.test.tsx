/** @jest-environment jsdom */
import { act } from 'react';

import { createRender, getButton, press, unmount } from '@/components/forms/testing';
import { ALERT_ARRIVED_EVENT, PRACTICE_ASKED_EVENT } from '@/lib/client/alerts/events';
import { callFromBrowser } from '@/lib/client/browser';
import { FIRST_HOUR } from '@/lib/domain/constants/providers';
import alerts from '@/messages/en/alerts.json';
import common from '@/messages/en/common.json';
import errors from '@/messages/en/errors.json';

import { PracticeAlert } from './practice-alert';

jest.mock('next/navigation', () => ({ useParams: () => ({ locale: 'en' }) }));
jest.mock('uuid', () => ({ v4: () => 'a-key' }));
jest.mock('@/lib/client/browser', () => ({ callFromBrowser: jest.fn() }));
// The real one is fetched when it is used.
jest.mock(
  'next/dynamic',
  () => () => jest.requireActual<typeof import('./alert-dialog')>('./alert-dialog').AlertDialog,
);

const call = callFromBrowser as unknown as jest.Mock<Promise<unknown>, [name: string, input: object]>;
const render = createRender({ alerts, common, errors });
const page = () => document.body.textContent ?? '';

afterEach(() => unmount());

it('rings a moment after it was asked for, says that it is practice, and its answer is kept', async () => {
  call.mockReset().mockResolvedValue({});
  jest.useFakeTimers();
  await render(<PracticeAlert />);
  await act(async () => void window.dispatchEvent(new Event(PRACTICE_ASKED_EVENT)));
  expect(page()).not.toContain(alerts.practice.title);
  await act(async () => jest.advanceTimersByTime(FIRST_HOUR.practiceAfterMs));
  jest.useRealTimers();
  expect(page()).toContain(alerts.practice.title);
  expect(page()).toContain('This is practice');
  const told = jest.fn();
  window.addEventListener(ALERT_ARRIVED_EVENT, told);
  await press(getButton(alerts.see));
  window.removeEventListener(ALERT_ARRIVED_EVENT, told);
  expect(call.mock.calls.map(([name]) => name)).toEqual(['provider/answerpractice']);
  expect(told).toHaveBeenCalledTimes(1);
  expect(page()).not.toContain('This is practice');
});
