import type { CallAnswer } from '@/lib/contract';
import type { WorkMove } from '@/lib/contract/provider-enumerations';
import { opensByStartCode } from '@/lib/domain/order/move-opening';
import { ORDER_MOVES, type CodedMove } from '@/lib/domain/order/order-moves';

export type WorkDetail = CallAnswer<'clean/gettaskdetail'>['taskDetail'];

type Moves = typeof ORDER_MOVES;
type Meant = { [Move in WorkMove]: Moves[Move] extends { readonly asksOnce: true } ? Move : never }[WorkMove];

/** The moves forward that ask nothing: a slide makes them. */
type SlideMove = Exclude<
  { [Move in Meant]: Moves[Move] extends { readonly isOnward: true } ? Move : never }[Meant],
  CodedMove
>;
/**
 * The moves with a dialog, which says what follows and asks for a reason. An empty home and fear are reported elsewhere
 * (door-wait.tsx, leave-unsafe.tsx).
 */
export type AskedMove = Exclude<Meant, SlideMove | 'reportNoAccess' | 'leaveUnsafe'>;

const isMeant = (move: WorkMove): move is Meant => 'asksOnce' in ORDER_MOVES[move];

export const isSlide = (move: WorkMove): move is SlideMove =>
  isMeant(move) && 'isOnward' in ORDER_MOVES[move] && !opensByStartCode(move);

export const isAsked = (move: WorkMove): move is AskedMove =>
  isMeant(move) && !isSlide(move) && move !== 'reportNoAccess' && move !== 'leaveUnsafe';

/** The cash that the customer owes at the door, for any member of a team. */
export function toCashDue({ pay, handed }: Pick<WorkDetail, 'pay' | 'handed'>): number {
  return pay?.cashDueRial ?? handed?.cashDueRial ?? 0;
}

/**
 * Whether the end of a move's time has passed. A move without an end has null, or undefined on a page that was kept
 * before there were ends.
 */
export function isClosed(closesAtMs: number | null | undefined, nowMs: number): boolean {
  return typeof closesAtMs === 'number' && closesAtMs <= nowMs;
}

/** Whether the booked hours are over, and neither setting off nor beginning is open any more. */
export function isVisitOver({ moveOpenings, serverNowMs }: Pick<WorkDetail, 'moveOpenings' | 'serverNowMs'>): boolean {
  return moveOpenings.some(({ closesAtMs }) => isClosed(closesAtMs, serverNowMs));
}

/** Whether the booked hours passed before anybody set off. */
export function isVisitMissed(work: WorkDetail): boolean {
  return work.state === 'CONFIRMED' && isVisitOver(work);
}

/** The person at the door: the recipient of somebody else's order, else its customer. Empty where neither is told. */
export function toNameAtDoor({ recipientName, userName, userFamily }: NamedWork): string {
  return recipientName ?? `${userName} ${userFamily}`.trim();
}

type NamedWork = Pick<WorkDetail, 'recipientName' | 'userName' | 'userFamily'>;

/** The words of `provider` for how a work stands. What happened at the door says more than the state. */
export function toStateWords({ state, absence }: Pick<WorkDetail, 'state' | 'absence'>) {
  return absence ? (`absences.${absence}` as const) : (`states.${state}` as const);
}
