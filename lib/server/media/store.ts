import { randomUUID } from 'node:crypto';

import { CallError } from '@/lib/contract/call-error';
import type { CallAnswer } from '@/lib/contract';
import { DAY_MS, UPLOAD_LIMITS } from '@/lib/domain/constants';
import { toFileUrl } from '@/lib/domain/uploaded-file';

import { requireActor } from '../handler';
import type { CallContext } from '../context';
import { holdPerson, returnToBudgets, takeFromBudgets } from '../identity';
import { uploadedFiles } from '../schema';
import type { PreparedFile } from './images';
import { reachStorage } from './reach-storage';

interface Upload {
  readonly file: Uint8Array;
  readonly limitBytes: number;
  readonly prepare: (bytes: Uint8Array) => Promise<PreparedFile>;
}

/**
 * Takes a file in: size, then the day's budget, then type and content, then the bytes, then its row. A row without bytes never is; bytes without a row are
 * unreachable. Throws session-unknown for a person whose account was erased meanwhile; TooMuchRequest for more than a person may send a day;
 * service-unavailable, which costs nothing of that.
 */
export async function takeUpload(
  context: CallContext,
  { file, limitBytes, prepare }: Upload,
): Promise<CallAnswer<'uploadimage'>> {
  const { userId } = requireActor(context);
  if (file.byteLength === 0) throw new CallError('unreadable-file');
  if (file.byteLength > limitBytes) throw new CallError('too-large', { params: { limit: limitBytes } });
  const { storage, database, clock } = context.ports;
  const createdAt = clock.now();
  const budget = { key: `upload-day:${userId}`, limit: UPLOAD_LIMITS.perPersonADay, windowMs: DAY_MS };
  // Before the work: a file that turns out to be none costs as much of it as a good one.
  await takeFromBudgets(database.connection, [budget], createdAt);
  const { bytes, contentType, ending } = await prepare(file);
  const storageKey = `${createdAt.toISOString().slice(0, 7)}/${randomUUID()}.${ending}`;
  await reachStorage(context, () => storage.put(storageKey, bytes, contentType)).catch(async (error: unknown) => {
    await returnToBudgets(database.connection, [budget]);
    throw error;
  });
  const [row] = await database.transaction(async (transaction) => {
    await holdPerson(transaction, userId);
    return transaction
      .insert(uploadedFiles)
      .values({ ownerId: userId, storageKey, contentType, sizeBytes: bytes.byteLength, createdAt })
      .returning({ id: uploadedFiles.id });
  });
  if (!row) throw new CallError('UnknownError');
  return { lstFileDocument: [{ fileid: row.id, fileurl: toFileUrl(row.id) }] };
}
