import type { CallRequest } from '@/lib/contract/index';
import type { Attempt, OrderDraft } from '@/lib/funnel/draft';

type OrderRequest = CallRequest<'clean/addcleanrequest'>;
type PriceRequest = CallRequest<'clean/getcleanprice'>;

/** The body of the five add…request calls: SPEC 3's order draft without the screens' own fields; null while the service is not chosen. */
export function findOrderRequest(draft: OrderDraft): OrderRequest | null {
  const { serviceEnum, srvcategoryid, srvcattypeid } = draft;
  if (serviceEnum === null || srvcategoryid === null || srvcattypeid === null) return null;
  return {
    serviceEnum,
    srvcategoryid,
    srvcattypeid,
    grade: draft.grade,
    priceRial: draft.priceRial,
    loop: draft.loop,
    batchId: draft.batchId,
    description: draft.description ?? '',
    descriptionImageId: draft.descriptionImageId,
    descriptionAudioId: draft.descriptionAudioId,
    ...toVisit(draft),
    ...toKindAnswers(draft),
    giftId: draft.giftId,
    usesGift: draft.usesGift,
    usesWallet: draft.usesWallet,
    ipgId: draft.ipgId,
  };
}

/** When, where, how often and by whom. */
function toVisit(draft: OrderDraft) {
  return {
    deliverytimeid: draft.deliverytimeid,
    gDate: draft.gDate,
    deliveryaddrid: draft.deliveryaddrid,
    locationid: draft.locationid,
    // Every order is one visit until there are series (BEHAVIOUR 16).
    plan: 'once',
    frequency: draft.frequency ?? 1,
    merchantid: draft.merchantid,
    workerUserId: draft.workerUserId,
    returnDate: draft.returnDate,
    returnTimeId: draft.returnTimeId,
  } as const;
}

/** What only some kinds of service ask. */
function toKindAnswers(draft: OrderDraft) {
  return {
    cleaningHours: draft.cleaningHours,
    home: draft.home,
    petTypes: draft.petTypes ?? [],
    clothes: draft.clothes ?? [],
    carWashLocation: draft.carWashLocation,
    carTypeId: draft.carTypeId,
    gasTruckId: draft.gasTruckId,
    autoBrandId: draft.autoBrandId,
    litreVolume: draft.litreVolume,
    gasTypeEnum: draft.gasTypeEnum,
    plaque: draft.plaque,
    vehicleType: draft.vehicleType,
    personCount: draft.personCount,
  };
}

/** What a price can be asked with; null while nothing that makes a price is answered. */
export function findCleanPriceRequest(draft: OrderDraft, cityid: number): PriceRequest | null {
  if (draft.srvcattypeid === null || (draft.cleaningHours === null && draft.home === null)) return null;
  return {
    srvcattypeid: draft.srvcattypeid,
    cleaningHours: draft.cleaningHours,
    home: draft.home,
    petTypes: draft.petTypes ?? [],
    usesGift: draft.usesGift,
    usesWallet: draft.usesWallet,
    cityid,
    ...(draft.locationid === null ? {} : { locationid: draft.locationid }),
    ...(draft.gDate === null ? {} : { gDate: draft.gDate }),
  };
}

/** The same order sent again is the same order: its key stays while its body does. */
export function toAttempt(previous: Attempt | null, request: OrderRequest, createKey: () => string): Attempt {
  const body = JSON.stringify(request);
  return previous?.body === body ? previous : { key: createKey(), body };
}
