import { and, eq } from 'drizzle-orm';

import { CallError } from '@/lib/contract/call-error';
import { toUnsupportedType } from '@/lib/contract/unsupported-type';
import { PHOTO_TYPE_NAMES } from '@/lib/domain/site/uploaded-file';

import type { Executor } from '../ports/database';
import { uploadedFiles } from '../schema';

/** Throws not-yours for a file of somebody else's, or of nobody's; unsupported-type for one that is no photo. */
export async function requireOwnPhoto(executor: Executor, fileId: number, ownerId: number): Promise<void> {
  const isOwn = and(eq(uploadedFiles.id, fileId), eq(uploadedFiles.ownerId, ownerId));
  const [file] = await executor.select({ contentType: uploadedFiles.contentType }).from(uploadedFiles).where(isOwn);
  if (!file) throw new CallError('not-yours');
  const [group, subtype] = file.contentType.split('/');
  if (group !== 'image') throw toUnsupportedType(subtype?.toUpperCase() ?? null, PHOTO_TYPE_NAMES);
}
