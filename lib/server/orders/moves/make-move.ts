import type { ServiceContext } from '../../context';
import { withAnotherRescuer } from '../parts/rescue/rescue';
import { sendAfterCommit } from '../telling/tell';
import { moveTask, type MoveRequest, type MoveResult } from './move';

/** Moves an order in a transaction of its own, and sends its messages on their way. */
export async function makeMove(context: ServiceContext, request: Omit<MoveRequest, 'now'>): Promise<MoveResult> {
  const now = context.ports.clock.now();
  const result = await withAnotherRescuer((mayBeRescued) =>
    context.ports.database.transaction((transaction) => moveTask(transaction, { ...request, now, mayBeRescued })),
  );
  sendAfterCommit(context);
  return result;
}
