/** @jest-environment jsdom */
import { act } from 'react';

import { createRender, get, press, unmount } from '@/components/forms/testing';
import { callFromBrowser } from '@/lib/client/browser';
import { CallError } from '@/lib/contract/call-error';
import common from '@/messages/en/common.json';
import errors from '@/messages/en/errors.json';
import schedule from '@/messages/en/schedule.json';

import { CalendarDays } from './calendar-days';
import { FeedCard } from './feed-card';
import { HolidayForm } from './holiday-form';
import { HolidayButton } from './holiday-button';
import { PauseCard } from './pause-card';
import type { Schedule } from './schedule';

jest.mock('next/navigation', () => ({ useParams: () => ({ locale: 'en' }) }));
jest.mock('@/lib/client/browser', () => ({ callFromBrowser: jest.fn() }));
// An ES module, which Jest does not load.
jest.mock('uuid', () => ({ v4: () => '00000000-0000-4000-8000-000000000000' }));

const call = callFromBrowser as unknown as jest.Mock<Promise<unknown>, [name: string, input: object]>;
const render = createRender({ schedule, common, errors });
const own = {
  today: '2026-11-30',
  weekHours: [0, 1, 2, 3, 4, 5, 6].map((weekday) => ({ weekday, startHour: 8, endHour: 18 })),
  daysOff: ['2026-12-02'],
  busyHours: [],
  isPaused: false,
  pausedUntil: null,
  feedKey: null,
  isSuspended: false,
  lstBooked: [
    {
      taskid: 7,
      workName: 'Regular cleaning',
      state: 'CONFIRMED',
      gDate: '2026-12-03',
      startHour: 9,
      endHour: 12,
      isOutside: false,
      errand: null,
    },
  ],
} as unknown as Schedule;
const chooses = async (select: HTMLSelectElement | undefined, value: string) => {
  if (!select) throw new Error('There is no day to choose.');
  select.value = value;
  await act(async () => void select.dispatchEvent(new Event('change', { bubbles: true })));
};
const pressed = (text: string) => {
  const found = [...document.querySelectorAll('button')].find(({ textContent }) => textContent === text);
  if (!found) throw new Error(`There is no button “${text}”.`);
  return press(found);
};
const rows = () => [...document.querySelectorAll<HTMLElement>('button[data-day]')];
const lines = () => rows().map(({ textContent }) => textContent ?? '');
const sheet = () => document.querySelector('[role=dialog]')?.textContent ?? '';
const opensDay = async (index: number) => {
  await press(rows()[index] ?? document.body);
  await act(async () => void (await import('./day-sheet')));
};

beforeEach(() => {
  call.mockReset().mockResolvedValue({ schedule: own });
});
afterEach(() => unmount());

it('two weeks begin today, a line a day, and no day that is over is listed', async () => {
  await render(<CalendarDays schedule={own} />);
  expect(lines()).toHaveLength(14);
  expect(lines()[0]).toContain(schedule.calendar.today);
  expect(lines()[2]).toContain(schedule.calendar.off);
  expect(lines()[3]).toContain('1 job');
  expect(get(HTMLButtonElement, schedule.calendar.earlier).disabled).toBe(true);
  await press(get(HTMLButtonElement, schedule.calendar.later));
  expect(lines()[0]).not.toContain(schedule.calendar.today);
});

it('a line opens a sheet with its day; a press in it is saved at once, and the sheet stays', async () => {
  await render(<CalendarDays schedule={own} />);
  await opensDay(3);
  for (const fact of ['8:00', 'Regular cleaning', schedule.calendar.addBusy]) expect(sheet()).toContain(fact);
  await pressed(schedule.calendar.takeOff);
  expect(call.mock.lastCall?.slice(0, 2)).toEqual([
    'provider/saveschedule',
    { daysOff: ['2026-12-02', '2026-12-03'], seen: { daysOff: own.daysOff } },
  ]);
  expect(sheet()).toContain('Regular cleaning');
});

it('a press that was not saved says so in the sheet', async () => {
  await render(<CalendarDays schedule={own} />);
  await opensDay(2);
  expect(sheet()).not.toContain(schedule.calendar.addBusy);
  call.mockRejectedValueOnce(new CallError('network-failed'));
  await pressed(schedule.calendar.giveBack);
  expect(sheet()).toContain('No connection');
});

