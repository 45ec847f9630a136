import { and, eq, inArray, lte, ne, or, type SQL } from 'drizzle-orm';

import { CallError } from '@/lib/contract/call-error';
import { hasDeskRole } from '@/lib/domain/person/desk-access';
import { isProvidersOwn, listStates } from '@/lib/domain/order/order-states';

import type { Actor, ServiceContext } from '../context';
import { noteDeskRead } from '../audit';
import { isMessageFileFor, isReportedFile } from '../conversations';
import { showsWordsTo } from '../orders';
import type { Executor } from '../ports/database';
import {
  applicationDocuments,
  custodyPieces,
  disputePhotos,
  disputes,
  paperRequests,
  priceChanges,
  providerApplications,
  providerPictures,
  providers,
  reviewPhotos,
  standingPapers,
  tasks,
  uploadedFiles,
  users,
  workPhotos,
  workVehiclePapers,
} from '../schema';
import { isWorkOf } from '../teams';
import { isDescribedBy, isPublicWorkPhoto } from '../uploaded-files';
import { reachStorage } from './reach-storage';

type FileRow = typeof uploadedFiles.$inferSelect;
type Access = 'granted' | 'refused' | 'unknown';

/** A task's signed link opens none: it may be passed on, and its view shows nothing of the home (BEHAVIOUR 1.9). */
export interface FileReader {
  readonly actor: Actor | null;
  /** The person with whose eyes the operator sees now (decision 0159). */
  readonly viewed?: Actor | null | undefined;
}

export interface ReadableFile {
  readonly access: Access;
  readonly file: FileRow | null;
  /** The desk alone has a reason to read it, and that is logged. */
  readonly isDesk?: boolean;
}

/**
 * A file and whether its reader may have it.
 *
 * - Everybody reads profile pictures, pictures of a provider's work and photos of reviews.
 * - Support at the desk reads papers of a sent application and of vehicles, requested papers, photos of disputes and
 *   files of a reported conversation.
 * - Any other file is for its owner, and for the two sides of the order that it describes or was sent in. Its worker
 *   reads it while the work is theirs, and so do the providers who may bid on it.
 *
 * With a person's eyes support sees the files of that person's orders, but no paper that was never sent.
 */
export async function findFileForReader(
  executor: Executor,
  fileId: number,
  { actor, viewed }: FileReader,
): Promise<ReadableFile> {
  const [file] = await executor.select().from(uploadedFiles).where(eq(uploadedFiles.id, fileId));
  if (!file) return { access: 'unknown', file: null };
  if (actor?.userId === file.ownerId || (await isShownToAll(executor, file))) return { access: 'granted', file };
  if (hasDeskRole(actor?.deskRoles ?? [], 'support') && (await isSentPaper(executor, file)))
    return { access: 'granted', file, isDesk: true };
  if (!actor) return { access: 'refused', file };
  if (await isOfOrderFor(executor, file, actor.userId)) return { access: 'granted', file };
  const isSeen = viewed && hasDeskRole(actor.deskRoles, 'support');
  if (isSeen && (await isOfOrderFor(executor, file, viewed.userId))) return { access: 'granted', file, isDesk: true };
  return { access: 'refused', file };
}

/** Whether a file describes an order, or came with it, and the reader may see such files of the order. */
async function isOfOrderFor(executor: Executor, file: FileRow, readerId: number): Promise<boolean> {
  const { id: fileId, ownerId } = file;
  const isWorker = and(await isWorkOf(executor, readerId), inArray(tasks.state, listStates(isProvidersOwn)));
  const isSide = or(eq(tasks.customerId, readerId), isWorker);
  const isReader = or(isSide, showsWordsTo(executor, readerId));
  const described = await executor
    .select({ id: tasks.id })
    .from(tasks)
    .where(and(isDescribedBy({ ownerId, fileId }), isReader))
    .limit(1);
  if (described.length > 0 || (await isPhotoOfOrderFor(executor, file, isSide))) return true;
  return isMessageFileFor(executor, { fileId, ownerId, readerId });
}

/**
 * Whether a file is a provider's photo on an order that the order's customer and its workers may see. These show the
 * reason for another price, a picked-up piece, the place before and after the work, or a dispute's matter.
 */
