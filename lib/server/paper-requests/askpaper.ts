import { and, eq } from 'drizzle-orm';

import { CallError } from '@/lib/contract/call-error';
import { PAPER_REQUEST } from '@/lib/domain/constants/providers';

import { defineHandler, requireActor } from '../handler';
import { holdWhetherErased } from '../people';
import type { Transaction } from '../ports/database';
import { paperRequests, providerApplications, providers } from '../schema';
import { requireDueDay, toNextAt } from './store';
import { tellOwner } from './tell';

export const handler = defineHandler('operator/askpaper', async (input, context) => {
  const { userId: askedById } = requireActor(context);
  const now = context.ports.clock.now();
  const dueDay = requireDueDay(input.dueday, now);
  await context.ports.database.transaction(async (transaction) => {
    const { userid: userId, kind, reason } = input;
    await requireAskable(transaction, userId);
    const request = { userId, kind, reason, dueDay, nextAt: toNextAt(dueDay, now) };
    await transaction
      .insert(paperRequests)
      .values({ ...request, state: 'open', askedById, askedAt: now, turnedAt: now });
    await tellOwner(transaction, request, { event: 'paper-asked', now });
  });
  context.signals.messagesPending();
  return {};
});

/**
 * A professional, or an applicant whose application waits for the desk. One change of a person's requests at a time.
 */
async function requireAskable(transaction: Transaction, userId: number): Promise<void> {
  if (await holdWhetherErased(transaction, userId, 'update')) throw new CallError('not-found');
  const isWaiting = and(eq(providerApplications.userId, userId), eq(providerApplications.state, 'documents'));
  const count =
    (await transaction.$count(providers, eq(providers.userId, userId))) +
    (await transaction.$count(providerApplications, isWaiting));
  if (count === 0) throw new CallError('move-not-allowed');
  const limit = PAPER_REQUEST.openAtMost;
  const isOpen = and(eq(paperRequests.userId, userId), eq(paperRequests.state, 'open'));
  if ((await transaction.$count(paperRequests, isOpen)) >= limit)
    throw new CallError('limit-reached', { params: { limit } });
}
