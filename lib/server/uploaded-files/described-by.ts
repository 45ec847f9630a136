import { and, eq, or, sql, type SQL } from 'drizzle-orm';

import { tasks } from '../schema';

/**
 * The owner's orders that are described with a file of theirs: an order cannot open somebody else's by naming its id.
 */
export function isDescribedBy({
  ownerId,
  fileId,
}: {
  readonly ownerId: number;
  readonly fileId: number;
}): SQL | undefined {
  const isOneOfMore = sql`${tasks.draft} -> 'moreImageIds' @> ${JSON.stringify([fileId])}::jsonb`;
  return and(
    eq(tasks.customerId, ownerId),
    or(eq(tasks.photoFileId, fileId), eq(tasks.voiceFileId, fileId), isOneOfMore),
  );
}
