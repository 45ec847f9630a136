import { CallError } from '@/lib/contract/call-error';
import { getKind } from '@/lib/domain/kind/service-kind';
import { RECIPIENT_SMS } from '@/lib/domain/constants/recipients';

import type { CallContext } from '../../context';
import { findPersonByMobile } from '../../identity';
import { requireSms } from '../../partners';
import { requireMobile } from '../../people';
import type { Transaction } from '../../ports/database';
import { PendingWrite } from '../../ports/write-together';
import { orderRecipients } from '../../schema';
import { requireSessionSecret } from '../../secrets/session-secret';
import { findHoldSeconds, takeFromBudgets, toBudget } from '../../throttles';
import { createLinkKey } from '../../secrets/link-key';
import type { Draft } from './placing';
import { toStopHold } from '../telling/recipient-stops';

export type Recipient = NonNullable<Draft['recipient']>;

/**
 * An order's recipient, with the mobile in its one form; null for an order of the customer's own. Outside the order's
 * transaction, so that refusals stay counted. Throws invalid-input, sms-not-offered, recipient-is-customer,
 * recipient-refused for a number that refuses messages about orders, and TooMuchRequest.
 */
export async function requireRecipient(
  { recipient, serviceEnum }: Pick<Draft, 'recipient' | 'serviceEnum'>,
  { customerId, context }: { readonly customerId: number; readonly context: CallContext },
): Promise<Recipient | null> {
  // Without a booked visit there is nothing that somebody else would wait for.
  if (!recipient || !getKind(serviceEnum).hasVisit) return null;
  const mobile = requireMobile(recipient.mobile, 'recipient');
  const { database, clock } = context.ports;
  // The visit and its start code come to that person by SMS alone.
  requireSms(context.ports);
  // The code would reach who pays, who is never told it (BEHAVIOUR 17).
  if ((await findPersonByMobile(database.connection, mobile))?.id === customerId)
    throw new CallError('recipient-is-customer');
  const stop = toStopHold(requireSessionSecret(context.configuration), mobile);
  if ((await findHoldSeconds(database.connection, stop, clock.now())) !== null)
    throw new CallError('recipient-refused');
  const budgets = [toBudget('order-recipient', mobile), toBudget('order-recipient-by', customerId)];
  await takeFromBudgets(database.connection, budgets, clock.now());
  return { ...recipient, mobile };
}

/** The row beside the order's own. */
export function toRecipientWrites(
  transaction: Transaction,
  recipient: Recipient | null,
  { taskId, now }: { readonly taskId: number; readonly now: Date },
): PendingWrite[] {
  if (recipient === null) return [];
  return [
    new PendingWrite(
      transaction
        .insert(orderRecipients)
        .values({ ...recipient, taskId, visitKey: createLinkKey(), smsLeft: RECIPIENT_SMS, createdAt: now }),
    ),
  ];
}
