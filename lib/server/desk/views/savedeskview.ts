import { and, eq } from 'drizzle-orm';

import { CallError } from '@/lib/contract/call-error';
import { DESK_VIEWS_AT_MOST } from '@/lib/domain/constants/answers';

import { defineHandler, requireActor } from '../../handler';
import { holdPerson } from '../../people';
import { deskViews } from '../../schema';
import { listViews } from './list-views';

export const handler = defineHandler('operator/savedeskview', async ({ viewid, title, ...list }, context) => {
  const view = { ...list, name: title };
  const { userId: ownerId } = requireActor(context);
  const { database, clock } = context.ports;
  await database.transaction(async (transaction) => {
    await holdPerson(transaction, ownerId);
    if (viewid === undefined) {
      const count = await transaction.$count(deskViews, eq(deskViews.ownerId, ownerId));
      if (count >= DESK_VIEWS_AT_MOST) throw new CallError('limit-reached');
      await transaction.insert(deskViews).values({ ...view, ownerId, createdAt: clock.now() });
      return;
    }
    const changed = await transaction
      .update(deskViews)
      .set(view)
      .where(and(eq(deskViews.id, viewid), eq(deskViews.ownerId, ownerId)))
      .returning({ id: deskViews.id });
    if (changed.length === 0) throw new CallError('not-found');
  });
  return listViews(database.connection, ownerId);
});
