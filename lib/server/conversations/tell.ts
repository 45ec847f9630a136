import type { MessageSide } from '@/lib/contract/enumerations';

import { queueAlert } from '../alerts';
import { tell } from '../orders';
import type { Transaction } from '../ports/database';
import type { TaskRow } from '../schema';

interface NewMessage {
  readonly task: TaskRow;
  readonly providerId: number;
  /** Who wrote it. */
  readonly side: MessageSide;
  /** The word before it was read, or there is none. */
  readonly isFirst: boolean;
  readonly now: Date;
}

/** The other side hears of a word at once; of the first that is not read, in the inbox and by SMS as the settings say, too. */
export async function tellOfMessage(
  transaction: Transaction,
  { task, providerId, side, isFirst, now }: NewMessage,
): Promise<void> {
  const isToProvider = side === 'customer';
  if (isFirst) {
    const userId = isToProvider ? providerId : task.customerId;
    return tell(transaction, {
      userId,
      event: 'order-message',
      task,
      now,
      side: isToProvider ? 'provider' : 'customer',
    });
  }
  for (const userId of isToProvider ? listProviders(task, providerId) : [task.customerId])
    await queueAlert(transaction, { kind: 'order', userId, event: 'order-message', taskId: task.id, now });
}

/** A provider and, while the order is somebody's of its team, them. */
function listProviders({ assigneeId }: TaskRow, providerId: number): number[] {
  return assigneeId === null ? [providerId] : [providerId, assigneeId];
}

/** The writer's page shows that a word has arrived, or was read. */
export async function tellOfMark(
  transaction: Transaction,
  { task, providerId, side, now }: Omit<NewMessage, 'isFirst'>,
): Promise<void> {
  for (const userId of side === 'customer' ? [task.customerId] : listProviders(task, providerId))
    await queueAlert(transaction, { kind: 'order', userId, event: 'order-message-mark', taskId: task.id, now });
}
