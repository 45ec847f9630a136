import { and, eq, inArray, type SQL } from 'drizzle-orm';

import type { BidState } from '@/lib/contract/provider-enumerations';
import { HOUR_MS } from '@/lib/domain/constants/time-units';
import { isOfKind } from '@/lib/domain/kind/service-kind';

import type { Transaction } from '../../../ports/database';
import { PendingWrite } from '../../../ports/write-together';
import { bids, toVisit, type BidRow, type TaskRow } from '../../../schema';
import type { Consequence, Moved, Planning } from '../../record/consequence';
import type { Telling } from '../../record/telling';

/** The change of bids in one state, and their bidders' event. */
interface BidChange {
  readonly from: BidState;
  readonly to: BidState;
  readonly event: Telling['event'] | null;
}

/**
 * A move's effect on the order's bids (BEHAVIOUR 6): lost ones, those that can be chosen again, and ended ones. When
 * the chosen provider declines, or does not answer, the others can be chosen again in the same transaction.
 */
export const bidding: Consequence = {
  name: 'bidding',
  next: (_transaction, { kind }, { move, now }) =>
    (move === 'decline' || move === 'expireAnswer') && isOfKind(kind, { matching: 'bids' })
      ? { request: { move: 'reopenBids', actorId: null, now } }
      : null,
  change: ({ move, before }) => (move === 'reopenBids' ? toUnchosen(before) : {}),
  plan: planBidChanges,
};

/** Bids can be made and chosen. */
export function isWindowOpen({ bidsEndAt }: Pick<TaskRow, 'bidsEndAt'>, now: Date): boolean {
  return bidsEndAt !== null && bidsEndAt > now;
}

/** Removes a chosen bid's traces from its order: the visit gets the usual length of such a job. */
function toUnchosen(task: TaskRow): Partial<TaskRow> {
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

async function planBidChanges(transaction: Transaction, moved: Moved): Promise<Planning> {
  const changes = isOfKind(moved.task.kind, { matching: 'bids' }) ? listChanges(moved) : [];
  if (changes.length === 0) return {};
  const { task, now } = moved;
  const rows = await transaction
    .select()
    .from(bids)
    .where(and(eq(bids.taskId, task.id), isOneOf(changes.map(({ from }) => from))));
  const tellings = changes.flatMap(({ from, event }) =>
    event === null
      ? []
      : rows
          .filter(({ state }) => state === from)
          .map(({ providerId: userId }): Telling => ({ userId, event, task, now, side: 'provider' })),
  );
  return {
    writes: changes.flatMap((change) => toWrites(transaction, change, rows)),
    tellings: [...listCustomerTellings(moved), ...tellings],
  };
}

/** Tells that the others can be chosen again, and which payment for the choice is back. */
function listCustomerTellings({ task, before, move, now, money, isQuiet = false }: Moved): Telling[] {
  const event = move === 'reopenBids' && !isQuiet ? findReopening(task, before, now) : null;
  if (event === null) return [];
  const { returned } = money;
  const sums = returned ? { amountRials: returned.giftRials + returned.walletRials, sums: { ...returned } } : {};
  return [{ userId: task.customerId, event, task, now, ...sums }];
}

function findReopening(task: TaskRow, { state: from }: TaskRow, now: Date): Telling['event'] | null {
  if (from === 'DECLINED') return 'bids-again-declined';
  if (from === 'EXPIRED') return 'bids-again-unanswered';
  // Where the window is over, its end is told.
  return isWindowOpen(task, now) ? 'bids-again-unpaid' : null;
}

function listChanges({ task, before, move, now }: Moved): readonly BidChange[] {
  switch (move) {
    case 'pay':
      return [{ from: 'pending', to: 'rejected', event: 'bid-lost' }];
    case 'reopenBids':
      return [
        // A bidder who was not paid for is as good as before; one who declined or did not answer is not offered again.
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
