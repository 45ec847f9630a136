import { and, eq, like, ne } from 'drizzle-orm';

import { CallError } from '@/lib/contract/call-error';
import type { DocumentKind } from '@/lib/contract/provider-enumerations';
import { APPLICATION_FILES_OF_A_KIND } from '@/lib/domain/constants/providers';

import { defineHandler } from '../handler';
import type { Transaction } from '../ports/database';
import { applicationDocuments, uploadedFiles } from '../schema';
import { removeStoredBytes, removeUnusedFile } from '../uploaded-files';
import { changeOwnApplication, loadOwnApplication } from './own-application';

export const handler = defineHandler('joinus/adddocument', async (input, context) => {
  const createdAt = context.ports.clock.now();
  const storageKey = await changeOwnApplication(context, (transaction, userId) =>
    'isenable' in input
      ? removeDocument(transaction, { userId, fileId: input.fileid })
      : addDocument(transaction, { userId, fileId: input.fileid, kind: input.docType, createdAt }),
  );
  if (storageKey !== null) await removeStoredBytes(context, [storageKey]);
  return loadOwnApplication(context);
});

interface Paper {
  readonly userId: number;
  readonly fileId: number;
}

/** A file that is there already takes the new kind. */
async function addDocument(
  transaction: Transaction,
  paper: Paper & { readonly kind: DocumentKind; readonly createdAt: Date },
): Promise<null> {
  const { userId, fileId, kind } = paper;
  const own = and(
    eq(uploadedFiles.id, fileId),
    eq(uploadedFiles.ownerId, userId),
    like(uploadedFiles.contentType, 'image/%'),
  );
  const [file] = await transaction.select({ id: uploadedFiles.id }).from(uploadedFiles).where(own);
  if (!file) throw new CallError('invalid-input', { fields: [{ field: 'fileid', message: 'unknown' }] });
  const others = and(
    eq(applicationDocuments.userId, userId),
    eq(applicationDocuments.kind, kind),
    ne(applicationDocuments.fileId, fileId),
  );
  const count = (
    await transaction.select({ fileId: applicationDocuments.fileId }).from(applicationDocuments).where(others)
  ).length;
  if (count >= APPLICATION_FILES_OF_A_KIND)
    throw new CallError('limit-reached', { params: { limit: APPLICATION_FILES_OF_A_KIND } });
  await transaction
    .insert(applicationDocuments)
    .values(paper)
    .onConflictDoUpdate({ target: applicationDocuments.fileId, set: { kind } });
  return null;
}

/** A scan of a paper is for the application alone: it goes with its place there. Answers the key of its bytes. */
async function removeDocument(transaction: Transaction, { userId, fileId }: Paper): Promise<string | null> {
  const removed = await transaction
    .delete(applicationDocuments)
    .where(and(eq(applicationDocuments.fileId, fileId), eq(applicationDocuments.userId, userId)))
    .returning({ fileId: applicationDocuments.fileId });
  if (removed.length === 0) throw new CallError('not-found');
  return removeUnusedFile(transaction, { ownerId: userId, fileId });
}
