import { callFromBrowser } from '@/lib/client/browser';
import { CallError } from '@/lib/contract/call-error';
import type { BulkAct } from '@/lib/contract/desk-enumerations';

import type { MoneyPlan } from '../cases/money-plan';
import type { BulkAnswers, BulkTarget } from './bulk-target';

/** A row with the sums that the operator was shown; null where no money moves. */
export interface BulkRow {
  readonly target: BulkTarget;
  readonly money: MoneyPlan | null;
}

/** The keys of rows whose answer did not come: the same row that is sent again is done once. */
const keys = new Map<string, string>();

/** Does one row by the call of its single act, under a key of its own. Throws CallError. */
export async function sendRow(act: BulkAct, { target, money }: BulkRow, answers: BulkAnswers): Promise<void> {
  const asked = JSON.stringify([act, target, answers, money]);
  const idempotencyKey = keys.get(asked) ?? crypto.randomUUID();
  keys.set(asked, idempotencyKey);
  try {
    await callFor(act, { target, money }, answers, { idempotencyKey });
    keys.delete(asked);
  } catch (error) {
    if (!(error instanceof CallError && error.key === 'network-failed')) keys.delete(asked);
    throw error;
  }
}

function callFor(
  act: BulkAct,
  { target, money }: BulkRow,
  { ownerId, length: snooze, toDate, reason }: BulkAnswers,
  options: { readonly idempotencyKey: string },
): Promise<unknown> {
  const { id, of } = target;
  if (of === 'waiting')
    return callFromBrowser('operator/confirmordermoney', { taskid: id, isconfirmed: act === 'approve' }, options);
  if (of === 'order') {
    if (!money) throw new Error('The sums of the order were not shown');
    const { way, rial, leftRial: seenRial } = money;
    const asked = { taskid: id, way, rial, seenRial, isinbulk: true, reason };
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
