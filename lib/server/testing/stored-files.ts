import { randomUUID } from 'node:crypto';

import type { ServiceContext } from '../context';
import { uploadedFiles } from '../schema';

type FileOwner = Pick<ServiceContext, 'ports'>;

/** Stores a file of a person by its row alone, without bytes. Answers its id. */
export async function aFileOf({ ports }: FileOwner, ownerId: number, contentType = 'image/webp'): Promise<number> {
  const [file] = await ports.database.connection
    .insert(uploadedFiles)
    .values({ ownerId, contentType, storageKey: randomUUID(), sizeBytes: 1, createdAt: ports.clock.now() })
    .returning({ id: uploadedFiles.id });
  return file?.id ?? 0;
}

/** A recording: no call that asks for a photo takes it. */
export const aRecordingOf = (context: FileOwner, ownerId: number) => aFileOf(context, ownerId, 'audio/webm');
