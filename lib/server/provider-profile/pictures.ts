import { asc, eq } from 'drizzle-orm';

import { toFileUrl } from '@/lib/domain/site/uploaded-file';

import type { Executor } from '../ports/database';
import { providerPictures } from '../schema';

/** Pictures of somebody's work, the oldest first. */
export async function listPictures(
  executor: Executor,
  userId: number,
): Promise<{ readonly fileid: number; readonly fileurl: string }[]> {
  const rows = await executor
    .select({ fileId: providerPictures.fileId })
    .from(providerPictures)
    .where(eq(providerPictures.userId, userId))
    .orderBy(asc(providerPictures.createdAt), asc(providerPictures.fileId));
  return rows.map(({ fileId }) => ({ fileid: fileId, fileurl: toFileUrl(fileId) }));
}
