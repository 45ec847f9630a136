import { DAY_REMINDER_MS, HOURS_REMINDER_MS } from '@/lib/domain/constants';
import { toAnswerDueMs, toCompletionMs, type OrderMove } from '@/lib/domain/order-lifecycle';

import type { TaskRow } from '../money';

type Timers = Pick<TaskRow, 'paymentExpiresAt' | 'answerDueAt' | 'completesAt' | 'dayReminderAt' | 'hoursReminderAt'>;

const NO_TIMERS: Timers = {
  paymentExpiresAt: null,
  answerDueAt: null,
  completesAt: null,
  dayReminderAt: null,
  hoursReminderAt: null,
};

/** The timers that run after a move; those of the state before it end with it (BEHAVIOUR 5, 10). */
export function toTimers(
  move: OrderMove,
  task: Timers & Pick<TaskRow, 'startsAt' | 'endsAt' | 'state' | 'disputedAt'>,
  now: Date,
): Timers {
  switch (move) {
    case 'pay':
    case 'offerNext':
      return { ...NO_TIMERS, answerDueAt: toAnswerDue(task.startsAt, now) };
    case 'accept':
      return { ...NO_TIMERS, ...toReminders(task.startsAt, now) };
    case 'finish':
    case 'finishForCustomer':
      // What is in dispute is paid out by nobody's waiting.
      if (task.disputedAt !== null) return NO_TIMERS;
      return { ...NO_TIMERS, completesAt: new Date(toCompletionMs(now.getTime(), task.endsAt.getTime())) };
    case 'reschedule':
      return toRescheduledTimers(task, now);
    default:
      return NO_TIMERS;
  }
}

/** Those of the state it stays in, for the new hour. */
function toRescheduledTimers(task: Timers & Pick<TaskRow, 'startsAt' | 'state'>, now: Date): Timers {
  if (task.state === 'AWAITING_PROVIDER') return { ...NO_TIMERS, answerDueAt: toAnswerDue(task.startsAt, now) };
  if (task.state === 'CONFIRMED') return { ...NO_TIMERS, ...toReminders(task.startsAt, now) };
  return { ...NO_TIMERS, paymentExpiresAt: task.paymentExpiresAt };
}

function toAnswerDue(startsAt: Date, now: Date): Date {
  return new Date(toAnswerDueMs(now.getTime(), startsAt.getTime()));
}

function toReminders(startsAt: Date, now: Date): Pick<TaskRow, 'dayReminderAt' | 'hoursReminderAt'> {
  return {
    dayReminderAt: toFuture(startsAt, DAY_REMINDER_MS, now.getTime()),
    hoursReminderAt: toFuture(startsAt, HOURS_REMINDER_MS, now.getTime()),
  };
}

/** A reminder whose time is over already is none. */
function toFuture(startsAt: Date, beforeMs: number, nowMs: number): Date | null {
  const atMs = startsAt.getTime() - beforeMs;
  return atMs > nowMs ? new Date(atMs) : null;
}
