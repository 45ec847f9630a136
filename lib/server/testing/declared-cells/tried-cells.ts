import { and, desc, eq, gt } from 'drizzle-orm';

import { CallError } from '@/lib/contract/call-error';
import type { OrderState, ServiceKind } from '@/lib/contract/enumerations';
import { getMove, isMoveOfKind, MOVES } from '@/lib/domain/order/order-lifecycle';
import type { OrderMove } from '@/lib/domain/order/order-moves';

import { taskEvents } from '../../schema';
import type { World } from '../market-run/world';
import { anHour, bringTo, connectionOf, fromAnywhere, prepare, toInput, type Cell } from './cell-settings';
import { toMoveAttempts, type MoveAttempt } from '../../calls/move-attempts';
import type { ReadyOrder } from './ready-orders';

/** The attempts on an order; what is not known yet is filled in when they are made. */
export function listAttempts(world: World, { order, otherProviderId, sgid }: ReadyOrder): MoveAttempt[] {
  const { taskid, reqid } = order;
  return toMoveAttempts({ taskid, reqid, seenRial: 0, pricechangeid: 0, sgid, otherProviderId, hour: anHour(world) });
}

/** The end of an attempt: the moves that were made, or the refusal. */
export type Outcome =
  { readonly made: readonly OrderMove[] } | { readonly refused: string } | { readonly wrong: string };

/**
 * Brings the order into a state at a setting, makes an attempt's call, and says what came of it. Its caller undoes all
 * of it. Throws where the marketplace itself failed.
 */
export async function tryCell(world: World, attempt: MoveAttempt, cell: Cell): Promise<Outcome> {
  const { ready, state, sides } = cell;
  const { taskid, kind } = ready.order;
  await bringTo(world, cell);
  await prepare(world, attempt, cell);
  const before = await readLastEvent(world, taskid);
  const input = await toInput(world, attempt, cell);
  try {
    await world.service.callWrongly(attempt.name, input, { as: sides[attempt.by], facts: fromAnywhere() });
  } catch (error) {
    if (error instanceof CallError && error.status < 500) return { refused: error.key };
    throw error;
  }
  const rows = await connectionOf(world)
    .select()
    .from(taskEvents)
    .where(and(eq(taskEvents.taskId, taskid), gt(taskEvents.id, before)))
    .orderBy(taskEvents.id);
  return toOutcome(rows, { state, kind, attempt });
}

async function readLastEvent(world: World, taskid: number): Promise<number> {
  const [last] = await connectionOf(world)
    .select({ id: taskEvents.id })
    .from(taskEvents)
    .where(eq(taskEvents.taskId, taskid))
    .orderBy(desc(taskEvents.id))
    .limit(1);
  return last?.id ?? 0;
}

interface Tried {
  readonly state: OrderState;
  readonly kind: ServiceKind;
  readonly attempt: MoveAttempt;
}

/** Each move that was made leads from the state before it to its own declared one, and the first is the attempt's. */
function toOutcome(rows: readonly { readonly move: string; readonly state: OrderState }[], tried: Tried): Outcome {
  const { kind, attempt } = tried;
  const made: OrderMove[] = [];
  let state = tried.state;
  for (const row of rows) {
    const move = MOVES.find((known) => known === row.move);
    if (!move) return { wrong: `${row.move} is no move` };
    const { from, to } = getMove(move);
    if (!from.includes(state) || !isMoveOfKind(move, kind)) return { wrong: `${move} from ${state}` };
    state = to ?? state;
    if (row.state !== state) return { wrong: `${move} led to ${row.state}` };
    made.push(move);
  }
  const [first] = made;
  if (first === undefined) return { wrong: 'answered, and nothing moved' };
  // The customer agreed to somebody else in the place of who cannot come.
  const isOurs = attempt.moves.includes(first) || first === 'giveBack';
  return isOurs ? { made } : { wrong: `made ${first}` };
}
