/** @jest-environment jsdom */
import { act } from 'react';

import { createRender, unmount } from '@/components/forms/testing';
import { RETURNING_HEIGHTS_KEY } from '@/components/layout/returning-script';

import { useReturningHeight } from './use-returning-height';

const render = createRender({});
let tell: () => void = () => undefined;

function Part() {
  return <div ref={useReturningHeight(true)} />;
}

beforeEach(() => {
  localStorage.clear();
  const Observer = jest.fn((changed: () => void) => {
    tell = changed;
    return { observe: jest.fn(), disconnect: jest.fn() };
  });
  Object.assign(window, { ResizeObserver: Observer });
});
afterEach(unmount);

const listWidths = () =>
  Object.keys(JSON.parse(localStorage.getItem(RETURNING_HEIGHTS_KEY) ?? '{}') as object).map((layout) =>
    Number(layout.split(' ').at(-1)),
  );

it('the heights of the last eight layouts are kept, and one that comes again is the last', async () => {
  await render(<Part />);
  for (const width of [390, 700, 800, 900, 1000, 1100, 1200, 390, 1300, 1400, 1500]) {
    Object.assign(window, { innerWidth: width });
    act(tell);
  }
  expect(listWidths()).toEqual([900, 1000, 1100, 1200, 390, 1300, 1400, 1500]);
});
