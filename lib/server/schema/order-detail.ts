/** A line of the pre-invoice as the customer saw it; never rewritten (BEHAVIOUR 4). Discounts are negative. */
export interface OrderLine {
  readonly key: string;
  readonly params: Readonly<Record<string, string | number>>;
  readonly amountRials: number;
}

/** The address as it stood when the order was made. */
export interface AddressSnapshot {
  readonly name: string;
  readonly text: string;
  readonly zipCode: string | null;
  readonly locationId: number;
  readonly cityId: number;
  readonly provinceId: number;
  readonly latitude: number | null;
  readonly longitude: number | null;
}

/** Fields that only some orders have. */
export interface OrderDetail {
  /** Moving: where it goes. */
  readonly destination?: AddressSnapshot;
  /** Bids: the price book's word on such a job when it was ordered. */
  readonly bidding?: {
    readonly floorRials: number;
    readonly guide: {
      readonly leastRials: number;
      readonly mostRials: number;
      /** The price's parts, where it was computed from the customer's answers. */
      readonly lines?: readonly OrderLine[];
    } | null;
    /** Whole hours that it takes as a rule: of the visit until a bid is chosen. */
    readonly hours: number;
  };
  /** Textiles: when they come back. */
  readonly return?: { readonly startsAtMs: number; readonly endsAtMs: number };
  /** The hour that the customer asks the provider for; the agreed one holds until `answerDueAt` or the answer. */
  readonly askedHour?: { readonly startsAtMs: number; readonly endsAtMs: number };
  /** The provider's announced delay; `isAgreed` is left out until the customer answers. */
  readonly delay?: {
    readonly minutes: number;
    /** It was told so early that the customer can agree to it. */
    readonly isAsked: boolean;
    readonly isAgreed?: boolean;
  };
  /** Other hours that its provider proposes; the agreed one holds until the customer takes one, or the time is over. */
  readonly offeredHours?: {
    readonly hours: readonly { readonly startsAtMs: number; readonly endsAtMs: number }[];
    readonly answerDueAtMs: number;
  };
  /** Operators' refunds line by line, in rial, by the line's place in the order. */
  readonly refundedLines?: Readonly<Record<string, number>>;
}
