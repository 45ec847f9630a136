import type { CallRequest } from '@/lib/contract';
import type { ServiceKind } from '@/lib/contract/enumerations';
import { getKind } from '@/lib/domain/kind/service-kind';
import { FIELD_ROWS, type OrderDraft } from '@/lib/funnel/draft';
import type { OrderRequest, ServiceIds } from '@/lib/funnel/fields';
import { KIND_CALLS } from '@/lib/funnel/kind-calls';
import type { Attempt } from '@/lib/funnel/payment-fields';

type PriceRequest = CallRequest<'clean/getcleanprice'>;

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

/** What a price can be asked with; null while nothing that makes a price is answered. */
export function findCleanPriceRequest(draft: OrderDraft, cityid: number): PriceRequest | null {
  if (draft.srvcattypeid === null || !KIND_CALLS.cleaning.hasPrice(draft)) return null;
  return {
    srvcattypeid: draft.srvcattypeid,
    cleaningHours: draft.cleaningHours,
    home: draft.home,
    petTypes: draft.petTypes ?? [],
    usesGift: draft.usesGift ?? false,
    usesWallet: draft.usesWallet,
    cityid,
    ...(draft.locationid === null ? {} : { locationid: draft.locationid }),
    ...(draft.gDate === null ? {} : { gDate: draft.gDate }),
  };
}

/** What the price of an order is asked with, whatever its kind; null while nothing that makes a price is answered. */
export function findPriceRequest(draft: OrderDraft, cityid: number): CallRequest<'reqandpay/getprice'> | null {
  const { serviceEnum, srvcattypeid } = draft;
  if (serviceEnum === null || isTypeMissing(serviceEnum, srvcattypeid) || !KIND_CALLS[serviceEnum].hasPrice(draft))
    return null;
  return {
    serviceEnum,
    srvcattypeid,
    grade: draft.grade,
    clothes: draft.clothes ?? [],
    carpets: draft.carpets ?? [],
    upholstery: draft.upholstery ?? [],
    carTypeId: draft.carTypeId,
    carWashLocation: draft.carWashLocation,
    litreVolume: draft.litreVolume,
    gasTypeEnum: draft.gasTypeEnum,
    vehicleType: draft.vehicleType,
    personCount: draft.personCount,
    testIds: draft.testIds ?? [],
    usesGift: draft.usesGift ?? false,
    usesWallet: draft.usesWallet,
    cityid,
    ...(draft.locationid === null ? {} : { locationid: draft.locationid }),
  };
}

/**
 * The attempt to place an order. Its key stays while its body does, so an order that is sent again is not placed
 * again.
 */
export function toAttempt(previous: Attempt | null, request: OrderRequest, createKey: () => string): Attempt {
  const body = JSON.stringify(request);
  return previous?.body === body ? previous : { key: createKey(), body };
}
