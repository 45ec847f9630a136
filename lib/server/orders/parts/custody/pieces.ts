import { asc, eq, inArray } from 'drizzle-orm';

import type { OrderState } from '@/lib/contract/enumerations';
import type { CustodyStage } from '@/lib/contract/provider-enumerations';
import { MOVES, getMove } from '@/lib/domain/order/order-lifecycle';

import type { Executor } from '../../../ports/database';
import { custodyPieces, custodyScans } from '../../../schema';

export interface PieceWithScans {
  readonly piece: typeof custodyPieces.$inferSelect;
  /** The first one first. */
  readonly scans: readonly { readonly stage: CustodyStage; readonly at: Date }[];
}

/** The pieces of an order as they were listed. */
export async function listPieces(executor: Executor, taskId: number): Promise<PieceWithScans[]> {
  const pieces = await executor
    .select()
    .from(custodyPieces)
    .where(eq(custodyPieces.taskId, taskId))
    .orderBy(asc(custodyPieces.id));
  if (pieces.length === 0) return [];
  const ids = pieces.map(({ id }) => id);
  const scans = await executor
    .select()
    .from(custodyScans)
    .where(inArray(custodyScans.pieceId, ids))
    .orderBy(asc(custodyScans.at));
  return pieces.map((piece) => ({ piece, scans: scans.filter(({ pieceId }) => pieceId === piece.id) }));
}

/** Pieces without a scan for a hand-over. */
export function listMissing(pieces: readonly PieceWithScans[], stage: CustodyStage): PieceWithScans[] {
  return pieces.filter(({ scans }) => scans.every((scan) => scan.stage !== stage));
}

/**
 * The hand-over that comes next for textiles in a state; null where none does. At the door listing a piece is its scan.
 */
export function findNextStage(state: OrderState): CustodyStage | null {
  const move = MOVES.find((known) => getMove(known).scans !== undefined && getMove(known).from.includes(state));
  return move ? (getMove(move).scans ?? null) : null;
}
