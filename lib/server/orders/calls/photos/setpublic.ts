import { and, eq, ne } from 'drizzle-orm';

import { CallError } from '@/lib/contract/call-error';
import { isWorkDone } from '@/lib/domain/order/order-states';

import { defineHandler, requireActor } from '../../../handler';
import { holdPerson } from '../../../people';
import { workPhotos } from '../../../schema';
import { requireWorksOn } from '../../../teams';
import { lockTask } from '../../record/store';
import { readWorkPhotos } from '../../reading/work-photos';

/** Either side may take its word back at any time: the photos are then nobody else's at once. */
export const handler = defineHandler('workphoto/setpublic', async ({ taskid, isenable }, context) => {
  const { userId } = requireActor(context);
  return context.ports.database.transaction(async (transaction) => {
    await holdPerson(transaction, userId);
    const task = await lockTask(transaction, taskid);
    const reader = task.customerId === userId ? 'customer' : 'provider';
    if (reader === 'provider') await requireWorksOn(transaction, task, userId);
    if (!isWorkDone(task.state)) throw new CallError('move-not-allowed');
    await transaction
      .update(workPhotos)
      .set(reader === 'customer' ? { customerAgreed: isenable } : { providerAgreed: isenable })
      .where(and(eq(workPhotos.taskId, taskid), ne(workPhotos.moment, 'door')));
    return { workPhotos: await readWorkPhotos(transaction, task, { reader, readerId: userId }) };
  });
});
