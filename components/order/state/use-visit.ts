import { useOrder, type Order } from './order-context';

/** A visit as it is now: its hour as it was chosen, and its end by the hours that it takes by now. */
export interface Visit {
  readonly gDate: string;
  readonly startHour: number;
  readonly endHour: number;
}

/**
 * Whole hours that the visit takes, with the time for pets; null while no answer decides it. The price's answer comes
 * first, because the order is made by the same quote.
 */
export function toVisitHours({ draft, price }: Pick<Order, 'draft' | 'price'>): number | null {
  return price.answer?.needHour ?? draft.needHours ?? draft.cleaningHours;
}

/** When the visit is; null while its hour is not chosen. */
export function findVisit(order: Pick<Order, 'draft' | 'price'>): Visit | null {
  const { gDate, startHour, visitHours } = order.draft;
  if (gDate === null || startHour === null) return null;
  return { gDate, startHour, endHour: startHour + (toVisitHours(order) ?? visitHours ?? 0) };
}

export function useVisitHours(): number | null {
  return toVisitHours(useOrder());
}
