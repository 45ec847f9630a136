import { and, eq } from 'drizzle-orm';

import { CallError } from '@/lib/contract/call-error';

import { defineHandler, requireActor } from '../../handler';
import { deskViews } from '../../schema';
import { listViews } from './list-views';

export const handler = defineHandler('operator/removedeskview', async ({ viewid }, context) => {
  const { userId: ownerId } = requireActor(context);
  const { connection } = context.ports.database;
  const removed = await connection
    .delete(deskViews)
    .where(and(eq(deskViews.id, viewid), eq(deskViews.ownerId, ownerId)))
    .returning({ id: deskViews.id });
  if (removed.length === 0) throw new CallError('not-found');
  return listViews(connection, ownerId);
});
