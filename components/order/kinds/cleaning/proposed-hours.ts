import type { OrderDraft } from '@/lib/funnel/draft';

/** The hours of a new order: an average flat. */
export const USUAL_HOURS = 4;

/** The first hours of a visit of unknown length, so that there is a price from the first moment. */
export function proposeHours(fewest: number): Pick<OrderDraft, 'detailsMode' | 'cleaningHours'> {
  return { detailsMode: 'hours', cleaningHours: Math.max(fewest, USUAL_HOURS) };
}

/** Nothing is said of the hours yet. */
export function takesProposal({ detailsMode, cleaningHours, home, srvcattypeid }: OrderDraft): boolean {
  return (detailsMode ?? 'hours') === 'hours' && cleaningHours === null && home === null && srvcattypeid !== null;
}
