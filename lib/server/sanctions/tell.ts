import { findReader, hasSms, notify, type MessageEvent } from '../messages';
import type { Transaction } from '../ports/database';
import { getWords } from '../words/words';

interface SanctionNews {
  readonly userId: number;
  readonly event: Extract<MessageEvent, `sanction-${string}` | `reliability-${string}`>;
  readonly params: Readonly<Record<string, string | number>>;
  readonly now: Date;
}

export async function tellProvider(
  transaction: Transaction,
  { userId, event, params, now }: SanctionNews,
): Promise<void> {
  const reader = await findReader(transaction, userId);
  if (!reader) return;
  const smsText = hasSms(event) ? getWords(reader.locale, 'notifications').say(`sms.${event}`) : null;
  await notify(transaction, reader, { event, params, smsText, now });
}
