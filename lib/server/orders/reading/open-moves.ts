import { opensByStartCode, saysWhoIsMissing } from '@/lib/domain/order/move-opening';
import type { OrderMove } from '@/lib/domain/order/order-moves';
import { countReschedulesLeft } from '@/lib/domain/order/reschedules';

import type { TaskRow } from '../../schema';
import { isTooEarly, toTaskClosesAtMs, toTaskOpensAtMs } from '../record/move-opening';
import { isPaymentProlongable } from '../record/payment-time';
import { areHoursOffered } from '../parts/offered-hours/offered-hours';
import { isDelayAsked } from '../record/told-delay';
import type { TaskDetail } from './who-reads';

/** Moves that answer a question for another hour, and those that would ask a second one. */
const ANSWERS_HOUR: readonly OrderMove[] = ['agreeHour', 'keepHour', 'takeBackHour'];
const CHANGES_HOUR: readonly OrderMove[] = ['reschedule', 'askReschedule'];

/** A question for another hour is answered or taken back while it is open, and no second one is asked beside it. */
export function isOpenByAskedHour(move: OrderMove, { detail }: TaskRow): boolean {
  const isAsked = detail?.askedHour !== undefined;
  return !(isAsked ? CHANGES_HOUR : ANSWERS_HOUR).includes(move);
}

const ANSWERS_DELAY: readonly OrderMove[] = ['agreeDelay', 'refuseDelay'];
const ANSWERS_OFFER: readonly OrderMove[] = ['takeHour', 'refuseHours'];

interface HeldBack extends Pick<TaskDetail, 'timeline'> {
  readonly task: TaskRow;
  readonly now: Date;
}

/** A customer is not told of a move that time holds back, or that was made as often as it can be. */
export function isHeldBack(move: OrderMove, { task, now, timeline }: HeldBack): boolean {
  if (move === 'prolongPayment') return !isPaymentProlongable(task, { timeline, now });
  if (ANSWERS_DELAY.includes(move)) return !isDelayAsked(task, now);
  if (ANSWERS_OFFER.includes(move)) return !areHoursOffered(task, now);
  return saysWhoIsMissing(move) && isTooEarly(move, task, now);
}

/** A problem can be reported after the word that all is well, until the time for it is over. */
export function toReportable<Detail extends Pick<TaskDetail, 'moves'>>(
  detail: Detail,
  { state, completesAt }: TaskRow,
  now: Date,
): Detail {
  const isTooLate = state === 'COMPLETED' && (completesAt === null || now > completesAt);
  return isTooLate ? { ...detail, moves: detail.moves.filter((move) => move !== 'dispute') } : detail;
}

/**
 * An order moves to another hour while cancelling it is free: by its customer alone some times, and afterwards as its
 * professional answers.
 */
export function isReschedulingOpen(
  move: OrderMove,
  { task, isFree, timeline }: Pick<TaskDetail, 'timeline'> & { readonly task: TaskRow; readonly isFree: boolean },
): boolean {
  if (!CHANGES_HOUR.includes(move)) return true;
  const isAlone = task.state === 'PENDING_PAYMENT' || countReschedulesLeft(timeline) > 0;
  return isFree && isAlone === (move === 'reschedule');
}

/**
 * Whether the door leaves a move open: each word is said once, and `reqandpay/reportnoshow` knows by itself which of
 * the two reports it is.
 */
export function isOpenAtDoor(move: OrderMove, { doorWait }: Pick<TaskDetail, 'doorWait'>): boolean {
  if (move === 'sayNobodyCame') return doorWait?.customerWord !== 'nobody-came';
  if (move === 'saySomebodyHome')
    return doorWait !== null && doorWait.arrivedAtMs !== null && doorWait.customerWord !== 'somebody-home';
  if (move === 'reportNoAccess') return doorWait?.lstMissing.length === 0;
  return move !== 'disputeNoShow';
}

/** The opening and closing times of the provider's moves. */
export function toOpenings({ moves }: TaskDetail, task: TaskRow): TaskDetail['moveOpenings'] {
  return (moves as OrderMove[]).flatMap((move) => {
    const opensAtMs = toTaskOpensAtMs(move, task);
    if (opensAtMs === null) return [];
    const earlierBy = opensByStartCode(move) ? 'start-code' : null;
    return [{ move, opensAtMs, closesAtMs: toTaskClosesAtMs(move, task), earlierBy }];
  });
}
