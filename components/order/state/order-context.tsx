import { createContext, useContext, type ReactNode } from 'react';

import type { CallError } from '@/lib/contract/call-error';
import type { CallAnswer } from '@/lib/contract';
import type { ServiceKind } from '@/lib/contract/enumerations';
import type { OrderDraft } from '@/lib/funnel/draft';
import type { Walk } from '@/lib/funnel/engine';
import type { ClearedPart } from '@/lib/funnel/field';
import type { QuestionKind } from '@/lib/funnel/kinds';
import type { PlacedOrder } from '@/lib/funnel/payment-fields';

import type { OrderService } from './order-service';
import type { MapTiles } from '@/components/shared/map/map-tiles';

/** The price with its lines. */
export type PriceAnswer = CallAnswer<'clean/getcleanprice'>;

export interface OrderPrice {
  /** The last price that is known; it stays while a newer one is on its way. */
  readonly answer: PriceAnswer | null;
  readonly isLoading: boolean;
  readonly error: Error | null;
  readonly refresh: () => void;
  /** The city of a price that the server asked before it knew the reader. */
  readonly firstCityId?: number;
}

/** Homes of usual sizes, as the server asked for them ahead, for a type in a city. */
export interface FirstHomes {
  readonly typeId: number;
  readonly cityId: number;
  readonly lstHome: CallAnswer<'clean/getallhome'>['lstHome'];
}

export type ClearingCause = 'change' | 'longer-visit';

/** One order while it is being made: what every question of the funnel reads and does. */
export interface Order {
  readonly service: OrderService;
  readonly draft: OrderDraft;
  /** The type's; while none is chosen, the service's. */
  readonly kind: ServiceKind;
  readonly walk: Walk<QuestionKind>;
  /** The step that is shown, and the question it asks. */
  readonly step: number;
  readonly question: QuestionKind;
  readonly isEdit: boolean;
  /** The person has gone from one step to another since the page was opened. */
  readonly hasMoved: boolean;
  readonly price: OrderPrice;
  /** Null where the server asked for none. */
  readonly firstHomes: FirstHomes | null;
  /** The answers that the last change cleared; shown until the next change. */
  readonly cleared: readonly ClearedPart[];
  /** Why: an answer that was changed, or a visit that grew too long for what was chosen. */
  readonly clearedBy: ClearingCause;
  /** Why a placed order is not paid yet, for the waiting room. */
  readonly failure: CallError | null;
  readonly setFailure: (failure: CallError | null) => void;
  readonly mapTiles: MapTiles | null;
  /** Keeps what is typed or shown, without being an answer yet. */
  readonly save: (fields: Partial<OrderDraft>, isStillMeant?: (latest: OrderDraft) => boolean) => void;
  /** Answers the question that is shown, and clears what depends on it. */
  readonly answer: (fields: Partial<OrderDraft>) => void;
  /** Takes back what no longer holds, and says so. */
  readonly clear: (parts: readonly ClearedPart[], cause: ClearingCause) => void;
  /** Answers and goes to the next step. */
  readonly goOn: (fields?: Partial<OrderDraft>) => void;
  readonly goTo: (step: number) => void;
  /**
   * The order was sent, and bids are awaited: from now on it is followed by its task, and the service's own draft is
   * free again.
   */
  readonly follow: (placed: PlacedOrder) => void;
  /** The order that is followed so; null while one is being made. */
  readonly followedTaskId: number | null;
  /** The server has said how the followed order stands. */
  readonly isFollowed: boolean;
  /** Shows what the server says of the followed order, as answers. The draft keeps none of it. */
  readonly show: (answers: Partial<OrderDraft>) => void;
  /** The order is placed and settled: step 6 shows it, and the draft is reset. */
  readonly finish: (placed: PlacedOrder) => void;
  /** null at the beginning. */
  readonly goBack: (() => void) | null;
}

const OrderContext = createContext<Order | null>(null);

export function OrderProvider({ order, children }: { order: Order; children: ReactNode }) {
  return <OrderContext value={order}>{children}</OrderContext>;
}

export function useOrder(): Order {
  const order = useContext(OrderContext);
  if (!order)
    throw new Error('useOrder was called outside OrderProvider: a question is shown by order-funnel.tsx alone.');
  return order;
}
