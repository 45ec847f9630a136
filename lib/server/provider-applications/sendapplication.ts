import { eq } from 'drizzle-orm';

import { CallError } from '@/lib/contract/call-error';
import { listMissingFields } from '@/lib/domain/provider/provider-application';

import type { CallContext } from '../context';
import { tellOperators } from '../enquiries';
import { defineHandler, requireActor } from '../handler';
import { holdPerson } from '../people';
import type { Executor, Transaction } from '../ports/database';
import { providerApplications } from '../schema';
import { takeFromBudgets, toBudget } from '../throttles';
import { keepInvitation } from './invitation';
import { loadOwnApplication } from './own-application';
import { findApplication, requireMove, toContent, type StoredApplication } from './store';
import { tellApplicant } from './tell-applicant';

/** Sends the application in one transaction with the messages to its applicant and the operators. */
export const handler = defineHandler('joinus/sendapplication', async ({ inviteCode }, context) => {
  const { userId } = requireActor(context);
  const { database, clock } = context.ports;
  // Before the budget: who forgot something has not sent anything.
  await requireWhole(database.connection, userId);
  await takeFromBudgets(database.connection, [toBudget('application-send', userId)], clock.now());
  await database.transaction((transaction) => send(transaction, { userId, typed: inviteCode }, context));
  context.signals.messagesPending();
  return loadOwnApplication(context);
});

async function send(
  transaction: Transaction,
  { userId, typed }: { readonly userId: number; readonly typed: string },
  { configuration, ports, request }: CallContext,
): Promise<void> {
  const now = ports.clock.now();
  const person = await holdPerson(transaction, userId, 'update');
  const { mobile } = person;
  await requireMove(transaction, userId, 'send');
  const { row } = await requireWhole(transaction, userId);
  const sent = {
    state: 'documents',
    sentAt: now,
    updatedAt: now,
    decidedAt: null,
    decidedBy: null,
    rejectionReason: null,
  } as const;
  await transaction.update(providerApplications).set(sent).where(eq(providerApplications.userId, userId));
  await keepInvitation(transaction, person, { typed, cookie: request.referralToken, now });
  await tellApplicant(transaction, { userId, event: 'application-sent', now });
  const params = { name: `${row.firstName} ${row.lastName}`, mobile, userId: String(userId) };
  await tellOperators(
    transaction,
    { event: 'provider-application', params },
    { address: configuration.enquiryAddress, now },
  );
}

/** Throws invalid-input with every field that is still asked for. */
async function requireWhole(executor: Executor, userId: number): Promise<StoredApplication> {
  const stored = await findApplication(executor, userId);
  if (!stored)
    throw new CallError('invalid-input', { fields: [{ field: 'person.nationalCode', message: 'required' }] });
  const fields = listMissingFields(toContent(stored)).map((field) => ({ field, message: 'required' }));
  if (fields.length > 0) throw new CallError('invalid-input', { fields });
  return stored;
}
