/** @jest-environment jsdom */
import { act } from 'react';

import { createRender, get, press, unmount } from '@/components/forms/testing';
import { callFromBrowser } from '@/lib/client/browser';
import common from '@/messages/en/common.json';
import schedule from '@/messages/en/schedule.json';

import { CalendarDays } from './calendar-days';
import { HolidayForm } from './holiday-form';
import type { Schedule } from './schedule';

jest.mock('next/navigation', () => ({ useParams: () => ({ locale: 'en' }) }));
jest.mock('@/lib/client/browser', () => ({ callFromBrowser: jest.fn() }));

const call = callFromBrowser as unknown as jest.Mock<Promise<unknown>, [name: string, input: object]>;
const render = createRender({ schedule, common });
const own = {
  today: '2026-11-30',
  weekHours: [0, 1, 2, 3, 4, 5, 6].map((weekday) => ({ weekday, startHour: 8, endHour: 18 })),
  daysOff: ['2026-12-02'],
  busyHours: [],
  isPaused: false,
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
const lines = () => [...document.querySelectorAll('summary')].map(({ textContent }) => textContent ?? '');

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

it('a holiday takes every day from its first to its last off, and counts what is booked in it before', async () => {
  await render(<HolidayForm schedule={own} />);
  const [from, until] = [...document.querySelectorAll('select')];
  const chooses = async (select: HTMLSelectElement | undefined, value: string) => {
    if (!select) throw new Error('There is no day to choose.');
    select.value = value;
    await act(async () => void select.dispatchEvent(new Event('change', { bubbles: true })));
  };
  await chooses(from, '2026-12-01');
  await chooses(until, '2026-12-03');
  expect(document.body.textContent).toContain('1 job is booked in these days');
  const save = [...document.querySelectorAll('button')].find(({ textContent }) => textContent === 'Take 3 days off');
  await press(save ?? document.body);
  expect(call.mock.lastCall?.slice(0, 2)).toEqual([
    'provider/saveschedule',
    { daysOff: ['2026-12-02', '2026-12-01', '2026-12-03'] },
  ]);
});
