import { eq } from 'drizzle-orm';

import { CallError } from '@/lib/contract/call-error';
import type { CustodyStage } from '@/lib/contract/provider-enumerations';
import { CUSTODY_ALARM_MS } from '@/lib/domain/constants/textiles';
import { toTag } from '@/lib/domain/text/tag';

import { defineHandler, requireActor } from '../../../handler';
import type { Transaction } from '../../../ports/database';
import { custodies, custodyScans, type TaskRow } from '../../../schema';
import { requireWorksOn } from '../../../teams';
import { lockTask } from '../../record/store';
import { toWaitingAlarm, updateAlarm } from '../../parts/custody/hand-over';
import { findNextStage, listMissing, listPieces } from '../../parts/custody/pieces';
import { readCustody } from '../../reading/custody';

/**
 * Scans for the hand-over that is due in the order's state. A scan that names another came late, and does not count.
 */
export const handler = defineHandler('custody/scantag', ({ taskid, tag, stage: scannedAt }, context) => {
  const { userId } = requireActor(context);
  const now = context.ports.clock.now();
  return context.ports.database.transaction(async (transaction) => {
    const task = await lockTask(transaction, taskid);
    await requireWorksOn(transaction, task, userId);
    const stage = findNextStage(task.state);
    if (stage === null || stage === 'picked-up' || (scannedAt ?? stage) !== stage)
      throw new CallError('move-not-allowed');
    const pieces = await listPieces(transaction, task.id);
    const found = pieces.find(({ piece }) => piece.tag === toTag(tag));
    if (!found) throw new CallError('tag-unknown');
    await transaction.insert(custodyScans).values({ pieceId: found.piece.id, stage, at: now }).onConflictDoNothing();
    await awaitOthers(transaction, task, { stage, now });
    const custody = await readCustody(transaction, task, { reader: 'provider', locale: context.request.locale });
    return { pieceid: found.piece.id, custody };
  });
});

/**
 * After the first piece of a hand-over the others are due a day later. Once all are scanned, nothing is missing: they
 * wait for the return.
 */
async function awaitOthers(
  transaction: Transaction,
  task: TaskRow,
  { stage, now }: { readonly stage: CustodyStage; readonly now: Date },
): Promise<void> {
  if (listMissing(await listPieces(transaction, task.id), stage).length === 0) {
    await updateAlarm(transaction, task.id, toWaitingAlarm(stage, task, now));
    return;
  }
  const [custody] = await transaction
    .select({ alarmAt: custodies.alarmAt })
    .from(custodies)
    .where(eq(custodies.taskId, task.id));
  const alarmAt = new Date(now.getTime() + CUSTODY_ALARM_MS);
  if (custody?.alarmAt && custody.alarmAt > alarmAt)
    await updateAlarm(transaction, task.id, { alarmAt, alarmStage: stage });
}
