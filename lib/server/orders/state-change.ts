import { DAY_REMINDER_MS, HOURS_REMINDER_MS } from '@/lib/domain/constants';
import { toAnswerDueMs, toCompletionMs, type OrderMove } from '@/lib/domain/order-lifecycle';

import type { TaskRow } from '../money/order-escrow';

type Timers = Pick<TaskRow, 'paymentExpiresAt' | 'answerDueAt' | 'completesAt' | 'dayReminderAt' | 'hoursReminderAt'>;

const NO_TIMERS: Timers = { paymentExpiresAt: null, answerDueAt: null, completesAt: null, dayReminderAt: null, hoursReminderAt: null };

/** The timers that run after a move; those of the state before it end with it (BEHAVIOUR 5, 10). */
export function toTimers(move: OrderMove, task: Pick<TaskRow, 'startsAt'>, now: Date): Timers {
  const nowMs = now.getTime();
  switch (move) {
    case 'pay':
    case 'offerNext':
      return { ...NO_TIMERS, answerDueAt: new Date(toAnswerDueMs(nowMs, task.startsAt.getTime())) };
    case 'accept':
      return { ...NO_TIMERS, ...toReminders(task.startsAt, now) };
    case 'finish':
      return { ...NO_TIMERS, completesAt: new Date(toCompletionMs(nowMs)) };
    default:
      return NO_TIMERS;
  }
}

/** The reminders of a visit at another hour. */
export function toReminders(startsAt: Date, now: Date): Pick<TaskRow, 'dayReminderAt' | 'hoursReminderAt'> {
  return { dayReminderAt: toFuture(startsAt, DAY_REMINDER_MS, now.getTime()), hoursReminderAt: toFuture(startsAt, HOURS_REMINDER_MS, now.getTime()) };
}

/** A reminder whose time is over already is none. */
function toFuture(startsAt: Date, beforeMs: number, nowMs: number): Date | null {
  const atMs = startsAt.getTime() - beforeMs;
  return atMs > nowMs ? new Date(atMs) : null;
}
