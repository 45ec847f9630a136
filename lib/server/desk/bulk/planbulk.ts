import { CallError } from '@/lib/contract/call-error';
import type { CallAnswer, CallInput } from '@/lib/contract';
import { BULK } from '@/lib/domain/desk/bulk-acts';
import { mayMakeDeskCall } from '@/lib/domain/person/desk-access';

import { defineHandler, requireActor } from '../../handler';
import { toDeskReader } from '../queues/reader';
import { planRow, type BulkPlanning } from './plan-row';

type Asked = CallInput<'operator/planbulk'>;
type Planned = CallAnswer<'operator/planbulk'>['lstRow'];

/** Only reads: each row is judged as its single act would judge it now, and is judged again when it is done. */
export const handler = defineHandler('operator/planbulk', async ({ act, rows, ownerId, rial = 0 }: Asked, context) => {
  if (!mayMakeDeskCall(requireActor(context).deskRoles, BULK[act].call)) throw new CallError('operators-only');
  const planning: BulkPlanning = {
    context,
    reader: await toDeskReader(context),
    ownerId: ownerId ?? null,
    rials: rial,
  };
  const lstRow: Planned = [];
  for (const row of rows) {
    const { refusal, orderCount = null, money = null } = await planRow(act, row, planning);
    lstRow.push({ id: row.id, queue: row.queue ?? null, refusal, orderCount, money });
  }
  return { lstRow };
});
