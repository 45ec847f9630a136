import { eq } from 'drizzle-orm';

import { DESK_ONLY_MOVES } from '@/lib/domain/order/desk-moves';
import type { OrderMove } from '@/lib/domain/order/order-moves';

import { PendingWrite } from '../../../ports/write-together';
import { doorWaits } from '../../../schema';
import type { Consequence } from '../../record/consequence';

/** Moves that leave a proposal open, because they do not concern the visit. */
const LEAVES_OPEN: readonly OrderMove[] = ['offerHours', 'giveGoodwill', ...DESK_ONLY_MOVES];

/** Every other move closes a proposal. Where an hour is taken, nothing stays of the reports at the old one's door. */
export const answeredOffer: Consequence = {
  name: 'answered offer',
  change: ({ move, task }) => {
    const { offeredHours, ...rest } = task.detail ?? {};
    if (!offeredHours || LEAVES_OPEN.includes(move)) return {};
    return { detail: Object.keys(rest).length === 0 ? null : rest };
  },
  plan: (transaction, { move, task }) =>
    move === 'takeHour'
      ? { writes: [new PendingWrite(transaction.delete(doorWaits).where(eq(doorWaits.taskId, task.id)))] }
      : {},
};
