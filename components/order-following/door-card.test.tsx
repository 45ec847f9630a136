/** @jest-environment jsdom */
import { act } from 'react';

import { createRender, unmount } from '@/components/forms/testing';
import { callFromBrowser } from '@/lib/client/browser';
import { DOOR_WAIT } from '@/lib/domain/constants/providers';
import { fillNumbers } from '@/lib/i18n/fill-numbers';
import common from '@/messages/en/common.json';
import errors from '@/messages/en/errors.json';
import orders from '@/messages/en/order-following.json';

import { DoorCard } from './door-card';
import type { TaskDetail } from './task-detail';

jest.mock('next/navigation', () => ({ useParams: () => ({ locale: 'en' }) }));
jest.mock('@/lib/client/browser', () => ({ callFromBrowser: jest.fn().mockResolvedValue({}) }));

const words = fillNumbers({ 'order-following': orders, common, errors }, 'en');
const render = createRender(words);
const NOW_MS = Date.UTC(2026, 10, 28, 6, 0);
const nothing = {
  arrivedAtMs: null,
  isNear: false,
  waitsUntilMs: null,
  lstMissing: ['arrive', 'write', 'photo', 'wait'],
  customerWord: null,
  feeRial: 1_920_000,
};
const show = (doorWait: object | null, moves: readonly string[] = []) =>
  render(
    <DoorCard
      task={
        {
          taskid: 50_001,
          serverNowMs: NOW_MS,
          startsAtMs: NOW_MS,
          arrivesUntilMs: null,
          moves,
          doorWait,
        } as unknown as TaskDetail
      }
      onChange={() => undefined}
    />,
  );
const press = (name: string) =>
  act(async () =>
    [...document.querySelectorAll('button')].find(({ textContent }) => textContent?.trim() === name)?.click(),
  );

beforeEach(() => jest.clearAllMocks());
afterEach(() => unmount());

it('is not there before somebody may be missing', async () => {
  await show(null);
  expect(document.body.textContent).toBe('');
  await unmount();
  await show(nothing);
  expect(document.body.textContent).toBe('');
});

it('from the visit’s first minute takes that nobody has come, and then says from when the order can be ended', async () => {
  await show(nothing, ['sayNobodyCame']);
  await press(words['order-following'].door.tell);
  expect(callFromBrowser).toHaveBeenCalledWith('reqandpay/answerdoor', { taskid: 50_001, word: 'nobody-came' });
  await unmount();
  await show({ ...nothing, customerWord: 'nobody-came' });
  expect(document.body.textContent).toContain(words['order-following'].door.said['nobody-came']);
  expect(document.body.textContent).toMatch(/From 10:00/);
});

it('shows somebody at the door with the countdown, what it can cost, and both answers', async () => {
  await show({ ...nothing, arrivedAtMs: NOW_MS, waitsUntilMs: NOW_MS + DOOR_WAIT.waitMs }, [
    'sayNobodyCame',
    'saySomebodyHome',
  ]);
  expect(document.querySelector('[role=timer]')?.textContent).toMatch(/(10:00|9:59)/);
  expect(document.body.textContent).toContain('192,000');
  await press(words['order-following'].door.home);
  expect(callFromBrowser).toHaveBeenCalledWith('reqandpay/answerdoor', { taskid: 50_001, word: 'somebody-home' });
});

it('a late visit has one card to tell it and to end the order, and their names say which is which', async () => {
  const { door, noShow } = words['order-following'];
  await show(nothing, ['sayNobodyCame', 'reportNoShow']);
  const names = [...document.querySelectorAll('button')].map(({ textContent }) => textContent);
  expect(names).toEqual([door.tell, noShow.open]);
  expect(document.querySelectorAll('h2')).toHaveLength(1);
  expect(document.body.textContent).toContain(door.tellText);
  await press(noShow.open);
  expect(callFromBrowser).not.toHaveBeenCalled();
});

it('the order of somebody who never came can be ended where nothing was told before', async () => {
  await show(null, ['reportNoShow']);
  expect(document.body.textContent).toBe(words['order-following'].noShow.open);
});
