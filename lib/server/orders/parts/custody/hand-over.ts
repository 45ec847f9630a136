import { eq } from 'drizzle-orm';

import { CallError } from '@/lib/contract/call-error';
import { CUSTODY_STAGES, type CustodyStage } from '@/lib/contract/provider-enumerations';
import { CUSTODY_ALARM_MS } from '@/lib/domain/constants/textiles';
import { getMove } from '@/lib/domain/order/order-lifecycle';

import type { Transaction } from '../../../ports/database';
import { PendingWrite } from '../../../ports/write-together';
import { custodies, custodyScans, toReturn, type TaskRow } from '../../../schema';
import type { Consequence, Moved } from '../../record/consequence';
import { listMissing, listPieces } from './pieces';

/**
 * A hand-over's rows of textiles. Throws pieces-missing where nothing was listed at the door, and scan-missing for a
 * piece without a scan and without a reason.
 */
export const handOver: Consequence = {
  name: 'hand-over',
  plan: async (transaction, moved) => ({ writes: await toHandOverWrites(transaction, moved) }),
};

async function toHandOverWrites(transaction: Transaction, moved: Moved): Promise<PendingWrite[]> {
  const { before: task, move, reason, isOpenedByCode = false, now } = moved;
  const stage = getMove(move).scans;
  if (!stage) return [];
  const pieces = await listPieces(transaction, task.id);
  if (pieces.length === 0) throw new CallError('pieces-missing');
  if (stage === 'picked-up') {
    const scans = pieces.map(({ piece }) => ({ pieceId: piece.id, stage, at: now }));
    // The customer's code signs for the list.
    const custody = { taskId: task.id, signedAt: isOpenedByCode ? now : null, ...toNextAlarm(stage, task, now) };
    return [
      new PendingWrite(transaction.insert(custodyScans).values(scans)),
      new PendingWrite(transaction.insert(custodies).values(custody)),
    ];
  }
  const missingCount = listMissing(pieces, stage).length;
  if (missingCount > 0 && !reason)
    throw new CallError('scan-missing', { params: { count: missingCount }, details: { missingCount } });
  // What is known to be missing is not waited for.
  const alarm = missingCount > 0 ? { alarmAt: now, alarmStage: stage } : toNextAlarm(stage, task, now);
  return [new PendingWrite(updateAlarm(transaction, task.id, alarm))];
}

type Alarm = Pick<typeof custodies.$inferSelect, 'alarmAt' | 'alarmStage'>;

/**
 * The deadline for the scans of the next hand-over:
 *
 * - the workshop: a day after the door
 * - ready pieces: a day after the hour of the return
 * - the return: a day after it set out
 */
export function toNextAlarm(stage: CustodyStage, task: TaskRow, now: Date): Alarm {
  const alarmStage = CUSTODY_STAGES[CUSTODY_STAGES.indexOf(stage) + 1] ?? null;
  if (alarmStage === null) return { alarmAt: null, alarmStage };
  const isAtWork = alarmStage === 'ready';
  const fromMs = isAtWork ? Math.max(now.getTime(), toReturn(task).startsAt.getTime()) : now.getTime();
  return { alarmAt: new Date(fromMs + CUSTODY_ALARM_MS), alarmStage };
}

/**
 * The deadline for textiles whose pieces are all scanned: they may wait for the hour of the return, and a day beyond
 * it.
 */
export function toWaitingAlarm(alarmStage: CustodyStage, task: TaskRow, now: Date): Alarm {
  const fromMs = Math.max(now.getTime(), toReturn(task).startsAt.getTime());
  return { alarmAt: new Date(fromMs + CUSTODY_ALARM_MS), alarmStage };
}

/** The statement that sets an order's alarm: awaited, or written together with a move. */
export function updateAlarm(transaction: Transaction, taskId: number, alarm: Alarm) {
  return transaction.update(custodies).set(alarm).where(eq(custodies.taskId, taskId));
}
