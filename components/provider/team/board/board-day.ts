import { HOURS_A_DAY, HOUR_MS } from '@/lib/domain/constants/time-units';
import { toInstantMs } from '@/lib/domain/site/jalali-date';

import type { Hours } from '../../calendar/day-hours';
import type { TeamDays, TeamWork } from '../team';

export { toPlace, type Hours } from '../../calendar/day-hours';

/** The hours that a board shows even where nobody works then. */
const USUAL = { startHour: 8, endHour: 20 };
const WHOLE_PERCENT = 100;

/** How a work looks on the board. */
export type BoardLook = 'done' | 'atWork' | 'booked' | 'late' | 'waiting';

export function toBoardLook({ state, isLate, assigneeUserId }: TeamWork): BoardLook {
  if (assigneeUserId === null) return 'waiting';
  if (isLate) return 'late';
  if (state === 'CONFIRMED' || state === 'EN_ROUTE') return 'booked';
  return state === 'IN_PROGRESS' ? 'atWork' : 'done';
}

/** The parts of one day. */
export function ofDay<Part extends { readonly gDate: string }>(parts: readonly Part[], gDate: string): readonly Part[] {
  return parts.filter((part) => part.gDate === gDate);
}

/** From the first hour of anybody to the last one, the usual day at least. */
export function toBoardHours({ lstMemberDays, lstWaiting }: TeamDays, gDate: string): Hours {
  const spans: readonly Hours[] = [
    USUAL,
    ...ofDay(lstWaiting, gDate),
    ...lstMemberDays.flatMap(({ lstShift, lstWork, lstTaken }) => [
      ...ofDay(lstShift, gDate),
      ...ofDay(lstWork, gDate),
      ...ofDay(lstTaken, gDate),
    ]),
  ];
  return {
    startHour: Math.min(...spans.map(({ startHour }) => startHour)),
    endHour: Math.min(HOURS_A_DAY, Math.max(...spans.map(({ endHour }) => endHour))),
  };
}

/** The place of the present moment on a day's board, in percent; null outside of it. */
export function toNowPercent(board: Hours, gDate: string, nowMs: number): number | null {
  const hours = (nowMs - toInstantMs(gDate)) / HOUR_MS;
  if (hours < board.startHour || hours > board.endHour) return null;
  return ((hours - board.startHour) * WHOLE_PERCENT) / (board.endHour - board.startHour);
}
