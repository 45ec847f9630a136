import type { NoCodeReason } from '@/lib/contract/enumerations';
import type { OrderMove } from '@/lib/domain/order/order-moves';

import type { MovedMoney } from '../../money';
import type { Transaction } from '../../ports/database';
import type { PendingWrite } from '../../ports/write-together';
import type { TaskRow } from '../../schema';
import type { Telling, ToldOrders } from './telling';

/** A move of an order that the transaction has locked. */
export interface LockedMove {
  readonly move: OrderMove;
  /** Null for the system. */
  readonly actorId: number | null;
  /** Why, in the actor's own words; empty for nothing said. */
  readonly reason?: string | undefined;
  readonly now: Date;
  /** The customer's start code was right: the move need not wait for its time. */
  readonly isOpenedByCode?: boolean;
  /** The time of the press on a phone without network. */
  readonly madeAtMs?: number | undefined;
  /** The provider started without the customer's code, and says why: it is kept, and both sides are told. */
  readonly withoutCode?: NoCodeReason;
  /** Opens the proposal of `proposePrice` by the customer's SMS. */
  readonly priceKey?: string;
  /** Reports a problem with the order by the customer's SMS after it. */
  readonly problemKey?: string;
  /** The mark of the network from which a provider gives work back. */
  readonly providerNetwork?: string | null;
  /** Papers say why accepted work is given back: the points are held until an operator has decided. */
  readonly isExcused?: boolean;
  /** False: no other provider takes the place of one who cannot come, even where the customer agreed. */
  readonly mayBeRescued?: boolean;
  /** Further changes of the order's row. */
  readonly change?: Partial<
    Pick<
      TaskRow,
      | 'providerId'
      | 'paymentWay'
      | 'paidAt'
      | 'startsAt'
      | 'endsAt'
      | 'detail'
      | 'answerDueAt'
      | 'lines'
      | 'priceRials'
      | 'bidsBeganAt'
      | 'bidsEndAt'
      | 'bidRetries'
      | 'bidChosenAt'
      | 'giftRials'
      | 'walletRials'
      | 'payableRials'
      | 'disputedAt'
    >
  >;
  /** The sums of an operator's posting: to the customer, and out of the provider's share. */
  readonly deskSums?: { readonly backRials: number; readonly providerRials: number };
  /** The successor that takes the order over in the same transaction, and its hour; only with `takeBackByOperator`. */
  readonly successor?: Successor;
  /** The customer did it, and knows. */
  readonly isQuiet?: boolean;
  /** The order's service and its two names, if the caller has read them. */
  readonly told?: ToldOrders;
}

/** The provider who is asked next, and the hour of the visit. */
export type Successor = Pick<TaskRow, 'startsAt' | 'endsAt'> & { readonly providerId: number };

/** A move as its consequences see it. */
export interface Moved extends LockedMove {
  readonly before: TaskRow;
  /** The order's row after the move; in `change`, after the rows of CONSEQUENCES that come before. */
  readonly task: TaskRow;
  readonly money: MovedMoney;
  /** Another move follows in the same transaction, and tells the customer of both. */
  readonly isFollowed: boolean;
}

/** One matter's part of a move. Its line in CONSEQUENCES of moves/consequences.ts makes it run. */
export interface Consequence {
  readonly name: string;
  /**
   * The move that the marketplace makes after this one, in the same transaction. Asked before anything is written.
   */
  readonly next?: (
    transaction: Transaction,
    before: TaskRow,
    request: LockedMove,
  ) => NextMove | null | Promise<NextMove | null>;
  /** Columns of the order's row. */
  readonly change?: (moved: Moved) => Partial<TaskRow>;
  /** Writes that are sent in one statement with all others, and the tellings. No two change one row. */
  readonly plan?: (transaction: Transaction, moved: Moved) => Planning | Promise<Planning>;
  /** Work that has to read the move's own writes. */
  readonly finish?: (transaction: Transaction, moved: Moved) => Promise<void>;
}

export interface NextMove {
  readonly request: LockedMove;
  /** Made in place of the move that was asked for. */
  readonly instead?: OrderMove;
}

export interface Planning {
  readonly writes?: readonly PendingWrite[];
  readonly tellings?: readonly Telling[];
}
