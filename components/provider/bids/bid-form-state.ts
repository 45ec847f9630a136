import type { CallRequest } from '@/lib/contract';
import type { BidType } from '@/lib/contract/provider-enumerations';
import { toCommissionRials } from '@/lib/domain/money/money';

import { RIALS_A_TOMAN } from '@/components/forms/fields/toman-field';

import type { OwnBid, WorkBidding } from './bid';

/** The fields of the bid form. */
export interface BidForm {
  readonly type: BidType;
  /** The whole price, or that of one hour. */
  readonly tomans: number | null;
  readonly hours: number;
  readonly note: string;
  /** Photos of past work that the customer sees beside the price. */
  readonly photoIds: readonly number[];
}

const FEWEST_HOURS = 2;
/** In lib/contract/bid.ts. */
const MOST_RIALS = 10_000_000_000;

/** The form as it begins: with what the bid says already, or with the hours that such a job takes as a rule. */
export function toBidForm(bid: OwnBid | null, guide: WorkBidding['guide']): BidForm {
  if (bid)
    return {
      type: bid.sgtype,
      tomans: bid.sgamount / RIALS_A_TOMAN,
      hours: bid.hourneed,
      note: bid.sgDesc,
      photoIds: bid.lstPhotoid,
    };
  return { type: 'lump', tomans: null, hours: guide?.hourCount ?? FEWEST_HOURS, note: '', photoIds: [] };
}

export interface BidSums {
  readonly totalRials: number;
  readonly commissionRials: number;
  readonly netRials: number;
}

/** The customer's price and the bidder's net pay; null before a sum is typed. */
export function toBidSums({ type, tomans, hours }: BidForm): BidSums | null {
  if (tomans === null || tomans === 0) return null;
  const totalRials = tomans * RIALS_A_TOMAN * (type === 'hourly' ? hours : 1);
  const commissionRials = toCommissionRials(totalRials);
  return { totalRials, commissionRials, netRials: totalRials - commissionRials };
}

export type BidProblem = 'missing' | 'low' | 'high';

export function findBidProblem(form: BidForm, { floorRial }: Pick<WorkBidding, 'floorRial'>): BidProblem | null {
  const sums = toBidSums(form);
  if (sums === null) return 'missing';
  if (sums.totalRials < floorRial) return 'low';
  return sums.totalRials > MOST_RIALS ? 'high' : null;
}

export const MOST_BID_RIALS = MOST_RIALS;

/** As the calls want it. */
export function toBidRequest({
  type,
  tomans,
  hours,
  note,
  photoIds,
}: BidForm): Omit<CallRequest<'suggestion/addsuggestion'>, 'taskid'> {
  return {
    sgtype: type,
    sgamount: (tomans ?? 0) * RIALS_A_TOMAN,
    ...(type === 'hourly' ? { hourneed: hours } : {}),
    sgDesc: note,
    lstPhotoid: [...photoIds],
  };
}
