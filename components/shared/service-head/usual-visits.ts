import type { CallAnswer } from '@/lib/contract';
import { USUAL_HOURS } from '@/lib/domain/constants/orders';

type Prices = CallAnswer<'pdp/fetch'>['lstPrice'];

export interface UsualVisit {
  /** The length in words. */
  readonly label: string;
  readonly hours: number;
  readonly amountRial: number;
}

/** Hours that most people order, from the fewest on; the order itself takes others. */
const FEWEST_USUAL_HOURS = 3;
const SHOWN = 4;

/** The form of the visit's length, for a button that stands elsewhere in the page. */
export const VISIT_FORM_ID = 'visit-form';

/** Visits of usual lengths, the shortest first; empty where the hours do not make the price. */
export function listUsualVisits(prices: Prices): UsualVisit[] {
  return prices
    .flatMap(({ label, hourCount, amountRial }) =>
      hourCount === null ? [] : [{ label, hours: hourCount, amountRial }],
    )
    .filter(({ hours }) => hours >= FEWEST_USUAL_HOURS)
    .slice(0, SHOWN);
}

/** The visit to an average flat; null where the hours do not make the price. */
export function findUsualVisit(prices: Prices): UsualVisit | null {
  const visits = listUsualVisits(prices);
  return visits.find(({ hours }) => hours >= USUAL_HOURS) ?? visits.at(-1) ?? null;
}
