import { ORDER_QUEUES, type DeskCase, type DeskQueue } from '@/lib/contract/desk-enumerations';

import { DESK_WAITS_MS, SOON_SHARE } from '../constants/answers';
import { DISPUTE_DECISION_MS } from '../constants/orders';
import type { DeskCall } from '../person/desk-access';
import { addWorkingMs, takeWorkingMs, type DeskTime } from './working-time';

interface QueueFacts {
  /** The call whose permission lets an operator see the queue, take its cases, and be given them. */
  readonly call: DeskCall;
  /** The longest wait of a case. `working` time stands still while the desk is closed or the site away. */
  readonly clock: { readonly counts: 'working' | 'always'; readonly waitMs: number };
  /** The case's page. */
  readonly toPath: (caseId: number) => string;
}

const working = (waitMs: number) => ({ counts: 'working', waitMs }) as const;

/** The table of the desk's queues. Their rows: `lib/server/desk/queues/queues.ts`; names: `places` of desk.json. */
export const QUEUES: Readonly<Record<DeskQueue, QueueFacts>> = {
  disputes: {
    call: 'operator/decidedispute',
    // Both sides were told this hour.
    clock: { counts: 'always', waitMs: DISPUTE_DECISION_MS },
    toPath: (disputeId) => `/operator/disputes/${disputeId}/`,
  },
  unanswered: {
    call: 'operator/reassign',
    clock: working(DESK_WAITS_MS.unanswered),
    toPath: (taskId) => `/operator/orders/${taskId}/`,
  },
  overdue: {
    call: 'operator/reassign',
    clock: working(DESK_WAITS_MS.overdue),
    toPath: (taskId) => `/operator/orders/${taskId}/`,
  },
  reports: {
    call: 'operator/decidereport',
    clock: working(DESK_WAITS_MS.reports),
    toPath: (reportId) => `/operator/reports/${reportId}/`,
  },
  cash: {
    call: 'operator/decidecashclaim',
    clock: working(DESK_WAITS_MS.cash),
    toPath: (taskId) => `/operator/cash/${taskId}/`,
  },
  bank: {
    call: 'operator/decidebankcase',
    clock: working(DESK_WAITS_MS.bank),
    toPath: (bankCaseId) => `/operator/bank/${bankCaseId}/`,
  },
  payouts: {
    call: 'operator/approvepayoutrun',
    clock: working(DESK_WAITS_MS.payouts),
    toPath: (runId) => `/operator/payouts/${runId}/`,
  },
  accounts: {
    call: 'operator/confirmsheba',
    clock: working(DESK_WAITS_MS.accounts),
    toPath: (userId) => `/operator/accounts/${userId}/`,
  },
  applications: {
    call: 'operator/decideapplication',
    clock: working(DESK_WAITS_MS.applications),
    toPath: (userId) => `/operator/applications/${userId}/`,
  },
  vehicles: {
    call: 'operator/decideworkvehicle',
    clock: working(DESK_WAITS_MS.vehicles),
    toPath: (vehicleId) => `/operator/vehicles/${vehicleId}/`,
  },
  appeals: {
    call: 'operator/decideappeal',
    clock: working(DESK_WAITS_MS.appeals),
    toPath: (sanctionId) => `/operator/appeals/${sanctionId}/`,
  },
  excuses: {
    call: 'operator/decideexcuse',
    clock: working(DESK_WAITS_MS.excuses),
    toPath: (excuseId) => `/operator/excuses/${excuseId}/`,
  },
  reviews: {
    call: 'operator/decidereviewappeal',
    clock: working(DESK_WAITS_MS.reviews),
    toPath: (moderationId) => `/operator/reviews/${moderationId}/`,
  },
  enquiries: {
    call: 'operator/answerenquiry',
    clock: working(DESK_WAITS_MS.enquiries),
    toPath: (enquiryId) => `/operator/enquiries/${enquiryId}/`,
  },
  outbox: {
    call: 'operator/sendagain',
    clock: working(DESK_WAITS_MS.outbox),
    toPath: (outgoingId) => `/operator/outbox/${outgoingId}/`,
  },
  papers: {
    call: 'operator/decidepaper',
    clock: working(DESK_WAITS_MS.papers),
    toPath: (requestId) => `/operator/papers/${requestId}/`,
  },
};

/** The call whose permission lets an operator open the case. */
export const CASE_CALLS: Readonly<Record<Exclude<DeskCase, DeskQueue>, DeskCall>> = {
  order: 'operator/getorder',
  person: 'operator/getperson',
};

/** A case at the desk is open by its subject: an order has one page, whatever queue it waits in. */
export function toViewed(subject: DeskCase): DeskCase {
  return ORDER_QUEUES.some((queue) => queue === subject) ? 'order' : subject;
}

/** Whether a case waits in the queue of its name. */
export function isQueued(subject: DeskCase): subject is DeskQueue {
  return Object.hasOwn(QUEUES, subject);
}

/** The due time of a case that waits since `sinceMs`. */
export function toCaseDueMs(queue: DeskQueue, sinceMs: number, time: DeskTime): number {
  const { counts, waitMs } = QUEUES[queue].clock;
  return counts === 'always' ? sinceMs + waitMs : addWorkingMs(sinceMs, waitMs, time);
}

/** Cases that began to wait at `overdueMs` or before are late; those after it, up to `soonMs`, are due soon. */
export interface CaseBounds {
  readonly overdueMs: number;
  readonly soonMs: number;
}

/** The bounds of a queue now: a case is judged by when it began to wait, so that an index finds it. */
export function toCaseBounds(queue: DeskQueue, nowMs: number, time: DeskTime): CaseBounds {
  const { counts, waitMs } = QUEUES[queue].clock;
  const toBound = (ms: number) => (counts === 'always' ? nowMs - ms : takeWorkingMs(nowMs, ms, time));
  return { overdueMs: toBound(waitMs), soonMs: toBound(waitMs * (1 - SOON_SHARE)) };
}
