import { eq } from 'drizzle-orm';

import type { OrderSide } from '@/lib/contract/enumerations';
import { toFullName } from '@/lib/domain/person/full-name';

import { findReader, hasSms, notify, type MessageEvent } from '../messages';
import type { Transaction } from '../ports/database';
import { users } from '../schema';
import { toShownVisit } from '../words/inbox-words';
import { getWords, toToldName } from '../words/words';

interface News {
  readonly readerId: number;
  readonly event: Extract<MessageEvent, `regular-${string}`>;
  /** The subject of the message; a provider reads a customer's first name alone. */
  readonly about: { readonly userId: number; readonly side: OrderSide };
  /** The hour that it is about. */
  readonly visit?: { readonly startsAtMs: number; readonly hourCount: number };
  readonly now: Date;
}

export async function tellOfRegular(
  transaction: Transaction,
  { readerId, event, about, visit, now }: News,
): Promise<void> {
  const reader = await findReader(transaction, readerId);
  const [person] = await transaction.select().from(users).where(eq(users.id, about.userId));
  if (!reader || !person) return;
  const name = about.side === 'customer' ? person.firstName : toFullName(person);
  const params = { name: toToldName(name, about.side, reader.locale), ...visit };
  const shown = { ...params, visit: toShownVisit(params, reader.locale) };
  const smsText = hasSms(event) ? getWords(reader.locale, 'notifications').say(`sms.${event}`, shown) : null;
  await notify(transaction, reader, { event, params, smsText, now });
}
