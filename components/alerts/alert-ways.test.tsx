/** @jest-environment jsdom */
import { answer, chosen, detail, matterOf, open, push, rings, TASK } from './testing';

import { findButton, get, getButton, press, unmount } from '@/components/forms/testing';
import { callFromBrowser } from '@/lib/client/browser';
import words from '@/messages/en/alerts.json';

const payment = {
  kind: 'payment' as const,
  message: { taskId: TASK, userId: 201, requestId: 1, amountRials: 9_600_000, gateway: 'zarinpal' },
};

beforeEach(() => {
  jest.clearAllMocks();
  jest.mocked(callFromBrowser).mockImplementation((async () => ({ taskDetail: detail })) as never);
});
afterEach(() => unmount());

it.each([
  ['work that was asked of its reader', chosen, 'acceptworks'],
  ['work that was asked of nobody by name', matterOf(301, 3, null), 'newworks'],
  ['a payment', payment, 'doneworks'],
] as const)(
  '“I want to see” of %s leads to that job in its list, and answers the alert',
  async (_what, matter, list) => {
    await open();
    await rings(matter);
    await press(get(HTMLButtonElement, words.see));
    expect(push.mock.calls).toEqual([[`/en/pelakman/orderlist/${list}/${TASK}/`, undefined]]);
    expect(answer).toHaveBeenCalledTimes(1);
  },
);

it.each([
  ['new work', chosen],
  ['a payment', payment],
] as const)('“later” of %s answers it and leaves the page where it is', async (_what, matter) => {
  await open();
  await rings(matter);
  await press(get(HTMLButtonElement, words.later));
  expect([answer.mock.calls.length, push.mock.calls.length]).toEqual([1, 0]);
  expect(document.querySelector('[role=alertdialog]')).toBeNull();
});

it('while the job is read, the answers have their places already, and cannot be pressed', async () => {
  jest.mocked(callFromBrowser).mockImplementation((() => new Promise(() => undefined)) as never);
  await open();
  await rings(chosen);
  expect(getButton(words.accept.label).disabled).toBe(true);
  expect(getButton(words.decline.label).disabled).toBe(true);
  expect(getButton(words.later).disabled).toBe(false);
  await unmount();
  // Work that is asked of nobody by name is not accepted in it.
  await open();
  await rings(matterOf(301, 3, null));
  expect(findButton(words.accept.label)).toBeUndefined();
});
