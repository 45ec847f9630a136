import { asc, eq } from 'drizzle-orm';

import type { CallAnswer } from '@/lib/contract';
import { WORK_PHOTO_MOMENTS, type WorkPhotoMoment } from '@/lib/contract/provider-enumerations';
import {
  isProvidersOwn,
  isWorkDone,
  showsAfter,
  showsBefore,
  showsDoor,
  type StateQuestion,
} from '@/lib/domain/order/order-states';
import { isOfKind } from '@/lib/domain/kind/service-kind';
import { toFileUrl } from '@/lib/domain/site/uploaded-file';

import type { Executor } from '../../ports/database';
import { uploadedFiles, workPhotos, type TaskRow } from '../../schema';
import type { Reader } from '../record/reader';

type WorkPhotos = NonNullable<CallAnswer<'clean/gettaskdetail'>['taskDetail']['workPhotos']>;

const OPEN_IN: Record<WorkPhotoMoment, StateQuestion> = { door: showsDoor, before: showsBefore, after: showsAfter };

/** Whether a photo of a moment can be added to an order now. A door that nobody opens is shown of every kind. */
export function takesPhotos({ kind, state }: TaskRow, moment: WorkPhotoMoment): boolean {
  return (moment === 'door' || isOfKind(kind, { hasPhotos: true })) && OPEN_IN[moment](state);
}

/** A shown photo can be taken away until the work is done: from then on it may help to decide a problem. */
export function isPhotoRemovable({ state }: TaskRow, moment: WorkPhotoMoment): boolean {
  return OPEN_IN[moment](state) && !isWorkDone(state);
}

/**
 * The photos of an order as one of its two sides sees them. Null for readers outside the order, and for a kind without
 * photos until its door is shown.
 */
export async function findWorkPhotos(
  executor: Executor,
  task: TaskRow,
  { reader, readerId }: { readonly reader: Reader; readonly readerId: number | null },
): Promise<WorkPhotos | null> {
  const mayRead = reader === 'customer' || (reader === 'provider' && isProvidersOwn(task.state));
  if (!mayRead) return null;
  const photos = await readWorkPhotos(executor, task, { reader, readerId });
  const hasAny = photos.lstPhoto.length > 0 || photos.takes.length > 0;
  return hasAny || isOfKind(task.kind, { hasPhotos: true }) ? photos : null;
}

/** The photos of an order for anybody who judges a problem with it. */
export async function listWorkPhotos(
  executor: Executor,
  taskId: number,
): Promise<Omit<WorkPhotos['lstPhoto'][number], 'isRemovable'>[]> {
  const rows = await executor
    .select()
    .from(workPhotos)
    .where(eq(workPhotos.taskId, taskId))
    .orderBy(asc(workPhotos.id));
  return rows.map(({ id, moment, fileId, takenAt }) => ({
    photoid: id,
    moment,
    fileurl: toFileUrl(fileId),
    takenAtMs: takenAt.getTime(),
  }));
}

/** The photos of an order for one of its two sides. */
export async function readWorkPhotos(
  executor: Executor,
  task: TaskRow,
  { reader, readerId }: { readonly reader: Reader; readonly readerId: number | null },
): Promise<WorkPhotos> {
  const rows = await executor
    .select({ photo: workPhotos, ownerId: uploadedFiles.ownerId })
    .from(workPhotos)
    .innerJoin(uploadedFiles, eq(uploadedFiles.id, workPhotos.fileId))
    .where(eq(workPhotos.taskId, task.id))
    .orderBy(asc(workPhotos.id));
  return {
    lstPhoto: rows.map(({ photo: { id, moment, fileId, takenAt }, ownerId }) => ({
      photoid: id,
      moment,
      fileurl: toFileUrl(fileId),
      takenAtMs: takenAt.getTime(),
      isRemovable: ownerId === readerId && isPhotoRemovable(task, moment),
    })),
    publicity: toPublicity(
      task,
      rows.map(({ photo }) => photo),
      reader,
    ),
    takes: reader === 'provider' ? WORK_PHOTO_MOMENTS.filter((moment) => takesPhotos(task, moment)) : [],
  };
}

type Photo = typeof workPhotos.$inferSelect;

/** A photo that came after an agreement is not part of it: the side is asked anew. */
function toPublicity(task: TaskRow, photos: readonly Photo[], reader: Reader): WorkPhotos['publicity'] {
  const shown = photos.filter(({ moment }) => moment !== 'door');
  if (!isWorkDone(task.state) || shown.length === 0) return null;
  const customer = shown.every(({ customerAgreed }) => customerAgreed);
  const provider = shown.every(({ providerAgreed }) => providerAgreed);
  return reader === 'provider'
    ? { isAgreed: provider, isOtherAgreed: customer }
    : { isAgreed: customer, isOtherAgreed: provider };
}
