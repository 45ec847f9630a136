import { and, eq, inArray, lte, or } from 'drizzle-orm';

import { CallError } from '@/lib/contract/call-error';
import { isProvidersOwn, ORDER_STATES } from '@/lib/domain/order-lifecycle';

import type { Actor, ServiceContext } from '../context';
import type { Executor } from '../ports/database';
import { applicationDocuments, providerApplications, tasks, uploadedFiles, users } from '../schema';
import { reachStorage } from './reach-storage';

type FileRow = typeof uploadedFiles.$inferSelect;
type Access = 'granted' | 'refused' | 'unknown';

/** A task's signed link opens none: it may be passed on, and its view shows nothing of the home (BEHAVIOUR 1.9). */
export interface FileReader {
  readonly actor: Actor | null;
}

export interface ReadableFile {
  readonly access: Access;
  readonly file: FileRow | null;
}

/** A file and whether its reader may have it: profile pictures everybody, papers of an application that was sent the operators, others their owner and the two sides of the order they describe, its provider while the work is theirs. */
export async function findFileForReader(
  executor: Executor,
  fileId: number,
  { actor }: FileReader,
): Promise<ReadableFile> {
  const [file] = await executor.select().from(uploadedFiles).where(eq(uploadedFiles.id, fileId));
  if (!file) return { access: 'unknown', file: null };
  if (actor?.userId === file.ownerId || (await isProfilePicture(executor, file))) return { access: 'granted', file };
  if (actor?.isOperator && (await isSentPaper(executor, file))) return { access: 'granted', file };
  if (!actor) return { access: 'refused', file };
  const isWorker = and(eq(tasks.providerId, actor.userId), inArray(tasks.state, ORDER_STATES.filter(isProvidersOwn)));
  const isReader = or(eq(tasks.customerId, actor.userId), isWorker);
  const isDescribed = or(eq(tasks.photoFileId, fileId), eq(tasks.voiceFileId, fileId));
  // The file must be the customer's own: an order cannot open somebody else's by naming its id.
  const described = await executor
    .select({ id: tasks.id })
    .from(tasks)
    .where(and(isDescribed, eq(tasks.customerId, file.ownerId), isReader))
    .limit(1);
  return { access: described.length > 0 ? 'granted' : 'refused', file };
}

async function isProfilePicture(executor: Executor, file: FileRow): Promise<boolean> {
  const shown = await executor
    .select({ id: users.id })
    .from(users)
    .where(and(eq(users.imageFileId, file.id), eq(users.id, file.ownerId)));
  return shown.length > 0;
}

/** Only what its owner sent with an application, not what lies in a draft or was added since: an operator reads nothing else of people's files. */
async function isSentPaper(executor: Executor, file: FileRow): Promise<boolean> {
  const sent = await executor
    .select({ fileId: applicationDocuments.fileId })
    .from(applicationDocuments)
    .innerJoin(providerApplications, eq(providerApplications.userId, applicationDocuments.userId))
    .where(
      and(
        eq(applicationDocuments.fileId, file.id),
        eq(applicationDocuments.userId, file.ownerId),
        lte(applicationDocuments.createdAt, providerApplications.sentAt),
      ),
    );
  return sent.length > 0;
}

/** The bytes of `/api/file/uploads/{id}`. Throws not-found, Unauthorized for a stranger without a session, not-yours, service-unavailable. */
export async function readUploadedFile(
  fileId: number,
  reader: FileReader,
  context: ServiceContext,
): Promise<{ readonly bytes: Uint8Array; readonly contentType: string }> {
  const { ports } = context;
  const { access, file } = await findFileForReader(ports.database.connection, fileId, reader);
  if (!file) throw new CallError('not-found');
  if (access === 'refused') throw new CallError(reader.actor ? 'not-yours' : 'Unauthorized');
  const stored = await reachStorage(context, () => ports.storage.find(file.storageKey));
  if (!stored) throw new CallError('not-found');
  return { bytes: stored.bytes, contentType: file.contentType };
}
