import type { DeskReader } from '@/lib/contract/desk-enumerations';
import type { DeskOnlyMove } from '@/lib/domain/order/desk-moves';

import { defineHandler, requireActor } from '../../../handler';
import { makeMove } from '../../moves/make-move';
import { readOrderCase } from '../../reading/order-case';

const MOVES: Readonly<Record<DeskReader, DeskOnlyMove>> = {
  customer: 'writeToCustomer',
  provider: 'writeToProvider',
  colleagues: 'addNote',
};

export const handler = defineHandler('operator/writetoorder', async ({ taskid, reader, text }, context) => {
  const actorId = requireActor(context).userId;
  await makeMove(context, { taskId: taskid, move: MOVES[reader], actorId, reason: text });
  return { order: await readOrderCase(context, taskid) };
});
