import type { CallContext } from '../../../context';
import { defineHandler, requireActor } from '../../../handler';
import { noteReader } from '../../parts/bids/read-bidding';
import { readTask } from '../../reading/task-detail';
import { sendAfterCommit } from '../../telling/tell';
import type { TaskRow } from '../../../schema';

export const handler = defineHandler('clean/gettaskdetail', async ({ taskid }, context) => {
  const read = await readTask(context, taskid);
  const isOwnLook = context.actor?.viewer === undefined;
  if (
    isOwnLook &&
    read.task.state === 'BIDDING' &&
    read.readers.some((reader) => reader === 'bidder' || reader === 'outbid')
  )
    await tellOfReader(context, read.task);
  return { taskDetail: read.taskDetail };
});

/** A bidder has opened the order, and its customer hears of it. */
async function tellOfReader(context: CallContext, task: TaskRow): Promise<void> {
  const { database, clock } = context.ports;
  const reader = { providerId: requireActor(context).userId, now: clock.now() };
  if (await noteReader(database, task, reader)) sendAfterCommit(context);
}
