import { DAY_REMINDER_MS, HOURS_REMINDER_MS } from '@/lib/domain/constants';
import { toVisit, type TaskRow } from '../../schema';
import { toAnswerDueMs, toCompletionMs, toPaymentDueMs } from '@/lib/domain/order-lifecycle';
import type { OrderMove } from '@/lib/domain/order-moves';

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
  task: Timers & Pick<TaskRow, 'kind' | 'startsAt' | 'endsAt' | 'state' | 'disputedAt'>,
  now: Date,
): Timers {
  switch (move) {
    case 'pay':
    case 'offerNext':
      return { ...NO_TIMERS, answerDueAt: toAnswerDue(task, now) };
    case 'chooseBid':
      return { ...NO_TIMERS, paymentExpiresAt: new Date(toPaymentDueMs(now.getTime())) };
    case 'accept':
      return { ...NO_TIMERS, ...toReminders(toVisit(task).startsAt, now) };
    case 'finish':
    case 'finishForCustomer':
      // What is in dispute is paid out by nobody's waiting.
      if (task.disputedAt !== null) return NO_TIMERS;
      return { ...NO_TIMERS, completesAt: new Date(toCompletionMs(now.getTime(), toVisit(task).endsAt.getTime())) };
    case 'reschedule':
      return toRescheduledTimers(task, now);
    default:
      return NO_TIMERS;
  }
}

/** The timers of an order that moved to another hour: of the state that it stays in, for the new hour. */
function toRescheduledTimers(
  task: Timers & Pick<TaskRow, 'kind' | 'startsAt' | 'endsAt' | 'state'>,
  now: Date,
): Timers {
  if (task.state === 'AWAITING_PROVIDER') return { ...NO_TIMERS, answerDueAt: toAnswerDue(task, now) };
  if (task.state === 'CONFIRMED') return { ...NO_TIMERS, ...toReminders(toVisit(task).startsAt, now) };
  return { ...NO_TIMERS, paymentExpiresAt: task.paymentExpiresAt };
}

function toAnswerDue(task: Pick<TaskRow, 'kind' | 'startsAt' | 'endsAt'>, now: Date): Date {
  return new Date(toAnswerDueMs(now.getTime(), toVisit(task).startsAt.getTime(), task.kind));
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
