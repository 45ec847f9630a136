/** @jest-environment jsdom */
import { createRender, getButton, press, unmount } from '@/components/forms/testing';
import { callFromBrowser } from '@/lib/client/browser';
import { fillNumbers } from '@/lib/i18n/fill-numbers';
import common from '@/messages/en/common.json';
import team from '@/messages/en/team.json';

import type { TeamDays, TeamWork } from '../team';
import { toBoardHours, toBoardLook, toNowPercent, toPlace } from './board-day';
import { TeamBoard } from './team-board';

jest.mock('next/navigation', () => ({ useParams: () => ({ locale: 'en' }), usePathname: () => '/en/pelakman/team/' }));
jest.mock('@/lib/client/browser', () => ({ callFromBrowser: jest.fn() }));
jest.mock('next/dynamic', () => () => jest.requireActual('../assign-dialog').AssignDialog);

const DAY = '2026-11-26';
const work = (taskid: number, more: object = {}) =>
  ({
    taskid,
    serviceName: 'Regular cleaning',
    state: 'CONFIRMED',
    gDate: DAY,
    startHour: 9,
    endHour: 12,
    deliveryPlace: `Place ${taskid}`,
    assigneeUserId: 7,
    isLate: false,
    isAssignable: true,
    ...more,
  }) as unknown as TeamWork;
const days = {
  today: DAY,
  // 12:00 in Tehran.
  serverNowMs: Date.UTC(2026, 10, 26, 8, 30),
  lstDay: [DAY, '2026-11-27'],
  lstWaiting: [work(3, { assigneeUserId: null, startHour: 15, endHour: 17 })],
  lstMemberDays: [
    {
      userId: 7,
      fullname: 'Leila Nazari',
      lstShift: [{ gDate: DAY, startHour: 8, endHour: 20 }],
      lstWork: [work(1), work(2, { gDate: '2026-11-27' })],
      lstTaken: [{ gDate: DAY, startHour: 13, endHour: 14 }],
      lstWage: [{ gDate: DAY, wageRial: 3_264_000 }],
    },
    { userId: 8, fullname: 'Reza Nouri', lstShift: [], lstWork: [], lstTaken: [], lstWage: [] },
  ],
} as unknown as TeamDays;

const render = createRender(fillNumbers({ team, common }, 'en'));
const read = () => document.body.textContent ?? '';
afterEach(() => unmount());

it('has a row a person with the jobs, what else takes them and the wage of the day, and what waits above them', async () => {
  await render(<TeamBoard days={days} onChange={() => undefined} />);
  const rows = [...document.querySelectorAll('ul[aria-labelledby]')].map(
    (row) => document.getElementById(row.getAttribute('aria-labelledby') ?? '')?.textContent,
  );
  expect(rows).toEqual(['Jobs of Waiting for somebody', 'Jobs of Leila Nazari', 'Jobs of Reza Nouri']);
  expect(read()).toContain('Place 1');
  expect(read()).not.toContain('Place 2');
  expect(read()).toContain(team.board.taken);
  expect(read()).toContain('326,400');
  expect(read()).toContain(`Reza Nouri${team.board.off}`);
});

it('a job is handed to somebody else from the board', async () => {
  const lstMember = [
    {
      userId: 8,
      fullname: 'Omid',
      userImage: null,
      workerRate: null,
      travel: null,
      isFree: true,
      isAssigned: false,
      hasReturned: false,
    },
  ];
  jest.mocked(callFromBrowser).mockImplementation((async () => ({ lstMember, isCompanyFree: false })) as never);
  const onChange = jest.fn();
  await render(<TeamBoard days={days} onChange={onChange} />);
  const button = [...document.querySelectorAll('button')].find((found) =>
    found.getAttribute('aria-label')?.startsWith('Hand over: Regular cleaning, 9'),
  );
  await press(button ?? document.body);
  await press(getButton('Hand over to Omid'));
  expect(callFromBrowser).toHaveBeenCalledWith('team/assignwork', { taskid: 1, userId: 8 });
  expect(onChange).toHaveBeenCalledTimes(1);
});

it('a job looks as far as it is, and late once its hour has come', () => {
  expect(toBoardLook(work(1))).toBe('booked');
  expect(toBoardLook(work(1, { isLate: true }))).toBe('late');
  expect(toBoardLook(work(1, { state: 'IN_PROGRESS' }))).toBe('atWork');
  expect(toBoardLook(work(1, { state: 'DONE' }))).toBe('done');
  expect(toBoardLook(work(1, { assigneeUserId: null, isLate: true }))).toBe('waiting');
});

it('the hours are the usual ones at least, and each span lies where it is in them', () => {
  const board = toBoardHours(days, DAY);
  expect(board).toEqual({ startHour: 8, endHour: 20 });
  expect(toPlace(board, { startHour: 11, endHour: 14 })).toEqual({ insetInlineStart: '25%', width: '25%' });
  expect(toNowPercent(board, DAY, days.serverNowMs)).toBeCloseTo(100 / 3);
  expect(toNowPercent(board, '2026-11-27', days.serverNowMs)).toBeNull();
});
