import { eq } from 'drizzle-orm';

import type { CallInput } from '@/lib/contract';
import { CallError } from '@/lib/contract/call-error';

import { defineHandler, requireActor } from '../handler';
import type { Transaction } from '../ports/database';
import { users } from '../schema';
import { toCorrections } from './corrections';
import { approveApplication, rejectApplication } from './decide';
import { findApplication, requireMove, type StoredApplication } from './store';
import { tellApplicant } from './tell-applicant';

type Input = CallInput<'operator/decideapplication'>;

interface Deciding<Choice extends Input['decision']> {
  readonly input: Extract<Input, { decision: Choice }>;
  readonly operatorId: number;
  readonly now: Date;
}

/** The decision and its applicant's message, in one transaction; of two at once, one holds. */
export const handler = defineHandler('operator/decideapplication', async (input, context) => {
  const { userId: operatorId } = requireActor(context);
  const now = context.ports.clock.now();
  await context.ports.database.transaction(async (transaction) => {
    const application = await takeForDecision(transaction, input);
    if (input.decision === 'approve') await approve(transaction, application, { input, operatorId, now });
    else await reject(transaction, application, { input, operatorId, now });
  });
  // Pages say where somebody works, and who.
  if (input.decision === 'approve') context.signals.catalogueChanged();
  context.signals.messagesPending();
  return { state: input.decision === 'approve' ? 'approved' : 'rejected' };
});

async function takeForDecision(transaction: Transaction, { userid, decision }: Input): Promise<StoredApplication> {
  // An erasure under way ends first, and an erased person has no application any more.
  await transaction.select({ id: users.id }).from(users).where(eq(users.id, userid)).for('update');
  const application = await findApplication(transaction, userid);
  if (!application) throw new CallError('not-found');
  await requireMove(transaction, userid, decision);
  return application;
}

async function approve(
  transaction: Transaction,
  application: StoredApplication,
  { input, operatorId, now }: Deciding<'approve'>,
): Promise<void> {
  const certificates = input.lstCertificate ?? null;
  await approveApplication(transaction, application, { operatorId, now, certificates, place: input.place });
  await tellApplicant(transaction, { userId: input.userid, event: 'application-approved', now });
}

async function reject(
  transaction: Transaction,
  application: StoredApplication,
  { input, operatorId, now }: Deciding<'reject'>,
): Promise<void> {
  const { userid: userId, reason } = input;
  const corrections = toCorrections(input.lstPartToCorrect);
  await rejectApplication(transaction, application, { operatorId, now, reason, corrections });
  await tellApplicant(transaction, { userId, event: 'application-rejected', reason, corrections, now });
}
