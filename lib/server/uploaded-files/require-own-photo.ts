import { and, eq } from 'drizzle-orm';

import { CallError } from '@/lib/contract/call-error';

import type { Executor } from '../ports/database';
import { uploadedFiles } from '../schema';

/** Throws not-yours for a file of somebody else's, or of nobody's; unsupported-type for one that is no photo. */
export async function requireOwnPhoto(executor: Executor, fileId: number, ownerId: number): Promise<void> {
  const isOwn = and(eq(uploadedFiles.id, fileId), eq(uploadedFiles.ownerId, ownerId));
  const [file] = await executor.select({ contentType: uploadedFiles.contentType }).from(uploadedFiles).where(isOwn);
  if (!file) throw new CallError('not-yours');
  if (!file.contentType.startsWith('image/')) throw new CallError('unsupported-type');
}
