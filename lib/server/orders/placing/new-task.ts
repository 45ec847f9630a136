import type { CallAnswer } from '@/lib/contract';
import { getKind } from '@/lib/domain/kind/service-kind';

import type { CallContext } from '../../context';
import type { TaskRow } from '../../schema';
import { toNetworkMark } from '../../session';
import type { Terms } from './order-terms';
import { toOrderPriceRials, type Draft, type MatchingWay, type PlacingCall, type VisitPlan } from './placing';

export type Placed = CallAnswer<PlacingCall>;

interface NewOrder {
  readonly draft: Draft;
  readonly numbers: { readonly taskId: number; readonly requestId: number };
  readonly code: string;
  readonly terms: Terms;
  readonly plan: VisitPlan;
  readonly matching: MatchingWay;
  readonly customerId: number;
  readonly now: Date;
}

/** The empty fields of an order that later moves fill. */
const NOT_YET = {
  paidAt: null,
  answerDueAt: null,
  answerHalfReminderAt: null,
  answerLastReminderAt: null,
  completesAt: null,
  bidsBeganAt: null,
  bidsEndAt: null,
  bidRetries: 0,
  bidChosenAt: null,
  startedAt: null,
  startCode: null,
  startCodeTriesLeft: 0,
  dayReminderAt: null,
  hoursReminderAt: null,
  overdueAt: null,
  stuckAt: null,
  feeDueAt: null,
  disputedAt: null,
  cashOutcome: null,
  cashRecordedAt: null,
  cashPartRials: 0,
  cashReference: null,
  purchaseTrackedAt: null,
  visitKey: null,
} as const satisfies Partial<TaskRow>;

/** The row of an order as it begins. Throws slot-expired. */
export function toNewTask(order: NewOrder, context: CallContext): TaskRow {
  const { draft, numbers, code, terms, plan, matching, customerId, now } = order;
  return {
    ...NOT_YET,
    id: numbers.taskId,
    requestId: numbers.requestId,
    addressId: terms.place.addressId,
    address: terms.place.address,
    ...terms.split,
    code,
    kind: draft.serviceEnum,
    categoryId: terms.categoryId,
    typeId: getKind(draft.serviceEnum).hasType ? (draft.srvcattypeid ?? null) : null,
    grade: draft.grade ?? null,
    customerId,
    providerId: plan.providerId,
    assigneeId: null,
    ...toKeptDraft(draft),
    lines: terms.quote.lines,
    description: draft.description,
    photoFileId: draft.descriptionImageId ?? null,
    voiceFileId: draft.descriptionAudioId ?? null,
    startsAt: new Date(plan.visit.startsAtMs),
    endsAt: new Date(plan.visit.endsAtMs),
    priceRials: toOrderPriceRials(terms.quote),
    paymentWay: terms.way,
    detail: terms.quote.detail ?? null,
    ...matching.toBeginning(plan, now),
    ...toOrigin(terms, context),
    createdAt: now,
    updatedAt: now,
  };
}

/**
 * The recipient and the people who give a sample stand in rows of their own (`order_recipients`, `order_persons`),
 * which can be deleted without the order.
 */
function toKeptDraft({ recipient, persons: _persons, ...draft }: Draft): Pick<TaskRow, 'draft' | 'isForRecipient'> {
  return { draft, isForRecipient: Boolean(recipient) && getKind(draft.serviceEnum).hasVisit };
}

/** An order's origin: the referrer of the customer, and the network. */
function toOrigin({ place }: Terms, context: CallContext) {
  return {
    takhfifanToken: context.request.referralToken ?? place.customer.takhfifanToken,
    customerNetwork: toNetworkMark(context),
  };
}

/** The call's answer. */
export function toPlaced(task: TaskRow, merchantId: number | null, batchId: string | null): Placed {
  return {
    reqcode: task.code,
    reqid: task.requestId,
    locationid: task.address.locationId,
    reqregdate: task.createdAt.toISOString(),
    servicegrade: task.grade,
    srvcategoryid: String(task.categoryId),
    taskid: task.id,
    merchantid: merchantId,
    srvcattypeid: task.typeId,
    batchId,
    state: task.state,
    payableRial: task.payableRials,
    paymentExpiresAtMs: task.paymentExpiresAt?.getTime() ?? null,
  };
}
