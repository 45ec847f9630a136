import { requireProviderId } from '../../../money';
import type { Consequence } from '../../record/consequence';
import { takeSlot } from '../../record/store';

/** An operator puts somebody else in a provider's place in one transaction: the hour is nobody else's in between. */
export const reassign: Consequence = {
  name: 'reassign',
  next: (_transaction, _before, { move, actorId, reason, now, successor }) =>
    move === 'takeBackByOperator' && successor
      ? { request: { move: 'assignByOperator', actorId, reason, now, change: successor } }
      : null,
  plan: async (transaction, { task, move }) =>
    move === 'assignByOperator' ? { writes: [await takeSlot(transaction, task, requireProviderId(task))] } : {},
};
