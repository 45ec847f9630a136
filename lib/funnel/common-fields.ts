import { GENDERS, RECIPIENT_LANGUAGES, SERVICE_GRADES, SERVICE_KINDS } from '@/lib/contract/enumerations';
import { VISIT_PLANS } from '@/lib/contract/series-enumerations';
import { answer, preset, sent } from '@/lib/funnel/field';
import { isDay, isFlag, isNumber, isText, listOf, oneOf, orNone, orNull, shapeOf } from '@/lib/funnel/stored-checks';

/** A new address while it is being typed. */
export interface AddressForm {
  readonly provinceid: number | null;
  readonly cityid: number | null;
  readonly locationid: number | null;
  /** `lib/domain/person/address-text.ts` makes one text of these four. */
  readonly street: string;
  readonly plate: string;
  /** A draft of before the form asked for it has none. */
  readonly floor?: string;
  readonly unit: string;
  readonly deliveryZipCode: string;
  readonly deliveryaddrname: string;
  readonly latitude: number | null;
  readonly longitude: number | null;
}

export interface OrderRecipient {
  readonly name: string;
  readonly mobile: string;
  readonly locale: (typeof RECIPIENT_LANGUAGES)[number];
}

/** The ordered service, and its price as the customer saw it. */
export const serviceFields = {
  serviceEnum: answer(oneOf(SERVICE_KINDS), { isRepeated: true }),
  srvcategoryid: answer(isNumber, { isRepeated: true }),
  srvcattypeid: answer(isNumber, { isRepeated: true }),
  childTypeId: answer(isNumber),
  grade: sent(answer(oneOf(SERVICE_GRADES), { isRepeated: true })),
  priceRial: sent(answer(isNumber, { parts: ['price', 'service-price'] })),
  /** Whole hours of the price that was shown last. */
  needHours: answer(isNumber, { parts: ['price'], fromFormer: ({ hourCount }) => hourCount }),
  loop: sent(answer(isNumber)),
  batchId: sent(answer(isText)),
  /** The number of workers or of served people. */
  personCount: sent(answer(isNumber, { parts: ['movers'], isRepeated: true })),
};

/** The place of the work. */
export const addressFields = {
  deliveryaddrid: sent(answer(isNumber, { isRepeated: true })),
  locationid: sent(answer(isNumber, { isRepeated: true })),
  /** The city whose prices are shown; before there is an address it is the selected one. */
  cityid: answer(isNumber, { fromFormer: ({ address }) => address?.cityid ?? null }),
  addressText: answer(isText, { fromFormer: ({ address }) => address?.text ?? null }),
  locationName: answer(isText, { fromFormer: ({ address }) => address?.locationName ?? null }),
  /** The language that the names of the places stand in; null where nobody knows it. */
  placeLocale: answer(oneOf(RECIPIENT_LANGUAGES)),
  addressForm: answer(
    shapeOf<AddressForm>({
      provinceid: orNull(isNumber),
      cityid: orNull(isNumber),
      locationid: orNull(isNumber),
      street: isText,
      plate: isText,
      floor: orNone(isText),
      unit: isText,
      deliveryZipCode: isText,
      deliveryaddrname: isText,
      latitude: orNull(isNumber),
      longitude: orNull(isNumber),
    }),
  ),
};

/** The visit, and the return of picked-up pieces. */
export const visitFields = {
  gDate: sent(answer(isDay, { parts: ['dates'] })),
  deliverytimeid: sent(answer(isNumber, { parts: ['dates'] })),
  startHour: answer(isNumber, { parts: ['dates'] }),
  /**
   * The hours for which the chosen hour was found free; the visit's end follows from its present hours
   * (`components/order/state/use-visit.ts`).
   */
  visitHours: answer(isNumber, { parts: ['dates'] }),
  /** The rhythm of a cleaning (BEHAVIOUR 16); its weekdays are cleared with the day. */
  plan: sent(answer(oneOf(VISIT_PLANS), { parts: ['dates'] }), (plan) => plan ?? ('once' as const)),
  weekdays: sent(answer(listOf(isNumber), { parts: ['dates'] }), (weekdays) => weekdays ?? []),
  frequency: sent(answer(isNumber, { isRepeated: true }), (visits) => visits ?? 1),
  returnDate: sent(answer(isDay, { parts: ['return-date'] })),
  returnTimeId: sent(answer(isNumber, { parts: ['return-date'] })),
  returnStartHour: answer(isNumber, { parts: ['return-date'] }),
};

/** The customer's description: text, photo, voice note. */
export const descriptionFields = {
  description: sent(answer(isText, { isRepeated: true }), (text) => text ?? ''),
  descriptionImageId: sent(answer(isNumber, { isRepeated: true })),
  descriptionImageUrl: answer(isText, { fromFormer: ({ descriptionImageUrl }) => descriptionImageUrl }),
  descriptionAudioId: sent(answer(isNumber, { isRepeated: true })),
  descriptionAudioUrl: answer(isText, { fromFormer: ({ descriptionAudioUrl }) => descriptionAudioUrl }),
  /** Step 5 may be left empty: passing it is the answer. */
  isDescriptionDone: preset(false, isFlag, { fromFormer: () => true }),
};

/** The recipient, where that is not the customer. Stored as typed; the server reads the mobile. */
export const recipientFields = {
  recipient: sent(
    answer(shapeOf<OrderRecipient>({ name: isText, mobile: isText, locale: oneOf(RECIPIENT_LANGUAGES) })),
  ),
};

/** The provider: chosen from a list, or by a bid. */
export const providerFields = {
  workerUserId: sent(answer(isNumber, { parts: ['provider'] })),
  merchantid: sent(answer(isNumber, { parts: ['provider'] })),
  providerName: answer(isText, { parts: ['provider'] }),
  providerImage: answer(isText, { parts: ['provider'] }),
  /** If the chosen provider cannot come: the next best at this price (BEHAVIOUR 18). */
  isRescueAgreed: sent(preset(false, isFlag)),
  providerTakesCash: answer(isFlag, { parts: ['provider'] }),
  /**
   * The gender of listed providers, and of the one who takes the order over if the chosen one cannot come (BEHAVIOUR
   * 17).
   */
  providerGender: sent(answer(oneOf(GENDERS))),
  /** The provider of the order that this one repeats. */
  formerProviderId: answer(isNumber, { fromFormer: ({ formerProvider }) => formerProvider?.userId ?? null }),
  formerProviderName: answer(isText, { fromFormer: ({ formerProvider }) => formerProvider?.fullname ?? null }),
  /** The provider that the customer wants, from that person's page. */
  wishedProviderId: answer(isNumber),
  wishedProviderName: answer(isText),
  /** The customer has looked at the bids and wants to choose. */
  hasBids: preset(false, isFlag),
  suggestionId: answer(isNumber, { parts: ['provider'] }),
};
