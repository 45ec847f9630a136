import type { OrderSide } from '@/lib/contract/enumerations';

import { queueAlert } from '../alerts';
import { tell } from '../orders';
import type { Transaction } from '../ports/database';
import type { StoredSide, TaskRow } from '../schema';
import { toWriter } from './sides';

interface NewMessage {
  readonly task: TaskRow;
  readonly providerId: number;
  /** The writer of the message. */
  readonly side: StoredSide;
  /** The message before it was read, or does not exist. */
  readonly isFirst: boolean;
  readonly now: Date;
}

/** The reader of a word; nobody where the person that the order is for reads it, whose page asks for it. */
function findSide(side: StoredSide): OrderSide | null {
  if (side === 'provider-to-recipient') return null;
  return side === 'provider' ? 'customer' : 'provider';
}

/** The other side hears of a word at once. The inbox and the SMS of the settings tell of the first that is not read. */
export async function tellOfMessage(
  transaction: Transaction,
  { task, providerId, side, isFirst, now }: NewMessage,
): Promise<void> {
  const to = findSide(side);
  if (to === null) return;
  if (isFirst) {
    const userId = to === 'provider' ? providerId : task.customerId;
    return tell(transaction, { userId, event: 'order-message', task, now, side: to });
  }
  for (const userId of to === 'provider' ? listProviders(task, providerId) : [task.customerId])
    await queueAlert(transaction, { kind: 'order', userId, event: 'order-message', taskId: task.id, now });
}

/** A provider and, while the order is somebody's of its team, them. */
function listProviders({ assigneeId }: TaskRow, providerId: number): number[] {
  return assigneeId === null ? [providerId] : [providerId, assigneeId];
}

/** The pages of those whose words have arrived, or were read, show that; the recipient's page asks for it. */
export async function tellOfMarks(
  transaction: Transaction,
  { task, providerId, sides, now }: Omit<NewMessage, 'isFirst' | 'side'> & { readonly sides: readonly StoredSide[] },
): Promise<void> {
  const isProviders = sides.some((side) => toWriter(side).from === 'provider');
  const userIds = [
    ...(sides.includes('customer') ? [task.customerId] : []),
    ...(isProviders ? listProviders(task, providerId) : []),
  ];
  for (const userId of userIds)
    await queueAlert(transaction, { kind: 'order', userId, event: 'order-message-mark', taskId: task.id, now });
}
