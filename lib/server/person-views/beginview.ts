import { eq } from 'drizzle-orm';

import { CallError } from '@/lib/contract/call-error';
import { PERSON_VIEW_MS } from '@/lib/domain/constants/identity';

import { defineHandler, requireActor } from '../handler';
import { findDeskRoles } from '../operators';
import { holdWhetherErased } from '../people';
import { personViews, users } from '../schema';
import { closeLapsed, findLatestView } from './views';

export const handler = defineHandler('operator/beginview', async ({ userid: userId, reason }, context) => {
  const operator = requireActor(context);
  const { userId: operatorId, sessionId } = operator;
  const { database, clock } = context.ports;
  const now = clock.now();
  const endsAt = new Date(now.getTime() + PERSON_VIEW_MS);
  const view = await database.transaction(async (transaction) => {
    if ((await transaction.$count(users, eq(users.id, userId))) === 0 || (await holdWhetherErased(transaction, userId)))
      throw new CallError('not-found');
    // The desk's own people have no case here: their moves are the owner's to look into, in the audit.
    if (userId === operatorId || (await findDeskRoles(transaction, userId)).length > 0)
      throw new CallError('not-yours');
    await closeLapsed(transaction, sessionId, now);
    const row = { operatorId, sessionId, userId, reason, beganAt: now, endsAt, tellAt: endsAt };
    const begun = await transaction.insert(personViews).values(row).onConflictDoNothing().returning();
    if (begun.length === 0) throw new CallError('conflict');
    return findLatestView(transaction, operator, now);
  });
  if (!view) throw new CallError('conflict');
  return { view, serverNowMs: now.getTime() };
});
