import type { CallInput } from '@/lib/contract';
import { CallError } from '@/lib/contract/call-error';
import { opensByStartCode } from '@/lib/domain/move-opening';
import { isMoveAllowed } from '@/lib/domain/order-lifecycle';

import type { CallContext } from '../../context';
import { defineHandler, requireActor } from '../../handler';
import { settleBankRefunds } from '../../money';
import { makeMove, moveLocked } from '../moves/move';
import { toNetworkMark } from '../placing/network-mark';
import { tryStartCode } from '../moves/start-code';
import { lockTask } from '../moves/store';
import { getTaskDetail } from '../views/task-detail';
import { sendAfterCommit } from '../moves/tell';

type Move = CallInput<'expert/movetask'>;

/** `startCode` opens a start before its time; without one, or for another move, the booked hours decide. A start without it says why. */
export const handler = defineHandler('expert/movetask', async (input, context) => {
  const { taskid, move, reason, startCode, withoutCode = 'unsaid' } = input;
  if (startCode !== undefined && opensByStartCode(move)) await moveByCode(context, { ...input, startCode });
  else {
    const providerNetwork = toNetworkMark(context);
    const actorId = requireActor(context).userId;
    const unproved = opensByStartCode(move) ? { withoutCode } : {};
    await makeMove(context, { taskId: taskid, move, reason, providerNetwork, actorId, ...unproved });
  }
  if (move === 'withdraw') await settleBankRefunds(context, taskid);
  return { taskDetail: await getTaskDetail(context, taskid) };
});

/** A wrong code is counted under the order's lock, and that is committed before it is refused. */
async function moveByCode(context: CallContext, { taskid, move, startCode }: Move & { startCode: string }) {
  const actorId = requireActor(context).userId;
  const now = context.ports.clock.now();
  const refusal = await context.ports.database.transaction(async (transaction) => {
    const task = await lockTask(transaction, taskid);
    if (task.providerId !== actorId) throw new CallError('not-yours');
    if (!isMoveAllowed(move, task, 'provider')) throw new CallError('move-not-allowed');
    const wrong = await tryStartCode(transaction, task, startCode);
    if (!wrong) await moveLocked(transaction, task, { move, actorId, now, isOpenedByCode: true });
    return wrong;
  });
  if (refusal) throw refusal;
  sendAfterCommit(context);
}
