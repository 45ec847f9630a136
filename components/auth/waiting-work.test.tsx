/** @jest-environment jsdom */
import { act } from 'react';

import { createRender, unmount } from '@/components/forms/testing';
import { callFromBrowser } from '@/lib/client/browser';
import { keepMove, listWaitingMoves, type WaitingMove } from '@/lib/client/offline/waiting-moves';
import { account } from '@/lib/client/testing';
import { storeUserAccount } from '@/lib/client/user-account';
import { CallError } from '@/lib/contract/call-error';

import { WaitingWork } from './waiting-work';

jest.mock('uuid', () => ({ v4: () => 'key' }));
jest.mock('@/lib/client/browser', () => ({ callFromBrowser: jest.fn() }));
jest.mock('@/lib/i18n/link', () => ({
  Link: ({ href, children }: { href: string; children: string }) => <a href={href}>{children}</a>,
}));

const call = callFromBrowser as unknown as jest.Mock<Promise<unknown>, [name: string, input: { move: string }]>;
const isOnline = jest.spyOn(window.navigator, 'onLine', 'get');
const render = createRender({});
const words = { stepRefused: 'This step was not taken', toWork: 'To the job' };
const listSent = () => call.mock.calls.map(([, { move }]) => move);
const text = () => document.body.textContent ?? '';

function waits(move: WaitingMove['move'], order: number): void {
  const work = { taskId: 50_001, workName: 'Regular cleaning', opensAtMs: null, refusal: null };
  keepMove(account.userId, { ...work, key: `key-${order}`, madeAtMs: Date.now() + order, move });
}
/** Waits until the lazily loaded parts have arrived and their requests are answered. */
const settles = () => act(async () => void (await import('@/lib/client/offline/send-moves')));
async function comesBack(): Promise<void> {
  isOnline.mockReturnValue(true);
  await act(async () => void window.dispatchEvent(new Event('online')));
  await settles();
}

beforeEach(() => {
  window.localStorage.clear();
  window.history.replaceState(null, '', '/en/faq/');
  storeUserAccount(account);
  call.mockReset().mockResolvedValue({});
  isOnline.mockReturnValue(false);
  waits('depart', 1);
  waits('start', 2);
});
afterEach(() => unmount());

it('sends a provider’s offline moves from any page once there is a network, in order and once', async () => {
  await render(<WaitingWork words={words} />);
  await settles();
  expect(listSent()).toEqual([]);
  await comesBack();
  await comesBack();
  expect(listSent()).toEqual(['depart', 'start']);
  expect(listWaitingMoves(account.userId)).toEqual([]);
});

it('a refusal is told with the way to where it stands', async () => {
  call.mockRejectedValueOnce(new CallError('move-not-allowed', { words: 'The visit was cancelled.' }));
  await render(<WaitingWork words={words} />);
  await comesBack();
  for (const said of [words.stepRefused, 'Regular cleaning', 'The visit was cancelled.'])
    expect(text()).toContain(said);
  expect(document.querySelector('a')?.getAttribute('href')).toBe('/pelakman/orderlist/acceptworks/50001/');
});

it('the provider’s own pages tell of a refusal themselves', async () => {
  window.history.replaceState(null, '', '/en/pelakman/dashboard/');
  call.mockRejectedValueOnce(new CallError('move-not-allowed', { words: 'The visit was cancelled.' }));
  await render(<WaitingWork words={words} />);
  await comesBack();
  expect(listSent()).toEqual(['depart']);
  expect(text()).not.toContain(words.stepRefused);
});
