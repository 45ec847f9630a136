import { orderDraft } from '@/lib/contract/order-draft';

import type { ConflictSearch } from './conflicts';
import { toSeries, type StoredSeries } from './store';

/** The search for the conflicts of a stored series. */
export function toConflictSearch(stored: StoredSeries, now: Date): ConflictSearch {
  const { row } = stored;
  const { srvcategoryid, srvcattypeid, locationid } = orderDraft.parse(row.draft);
  return {
    seriesId: row.id,
    series: toSeries(stored),
    providerId: row.providerId,
    customerId: row.customerId,
    categoryId: srvcategoryid,
    typeId: srvcattypeid ?? 0,
    locationId: locationid ?? 0,
    hours: row.hours,
    nowMs: now.getTime(),
  };
}
