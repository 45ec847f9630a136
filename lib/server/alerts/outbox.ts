import {
  formatNewWork,
  formatOrderEvent,
  formatPayment,
  type NewWorkMessage,
  type PaymentMessage,
} from '@/lib/domain/site/broker-messages';

import type { Transaction } from '../ports/database';
import { PendingWrite } from '../ports/write-together';
import { alerts } from '../schema';
import { endUserTopic, expertTopic, paymentTopic } from './topics';

interface Addressed {
  readonly userId: number;
  readonly now: Date;
}

/** An alert for a person: an event of an order, new work, or a payment (BEHAVIOUR 7). */
export type AlertRequest =
  | (Addressed & { readonly kind: 'order'; readonly event: string; readonly taskId: number | null })
  | (Addressed & { readonly kind: 'work'; readonly work: NewWorkMessage })
  | (Addressed & { readonly kind: 'payment'; readonly payment: PaymentMessage });

/**
 * Writes an alert in the transaction of its event; the relay publishes it once that is committed. Call
 * `signals.alertsPending()` after the commit, so that it leaves at once.
 */
export async function queueAlert(transaction: Transaction, request: AlertRequest): Promise<void> {
  await transaction.insert(alerts).values(toRow(request));
}

/** Alerts as writes that the caller makes together with others. */
export function toAlertWrites(transaction: Transaction, requests: readonly AlertRequest[]): PendingWrite[] {
  if (requests.length === 0) return [];
  return [new PendingWrite(transaction.insert(alerts).values(requests.map(toRow)))];
}

function toRow(request: AlertRequest): typeof alerts.$inferInsert {
  return {
    userId: request.userId,
    ...toMessage(request),
    nextAttemptAt: request.now,
    createdAt: request.now,
  };
}

function toMessage(request: AlertRequest): Pick<typeof alerts.$inferInsert, 'topic' | 'payload' | 'context'> {
  switch (request.kind) {
    case 'order': {
      const { userId, event, taskId, now } = request;
      const payload = formatOrderEvent({ event, taskId, atMs: now.getTime() });
      return { topic: endUserTopic(userId), payload, context: taskId === null ? {} : { taskId } };
    }
    case 'work':
      return {
        topic: expertTopic(request.userId),
        payload: formatNewWork(request.work),
        context: { taskId: request.work.taskId },
      };
    case 'payment':
      return {
        topic: paymentTopic(request.userId),
        payload: formatPayment(request.payment),
        context: { taskId: request.payment.taskId },
      };
  }
}
