import { and, asc, desc, eq, inArray, isNotNull, lte } from 'drizzle-orm';

import type { CustodyStage } from '@/lib/contract/provider-enumerations';
import { getMove, MOVES } from '@/lib/domain/order/order-lifecycle';

import { defineBatch } from '../../batches';
import { tellOperators } from '../../enquiries';
import type { Transaction } from '../../ports/database';
import { custodies, moveReasons, tasks, toReturn, users, type TaskRow } from '../../schema';
import { sendAfterCommit, tell } from '../telling/tell';
import { toNextAlarm, toWaitingAlarm, updateAlarm } from '../parts/custody/hand-over';
import { findNextStage, listMissing, listPieces } from '../parts/custody/pieces';

const BATCH_SIZE = 20;

interface Arrival {
  readonly address: string | null;
  readonly now: Date;
}

const isAlarmDue = (now: Date) => and(isNotNull(custodies.alarmAt), lte(custodies.alarmAt, now));

/**
 * Operators and the provider hear once of each scan that is missing for too long (BEHAVIOUR 22). They hear, too, of
 * textiles that are scanned and do not come back.
 */
export const missingScans = defineBatch({
  name: 'missing scans',
  limit: BATCH_SIZE,
  changes: custodies.taskId,
  find: ({ executor, now, limit, isMeant }) =>
    executor
      .select({ id: custodies.taskId })
      .from(custodies)
      .where(and(isAlarmDue(now), isMeant(custodies.taskId)))
      .orderBy(asc(custodies.alarmAt))
      .limit(limit),
  work: async (context, { id: taskId }, now) => {
    const address = context.configuration.enquiryAddress;
    const isDone = await context.ports.database.transaction(async (transaction) => {
      const due = await transaction
        .select({ task: tasks, stage: custodies.alarmStage })
        .from(custodies)
        .innerJoin(tasks, eq(tasks.id, custodies.taskId))
        .where(and(eq(custodies.taskId, taskId), isAlarmDue(now)))
        .for('update', { skipLocked: true });
      for (const { task, stage } of due) await alarm(transaction, task, stage, { address, now });
      return due.length > 0;
    });
    if (isDone) sendAfterCommit(context);
    return isDone;
  },
});

async function alarm(
  transaction: Transaction,
  task: TaskRow,
  stage: CustodyStage | null,
  arrival: Arrival,
): Promise<void> {
  const nextStage = findNextStage(task.state);
  // What was missing at one hand-over does not take the watch off the next.
  const isPast = stage !== null && nextStage !== null && stage !== nextStage;
  const next = isPast ? toNextAlarm(stage, task, arrival.now) : { alarmAt: null, alarmStage: null };
  await updateAlarm(transaction, task.id, next);
  if (stage === null) return;
  const missing = listMissing(await listPieces(transaction, task.id), stage);
  // Nothing is missing of what only waits for the hour of its return.
  if (missing.length === 0 && stage === nextStage && toReturn(task).startsAt > arrival.now) {
    await updateAlarm(transaction, task.id, toWaitingAlarm(stage, task, arrival.now));
    return;
  }
  // A hand-over that was made with all of its pieces is no matter any more.
  if (missing.length === 0 && stage !== nextStage) return;
  await tellMarketplace(transaction, task, { stage, count: missing.length }, arrival);
  // Until the next hand-over it waits at the desk. What is in dispute waits there already.
  if (stage === nextStage && task.disputedAt === null)
    await transaction
      .update(tasks)
      .set({ stuckAt: task.stuckAt ?? arrival.now })
      .where(eq(tasks.id, task.id));
  if (task.providerId === null || stage !== nextStage) return;
  const event = missing.length > 0 ? 'work-scan-missing' : 'work-return-late';
  await tell(transaction, { userId: task.providerId, event, task, now: arrival.now });
}

/** The order, the number of missing pieces or that none came back, and the provider's reason. */
async function tellMarketplace(
  transaction: Transaction,
  task: TaskRow,
  { stage, count }: { readonly stage: CustodyStage; readonly count: number },
  arrival: Arrival,
): Promise<void> {
  const [provider] = await transaction
    .select({ firstName: users.firstName, lastName: users.lastName, mobile: users.mobile })
    .from(users)
    .where(eq(users.id, task.providerId ?? 0));
  const reason = await findReason(transaction, task.id, stage);
  const params = {
    code: task.code,
    count,
    name: `${provider?.firstName ?? ''} ${provider?.lastName ?? ''}`.trim(),
    mobile: provider?.mobile ?? '',
    stage: stage.replaceAll('-', '_'),
    hasReason: reason === '' ? 'no' : 'yes',
    reason,
  };
  await tellOperators(transaction, { event: count > 0 ? 'custody-missing' : 'custody-late', params }, arrival);
}

async function findReason(transaction: Transaction, taskId: number, stage: CustodyStage): Promise<string> {
  const moves = MOVES.filter((move) => getMove(move).scans === stage);
  const [said] = await transaction
    .select({ reason: moveReasons.reason })
    .from(moveReasons)
    .where(and(eq(moveReasons.taskId, taskId), inArray(moveReasons.move, moves)))
    .orderBy(desc(moveReasons.id))
    .limit(1);
  return said?.reason ?? '';
}
