/** @jest-environment jsdom */
import { act } from 'react';
import { createRoot } from 'react-dom/client';

import { Dropdown } from './dropdown';

Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true });

/** The part that hears keys and mouse is fetched when the dropdown is seen. Here everything counts as seen. */
async function untilListening(): Promise<void> {
  await act(() => import('./dropdown-comforts').then(() => new Promise((resolve) => setTimeout(resolve))));
}

async function showsServices() {
  const place = document.body.appendChild(document.createElement('div'));
  const root = createRoot(place);
  act(() =>
    root.render(
      <Dropdown opensOnHover label="Services" panelClassName="">
        <a href="#all">All</a>
      </Dropdown>,
    ),
  );
  await untilListening();
  return { place, root };
}

test('a panel that a key opened under a mouse that rests there stays closed after Escape', async () => {
  // The mouse comes later.
  window.matchMedia = () => ({ matches: false }) as MediaQueryList;
  const { place, root } = await showsServices();
  jest.useFakeTimers();
  const button = place.querySelector('button') as HTMLButtonElement;
  const press = (key: string) =>
    act(() => void button.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true })));
  button.focus();
  press('ArrowDown');
  expect(button.getAttribute('aria-expanded')).toBe('true');
  const entered = Object.assign(new Event('pointerenter'), { pointerType: 'mouse' });
  act(() => void place.firstElementChild?.dispatchEvent(entered));
  press('Escape');
  act(() => void jest.runAllTimers());
  expect(button.getAttribute('aria-expanded')).toBe('false');
  act(() => root.unmount());
  jest.useRealTimers();
});

test('a mouse that rested on it before its script came opens it', async () => {
  window.matchMedia = () => ({ matches: true }) as MediaQueryList;
  const resting = jest.spyOn(Element.prototype, 'matches').mockReturnValue(true);
  const { place, root } = await showsServices();
  await act(() => new Promise((resolve) => setTimeout(resolve, 200)));
  expect(place.querySelector('button')?.getAttribute('aria-expanded')).toBe('true');
  resting.mockRestore();
  act(() => root.unmount());
});

test('an act of the panel closes it, and the button has the focus that what it opened gives back', () => {
  const place = document.body.appendChild(document.createElement('div'));
  const root = createRoot(place);
  act(() =>
    root.render(
      <Dropdown label="More" panelClassName="">
        <button type="button">Report</button>
      </Dropdown>,
    ),
  );
  const [button, report] = place.querySelectorAll('button');
  act(() => button?.click());
  expect(button?.getAttribute('aria-expanded')).toBe('true');
  report?.focus();
  act(() => report?.click());
  expect(button?.getAttribute('aria-expanded')).toBe('false');
  expect(document.activeElement).toBe(button);
  act(() => root.unmount());
});
