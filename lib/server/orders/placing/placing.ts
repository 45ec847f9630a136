import type { SQL, SQLWrapper } from 'drizzle-orm';

import type { CallAnswer, CallInput, CallName } from '@/lib/contract';
import type { Matching } from '@/lib/contract/enumerations';
import type { PaymentWay } from '@/lib/contract/money-enumerations';
import type { Interval } from '@/lib/domain/order/delivery-time';

import type { Ports } from '../../context';
import type { OrderQuote } from '../../kinds';
import type { Executor, Transaction } from '../../ports/database';
import type { PendingWrite } from '../../ports/write-together';
import type { TaskRow } from '../../schema';
import type { NearTruck, TruckWish } from '../matching/free-trucks';
import type { ChosenProvider, SlotWish } from '../matching/slot';
import type { UnpaidSuccessor } from './matching/supersede';
import type { UnpaidOrders } from './unpaid-orders';

/** The calls that place an order. They ask and answer the same; each kind is placed by one of them. */
export type PlacingCall = Extract<CallName, `${string}/add${string}request`>;

/** A series' demands on placing one of its visits (BEHAVIOUR 16). */
export interface SeriesPart {
  /** The price that the visit has in its series, from the one of today's book. */
  readonly toQuote: (quote: OrderQuote) => OrderQuote;
  /** Until when it waits for its payment; null for as long as any other order. */
  readonly paymentExpiresAt: Date | null;
  /** Keeps the visit with its series, in the transaction of the order. */
  readonly plan: (transaction: Transaction, placed: PlacedVisit) => Promise<KeptVisit>;
}

interface PlacedVisit {
  readonly task: TaskRow;
  readonly quote: OrderQuote;
  readonly wish: SlotWish;
  readonly unpaid: UnpaidOrders;
  readonly now: Date;
}

interface KeptVisit {
  readonly writes: readonly PendingWrite[];
  readonly answer: Pick<CallAnswer<'clean/addcleanrequest'>, 'seriesid' | 'lstConflict'>;
}

/** The customer's answers. */
export type Draft = CallInput<PlacingCall>;

export type CataloguePorts = Pick<Ports, 'database' | 'clock'>;

/** The place for which a price book holds. */
export interface PricedPlace {
  readonly categoryId: number;
  readonly cityId: number;
}

/** An order's price: the quote's price without its discount. */
export function toOrderPriceRials({ priceRials, discountRials }: OrderQuote): number {
  return priceRials - discountRials;
}

/** The matching of an order with its provider. `place-order.ts` asks in this order; `matching/ways.ts` is the table. */
export interface MatchingWay<Way extends Matching = Matching> {
  readonly way: Way;
  /** The chosen provider, as a question beside all else that placing looks at first (`askTogether`). */
  readonly ask: (
    transaction: Transaction,
    draft: Draft,
    visitor: { readonly customerId: number; readonly locationId: SQLWrapper; readonly now: Date },
  ) => SQL<Chosen | null>;
  /**
   * The interval and the provider; `chosen` as `ask` found them. Throws invalid-input without an answer to it,
   * slot-expired, and an error that is answered as truck-taken (`orNextOffer`).
   */
  readonly plan: (draft: Draft, place: MatchedPlace, now: Date, chosen: Chosen | null) => VisitPlan;
  /** Ends the customer's unpaid orders that stand in the way of this one. Answers which ended. */
  readonly supersede: (transaction: Transaction, order: UnpaidSuccessor) => Promise<readonly number[]>;
  /** The provider. Throws an error that is answered as slot-taken (`orNextOffer`), and cash-not-offered. */
  readonly requireMatch: (transaction: Transaction, plan: VisitPlan, order: OrderToMatch) => Promise<Match>;
  /** The state that the order begins in, with its timer. Throws slot-expired. */
  readonly toBeginning: (plan: VisitPlan, now: Date) => Beginning;
  /** The writes that hold the hours, or ask the provider, for the order's own statement. */
  readonly hold: (
    transaction: Transaction,
    task: TaskRow,
    found: { readonly chosen: Chosen | null; readonly now: Date },
  ) => readonly PendingWrite[] | Promise<readonly PendingWrite[]>;
  /** Runs the whole of placing. A taken time or truck is answered with the free alternatives. */
  readonly orNextOffer: <Result>(
    executor: Executor,
    findPlan: () => VisitPlan | null,
    now: Date,
    work: () => Promise<Result>,
  ) => Promise<Result>;
}

/** The chosen provider, as `ask` finds them: somebody's hours, or a truck. */
export type Chosen = ChosenProvider | NearTruck;

/** Null while it is open who comes. */
interface Match {
  readonly merchantId: number | null;
}

type Beginning = Pick<TaskRow, 'state' | 'paymentExpiresAt'> & Partial<Pick<TaskRow, 'bidsBeganAt' | 'bidsEndAt'>>;

export interface MatchedPlace {
  readonly customerId: number;
  readonly categoryId: number;
  readonly locationId: number;
  readonly hours: number;
  /** A test of it asks for an empty stomach. */
  readonly isFasting: boolean;
}

export interface VisitPlan {
  /** The hour that was chosen; null where somebody comes as soon as possible. */
  readonly wish: SlotWish | null;
  /** The place of the car to which a truck comes; null for every other order. */
  readonly truck: TruckWish | null;
  readonly visit: Interval;
  /** Null while it is open who comes. */
  readonly providerId: number | null;
}

interface OrderToMatch {
  /** The provider of the first look; null where it found nobody who serves such a visit. */
  readonly chosen: Chosen | null;
  /** The customer's other unpaid orders were looked at since, and some may have ended: `chosen` may be free by now. */
  readonly isLookedAtAgain: boolean;
  readonly paymentWay: PaymentWay;
  /** The marketplace's commission. */
  readonly commissionRials: number;
  readonly now: Date;
}
