import { and, eq, ne } from 'drizzle-orm';

import type { CallInput } from '@/lib/contract';
import { CallError } from '@/lib/contract/call-error';
import { WORK_PHOTOS_A_MOMENT } from '@/lib/domain/constants/providers';

import { defineHandler, requireActor } from '../../../handler';
import { holdPerson } from '../../../people';
import type { Transaction } from '../../../ports/database';
import { workPhotos } from '../../../schema';
import { requireWorksOn } from '../../../teams';
import { requireOwnPhoto } from '../../../uploaded-files';
import { lockTask } from '../../record/store';
import { readWorkPhotos, takesPhotos } from '../../reading/work-photos';

type Added = CallInput<'workphoto/addworkphoto'>;

/** The order's row is locked, so the limit holds whatever arrives at once. */
export const handler = defineHandler('workphoto/addworkphoto', (input, context) => {
  const { userId } = requireActor(context);
  const now = context.ports.clock.now();
  return context.ports.database.transaction((transaction) => add(transaction, input, { userId, now }));
});

async function add(
  transaction: Transaction,
  { taskid, moment, fileid }: Added,
  { userId, now }: { readonly userId: number; readonly now: Date },
) {
  await holdPerson(transaction, userId);
  const task = await lockTask(transaction, taskid);
  await requireWorksOn(transaction, task, userId);
  if (!takesPhotos(task, moment)) throw new CallError('move-not-allowed');
  await requireOwnPhoto(transaction, fileid, userId);
  const others = and(eq(workPhotos.taskId, task.id), eq(workPhotos.moment, moment), ne(workPhotos.fileId, fileid));
  const limit = WORK_PHOTOS_A_MOMENT;
  if ((await transaction.$count(workPhotos, others)) >= limit)
    throw new CallError('limit-reached', { params: { limit } });
  const photo = { taskId: task.id, moment, fileId: fileid, takenAt: now };
  await transaction.insert(workPhotos).values(photo).onConflictDoNothing();
  return { workPhotos: await readWorkPhotos(transaction, task, { reader: 'provider', readerId: userId }) };
}
