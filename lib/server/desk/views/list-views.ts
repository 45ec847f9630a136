import { asc, eq, or } from 'drizzle-orm';

import type { CallAnswer } from '@/lib/contract';

import type { Executor } from '../../ports/database';
import { deskViews } from '../../schema';

/** The person's saved lists and those that others share, the oldest first. */
export async function listViews(executor: Executor, userId: number): Promise<CallAnswer<'operator/getalldeskview'>> {
  const rows = await executor
    .select()
    .from(deskViews)
    .where(or(eq(deskViews.ownerId, userId), eq(deskViews.isShared, true)))
    .orderBy(asc(deskViews.id));
  return {
    lstView: rows.map(({ id, ownerId, name, address, isShared }) => ({
      viewid: id,
      title: name,
      address,
      isShared,
      isOwn: ownerId === userId,
    })),
  };
}
