import type { Transaction } from '../../ports/database';
import type { PendingWrite } from '../../ports/write-together';
import type { TaskRow } from '../../schema';
import { answeredHour } from '../parts/asked-hour/answered-hour';
import { bidding } from '../parts/bids/bid-changes';
import { handOver } from '../parts/custody/hand-over';
import { disputeEnd } from '../parts/disputes/dispute-end';
import { answeredOffer } from '../parts/offered-hours/answered-offer';
import { invoice } from '../parts/invoices/invoices';
import { priceChangeEnd } from '../parts/price-changes/end';
import { reassign } from '../parts/rescue/reassign';
import { reliability } from '../parts/reliability/reliability';
import { rescue } from '../parts/rescue/rescue';
import { truck } from '../parts/trucks/truck';
import { endOfWay } from '../parts/way/way-position';
import type { Consequence, LockedMove, Moved, NextMove, Planning } from '../record/consequence';
import { reasonGiven } from '../record/move-reason';
import { startOfWork } from '../record/start-code';
import { timers } from '../record/state-timers';
import { slot } from '../record/store';
import { toldDelay } from '../record/told-delay';
import { endOfOffer } from '../telling/end-of-offer';
import { toTellingWrites } from '../telling/tell';
import { recipient } from '../telling/tell-recipient';
import { sides } from '../telling/tell-sides';

/**
 * The consequences of a move beside its row, its line of the time line and its money, in this order. A new matter is a
 * file and a line.
 */
export const CONSEQUENCES: readonly Consequence[] = [
  // Timers go by the hour that it leaves.
  answeredHour,
  answeredOffer,
  toldDelay,
  timers,
  startOfWork,
  reasonGiven,
  slot,
  rescue,
  reassign,
  truck,
  reliability,
  endOfWay,
  disputeEnd,
  priceChangeEnd,
  handOver,
  // The customer hears first, then who did not get the order.
  sides,
  bidding,
  endOfOffer,
  recipient,
  invoice,
];

/** The move that follows a move in the same transaction; null where none does. */
export async function findNext(
  transaction: Transaction,
  before: TaskRow,
  request: LockedMove,
): Promise<NextMove | null> {
  for (const { next } of CONSEQUENCES) {
    const found = (await next?.(transaction, before, request)) ?? null;
    if (found) return found;
  }
  return null;
}

/** The consequences' changes of the order's row. */
export function toRowChange(moved: Moved): Partial<TaskRow> {
  return CONSEQUENCES.reduce<Partial<TaskRow>>(
    (known, { change }) => ({ ...known, ...change?.({ ...moved, task: { ...moved.task, ...known } }) }),
    {},
  );
}

/** The consequences' writes and tellings. */
export async function planConsequences(transaction: Transaction, moved: Moved): Promise<PendingWrite[]> {
  const plannings: Planning[] = [];
  for (const { plan } of CONSEQUENCES) if (plan) plannings.push(await plan(transaction, moved));
  const tellings = plannings.flatMap((planning) => planning.tellings ?? []);
  return [
    ...plannings.flatMap((planning) => planning.writes ?? []),
    ...(await toTellingWrites(transaction, tellings, moved.told)),
  ];
}

/** The consequences' work once the move is written. */
export async function finishConsequences(transaction: Transaction, moved: Moved): Promise<void> {
  for (const { finish } of CONSEQUENCES) await finish?.(transaction, moved);
}
