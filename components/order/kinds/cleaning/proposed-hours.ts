import type { OrderDraft } from '@/lib/funnel/draft';
import { USUAL_HOURS } from '@/lib/domain/constants/orders';

/** The place of an average flat among the usual sizes. */
const AVERAGE = 1;

/**
 * The first hours of a visit of unknown length, so that there is a price from the first moment. `homes` are those of
 * usual sizes: work that takes longer is proposed longer.
 */
export function proposeHours(
  fewest: number,
  homes: readonly { readonly needHour: number }[],
): Pick<OrderDraft, 'detailsMode' | 'cleaningHours'> {
  return { detailsMode: 'hours', cleaningHours: Math.max(fewest, USUAL_HOURS, homes[AVERAGE]?.needHour ?? 0) };
}

/** Nothing is said of the hours yet. */
export function takesProposal({ detailsMode, cleaningHours, home, srvcattypeid }: OrderDraft): boolean {
  return (detailsMode ?? 'hours') === 'hours' && cleaningHours === null && home === null && srvcattypeid !== null;
}
