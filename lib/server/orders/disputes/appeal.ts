import type { ServiceContext } from '../../context';
import type { Transaction } from '../../ports/database';
import { requireDisputeMove, requireSide, type LockedDispute } from './store';
import { bringToDesk } from './to-desk';

interface Appeal {
  readonly userId: number;
  readonly text: string;
  readonly now: Date;
}

/**
 * Either side asks once for another operator. Throws not-yours,
 * move-not-allowed.
 */
export async function appeal(
  transaction: Transaction,
  context: Pick<ServiceContext, 'configuration'>,
  locked: LockedDispute,
  { userId, text, now }: Appeal,
): Promise<void> {
  const { task, dispute } = locked;
  requireDisputeMove('appeal', dispute, requireSide(task, userId));
  const change = { appealedById: userId, appealText: text, appealedAt: now };
  await bringToDesk(transaction, context, locked, { state: 'appealed', now, change });
}
