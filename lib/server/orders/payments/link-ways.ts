import type { PriceWay } from '@/lib/contract/money-enumerations';
import { listPriceWays } from '@/lib/domain/money/price-ways';

import type { CallContext } from '../../context';
import { canPayAtTheDoor, getBalanceRials, readOrderSums, userAccount } from '../../money';
import type { TaskRow } from '../../schema';
import type { PriceChange } from './approve-price';

/**
 * The ways to pay a proposal's additional sum now, the order's own first; the wallet's balance stays with its owner.
 */
export async function listLinkWays(
  context: CallContext,
  task: TaskRow,
  { newRials, oldRials }: PriceChange,
): Promise<readonly PriceWay[]> {
  const { connection } = context.ports.database;
  const { bankRials, dueRials } = await readOrderSums(connection, task);
  return listPriceWays({
    isCashOrder: task.paymentWay === 'cash',
    bankRial: bankRials,
    dueRial: dueRials,
    moreRial: newRials - oldRials,
    walletRial: await getBalanceRials(connection, userAccount('cash', task.customerId)),
    takesCash: await canPayAtTheDoor(connection, task, newRials),
    // Its payment begins here, and at no payment host elsewhere.
    takesBank: context.ports.gateways.offered.length > 0,
  });
}
