import { and, eq } from 'drizzle-orm';

import { CallError } from '@/lib/contract/call-error';
import { DESK_VIEWS_AT_MOST } from '@/lib/domain/constants/answers';

import { requireUnchanged } from '../../require-unchanged';
import { defineHandler, requireActor } from '../../handler';
import { holdPerson } from '../../people';
import { deskViews } from '../../schema';
import { listViews } from './list-views';

export const handler = defineHandler('operator/savedeskview', async ({ viewid, title, seen, ...list }, context) => {
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
    const isIt = and(eq(deskViews.id, viewid), eq(deskViews.ownerId, ownerId));
    const [known] = await transaction.select().from(deskViews).where(isIt).for('update');
    if (!known) throw new CallError('not-found');
    requireUnchanged(seen, { title: known.name, address: known.address, isShared: known.isShared });
    await transaction.update(deskViews).set(view).where(isIt);
  });
  return listViews(database.connection, ownerId);
});
