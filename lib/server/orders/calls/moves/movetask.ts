import type { CallInput } from '@/lib/contract';
import { CallError } from '@/lib/contract/call-error';
import { opensByStartCode } from '@/lib/domain/order/move-opening';
import { isMoveAllowed } from '@/lib/domain/order/order-lifecycle';

import type { CallContext } from '../../../context';
import { defineHandler, requireActor } from '../../../handler';
import { answerOnce, findKeyedRequest } from '../../../idempotency';
import { holdPerson } from '../../../people';
import type { Transaction } from '../../../ports/database';
import { keepExcuse } from '../../../sanctions';
import { requireWorksOn } from '../../../teams';
import { settleBankRefunds } from '../../payments/bank-refunds';
import { reportNoAccess } from '../../moves/absence-claims';
import { leaveUnsafe } from '../../moves/leave-unsafe';
import { moveLocked, moveTask } from '../../moves/move';
import { withAnotherRescuer } from '../../parts/rescue/rescue';
import { toProblemKey } from '../../record/signed-link';
import { tryStartCode } from '../../record/start-code';
import { lockTask } from '../../record/store';
import { sendAfterCommit } from '../../telling/tell';
import { toNetworkMark } from '../../../session';
import { getTaskDetail } from '../../reading/task-detail';

type Move = CallInput<'expert/movetask'>;

const ENDS_WITHOUT_WORK: readonly Move['move'][] = ['withdraw', 'reportNoAccess', 'leaveUnsafe'];

/**
 * `startCode` opens a start, a pick-up or a return before its time. Without one, or for another move, the booked hours
 * decide. Each of these without it says why. A move that comes again under its key, because its answer was lost, is not
 * made again. The order is answered as it stands.
 */
export const handler = defineHandler('expert/movetask', async (input, context) => {
  const { taskid, move } = input;
  const refusal = await withAnotherRescuer((mayBeRescued) =>
    context.ports.database.transaction((transaction) => moveOnce(transaction, context, { ...input, mayBeRescued })),
  );
  if (refusal) throw new CallError('start-code-wrong', refusal);
  sendAfterCommit(context);
  if (ENDS_WITHOUT_WORK.includes(move)) await settleBankRefunds(context, taskid);
  return { taskDetail: await getTaskDetail(context, taskid) };
});

interface AskedMove extends Move {
  readonly mayBeRescued: boolean;
}

/** A wrong code, which is counted: so it is committed before it is refused, and kept under its key as a move is. */
type Refusal = Pick<CallError, 'params' | 'details'>;

async function moveOnce(transaction: Transaction, context: CallContext, asked: AskedMove): Promise<Refusal | null> {
  const { mayBeRescued: _ours, ...input } = asked;
  const request = findKeyedRequest(context, 'expert/movetask', input);
  if (!request) return makeMove(transaction, context, asked);
  const { refusal } = await answerOnce(transaction, {
    request,
    now: context.ports.clock.now(),
    questions: {},
    work: async () => ({ answer: { refusal: await makeMove(transaction, context, asked) }, writes: [] }),
  });
  return refusal;
}

async function makeMove(transaction: Transaction, context: CallContext, asked: AskedMove): Promise<Refusal | null> {
  const { taskid, move, reason, excuse, startCode, withoutCode = 'unsaid', madeAtMs, mayBeRescued } = asked;
  const actorId = requireActor(context).userId;
  const now = context.ports.clock.now();
  const problemKey = toProblemKey(context, taskid);
  if (excuse && move !== 'withdraw') throw new CallError('move-not-allowed');
  if (startCode !== undefined && opensByStartCode(move))
    return moveByCode(transaction, { taskid, move, startCode, reason, problemKey, actorId, now, madeAtMs });
  if (move === 'reportNoAccess') {
    await reportNoAccess(transaction, context, { taskId: taskid, reason });
    return null;
  }
  if (move === 'leaveUnsafe') {
    await leaveUnsafe(transaction, context, { taskId: taskid, reason });
    return null;
  }
  const providerNetwork = toNetworkMark(context);
  const unproved = opensByStartCode(move) ? { withoutCode } : {};
  const person = excuse && (await holdPerson(transaction, actorId));
  await moveTask(transaction, {
    taskId: taskid,
    move,
    reason,
    providerNetwork,
    actorId,
    now,
    mayBeRescued,
    madeAtMs,
    problemKey,
    isExcused: excuse !== undefined,
    ...unproved,
  });
  if (excuse && person) await keepExcuse(transaction, context, { person, taskId: taskid, excuse });
  return null;
}

interface CodedMove extends Pick<Move, 'taskid' | 'move' | 'reason' | 'madeAtMs'> {
  readonly startCode: string;
  readonly problemKey: string;
  readonly actorId: number;
  readonly now: Date;
}

async function moveByCode(transaction: Transaction, { taskid, startCode, ...request }: CodedMove) {
  const task = await lockTask(transaction, taskid);
  await requireWorksOn(transaction, task, request.actorId);
  if (!isMoveAllowed(request.move, task, 'provider')) throw new CallError('move-not-allowed');
  const wrong = await tryStartCode(transaction, task, { move: request.move, startCode });
  if (wrong) return { params: wrong.params, details: wrong.details };
  await moveLocked(transaction, task, { ...request, isOpenedByCode: true });
  return null;
}
