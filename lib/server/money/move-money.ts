import { getMove } from '@/lib/domain/order/order-lifecycle';
import type { OrderMove } from '@/lib/domain/order/order-moves';

import type { Transaction } from '../ports/database';
import type { TaskRow } from '../schema';
import { promiseApology } from './apologies';
import { type Cancellation, cancelByFee, holdFee, refundAll } from './cancel';
import { releaseFee } from './held-fee';
import { creditLateness } from './late-credit';
import { releaseToProvider } from './release';
import { reserveCommission, returnCommission } from './reserve';
import { returnForBids, type ReturnedRials } from './return-for-bids';

interface MoneyRequest {
  readonly move: OrderMove;
  readonly now: Date;
  /** The mark of the network from which a provider gives work back. */
  readonly providerNetwork?: string | null;
  /** The customer's start code was right. */
  readonly isOpenedByCode?: boolean;
  /** The time of the press on a phone without network. */
  readonly madeAtMs?: number | undefined;
}

/** A move's effects in the ledger. */
export interface MovedMoney {
  readonly cancellation: Cancellation | null;
  /** An apology was promised. */
  readonly isApologised: boolean;
  /** The sum that went back because a choice failed, while the order goes on. */
  readonly returned: ReturnedRials | null;
  /** The sums of an uncontested fee that was released. */
  readonly releasedFee: { readonly heldRials: number; readonly debtRials: number } | null;
  /** The credit to the customer's wallet for a late visit. */
  readonly lateRials: number;
}

/** Moves after which the customer is promised an apology. */
const PROVIDERS_FAULT: readonly OrderMove[] = ['withdraw', 'giveBack', 'reportNoShow'];

const NO_MONEY: MovedMoney = {
  cancellation: null,
  isApologised: false,
  returned: null,
  releasedFee: null,
  lateRials: 0,
};

/** Moves the money of a move, as ORDER_MOVES says. */
export async function moveMoney(transaction: Transaction, task: TaskRow, request: MoneyRequest): Promise<MovedMoney> {
  const { move, now } = request;
  if (move === 'accept' && task.paymentWay === 'cash') await reserveCommission(transaction, task, now);
  switch (getMove(move).money) {
    case 'release-to-provider':
      await releaseToProvider(transaction, task, { now });
      return NO_MONEY;
    case 'release-after-dispute':
      await releaseToProvider(transaction, task, { now, isDisputed: true });
      return NO_MONEY;
    case 'cancel-by-fee':
      return { ...NO_MONEY, cancellation: await cancelByFee(transaction, task, now) };
    case 'hold-fee':
      return { ...NO_MONEY, cancellation: await holdFee(transaction, task, now) };
    case 'release-fee':
      return { ...NO_MONEY, releasedFee: await releaseFee(transaction, task, now) };
    case 'credit-lateness':
      return { ...NO_MONEY, lateRials: (await creditLateness(transaction, task, request))?.amountRials ?? 0 };
    case 'return-commission': {
      const isApologised = await promiseForFault(transaction, task, request);
      await returnCommission(transaction, task, now);
      return { ...NO_MONEY, isApologised };
    }
    case 'refund-all': {
      const isApologised = await promiseForFault(transaction, task, request);
      return { ...NO_MONEY, isApologised, cancellation: await refundAll(transaction, task, now) };
    }
    case 'return-for-bids':
      return { ...NO_MONEY, returned: await returnForBids(transaction, task, now) };
    default:
      // `hold`: gift, wallet and bank money were put into escrow by what leads to the move (settle.ts), in this
      // transaction.
      return NO_MONEY;
  }
}

async function promiseForFault(
  transaction: Transaction,
  task: TaskRow,
  { move, now, providerNetwork = null }: MoneyRequest,
): Promise<boolean> {
  return PROVIDERS_FAULT.includes(move) && promiseApology(transaction, task, { now, providerNetwork });
}
