/** @jest-environment jsdom */
import { createRender, getButton, press, unmount } from '@/components/forms/testing';
import { callFromBrowser } from '@/lib/client/browser';
import { CallError } from '@/lib/contract/call-error';
import { formatVisitTime } from '@/lib/i18n/formats';
import common from '@/messages/en/common.json';
import orders from '@/messages/en/order-following.json';

import { OfferedHoursCard } from './offered-hours-card';
import type { TaskDetail } from './task-detail';

jest.mock('next/navigation', () => ({ useParams: () => ({ locale: 'en' }) }));
jest.mock('@/lib/client/browser', () => ({ callFromBrowser: jest.fn() }));

const call = callFromBrowser as unknown as jest.Mock<Promise<unknown>, [name: string, input: object]>;
const render = createRender({ 'order-following': orders, common });
const onChange = jest.fn();
const TODAY = { gDate: '2026-12-01', deliverytimeid: 13, startHour: 13, endHour: 16, startsAtMs: 1 };
const TOMORROW = { gDate: '2026-12-02', deliverytimeid: 11, startHour: 11, endHour: 14, startsAtMs: 2 };
const toLabel = ({ gDate, startHour, endHour }: typeof TODAY) => formatVisitTime(gDate, startHour, endHour, 'en');
const show = (changes: object = {}) => {
  const task = {
    taskid: 7,
    gDate: '2026-12-01',
    startHour: 9,
    endHour: 12,
    hourCount: 3,
    startsAtMs: Date.UTC(2026, 11, 1, 5, 30),
    serverNowMs: Date.UTC(2026, 11, 1, 5),
    moves: ['takeHour', 'refuseHours'],
    lateness: { freeCancelFromMs: Date.UTC(2026, 11, 1, 6, 45) },
    offeredHours: { lstHour: [TODAY, TOMORROW], answerDueAtMs: Date.UTC(2026, 11, 1, 5, 30) },
    ...changes,
  };
  return render(<OfferedHoursCard task={task as unknown as TaskDetail} onChange={onChange} />);
};
beforeEach(() => {
  call.mockReset().mockResolvedValue({});
  onChange.mockReset();
});
afterEach(unmount);

it('one tap takes an hour that is proposed, and says where the order moved', async () => {
  await show();
  const label = toLabel(TOMORROW);
  await press(getButton(label));
  expect(call).toHaveBeenCalledWith('reqandpay/takeofferedhour', {
    taskid: 7,
    gDate: '2026-12-02',
    deliverytimeid: 11,
  });
  expect(document.body.textContent).toContain(orders.offeredHours.done.replace('{visit}', label));
  expect(onChange).toHaveBeenCalled();
});

it('a visit that never began leaves no agreed hour to keep', async () => {
  await show({ serverNowMs: Date.UTC(2026, 11, 1, 8, 30) });
  expect(document.body.textContent).not.toContain(orders.offeredHours.keep);
  await press(getButton(orders.offeredHours.missed.keep));
  expect(call).toHaveBeenCalledWith('reqandpay/refusehours', { taskid: 7 });
});

it('says from when cancelling is free, and that it is once that time has passed', async () => {
  await show();
  expect(document.body.textContent).toContain(orders.offeredHours.free.replace('{free}', '10:15'));
  await unmount();
  await show({ serverNowMs: Date.UTC(2026, 11, 1, 8, 30) });
  expect(document.body.textContent).toContain('Nobody has come, so cancelling is free now.');
  expect(document.body.textContent).not.toContain('10:15');
});

it('one tap keeps the agreed hour', async () => {
  await show();
  await press(getButton(orders.offeredHours.keep));
  expect(call).toHaveBeenCalledWith('reqandpay/refusehours', { taskid: 7 });
});

it.each([
  ['slot-taken', orders.offeredHours.taken],
  ['move-not-allowed', orders.offeredHours.over],
] as const)('says why an hour was not taken, and asks how the order stands: %s', async (key, words) => {
  call.mockRejectedValue(new CallError(key));
  await show();
  await press(getButton(toLabel(TODAY)));
  expect(document.body.textContent).toContain(words);
  expect(onChange).toHaveBeenCalled();
});

it('is not there once the time is over, or where no hour is left', async () => {
  await show({ moves: ['cancel'] });
  expect(document.querySelector('h2')).toBeNull();
  await unmount();
  await show({ offeredHours: { lstHour: [], answerDueAtMs: 0 } });
  expect(document.querySelector('h2')).toBeNull();
});
