import type { z } from 'zod';

import type { orderDraft } from '@/lib/contract/task';
import { DEFAULT_HANDYMAN_GIFT_ID } from '@/lib/domain/constants';

type WireDraft = z.output<typeof orderDraft>;

/** SPEC 3 "Order draft": null is «not answered yet»; an empty list or text is an answer. */
type AnswerFields = {
  [Field in keyof WireDraft]-?: Field extends 'usesGift' | 'usesWallet'
    ? boolean
    : Field extends 'giftId'
      ? number
      : NonNullable<WireDraft[Field]> | null;
};

/** An order that was sent and is not over yet: `paying` while its bank payment is open, `bidding` while bids arrive. */
export interface PlacedOrder {
  readonly reqid: number;
  readonly taskid: number;
  readonly reqcode: string;
  readonly payableRial: number;
  readonly paymentExpiresAtMs: number | null;
  readonly phase: 'bidding' | 'paying' | 'settled';
}

/** One try to place the order: the same body goes out under the same key until it succeeds (BEHAVIOUR: idempotency). */
export interface Attempt {
  readonly key: string;
  readonly body: string;
}

/** A new address while it is being typed. */
export interface AddressForm {
  readonly provinceid: number | null;
  readonly cityid: number | null;
  readonly locationid: number | null;
  /** `lib/domain/address-text.ts` makes one text of these three. */
  readonly street: string;
  readonly plate: string;
  readonly unit: string;
  readonly deliveryZipCode: string;
  readonly deliveryaddrname: string;
  readonly latitude: number | null;
  readonly longitude: number | null;
}

/** What the screens need besides the answers: what was typed and not sent, and the words of what was chosen. */
export interface ScreenFields {
  /** The city whose prices are shown before there is an address. */
  cityid: number | null;
  childTypeId: number | null;
  /** Cleaning hours are known, or come from the size of the home. */
  detailsMode: 'hours' | 'size' | null;
  sizeForm: {
    readonly areaM2: string;
    readonly floorCount: string;
    readonly roomCount: number;
    readonly bathroomCount: number;
    readonly windowCount: number;
    readonly isFirstDeepClean: boolean;
  } | null;
  needHours: number | null;
  addressForm: AddressForm | null;
  addressText: string | null;
  locationName: string | null;
  startHour: number | null;
  /** For how many hours the chosen hour was found free; where the visit ends follows from its hours now (`components/order/use-visit.ts`). */
  visitHours: number | null;
  descriptionImageUrl: string | null;
  descriptionAudioUrl: string | null;
  /** Step 5 may be left empty: passing it is the answer. */
  isDescriptionDone: boolean;
  providerName: string | null;
  providerImage: string | null;
  providerTakesCash: boolean | null;
  /** Who came to the order that this one repeats. */
  formerProviderId: number | null;
  formerProviderName: string | null;
  /** The customer has looked at the bids and wants to choose. */
  hasBids: boolean;
  suggestionId: number | null;
  /** The person has said whether gift credit is used; until then it is where there is some. */
  isGiftDecided: boolean;
  /** Gateway flags of SPEC 3; at most one is on. */
  isBankChosen: boolean;
  isCodChosen: boolean;
  isWalletChosen: boolean;
  attempt: Attempt | null;
  placed: PlacedOrder | null;
}

export type OrderDraft = AnswerFields & ScreenFields;
export type DraftField = keyof OrderDraft;

const EMPTY_ANSWERS: AnswerFields = {
  serviceEnum: null,
  srvcategoryid: null,
  srvcattypeid: null,
  grade: null,
  priceRial: null,
  loop: null,
  batchId: null,
  description: null,
  descriptionImageId: null,
  descriptionAudioId: null,
  deliverytimeid: null,
  gDate: null,
  deliveryaddrid: null,
  locationid: null,
  plan: null,
  frequency: null,
  cleaningHours: null,
  home: null,
  petTypes: null,
  merchantid: null,
  workerUserId: null,
  returnDate: null,
  returnTimeId: null,
  clothes: null,
  carWashLocation: null,
  carTypeId: null,
  gasTruckId: null,
  autoBrandId: null,
  litreVolume: null,
  gasTypeEnum: null,
  plaque: null,
  vehicleType: null,
  personCount: null,
  giftId: DEFAULT_HANDYMAN_GIFT_ID,
  usesGift: false,
  usesWallet: false,
  ipgId: null,
};

const EMPTY_SCREEN: ScreenFields = {
  cityid: null,
  childTypeId: null,
  detailsMode: null,
  sizeForm: null,
  needHours: null,
  addressForm: null,
  addressText: null,
  locationName: null,
  startHour: null,
  visitHours: null,
  descriptionImageUrl: null,
  descriptionAudioUrl: null,
  isDescriptionDone: false,
  providerName: null,
  providerImage: null,
  providerTakesCash: null,
  formerProviderId: null,
  formerProviderName: null,
  hasBids: false,
  suggestionId: null,
  isGiftDecided: false,
  isBankChosen: false,
  isCodChosen: false,
  isWalletChosen: false,
  attempt: null,
  placed: null,
};

/** All fields empty; bank, COD and wallet flags off. Also what a draft is reset to after an order (SPEC 4). */
export const EMPTY_DRAFT: OrderDraft = { ...EMPTY_ANSWERS, ...EMPTY_SCREEN };

/** The service's own fields, which are known before any question: the page of a service is where its order runs. */
export function createDraft(service: Pick<OrderDraft, 'serviceEnum' | 'srvcategoryid'>): OrderDraft {
  return { ...EMPTY_DRAFT, ...service };
}

/** After an order: nothing of it is left, the service stays chosen (SPEC 4 "Order draft"). */
export function resetDraft(draft: OrderDraft): OrderDraft {
  return createDraft({ serviceEnum: draft.serviceEnum, srvcategoryid: draft.srvcategoryid });
}

/** Answered means something else than what an empty draft holds. */
export function isFieldEmpty(draft: OrderDraft, field: DraftField): boolean {
  return draft[field] === EMPTY_DRAFT[field];
}
