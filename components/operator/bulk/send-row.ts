import { callFromBrowser } from '@/lib/client/browser';
import type { CallRequest } from '@/lib/contract';
import { CallError } from '@/lib/contract/call-error';
import type { BulkAct } from '@/lib/contract/desk-enumerations';

import type { MoneyPlan } from '../cases/money-plan';
import type { BulkAnswers, BulkTarget } from './bulk-target';

/** A row with the sums that the operator was shown; null where no money moves. */
export interface BulkRow {
  readonly target: BulkTarget;
  readonly money: MoneyPlan | null;
}

/** The act itself: each of its rows that moves money says which act it is of, and how many rows were meant. */
export type MoneyBulk = NonNullable<CallRequest<'operator/moveordermoney'>['bulk']>;

interface Sent {
  readonly idempotencyKey: string;
  readonly bulk: MoneyBulk;
}

/** Rows whose answer did not come, as they were sent: the same row that is sent again is done once. */
const unanswered = new Map<string, Sent>();

/** Does one row by the call of its single act, under a key of its own. Throws CallError. */
export async function sendRow(
  act: BulkAct,
  { target, money }: BulkRow,
  answers: BulkAnswers,
  bulk: MoneyBulk,
): Promise<void> {
  const asked = JSON.stringify([act, target, answers, money]);
  const sent = unanswered.get(asked) ?? { idempotencyKey: crypto.randomUUID(), bulk };
  unanswered.set(asked, sent);
  try {
    await callFor(act, { target, money }, answers, sent);
    unanswered.delete(asked);
  } catch (error) {
    if (!(error instanceof CallError && error.key === 'network-failed')) unanswered.delete(asked);
    throw error;
  }
}

function callFor(
  act: BulkAct,
  { target, money }: BulkRow,
  { ownerId, length: snooze, toDate, reason }: BulkAnswers,
  { idempotencyKey, bulk }: Sent,
): Promise<unknown> {
  const options = { idempotencyKey };
  const { id, of } = target;
  if (of === 'waiting')
    return callFromBrowser('operator/confirmordermoney', { taskid: id, isconfirmed: act === 'approve' }, options);
  if (of === 'order') {
    if (!money) throw new Error('The sums of the order were not shown');
    const { way, rial, leftRial: seenRial } = money;
    const asked = { taskid: id, way, rial, seenRial, bulk, reason };
    return callFromBrowser('operator/moveordermoney', asked, options);
  }
  if (of === 'case') {
    const byCase = { queue: target.queue, caseid: id };
    return act === 'snooze'
      ? callFromBrowser('operator/snoozecase', { ...byCase, snooze }, options)
      : callFromBrowser('operator/assigncase', { ...byCase, seenOwnerId: target.ownerId, ownerId }, options);
  }
  if (of === 'provider') {
    const lasting = toDate === '' ? {} : { toDate };
    return callFromBrowser('operator/pauseprovider', { mobile: target.mobile, ...lasting, reason }, options);
  }
  if (of === 'enquiry')
    return callFromBrowser('operator/answerenquiry', { enquiryid: id, issent: false, text: reason }, options);
  return act === 'resend'
    ? callFromBrowser('operator/sendagain', { outgoingid: id }, options)
    : callFromBrowser('operator/closeoutgoing', { outgoingid: id, reason }, options);
}
