import type { CallRequest } from '@/lib/contract';
import type { ServiceKind } from '@/lib/contract/enumerations';
import { getKind } from '@/lib/domain/kind/service-kind';
import { FIELD_ROWS, type OrderDraft } from '@/lib/funnel/draft';
import type { OrderRequest, ServiceIds } from '@/lib/funnel/fields';
import { KINDS } from '@/lib/funnel/kinds';
import type { Attempt } from '@/lib/funnel/payment-fields';

type CleanPriceRequest = CallRequest<'clean/getcleanprice'>;
type PriceRequest = CallRequest<'reqandpay/getprice'>;

/**
 * The body of the five add…request calls: SPEC 3's order draft without the screens' own fields; null while the service
 * is not chosen.
 */
export function findOrderRequest(draft: OrderDraft): OrderRequest | null {
  const { serviceEnum, srvcategoryid, srvcattypeid } = draft;
  if (serviceEnum === null || srvcategoryid === null || isTypeMissing(serviceEnum, srvcattypeid)) return null;
  const sent = FIELD_ROWS.flatMap(([name, row]) => (row.toWire ? [[name, row.toWire(draft[name])] as const] : []));
  // FIELDS compiles only with a row for every field of the call, in the call's form.
  return { serviceEnum, srvcategoryid, srvcattypeid, ...(Object.fromEntries(sent) as Omit<OrderRequest, ServiceIds>) };
}

/** Whether it is open which type of its category is meant; a kind without types needs none. */
function isTypeMissing(kind: ServiceKind, typeId: number | null): boolean {
  return typeId === null && getKind(kind).hasType;
}

/** The request for a cleaning's price; null while an answer that sets the price is missing. */
export function findCleanPriceRequest(draft: OrderDraft, cityid: number): CleanPriceRequest | null {
  if (draft.srvcattypeid === null || !KINDS.cleaning.price.isReady(draft)) return null;
  return {
    srvcattypeid: draft.srvcattypeid,
    cleaningHours: draft.cleaningHours,
    home: draft.home,
    petTypes: draft.petTypes ?? [],
    extras: draft.extras ?? [],
    usesGift: draft.usesGift ?? false,
    usesWallet: draft.usesWallet,
    cityid,
    ...(draft.locationid === null ? {} : { locationid: draft.locationid }),
    ...(draft.gDate === null ? {} : { gDate: draft.gDate }),
  };
}

/** The request for an order's price, whatever its kind; null while an answer that sets the price is missing. */
export function findPriceRequest(draft: OrderDraft, cityid: number): PriceRequest | null {
  const { serviceEnum, srvcattypeid } = draft;
  const price = serviceEnum && KINDS[serviceEnum].price;
  if (!serviceEnum || !price || isTypeMissing(serviceEnum, srvcattypeid) || !price.isReady(draft)) return null;
  const by: readonly string[] = price.by;
  const answers = FIELD_ROWS.flatMap(([name, row]) => (by.includes(name) ? [[name, row.toWire?.(draft[name])]] : []));
  return {
    serviceEnum,
    srvcattypeid,
    // The rows are those of the draft that the call takes, in the call's form (FIELDS).
    ...(Object.fromEntries(answers) as Omit<PriceRequest, 'cityid' | 'locationid' | 'serviceEnum'>),
    usesGift: draft.usesGift ?? false,
    usesWallet: draft.usesWallet,
    cityid,
    ...(draft.locationid === null ? {} : { locationid: draft.locationid }),
  };
}

type SeriesRequest = CallRequest<'series/getplan'>;

/** The request for a series' price; null for an order that comes once, and before its hour is chosen. */
export function findSeriesRequest(draft: OrderDraft): SeriesRequest | null {
  const { plan, weekdays, gDate, deliverytimeid, workerUserId, locationid, cityid } = draft;
  const price = findPriceRequest(draft, cityid ?? 0);
  if (!price || plan === null || plan === 'once' || draft.srvcategoryid === null) return null;
  if (gDate === null || deliverytimeid === null || workerUserId === null || locationid === null) return null;
  const { cityid: _cityid, ...answers } = price;
  const service = { ...answers, srvcategoryid: draft.srvcategoryid };
  return { ...service, plan, weekdays: weekdays ?? [], gDate, deliverytimeid, workerUserId, locationid };
}

/**
 * The attempt to place an order. Its key stays while its body does, so an order that is sent again is not placed
 * again.
 */
export function toAttempt(previous: Attempt | null, request: OrderRequest, createKey: () => string): Attempt {
  const body = JSON.stringify(request);
  return previous?.body === body ? previous : { key: createKey(), body };
}
