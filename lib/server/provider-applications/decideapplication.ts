import { eq } from 'drizzle-orm';

import type { CallInput } from '@/lib/contract';
import { CallError } from '@/lib/contract/call-error';

import { defineHandler, requireActor } from '../handler';
import { findReader, notify } from '../messages';
import type { Transaction } from '../ports/database';
import { users } from '../schema';
import { getWords } from '../words/words';
import { approveApplication, rejectApplication } from './decide';
import { findApplication, requireMove, type StoredApplication } from './store';

/** The decision and what its applicant hears of it, in one transaction; of two at once, one holds. */
export const handler = defineHandler('operator/decideapplication', async (input, context) => {
  const { userId: operatorId } = requireActor(context);
  const now = context.ports.clock.now();
  await context.ports.database.transaction(async (transaction) => {
    const application = await takeForDecision(transaction, input);
    if (input.decision === 'approve')
      await approveApplication(transaction, application, {
        operatorId,
        now,
        certificates: input.lstCertificate ?? null,
        place: input.place,
      });
    else await rejectApplication(transaction, application, { operatorId, now, reason: input.reason });
    await tellApplicant(transaction, input, now);
  });
  context.signals.messagesPending();
  return { state: input.decision === 'approve' ? 'approved' : 'rejected' };
});

async function takeForDecision(
  transaction: Transaction,
  { userid, decision }: CallInput<'operator/decideapplication'>,
): Promise<StoredApplication> {
  // An erasure under way ends first, and who is erased has no application any more.
  await transaction.select({ id: users.id }).from(users).where(eq(users.id, userid)).for('update');
  const application = await findApplication(transaction, userid);
  if (!application) throw new CallError('not-found');
  await requireMove(transaction, userid, decision);
  return application;
}

async function tellApplicant(
  transaction: Transaction,
  input: CallInput<'operator/decideapplication'>,
  now: Date,
): Promise<void> {
  const reader = await findReader(transaction, input.userid);
  if (!reader) return;
  const event = input.decision === 'approve' ? 'application-approved' : 'application-rejected';
  const params: Readonly<Record<string, string>> = input.decision === 'approve' ? {} : { reason: input.reason };
  await notify(transaction, reader, {
    event,
    params,
    smsText: getWords(reader.locale, 'notifications').say(`sms.${event}`),
    now,
  });
}
