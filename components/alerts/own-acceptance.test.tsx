/** @jest-environment jsdom */
import { chosen, detail, isOver, open, push, rings, says, TASK } from './testing';

import { act } from 'react';

import { getButton, press, unmount } from '@/components/forms/testing';
import { callFromBrowser } from '@/lib/client/browser';
import { account } from '@/lib/client/testing';
import { storeUserAccount } from '@/lib/client/user-account';
import words from '@/messages/en/alerts.json';

import { DEAF_MS } from './accept-slide';

const call = jest.mocked(callFromBrowser);
/** The answer to the acceptance; it comes when a test says so. */
let answers: (answer: object) => void = () => undefined;

beforeEach(async () => {
  window.localStorage.clear();
  storeUserAccount({ ...account, roleId: 16 });
  push.mockReset();
  call.mockReset().mockImplementation((async (name: string) => {
    if (name === 'expert/movetask') return new Promise((resolve) => (answers = resolve));
    return name === 'clean/gettaskdetail' ? { taskDetail: detail } : {};
  }) as never);
  await open();
  await rings(chosen);
  await act(() => new Promise((resolve) => setTimeout(resolve, DEAF_MS)));
});
afterEach(() => unmount());

const accepts = async () => {
  await press(getButton(words.accept.label));
  await press(getButton(words.accept.confirm));
};

it('a provider who accepts here is not told that the work was answered, and is led to it', async () => {
  await accepts();
  // The broker tells every page of its professional, and may be quicker than the answer.
  await isOver('accepted');
  expect(says()).toBe('');
  await act(async () => answers({}));
  expect(document.body.textContent).not.toContain(words.closed.accepted);
  expect(push).toHaveBeenCalledWith(`/en/pelakman/orderlist/acceptworks/${TASK}/`, undefined);
});

it('the accepted work is asked for again, so that its page does not offer to accept it', async () => {
  const asked = () => call.mock.calls.filter(([name]) => name === 'clean/gettaskdetail').length;
  const before = asked();
  await accepts();
  await act(async () => answers({}));
  expect(asked()).toBe(before + 1);
});
