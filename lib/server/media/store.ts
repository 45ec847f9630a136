import { randomUUID } from 'node:crypto';

import { CallError } from '@/lib/contract/call-error';
import type { CallAnswer } from '@/lib/contract';
import { toFileUrl } from '@/lib/domain/site/uploaded-file';

import { requireActor } from '../handler';
import type { CallContext } from '../context';
import { holdPerson } from '../people';
import type { Transaction } from '../ports/database';
import { uploadedFiles } from '../schema';
import { returnToBudgets, takeFromBudgets, toBudget, type Budget } from '../throttles';
import type { PreparedFile } from './images';
import { reachStorage } from './reach-storage';

interface Upload {
  readonly file: Uint8Array;
  readonly limitBytes: number;
  readonly prepare: (bytes: Uint8Array) => Promise<PreparedFile>;
  /** Its owner from then on, where that is not the sender. */
  readonly ownerId?: number;
  /** Pays for a file that comes without a session, in the place of the sender's day. */
  readonly budget?: Budget;
  /** Writes in the transaction of the file's row. */
  readonly link?: (transaction: Transaction, fileId: number) => Promise<void>;
}

/**
 * Takes a file in: size, then the day's budget, then type and content, then the bytes, then its row. A row without
 * bytes never is; bytes without a row are unreachable. Throws session-unknown for a person whose account was erased
 * meanwhile. Throws TooMuchRequest for more than a person may send a day, and service-unavailable, which costs nothing
 * of that.
 */
export async function takeUpload(
  context: CallContext,
  { file, limitBytes, prepare, link, ...upload }: Upload,
): Promise<CallAnswer<'uploadimage'>> {
  const ownerId = upload.ownerId ?? requireActor(context).userId;
  if (file.byteLength === 0) throw new CallError('unreadable-file');
  if (file.byteLength > limitBytes) throw new CallError('too-large', { params: { limit: limitBytes } });
  const { storage, database, clock } = context.ports;
  const createdAt = clock.now();
  const budget = upload.budget ?? toBudget('upload-day', requireActor(context).userId);
  // Before the work: a file that turns out to be none costs as much of it as a good one.
  await takeFromBudgets(database.connection, [budget], createdAt);
  const { bytes, contentType, ending } = await prepare(file);
  const storageKey = `${createdAt.toISOString().slice(0, 7)}/${randomUUID()}.${ending}`;
  await reachStorage(context, () => storage.put(storageKey, bytes, contentType)).catch(async (error: unknown) => {
    await returnToBudgets(database.connection, [budget]);
    throw error;
  });
  const [row] = await database.transaction(async (transaction) => {
    await holdPerson(transaction, ownerId);
    const rows = await transaction
      .insert(uploadedFiles)
      .values({ ownerId, storageKey, contentType, sizeBytes: bytes.byteLength, createdAt })
      .returning({ id: uploadedFiles.id });
    if (rows[0]) await link?.(transaction, rows[0].id);
    return rows;
  });
  if (!row) throw new CallError('UnknownError');
  return { lstFileDocument: [{ fileid: row.id, fileurl: toFileUrl(row.id) }] };
}
