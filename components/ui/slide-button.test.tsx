/** @jest-environment jsdom */
import { act } from 'react';

import { createRender, getButton, press, unmount } from '@/components/forms/testing';

import { SlideButton } from './slide-button';
import { ASK_MS, HOLD_MS } from './use-slide';

const render = createRender({});
const onDone = jest.fn();
const LENGTH_PX = 300;

const show = (direction: 'ltr' | 'rtl' = 'ltr') =>
  render(
    <div dir={direction}>
      <SlideButton label="I set out" question="Now?" confirmLabel="Yes, now" onDone={onDone} />
    </div>,
  );
const button = () => document.querySelector('button') as HTMLButtonElement;
const tell = (event: Event) => act(async () => void button().dispatchEvent(event));
const pointer = (type: string, clientX: number) =>
  tell(new MouseEvent(type, { clientX, button: 0, bubbles: true, cancelable: true }));
const rests = (milliseconds: number) => act(async () => jest.advanceTimersByTime(milliseconds));

/** From the middle of the button, by so many pixels, and with the click that a browser gives after it. */
async function slides(movedPx: number): Promise<void> {
  await pointer('pointerdown', LENGTH_PX);
  await pointer('pointermove', LENGTH_PX + movedPx / 2);
  await pointer('pointermove', LENGTH_PX + movedPx);
  await pointer('pointerup', LENGTH_PX + movedPx);
  await press(button());
}

beforeEach(() => {
  jest.useFakeTimers();
  onDone.mockReset();
  Element.prototype.setPointerCapture = () => undefined;
  Object.defineProperty(Element.prototype, 'clientWidth', { configurable: true, value: LENGTH_PX });
});
afterEach(async () => {
  await unmount();
  jest.useRealTimers();
});

it.each([
  ['to the right in English', 'ltr', 1],
  ['to the left in Persian', 'rtl', -1],
] as const)('is slid to its end, %s, and then is done once', async (_where, direction, sign) => {
  await show(direction);
  await slides(sign * 0.8 * LENGTH_PX);
  expect(onDone).toHaveBeenCalledTimes(1);
});

it('does nothing where it is let go halfway, is slid the other way, or the page is scrolled with it', async () => {
  await show();
  await slides(0.5 * LENGTH_PX);
  await slides(-0.8 * LENGTH_PX);
  await pointer('pointerdown', 0);
  await pointer('pointercancel', 0);
  await rests(HOLD_MS);
  expect(onDone).not.toHaveBeenCalled();
  expect(getButton('I set out')).not.toBeNull();
});

it('is held as well as slid, and a short touch is no hold', async () => {
  await show();
  await pointer('pointerdown', 0);
  await rests(HOLD_MS - 1);
  expect(onDone).not.toHaveBeenCalled();
  await rests(1);
  expect(onDone).toHaveBeenCalledTimes(1);
  await pointer('pointerup', 0);
  await press(button());
  expect(onDone).toHaveBeenCalledTimes(1);
});

it('a press of a keyboard or a screen reader asks in the same place, and the second press answers', async () => {
  await show();
  await press(getButton('I set out'));
  expect(document.querySelector('[role="status"]')?.textContent).toBe('Now?');
  expect(onDone).not.toHaveBeenCalled();
  await press(getButton('Yes, now'));
  expect(onDone).toHaveBeenCalledTimes(1);
});

it('asks for some seconds alone', async () => {
  await show();
  await press(getButton('I set out'));
  await rests(ASK_MS);
  expect(document.querySelector('[role="status"]')?.textContent).toBe('');
  await press(getButton('I set out'));
  expect(onDone).not.toHaveBeenCalled();
});

it('neither a double tap nor a key that stays down answers what it asks', async () => {
  await show();
  await tell(new MouseEvent('click', { detail: 1, bubbles: true }));
  await tell(new MouseEvent('click', { detail: 2, bubbles: true }));
  const repeated = new KeyboardEvent('keydown', { key: 'Enter', repeat: true, bubbles: true, cancelable: true });
  await tell(repeated);
  expect(repeated.defaultPrevented).toBe(true);
  expect(onDone).not.toHaveBeenCalled();
});
