import type { OrderDraft } from '@/lib/funnel/draft';

/** A visit has a price as soon as its hours are said, or the size of the home. */
export function hasCleaningPrice({ cleaningHours, home }: OrderDraft): boolean {
  return cleaningHours !== null || home !== null;
}
