import { and, eq, inArray, isNull, like } from 'drizzle-orm';

import type { StoragePort } from '../../ports/storage';
import type { Transaction } from '../../ports/database';
import { uploadedFiles, users } from '../../schema';
import { drawPortrait } from './draw-portrait';
import { samplePortraits } from './sample-portraits';

const FOLDER = 'samples';
const CONTENT_TYPE = 'image/svg+xml';

/**
 * Draws the samples' portraits and gives each to its owner as a profile picture. A data directory that has or had some
 * is left as it is: a removed portrait stays removed after the next start.
 */
export async function addSamplePortraits(
  transaction: Transaction,
  { storage, now }: { readonly storage: StoragePort; readonly now: Date },
): Promise<void> {
  if ((await transaction.$count(uploadedFiles, like(uploadedFiles.storageKey, `${FOLDER}/%`))) > 0) return;
  const owners = await transaction
    .select({ id: users.id, mobile: users.mobile })
    .from(users)
    .where(and(inArray(users.mobile, Object.keys(samplePortraits)), isNull(users.imageFileId)));
  for (const { id: ownerId, mobile } of owners) {
    const portrait = samplePortraits[mobile];
    if (!portrait) continue;
    const bytes = new TextEncoder().encode(drawPortrait(portrait));
    const storageKey = `${FOLDER}/${mobile}.svg`;
    await storage.put(storageKey, bytes, CONTENT_TYPE);
    const [file] = await transaction
      .insert(uploadedFiles)
      .values({ ownerId, storageKey, contentType: CONTENT_TYPE, sizeBytes: bytes.byteLength, createdAt: now })
      .returning({ id: uploadedFiles.id });
    if (file) await transaction.update(users).set({ imageFileId: file.id }).where(eq(users.id, ownerId));
  }
}
