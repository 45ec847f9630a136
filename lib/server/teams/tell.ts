import { findReader, hasSms, notify, type MessageEvent } from '../messages';
import type { Transaction } from '../ports/database';
import { getWords } from '../words/words';

interface TeamNews {
  readonly userId: number;
  readonly event: Extract<MessageEvent, `team-${string}`>;
  /** The company to a member, a member to the company. */
  readonly name: string;
  readonly now: Date;
}

export async function tellOfTeam(transaction: Transaction, { userId, event, name, now }: TeamNews): Promise<void> {
  const reader = await findReader(transaction, userId);
  if (!reader) return;
  const params = { name };
  const smsText = hasSms(event) ? getWords(reader.locale, 'notifications').say(`sms.${event}`, params) : null;
  await notify(transaction, reader, { event, params, smsText, now });
}
