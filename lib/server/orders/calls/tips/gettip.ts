import { eq } from 'drizzle-orm';

import { CallError } from '@/lib/contract/call-error';
import { TIP_RIALS } from '@/lib/domain/constants/money';
import { listOfferedTips } from '@/lib/domain/money/tip';

import { defineHandler, requireActor } from '../../../handler';
import { getBalanceRials, userAccount } from '../../../money';
import { tasks } from '../../../schema';
import { findTip, findTipObstacle } from '../../payments/tip';
import { requireOwnOrder } from './require-tip';

export const handler = defineHandler('tip/gettip', async ({ taskid }, context) => {
  const { userId } = requireActor(context);
  const { connection } = context.ports.database;
  const [task] = await connection.select().from(tasks).where(eq(tasks.id, taskid));
  if (!task) throw new CallError('not-found');
  requireOwnOrder(task, userId);
  const tip = await findTip(connection, taskid);
  return {
    tip: tip && { amountRial: tip.amountRials, givenAtMs: tip.givenAt.getTime() },
    canTip: (await findTipObstacle(connection, task, context.ports.clock.now())) === null,
    lstOfferedRial: listOfferedTips(task.priceRials),
    leastRial: TIP_RIALS.least,
    mostRial: TIP_RIALS.most,
    walletRial: await getBalanceRials(connection, userAccount('cash', userId)),
  };
});
