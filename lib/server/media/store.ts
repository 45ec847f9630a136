import { randomUUID } from 'node:crypto';

import { CallError } from '@/lib/contract/call-error';
import type { CallAnswer } from '@/lib/contract';
import { toFileUrl } from '@/lib/domain/uploaded-file';

import { requireActor } from '../handler';
import type { CallContext } from '../context';
import { uploadedFiles } from '../schema';
import type { PreparedFile } from './images';

interface Upload {
  readonly file: Uint8Array;
  readonly limitBytes: number;
  readonly prepare: (bytes: Uint8Array) => Promise<PreparedFile>;
}

/** Takes a file in: size, then type and content, then the bytes, then its row. A row without bytes never is; bytes without a row are unreachable. */
export async function takeUpload(context: CallContext, { file, limitBytes, prepare }: Upload): Promise<CallAnswer<'uploadimage'>> {
  const { userId } = requireActor(context);
  if (file.byteLength === 0) throw new CallError('unreadable-file');
  if (file.byteLength > limitBytes) throw new CallError('too-large', { params: { limit: limitBytes } });
  const { bytes, contentType, ending } = await prepare(file);
  const { storage, database, clock } = context.ports;
  const createdAt = clock.now();
  const storageKey = `${createdAt.toISOString().slice(0, 7)}/${randomUUID()}.${ending}`;
  await storage.put(storageKey, bytes, contentType);
  const [row] = await database.connection
    .insert(uploadedFiles)
    .values({ ownerId: userId, storageKey, contentType, sizeBytes: bytes.byteLength, createdAt })
    .returning({ id: uploadedFiles.id });
  if (!row) throw new CallError('UnknownError');
  return { lstFileDocument: [{ fileid: row.id, fileurl: toFileUrl(row.id) }] };
}
