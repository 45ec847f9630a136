import { and, eq, inArray, or } from 'drizzle-orm';

import { defineHandler, requireActor } from '../handler';
import { bookmarks, type BookmarkKind } from '../schema';
import { findMarked } from './find-marked';

export const handler = defineHandler('bookmark/removebookmarks', async (input, context) => {
  const { userId } = requireActor(context);
  const { connection } = context.ports.database;
  const marked = await findMarked(connection, input);
  const isMeant = (kind: BookmarkKind) => {
    const ids = marked.filter((mark) => mark.kind === kind).map(({ subjectId }) => subjectId);
    return and(eq(bookmarks.kind, kind), inArray(bookmarks.subjectId, ids));
  };
  if (marked.length > 0)
    await connection
      .delete(bookmarks)
      .where(and(eq(bookmarks.userId, userId), or(isMeant('service'), isMeant('worker'))));
  return {};
});
