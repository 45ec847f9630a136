import type { Localized } from '@/lib/catalogue/types';
import type { NoCodeReason } from '@/lib/contract/enumerations';
import type { OrderSide } from '@/lib/contract/enumerations';
import type { Coordinates } from '@/lib/domain/place/distance';

import type { MessageEvent, Reader } from '../../messages';
import type { categories, TaskRow } from '../../schema';

/** One person's notice of an order's event: `telling/tell.ts` makes inbox, SMS, e-mail and alert of it. */
export interface Telling {
  readonly userId: number;
  readonly event: MessageEvent;
  readonly task: TaskRow;
  readonly now: Date;
  /** Money that the event is about; the price unless something else is said. */
  readonly amountRials?: number;
  /** Other sums that its words name (`feeRials` fills `{fee}` and `{hasFee}`). */
  readonly sums?: ToldSums;
  /** Left out: the provider's where it is theirs, else the customer's. */
  readonly side?: OrderSide;
  /** Why a job was started without the customer's code; left out where it was not. */
  readonly withoutCode?: NoCodeReason;
  /** Its SMS leads to the proposal that this key opens; only with price-proposed. */
  readonly priceKey?: string;
  /** Reports a problem; only with the SMS of the end of a visit. */
  readonly problemKey?: string | undefined;
  /** The payment's way; only with work-paid and work-paid-cash. */
  readonly gateway?: string;
  /** The car's place; only with work-way. */
  readonly point?: Coordinates;
  /** An operator's own words; only with desk-message and messages about a report. */
  readonly text?: string;
  /** Left out: the other side of the order. */
  readonly personId?: number;
}

/** Sums of order-sums.ts as messages keep them. */
export type ToldSums = Partial<
  Record<'giftRials' | 'walletRials' | 'bankRials' | 'cashRials' | 'feeRials' | 'debtRials' | 'netRials', number>
>;

/** Orders with their people, as messages name them. */
export interface ToldOrders {
  /** The people who are told or named, as far as they are still there. */
  readonly readers: readonly Reader[];
  readonly services: readonly ToldService[];
}

export interface ToldService {
  readonly taskId: number;
  readonly name: Localized;
  /** Null for a service without types. */
  readonly typeName: Localized | null;
  readonly grades: (typeof categories.$inferSelect)['grades'];
}
