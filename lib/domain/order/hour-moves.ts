import { RUNNING_LATE } from '../constants/providers';
import type { MoveShape } from './order-move-shape';

/**
 * Rows of ORDER_MOVES for another hour of the same provider, and for one who runs late (BEHAVIOUR 24, 30). The customer
 * moves an order alone as often as RESCHEDULES says, and asks the provider afterwards. A question leaves the order as
 * it is. The agreed hour holds, the asked hour is held beside it, and every further move of the order closes the
 * question.
 */
export const HOUR_MOVES = {
  /** The provider is free at the new hour and confirms nothing; open only while a cancellation would cost nothing. */
  reschedule: {
    from: ['PENDING_PAYMENT', 'AWAITING_PROVIDER', 'CONFIRMED'],
    to: null,
    by: 'customer',
    only: { hasVisit: true },
    guard: 'no-hour-asked',
    tellsCustomer: 'order-rescheduled',
    tellsProvider: 'work-rescheduled',
  },
  askReschedule: {
    from: ['CONFIRMED'],
    to: null,
    by: 'customer',
    only: { hasVisit: true },
    guard: 'no-hour-asked',
    tellsCustomer: 'order-hour-asked',
    tellsProvider: 'work-hour-asked',
  },
  /** The asked hour becomes the agreed one. */
  agreeHour: {
    from: ['CONFIRMED'],
    to: null,
    by: 'provider',
    only: { hasVisit: true },
    guard: 'hour-asked',
    tellsCustomer: 'order-hour-agreed',
    tellsProvider: 'work-rescheduled',
  },
  keepHour: {
    from: ['CONFIRMED'],
    to: null,
    by: 'provider',
    only: { hasVisit: true },
    guard: 'hour-asked',
    tellsCustomer: 'order-hour-kept',
  },
  /** The provider's silence keeps the agreed hour. */
  keepHourByTime: {
    from: ['CONFIRMED'],
    to: null,
    by: 'system',
    only: { hasVisit: true },
    due: 'answerDueAt',
    dueWhile: 'askedHour',
    tellsCustomer: 'order-hour-unanswered',
    tellsProvider: 'work-hour-unanswered',
  },
  takeBackHour: {
    from: ['CONFIRMED'],
    to: null,
    by: 'customer',
    only: { hasVisit: true },
    guard: 'hour-asked',
    tellsProvider: 'work-hour-taken-back',
  },
  /**
   * A delay that is told early enough is a question: agreed to, the promise moves with it. Silence and a refusal leave
   * the promise as it is.
   */
  tellDelay: {
    from: ['CONFIRMED', 'EN_ROUTE'],
    to: null,
    by: 'provider',
    only: { hasVisit: true },
    opens: { beforeVisitMs: RUNNING_LATE.opensBeforeMs },
    tellsCustomer: 'order-delayed',
  },
  agreeDelay: {
    from: ['CONFIRMED', 'EN_ROUTE'],
    to: null,
    by: 'customer',
    only: { hasVisit: true, isTextile: false },
    guard: 'delay-asked',
    tellsProvider: 'work-delay-agreed',
  },
  refuseDelay: {
    from: ['CONFIRMED', 'EN_ROUTE'],
    to: null,
    by: 'customer',
    only: { hasVisit: true, isTextile: false },
    guard: 'delay-asked',
    tellsProvider: 'work-delay-refused',
  },
  /**
   * The provider cannot come at the agreed hour and proposes others. The agreed one holds until the customer takes one;
   * no other hour is held for that long. It also saves a visit that never began and whose hours are over (decision
   * 0204).
   */
  offerHours: {
    from: ['CONFIRMED', 'EN_ROUTE'],
    to: null,
    by: 'provider',
    only: { hasVisit: true },
    opens: { beforeVisitMs: RUNNING_LATE.opensBeforeMs },
    guard: 'not-arrived',
    tellsCustomer: 'order-hours-offered',
  },
  /** A provider on the way to the old hour sets out again for the new one. */
  takeHour: {
    from: ['CONFIRMED', 'EN_ROUTE'],
    to: 'CONFIRMED',
    by: 'customer',
    only: { hasVisit: true },
    guard: 'hours-offered',
    tellsCustomer: 'order-rescheduled',
    tellsProvider: 'work-hour-taken',
  },
  /** The promise stays as it is, and so does the price of a late start. */
  refuseHours: {
    from: ['CONFIRMED', 'EN_ROUTE'],
    to: null,
    by: 'customer',
    only: { hasVisit: true },
    guard: 'hours-offered',
    tellsProvider: 'work-hours-refused',
  },
  /** Silence refuses. Who proposed the hours may be waiting for the answer and has to set out for the agreed one. */
  refuseHoursByTime: {
    from: ['CONFIRMED', 'EN_ROUTE'],
    to: null,
    by: 'system',
    only: { hasVisit: true },
    due: 'answerDueAt',
    dueWhile: 'offeredHours',
    tellsProvider: 'work-hours-unanswered',
  },
} as const satisfies Record<string, MoveShape>;
