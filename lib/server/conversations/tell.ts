import type { MessageSide } from '@/lib/contract/enumerations';
import { toShortOrderPath, type OrderSide } from '@/lib/domain/order-links';
import { getSiteUrl } from '@/lib/domain/site-url';
import { formatDigits } from '@/lib/i18n/formats';
import { defaultLocale } from '@/lib/i18n/locales';

import { queueAlert } from '../alerts';
import { findReader, notify } from '../messages';
import type { Transaction } from '../ports/database';
import type { TaskRow } from '../schema';
import { getWords } from '../words/words';

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
  for (const userId of isToProvider ? listProviders(task, providerId) : [task.customerId])
    await tellReader(transaction, { task, userId, readerSide: isToProvider ? 'provider' : 'customer', isFirst, now });
}

/** A provider and, while the order is somebody's of its team, them. */
function listProviders({ assigneeId }: TaskRow, providerId: number): number[] {
  return assigneeId === null ? [providerId] : [providerId, assigneeId];
}

interface Told extends Pick<NewMessage, 'task' | 'isFirst' | 'now'> {
  readonly userId: number;
  readonly readerSide: OrderSide;
}

async function tellReader(transaction: Transaction, { task, userId, readerSide, isFirst, now }: Told): Promise<void> {
  const alert = { kind: 'order', userId, event: 'order-message', taskId: task.id, now } as const;
  if (!isFirst) return queueAlert(transaction, alert);
  const reader = await findReader(transaction, userId);
  if (!reader) return;
  const text = getWords(reader.locale, 'notifications').say('sms.order-message', {
    code: formatDigits(task.code, reader.locale),
  });
  const language = reader.locale === defaultLocale ? undefined : reader.locale;
  await notify(transaction, reader, {
    event: 'order-message',
    params: { code: task.code, taskId: task.id, side: readerSide },
    smsText: `${text}\n${getSiteUrl()}${toShortOrderPath(task.id, readerSide, language)}`,
    alert,
    now,
  });
}

/** The writer's page shows that a word has arrived, or was read. */
export async function tellOfMark(
  transaction: Transaction,
  { task, providerId, side, now }: Omit<NewMessage, 'isFirst'>,
): Promise<void> {
  for (const userId of side === 'customer' ? [task.customerId] : listProviders(task, providerId))
    await queueAlert(transaction, { kind: 'order', userId, event: 'order-message-mark', taskId: task.id, now });
}
