import { and, eq, inArray, type SQL } from 'drizzle-orm';

import type { BidState } from '@/lib/contract/provider-enumerations';
import { HOUR_MS } from '@/lib/domain/constants/time-units';
import type { OrderMove } from '@/lib/domain/order/order-moves';
import { isOfKind } from '@/lib/domain/kind/service-kind';

import type { Transaction } from '../../../ports/database';
import { PendingWrite } from '../../../ports/write-together';
import { bids, toVisit, type BidRow, type TaskRow } from '../../../schema';
import type { Telling } from '../../telling/tell';

interface MovedOrder {
  readonly task: TaskRow;
  readonly before: TaskRow;
  readonly move: OrderMove;
  readonly now: Date;
}

interface BidChanges {
  readonly writes: readonly PendingWrite[];
  readonly tellings: readonly Telling[];
}

/** What becomes of the bids of one state, and what whoever made them hears. */
interface BidChange {
  readonly from: BidState;
  readonly to: BidState;
  readonly event: Telling['event'] | null;
}

const NOTHING: BidChanges = { writes: [], tellings: [] };

/** The chosen provider says no, or nothing: of an order with bids the others can be chosen again. */
export function isEndOfChoice(move: OrderMove, { kind }: Pick<TaskRow, 'kind'>): boolean {
  return (move === 'decline' || move === 'expireAnswer') && isOfKind(kind, { matching: 'bids' });
}

/** Bids can be made and chosen. */
export function isWindowOpen({ bidsEndAt }: Pick<TaskRow, 'bidsEndAt'>, now: Date): boolean {
  return bidsEndAt !== null && bidsEndAt > now;
}

/** What a chosen bid had left on its order, taken away again: the visit is as long as such a job takes as a rule. */
export function toUnchosen(task: TaskRow): Partial<TaskRow> {
  const { startsAt } = toVisit(task);
  return {
    providerId: null,
    lines: [],
    priceRials: 0,
    giftRials: 0,
    walletRials: 0,
    payableRials: 0,
    paidAt: null,
    bidChosenAt: null,
    endsAt: new Date(startsAt.getTime() + (task.detail?.bidding?.hours ?? 1) * HOUR_MS),
  };
}

/**
 * What a move of an order means for its bids (BEHAVIOUR 6): who lost, who can be chosen again, whose bid is over. Under
 * the order's lock.
 */
export async function planBidChanges(transaction: Transaction, moved: MovedOrder): Promise<BidChanges> {
  const changes = isOfKind(moved.task.kind, { matching: 'bids' }) ? listChanges(moved) : [];
  if (changes.length === 0) return NOTHING;
  const { task, now } = moved;
  const rows = await transaction
    .select()
    .from(bids)
    .where(and(eq(bids.taskId, task.id), isOneOf(changes.map(({ from }) => from))));
  return {
    writes: changes.flatMap((change) => toWrites(transaction, change, rows)),
    tellings: changes.flatMap(({ from, event }) =>
      event === null
        ? []
        : rows
            .filter(({ state }) => state === from)
            .map(({ providerId: userId }): Telling => ({ userId, event, task, now, side: 'provider' })),
    ),
  };
}

function listChanges({ task, before, move, now }: MovedOrder): readonly BidChange[] {
  switch (move) {
    case 'pay':
      return [{ from: 'pending', to: 'rejected', event: 'bid-lost' }];
    case 'reopenBids':
      return [
        // Who was not paid for is as good as before; who declined or did not answer is not offered again.
        { from: 'selected', to: before.state === 'PENDING_PAYMENT' ? 'pending' : 'expired', event: null },
        // Where the window is over, its end is all there is to tell.
        { from: 'rejected', to: 'pending', event: isWindowOpen(task, now) ? 'bid-again' : null },
      ];
    case 'endBids':
      return [{ from: 'pending', to: 'expired', event: 'bid-ended' }];
    case 'cancel':
      return before.state === 'BIDDING' || before.state === 'PENDING_PAYMENT'
        ? [
            { from: 'pending', to: 'expired', event: 'bid-ended' },
            { from: 'selected', to: 'expired', event: 'bid-ended' },
          ]
        : [];
    default:
      return [];
  }
}

function toWrites(transaction: Transaction, { from, to }: BidChange, rows: readonly BidRow[]): readonly PendingWrite[] {
  const ids = rows.filter(({ state }) => state === from).map(({ id }) => id);
  if (ids.length === 0) return [];
  return [new PendingWrite(transaction.update(bids).set({ state: to }).where(inArray(bids.id, ids)))];
}

function isOneOf(states: readonly BidState[]): SQL | undefined {
  return inArray(bids.state, [...states]);
}
