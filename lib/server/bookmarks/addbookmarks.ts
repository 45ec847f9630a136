import { eq } from 'drizzle-orm';

import { CallError } from '@/lib/contract/call-error';
import { MOST_BOOKMARKS } from '@/lib/domain/constants/orders';

import { defineHandler, requireActor } from '../handler';
import { holdPerson } from '../people';
import { bookmarks } from '../schema';
import { findMarked } from './find-marked';

export const handler = defineHandler('bookmark/addbookmarks', async (input, context) => {
  const { userId } = requireActor(context);
  const { database, clock } = context.ports;
  await database.transaction(async (transaction) => {
    // Two that come at once wait for each other, so the limit holds.
    await holdPerson(transaction, userId, 'update');
    const marked = await findMarked(transaction, input);
    if (marked.length === 0) return;
    const rows = marked.map((mark) => ({ ...mark, userId, markedAt: clock.now() }));
    await transaction.insert(bookmarks).values(rows).onConflictDoNothing();
    if ((await transaction.$count(bookmarks, eq(bookmarks.userId, userId))) > MOST_BOOKMARKS)
      throw new CallError('limit-reached', { params: { limit: MOST_BOOKMARKS } });
  });
  return {};
});