async function isPhotoOfOrderFor(executor: Executor, { id: fileId, ownerId }: FileRow, isReader: SQL | undefined) {
  const ofOrders = [
    executor
      .select({ id: tasks.id })
      .from(priceChanges)
      .innerJoin(tasks, eq(tasks.id, priceChanges.taskId))
      .where(and(eq(priceChanges.fileId, fileId), eq(priceChanges.providerId, ownerId), isReader)),
    executor
      .select({ id: tasks.id })
      .from(custodyPieces)
      .innerJoin(tasks, eq(tasks.id, custodyPieces.taskId))
      .where(and(eq(custodyPieces.fileId, fileId), eq(custodyPieces.listedById, ownerId), isReader)),
    executor
      .select({ id: tasks.id })
      .from(workPhotos)
      .innerJoin(tasks, eq(tasks.id, workPhotos.taskId))
      .where(and(eq(workPhotos.fileId, fileId), isReader)),
    executor
      .select({ id: tasks.id })
      .from(disputePhotos)
      .innerJoin(disputes, eq(disputes.id, disputePhotos.disputeId))
      .innerJoin(tasks, eq(tasks.id, disputes.taskId))
      .where(and(eq(disputePhotos.fileId, fileId), isReader)),
  ];
  for (const photos of ofOrders) {
    if ((await photos.limit(1)).length > 0) return true;
  }
  return false;
}

async function isShownToAll(executor: Executor, file: FileRow): Promise<boolean> {
  return (
    (await isProfilePicture(executor, file)) ||
    (await isWorkPicture(executor, file)) ||
    (await isReviewPhoto(executor, file))
  );
}

async function isProfilePicture(executor: Executor, file: FileRow): Promise<boolean> {
  const shown = await executor
    .select({ id: users.id })
    .from(users)
    .where(and(eq(users.imageFileId, file.id), eq(users.id, file.ownerId)));
  return shown.length > 0;
}

/** Whether the file is on the page of a provider who has one. */
async function isWorkPicture(executor: Executor, file: FileRow): Promise<boolean> {
  const shown = await executor
    .select({ fileId: providerPictures.fileId })
    .from(providerPictures)
    .innerJoin(providers, eq(providers.userId, providerPictures.userId))
    .where(and(eq(providerPictures.fileId, file.id), ne(providers.status, 'suspended')));
  return shown.length > 0;
}

/** Shown with a review: by its customer, or as a photo of the work on which both sides agree. */
async function isReviewPhoto(executor: Executor, { id: fileId }: FileRow): Promise<boolean> {
  if ((await executor.$count(reviewPhotos, eq(reviewPhotos.fileId, fileId))) > 0) return true;
  return (await executor.$count(workPhotos, and(eq(workPhotos.fileId, fileId), isPublicWorkPhoto))) > 0;
}

/**
 * Whether its owner sent the file with an application, an appeal, a withdrawal, a vehicle or a dispute. A photo of a
 * disputed order's work counts as sent. A file that lies in a draft or was added since does not count. An operator
 * reads nothing else of people's files.
 */
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
  if (sent.length > 0) return true;
  if ((await executor.$count(disputePhotos, eq(disputePhotos.fileId, file.id))) > 0) return true;
  if (await isOfDisputedWork(executor, file.id)) return true;
  if (await isReportedFile(executor, file.id)) return true;
  if ((await executor.$count(paperRequests, eq(paperRequests.fileId, file.id))) > 0) return true;
  const ofVehicles = await executor.$count(workVehiclePapers, eq(workVehiclePapers.fileId, file.id));
  return ofVehicles > 0 || (await executor.$count(standingPapers, eq(standingPapers.fileId, file.id))) > 0;
}

async function isOfDisputedWork(executor: Executor, fileId: number): Promise<boolean> {
  const photos = await executor
    .select({ id: workPhotos.id })
    .from(workPhotos)
    .innerJoin(disputes, eq(disputes.taskId, workPhotos.taskId))
    .where(eq(workPhotos.fileId, fileId))
    .limit(1);
  return photos.length > 0;
}

/**
 * The bytes of `/api/file/uploads/{id}`. Throws not-found, Unauthorized for a stranger without a session, not-yours,
 * service-unavailable.
 */
export async function readUploadedFile(
  fileId: number,
  reader: FileReader & { readonly requestId: string },
  context: ServiceContext,
): Promise<{ readonly bytes: Uint8Array; readonly contentType: string }> {
  const { ports } = context;
  const { access, file, isDesk } = await findFileForReader(ports.database.connection, fileId, reader);
  if (!file) throw new CallError('not-found');
  if (access === 'refused') throw new CallError(reader.actor ? 'not-yours' : 'Unauthorized');
  if (isDesk && reader.actor)
    await noteDeskRead(context, {
      actorId: reader.actor.userId,
      action: 'file',
      subject: { name: 'file', id: file.id },
      requestId: reader.requestId,
    });
  const stored = await reachStorage(context, () => ports.storage.find(file.storageKey));
  if (!stored) throw new CallError('not-found');
  return { bytes: stored.bytes, contentType: file.contentType };
}
