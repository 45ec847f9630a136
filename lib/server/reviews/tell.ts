import type { OrderSide } from '@/lib/contract/enumerations';
import { findMessagePath } from '@/lib/domain/site/order-links';

import { findReader, notify, type MessageEvent } from '../messages';
import type { Transaction } from '../ports/database';
import type { TaskRow } from '../schema';
import { toPageLink } from '../words/page-link';

interface ReviewNews {
  readonly userId: number;
  readonly event: Extract<MessageEvent, `review-${string}` | 'work-reviewed'>;
  readonly side: OrderSide;
  readonly task: Pick<TaskRow, 'id' | 'code'>;
  readonly stars: number;
  /** An operator's reason. */
  readonly text?: string;
  readonly now: Date;
}

/**
 * The provider hears that a customer has reviewed the work, and the reviewer that it was answered; each with the way to
 * where both stand.
 */
export async function tellOfReview(
  transaction: Transaction,
  { userId, event, side, task, stars, text, now }: ReviewNews,
): Promise<void> {
  const reader = await findReader(transaction, userId);
  if (!reader) return;
  const params = { code: task.code, taskId: task.id, side, stars, ...(text !== undefined && { text }) };
  const mailLink = toPageLink(reader.locale, findMessagePath(event, params) ?? '/');
  const alert = { kind: 'order', userId, event, taskId: task.id, now } as const;
  await notify(transaction, reader, { event, params, smsText: null, mailLink, alert, now });
}
