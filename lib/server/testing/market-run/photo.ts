import { randomUUID } from 'node:crypto';

import { uploadedFiles } from '../../schema';
import type { World } from './world';

/** A photo that somebody has sent; answers its id. */
export async function aPhoto({ service }: World, ownerId: number): Promise<number> {
  const { database, clock } = service.context.ports;
  const [file] = await database.connection
    .insert(uploadedFiles)
    .values({
      ownerId,
      contentType: 'image/jpeg',
      storageKey: `market-run/${randomUUID()}`,
      sizeBytes: 1,
      createdAt: clock.now(),
    })
    .returning({ fileid: uploadedFiles.id });
  return file?.fileid ?? 0;
}
