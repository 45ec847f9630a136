/** @jest-environment jsdom */
import { act } from 'react';

import { createRender, findButton, getButton, press, unmount } from '@/components/forms/testing';
import words from '@/messages/en/alerts.json';

import { AlertDialog } from './alert-dialog';

let isAllowed = true;
const ringing = { starts: 0, ends: 0 };
jest.mock('next/navigation', () => ({ useParams: () => ({ locale: 'en' }) }));
jest.mock('uuid', () => ({ v4: () => 'a-key' }));
jest.mock('@/lib/client/browser', () => ({ callFromBrowser: jest.fn() }));
jest.mock('./alert-sound', () => ({
  isSoundAllowed: () => isAllowed,
  allowSound: async () => void (isAllowed = true),
  startRinging: () => {
    ringing.starts += 1;
    return () => void (ringing.ends += 1);
  },
}));

const render = createRender({ alerts: words });
const onLater = jest.fn();
const onSee = jest.fn();
const show = () =>
  render(
    <AlertDialog
      title="New work"
      text="In Tajrish"
      taskId={null}
      isChosen={false}
      isOver={false}
      others={[]}
      onLater={onLater}
      onSee={onSee}
      onDeclined={onLater}
    />,
  );
const pressKey = (key: string) =>
  act(async () => {
    document.activeElement?.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true }));
  });

beforeEach(() => {
  isAllowed = true;
  Object.assign(ringing, { starts: 0, ends: 0 });
  jest.clearAllMocks();
});
afterEach(unmount);

it('rings as long as it stands, and no longer', async () => {
  await show();
  expect(ringing).toEqual({ starts: 1, ends: 0 });
  await unmount();
  expect(ringing).toEqual({ starts: 1, ends: 1 });
});

it('says what happened, and leads there or away', async () => {
  await show();
  const dialog = document.querySelector('[role=alertdialog]')?.textContent;
  expect(dialog).toContain('New work');
  expect(dialog).toContain('In Tajrish');
  await press(getButton(words.see));
  expect([onSee.mock.calls.length, onLater.mock.calls.length]).toEqual([1, 0]);
  await press(getButton(words.later));
  expect(onLater).toHaveBeenCalledTimes(1);
});

it('has one button of each name', async () => {
  await show();
  const names = [...document.querySelectorAll('[role=alertdialog] button')].map(
    (button) => button.getAttribute('aria-label') ?? button.textContent,
  );
  expect(names).toEqual([words.see, words.later]);
});

it('interrupts with its heading, so that no key that was meant elsewhere answers it, and is put off by Escape', async () => {
  await show();
  expect(document.activeElement?.textContent).toBe('New work');
  await pressKey('Enter');
  await pressKey(' ');
  expect([onSee.mock.calls.length, onLater.mock.calls.length]).toEqual([0, 0]);
  await pressKey('Escape');
  expect([onSee.mock.calls.length, onLater.mock.calls.length]).toEqual([0, 1]);
});

it('offers the sound where the browser asks for a press first, rings after it, and keeps the focus on the way on', async () => {
  isAllowed = false;
  await show();
  expect(ringing.starts).toBe(0);
  await press(getButton(words.turnOnSound));
  expect(ringing.starts).toBe(1);
  expect(findButton(words.turnOnSound)).toBeUndefined();
  expect(document.activeElement).toBe(getButton(words.see));
});
