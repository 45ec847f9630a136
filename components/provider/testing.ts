import { toInstantMs } from '@/lib/domain/site/jalali-date';

/** The day of the jobs. */
export const DAY = '2026-11-30';

/** A cleaning of two hours on that day, as a dashboard lists it. */
export const job = (taskid: number, startHour: number, more: object = {}) => ({
  taskid,
  kind: 'cleaning',
  serviceName: 'House cleaning',
  serviceTypeName: 'Regular cleaning',
  gradeName: '',
  state: 'CONFIRMED',
  absence: null,
  gDate: DAY,
  startHour,
  endHour: startHour + 2,
  hourCount: 2,
  startsAtMs: toInstantMs(DAY, startHour),
  arrivesUntilMs: null,
  returnVisit: null,
  askedHour: null,
  deliveryPlace: 'Tehran, Tajrish',
  deliveryStreet: '',
  netRial: 8_160_000,
  handed: null,
  isHeld: false,
  isOverdue: false,
  unreadCount: 0,
  door: null,
  travel: { metres: 4200, minutes: 18, from: 'base', isEstimate: true },
  bidding: null,
  moves: [],
  moveOpenings: [],
  ...more,
});
