/** @jest-environment jsdom */
import { act, useEffect, useState } from 'react';

import { createRender, unmount } from '@/components/forms/testing';

import { useCounted } from './use-counted';

let change: (value: number) => void;

interface CountedProps {
  readonly first: number;
  readonly reader?: 'customer' | 'professional';
}

function Counted({ first, reader }: CountedProps) {
  const [value, setValue] = useState(first);
  const { shown, isCounting } = useCounted(value, reader);
  useEffect(() => {
    change = setValue;
  }, []);
  return `${shown}${isCounting ? ' …' : ''}`;
}

const render = createRender({});
const show = (value: number, reader?: CountedProps['reader']) => render(<Counted first={value} reader={reader} />);
const passes = (milliseconds: number) => act(async () => void (await jest.advanceTimersByTimeAsync(milliseconds)));
const becomes = (value: number) => act(async () => change(value));
const seen = () => document.body.textContent;
const prefers = (motion: 'reduce' | 'no-preference') =>
  Object.assign(window, {
    matchMedia: (query: string) => ({ matches: query === `(prefers-reduced-motion: ${motion})` }),
  });

beforeEach(() => jest.useFakeTimers());
afterEach(async () => {
  await unmount();
  jest.useRealTimers();
});

it('a changed sum counts to its new value, and stands still there', async () => {
  prefers('no-preference');
  await show(1000);
  await becomes(2000);
  expect(seen()).toMatch(/…$/);
  await passes(100);
  expect(Number.parseInt(seen() ?? '', 10)).toBeGreaterThan(1000);
  expect(Number.parseInt(seen() ?? '', 10)).toBeLessThan(2000);
  await passes(300);
  expect(seen()).toBe('2000');
});

it('a sum counts for 200 ms on a customer’s screen, and for 400 ms on a professional’s', async () => {
  prefers('no-preference');
  await show(1000);
  await becomes(2000);
  await passes(250);
  expect(seen()).toBe('2000');
  await unmount();
  await show(1000, 'professional');
  await becomes(2000);
  await passes(250);
  expect(seen()).toMatch(/…$/);
  await passes(250);
  expect(seen()).toBe('2000');
});

it('a first sum, and every sum for who asks for less motion, is there at once', async () => {
  prefers('no-preference');
  await show(0);
  await becomes(1000);
  expect(seen()).toBe('1000');
  prefers('reduce');
  await becomes(2000);
  expect(seen()).toBe('2000');
});
