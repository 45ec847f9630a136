import { eq } from 'drizzle-orm';

import { CallError } from '@/lib/contract/call-error';
import { isMoveAllowed } from '@/lib/domain/order/order-lifecycle';

import { defineHandler } from '../../../handler';
import { tasks } from '../../../schema';
import { MONEY_MOVES } from '../../moves/desk-money';
import { planDeskMoney } from '../../moves/plan-desk-money';

export const handler = defineHandler('operator/planordermoney', async ({ taskid, way, rial, lines }, { ports }) => {
  const { connection } = ports.database;
  const [task] = await connection.select().from(tasks).where(eq(tasks.id, taskid));
  if (!task) throw new CallError('not-found');
  if (!isMoveAllowed(MONEY_MOVES[way], task, 'operator')) throw new CallError('move-not-allowed');
  return { plan: await planDeskMoney(connection, task, { way, rials: rial, lines, now: ports.clock.now() }) };
});
