import { callFromBrowser } from '@/lib/client/browser';
import { CallError } from '@/lib/contract/call-error';
import type { BulkAct } from '@/lib/contract/desk-enumerations';

import type { BulkAnswers, BulkTarget } from './bulk-target';

/** The keys of rows whose answer did not come: the same row that is sent again is done once. */
const keys = new Map<string, string>();

/** Does one row by the call of its single act, under a key of its own. Throws CallError. */
export async function sendRow(act: BulkAct, target: BulkTarget, answers: BulkAnswers): Promise<void> {
  const asked = JSON.stringify([act, target, answers]);
  const idempotencyKey = keys.get(asked) ?? crypto.randomUUID();
  keys.set(asked, idempotencyKey);
  try {
    await callFor(act, target, answers, { idempotencyKey });
    keys.delete(asked);
  } catch (error) {
    if (!(error instanceof CallError && error.key === 'network-failed')) keys.delete(asked);
    throw error;
  }
}

function callFor(
  act: BulkAct,
  target: BulkTarget,
  { ownerId, length: snooze, toDate, reason }: BulkAnswers,
  options: { readonly idempotencyKey: string },
): Promise<unknown> {
  const { id, of } = target;
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
