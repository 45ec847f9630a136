/** @jest-environment jsdom */
import { act } from 'react';
import { createRoot, type Root } from 'react-dom/client';

import { ALERT_TITLE_MS } from '@/lib/domain/constants/alerts';

import { useAttention } from './use-attention';

const OWN = 'Dashboard';
const TEXT = 'New work';
const setBadge = jest.fn(async (_count: number) => undefined);
const clearBadge = jest.fn(async () => undefined);

let root: Root;
function Asks({ count }: { count: number }) {
  useAttention(count, TEXT);
  return null;
}
const waits = (count: number) => act(() => root.render(<Asks count={count} />));

function isSeen(state: DocumentVisibilityState): void {
  jest.spyOn(document, 'visibilityState', 'get').mockReturnValue(state);
  document.dispatchEvent(new Event('visibilitychange'));
}

/** The titles of so many turns, one after the other. */
const listTitles = (turns: number) =>
  Array.from({ length: turns }, () => {
    jest.advanceTimersByTime(ALERT_TITLE_MS);
    return document.title;
  });

beforeEach(() => {
  jest.useFakeTimers();
  Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true });
  root = createRoot(document.createElement('div'));
  document.title = OWN;
  setBadge.mockClear();
  clearBadge.mockClear();
  Object.assign(navigator, { setAppBadge: setBadge, clearAppBadge: clearBadge });
});
afterEach(() => {
  act(() => root.unmount());
  jest.useRealTimers();
  jest.restoreAllMocks();
});

it('a tab that nobody sees blinks with its title until it is looked at', () => {
  isSeen('hidden');
  waits(1);
  expect(listTitles(4)).toEqual([TEXT, OWN, TEXT, OWN]);
  jest.advanceTimersByTime(ALERT_TITLE_MS);
  isSeen('visible');
  expect(document.title).toBe(OWN);
  expect(listTitles(2)).toEqual([OWN, OWN]);
});

it('the app’s icon has the count, and both end with the last alert', () => {
  isSeen('hidden');
  waits(2);
  expect(setBadge).toHaveBeenLastCalledWith(2);
  jest.advanceTimersByTime(ALERT_TITLE_MS);
  waits(0);
  expect(document.title).toBe(OWN);
  expect(clearBadge).toHaveBeenCalled();
  expect(listTitles(2)).toEqual([OWN, OWN]);
});
