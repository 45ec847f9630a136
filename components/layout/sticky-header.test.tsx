/** @jest-environment jsdom */
import { act } from 'react';
import { createRoot, type Root } from 'react-dom/client';

import { StickyHeader } from './sticky-header';

Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true });

let root: Root;
let y = 0;
const readPlace = jest.fn(() => y);

const isSticky = () => document.querySelector('header')?.dataset.sticky === 'true';
const pass = (milliseconds: number) => act(() => jest.advanceTimersByTime(milliseconds));
const scrollTo = (place: number) => {
  y = place;
  act(() => void window.dispatchEvent(new Event('scroll')));
};
/** Scrolls, and lets the header look. */
const goTo = (place: number) => {
  scrollTo(place);
  pass(10);
};

beforeEach(() => {
  jest.useFakeTimers();
  y = 0;
  Object.defineProperty(window, 'scrollY', { configurable: true, get: readPlace });
  const container = document.createElement('div');
  document.body.replaceChildren(container);
  root = createRoot(container);
  act(() => root.render(<StickyHeader>header</StickyHeader>));
});
afterEach(() => {
  act(() => root.unmount());
  jest.useRealTimers();
});

it.each([
  [551, true],
  [550, false],
  [0, false],
])('on the way up to %i px it is sticky: %s', (place, expected) => {
  goTo(1400);
  expect(isSticky()).toBe(false);
  goTo(place);
  expect(isSticky()).toBe(expected);
});

it('goes on the way down, however deep in the page, and stays while nothing moves', () => {
  goTo(1400);
  goTo(1399);
  goTo(1399);
  expect(isSticky()).toBe(true);
  goTo(1400);
  expect(isSticky()).toBe(false);
});

it('looks where the page is once in ten milliseconds, at the end of them', () => {
  goTo(1400);
  readPlace.mockClear();
  for (const place of [1300, 1500, 1200, 1450]) scrollTo(place);
  scrollTo(1100);
  pass(9);
  expect([readPlace.mock.calls.length, isSticky()]).toEqual([0, false]);
  pass(1);
  expect([readPlace.mock.calls.length, isSticky()]).toEqual([1, true]);
});