it('a busy hour is added on a sheet of its own, which leads back to the day', async () => {
  await render(<CalendarDays schedule={own} />);
  await opensDay(0);
  await pressed(schedule.calendar.addBusy);
  await act(async () => void (await import('./busy-hour-dialog')));
  await pressed(schedule.busyDialog.save);
  expect(call.mock.lastCall?.[1]).toMatchObject({ busyHours: [{ gDate: '2026-11-30' }] });
  expect(sheet()).toContain(schedule.calendar.takeOff);
});

it('a holiday takes every day from its first to its last off, once it is said what becomes of each job in it', async () => {
  const onSaved = jest.fn();
  await render(<HolidayForm schedule={own} onSaved={onSaved} />);
  const days = [...document.querySelectorAll<HTMLButtonElement>('button[aria-pressed]')];
  // The first of December, and the third.
  await press(days[3] ?? document.body);
  await press(days[5] ?? document.body);
  expect(document.body.textContent).toContain('1 job is booked in these days');
  await pressed('Take 3 days off');
  expect(document.body.textContent).toContain(schedule.holiday.open);
  expect(call.mock.calls.map(([name]) => name)).not.toContain('provider/saveschedule');
  await pressed(schedule.holiday.keep);
  await pressed('Take 3 days off');
  expect(call.mock.lastCall?.slice(0, 2)).toEqual([
    'provider/saveschedule',
    { daysOff: ['2026-12-02', '2026-12-01', '2026-12-03'], seen: { daysOff: own.daysOff } },
  ]);
  expect(onSaved).toHaveBeenCalledTimes(1);
});

it('a holiday is of days to come, and a press before its first day begins it anew', async () => {
  await render(<HolidayForm schedule={own} onSaved={() => undefined} />);
  const days = () => [...document.querySelectorAll<HTMLButtonElement>('button[aria-pressed]')];
  expect(days()).toHaveLength(28);
  expect(days().filter(({ disabled }) => disabled)).toHaveLength(2);
  await press(days()[9] ?? document.body);
  await press(days()[5] ?? document.body);
  expect(days().filter((button) => button.getAttribute('aria-pressed') === 'true')).toHaveLength(1);
});

it('a pause says until when, what it changes and what stays booked, before it begins', async () => {
  await render(<PauseCard schedule={own} />);
  await pressed(schedule.pause.stop);
  await act(async () => void (await new Promise((resolve) => setTimeout(resolve))));
  expect(document.body.textContent).toContain('You take new work again when you say so.');
  expect(document.body.textContent).toContain('1 job is booked in this time');
  await chooses(document.querySelector('select') ?? undefined, '2026-12-03');
  expect(document.body.textContent).toContain('customers find you again by themselves');
  expect(document.body.textContent).not.toContain('is booked in this time');
  await pressed(schedule.pause.confirm);
  expect(call.mock.lastCall?.slice(0, 2)).toEqual([
    'provider/saveschedule',
    { isPaused: true, pausedUntil: '2026-12-03', seen: { isPaused: false, pausedUntil: null } },
  ]);
});

it('an address for calendars is made, shown, renewed and ended', async () => {
  call.mockResolvedValue({ feedKey: 'abc' });
  await render(<FeedCard feedKey={null} />);
  await pressed(schedule.feed.create);
  expect(call.mock.calls.map(([name]) => name)).toContain('provider/renewfeed');
  await unmount();
  await render(<FeedCard feedKey="abc" />);
  expect(document.querySelector('input')?.value).toBe('http://localhost/api/calendar/en/abc.ics');
  expect(document.querySelector('a')?.href).toBe('webcal://localhost/api/calendar/en/abc.ics');
  await pressed(schedule.feed.end);
  expect(call.mock.calls.map(([name]) => name)).toContain('provider/endfeed');
});

it('a pause is in the bar under the thumb, too, while new work comes', async () => {
  const stops = () => [...document.querySelectorAll('button')].filter((b) => b.textContent === schedule.pause.stop);
  await render(<HolidayButton schedule={own} />);
  expect(stops()).toHaveLength(1);
  await unmount();
  await render(<HolidayButton schedule={{ ...own, isPaused: true }} />);
  expect(stops()).toHaveLength(0);
});
