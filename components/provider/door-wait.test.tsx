/** @jest-environment jsdom */
import { act } from 'react';

import { createRender, unmount } from '@/components/forms/testing';
import { callFromBrowser } from '@/lib/client/browser';
import { makeOwnMove } from '@/lib/client/offline/send-moves';
import { DOOR_WAIT } from '@/lib/domain/constants/providers';
import { MINUTE_MS } from '@/lib/domain/constants/time-units';
import { fillNumbers } from '@/lib/i18n/fill-numbers';
import common from '@/messages/en/common.json';
import errors from '@/messages/en/errors.json';
import provider from '@/messages/en/provider.json';

import { DoorWait } from './door-wait';
import type { WorkDetail } from './work-move';

jest.mock('next/navigation', () => ({ useParams: () => ({ locale: 'en' }) }));
jest.mock('@/lib/client/browser', () => ({ callFromBrowser: jest.fn().mockResolvedValue({}) }));
jest.mock('@/lib/client/offline/send-moves', () => ({ makeOwnMove: jest.fn().mockResolvedValue(undefined) }));
jest.mock('@/lib/client/upload', () => ({ uploadFromBrowser: jest.fn() }));
jest.mock('next/dynamic', () => () => (dialog: { confirmLabel: string; onConfirm: () => Promise<void> }) => (
  <button onClick={() => void dialog.onConfirm()}>{dialog.confirmLabel}</button>
));

const words = fillNumbers({ provider, common, errors }, 'en');
const render = createRender(words);
const NOW_MS = Date.UTC(2026, 10, 28, 6, 0);
const atDoor = {
  arrivedAtMs: NOW_MS,
  isNear: false,
  waitsUntilMs: null,
  lstMissing: ['write', 'photo', 'wait'],
  customerWord: null,
  feeRial: null,
};
const show = (doorWait: object | null, onChange = () => undefined) =>
  render(
    <DoorWait
      work={
        {
          taskid: 50_001,
          serviceTypeName: 'Regular cleaning',
          contactMobile: '09121234567',
          serverNowMs: NOW_MS,
          doorWait,
        } as unknown as WorkDetail
      }
      onChange={onChange}
    />,
  );
const find = (name: string) =>
  [...document.querySelectorAll<HTMLElement>('button, a')].find(({ textContent }) => textContent?.trim() === name);

beforeEach(() => {
  jest.clearAllMocks();
  jest.useFakeTimers({ now: NOW_MS });
});
afterEach(async () => {
  await unmount();
  jest.useRealTimers();
});

it('shows nothing before the arrival', async () => {
  await show({ ...atDoor, arrivedAtMs: null });
  expect(document.body.textContent).toBe('');
});

it('a call is written to the customer by the same tap', async () => {
  await show(atDoor);
  const link = find(words.provider.door.call);
  expect(link?.getAttribute('href')).toBe('tel:09121234567');
  link?.addEventListener('click', (event) => event.preventDefault());
  await act(async () => link?.click());
  expect(callFromBrowser).toHaveBeenCalledWith('ordermessage/callcustomer', { taskid: 50_001 });
  expect(document.body.textContent).not.toContain(words.provider.moves.reportNoAccess);
});

it('counts down, and takes the report once the time is over and the photo is there', async () => {
  const waiting = { ...atDoor, waitsUntilMs: NOW_MS + DOOR_WAIT.waitMs, lstMissing: ['wait'] };
  await show(waiting);
  const button = () => find(words.provider.moves.reportNoAccess) as HTMLButtonElement;
  expect(document.querySelector('[role=timer]')?.textContent).toContain('10:00');
  expect(button().disabled).toBe(true);
  await act(async () => jest.advanceTimersByTime(MINUTE_MS));
  expect(document.querySelector('[role=timer]')?.textContent).toContain('9:00');
  await act(async () => jest.advanceTimersByTime(DOOR_WAIT.waitMs));
  expect(document.body.textContent).toContain(words.provider.door.over);
  await act(async () => button().click());
  await act(async () => find(words.provider.confirm.reportNoAccess)?.click());
  expect(makeOwnMove).toHaveBeenCalledWith(expect.objectContaining({ taskId: 50_001, move: 'reportNoAccess' }));
});

it('asks for the photo of the door where no position was near, and holds the report back until it is there', async () => {
  await show({ ...atDoor, waitsUntilMs: NOW_MS, lstMissing: ['photo'] });
  expect(document.body.textContent).toContain(words.provider.door.photoAdd);
  expect((find(words.provider.moves.reportNoAccess) as HTMLButtonElement).disabled).toBe(true);
  await unmount();
  await show({ ...atDoor, isNear: true, waitsUntilMs: NOW_MS, lstMissing: [] });
  expect(document.body.textContent).toContain(words.provider.door.near);
  expect((find(words.provider.moves.reportNoAccess) as HTMLButtonElement).disabled).toBe(false);
});

it('says what the customer said', async () => {
  await show({ ...atDoor, customerWord: 'somebody-home' });
  expect(document.body.textContent).toContain(words.provider.door.says['somebody-home']);
});
