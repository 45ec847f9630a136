import { createHash } from 'node:crypto';

import { and, eq, isNull } from 'drizzle-orm';

import { SMS_LANE } from '@/lib/domain/constants/providers';
import { HOUR_MS } from '@/lib/domain/constants/time-units';
import { toMobile } from '@/lib/domain/person/mobile';

import type { ServiceContext } from '../../context';
import { queueSms } from '../../messages';
import { holdPerson } from '../../people';
import { users } from '../../schema';
import { findHoldSeconds, tryBudgets, type Budget } from '../../throttles';
import { sendAfterCommit } from '../telling/tell';
import { carryOut, type SmsSender } from './carry-out';
import { readSms } from './read-sms';

export interface ReceivedSms {
  /** The sender's number as the SMS provider writes it. */
  readonly sender: string;
  readonly text: string;
  /** The SMS provider's own number of it: the same comes again when our answer was lost. */
  readonly messageId: string;
}

/**
 * Does what an SMS asks for and answers it by SMS. No sender gets an answer from here: a mobile without an account, one
 * that asks too often and a repetition look alike. The request is done before its answer is written. A process that
 * dies in between does it when the SMS comes again, and then says how the order stands.
 */
export async function receiveSms(context: ServiceContext, sms: ReceivedSms): Promise<void> {
  const { database, clock } = context.ports;
  const now = clock.now();
  const sender = await findSender(context, sms.sender);
  if (!sender || (await isRepeated(context, sms.messageId, now))) return;
  const hour = { key: `sms-lane:${sender.mobile}`, limit: SMS_LANE.messagesAnHour, windowMs: HOUR_MS };
  if ((await tryBudgets(database.connection, [hour], now)) !== null) return;
  const text = await carryOut(context, sender, readSms(sms.text.slice(0, SMS_LANE.longestText)));
  // Silence takes no mark: of several deliveries at once, one that met the limit of tries would silence the answer of
  // the one that acted.
  if (text === null) return;
  await database.transaction(async (transaction) => {
    await holdPerson(transaction, sender.userId);
    if ((await tryBudgets(transaction, [toMark(sms.messageId)], now)) !== null) return;
    await queueSms(transaction, { recipient: sender.mobile, text, now });
  });
  sendAfterCommit(context);
}

async function findSender({ ports }: ServiceContext, number: string): Promise<SmsSender | null> {
  const mobile = toMobile(number);
  if (mobile === null) return null;
  const [person] = await ports.database.connection
    .select({ userId: users.id, mobile: users.mobile, locale: users.locale })
    .from(users)
    .where(and(eq(users.mobile, mobile), isNull(users.erasedAt)));
  return person ?? null;
}

/** One SMS is answered once, however often it comes. */
function toMark(messageId: string): Budget {
  const digest = createHash('sha256').update(messageId).digest('base64url');
  return { key: `sms-received:${digest}`, limit: 1, windowMs: SMS_LANE.repeatMemoryMs };
}

async function isRepeated({ ports }: ServiceContext, messageId: string, now: Date): Promise<boolean> {
  return (await findHoldSeconds(ports.database.connection, toMark(messageId), now)) !== null;
}
