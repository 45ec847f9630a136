import { eq } from 'drizzle-orm';

import { defineHandler } from '../../../handler';
import { findHeldFee } from '../../../money';
import { tasks } from '../../../schema';
import { requireLinkedTask, toLinkState } from '../../disputes/problem-link';
import { toPieceLines } from '../../record/price-lines';
import { listTaskViews, toTaskSummary } from '../../reading/task-views';

export const handler = defineHandler('dispute/getbylink', async ({ problemKey }, context) => {
  const { connection } = context.ports.database;
  const now = context.ports.clock.now();
  const { id } = await requireLinkedTask(context, problemKey);
  const [view] = await listTaskViews(connection, eq(tasks.id, id), { limit: 1 });
  if (!view) throw new Error(`There is no view of the order ${id}.`);
  const { task } = view;
  const { serviceName, serviceTypeName, kind, gradeName, reqcode } = toTaskSummary(
    view,
    'link',
    context.request.locale,
  );
  const state = toLinkState(task, now);
  const fee = state === 'fee' ? await findHeldFee(connection, task) : null;
  const ends = { work: task.completesAt, fee: task.feeDueAt, reported: null, over: null } as const;
  return {
    state,
    taskid: id,
    reqcode,
    serviceName,
    serviceTypeName,
    kind,
    gradeName,
    lines: toPieceLines(task.lines, context.request.locale),
    priceRial: task.priceRials,
    fee: fee && { heldRial: fee.heldRial, debtRial: fee.debtRial },
    completesAtMs: task.completesAt?.getTime() ?? null,
    untilMs: ends[state]?.getTime() ?? null,
    serverNowMs: now.getTime(),
  };
});
