import { PAYMENT_WAYS, type PaymentWay } from '@/lib/contract/money-enumerations';
import { DEFAULT_HANDYMAN_GIFT_ID } from '@/lib/domain/constants/money';
import { answer, preset, sent } from '@/lib/funnel/field';
import { isFlag, isNumber, isText, oneOf, shapeOf } from '@/lib/funnel/stored-checks';

/**
 * An order that was sent and is not over yet. It is `bidding` while bids arrive, `chosen` while one of them waits to be
 * paid, `paying` while a bank payment is open.
 */
export interface PlacedOrder {
  readonly reqid: number;
  readonly taskid: number;
  readonly reqcode: string;
  readonly phase: 'bidding' | 'chosen' | 'paying' | 'settled';
}

/** One try to place the order: the same body goes out under the same key until it succeeds (BEHAVIOUR: idempotency). */
export interface Attempt {
  readonly key: string;
  readonly body: string;
}

/** The three flags of a draft stored before 23 November 2026: at most one was on. */
function findFlaggedWay(stored: Readonly<Record<string, unknown>>): PaymentWay | null {
  if (stored.isBankChosen === true) return 'online';
  if (stored.isWalletChosen === true) return 'wallet';
  return stored.isCodChosen === true ? 'cash' : null;
}

export const paymentFields = {
  giftId: sent(preset(DEFAULT_HANDYMAN_GIFT_ID, isNumber)),
  /** Whether gift credit is used; null until that is known, and it is used where there is some. */
  usesGift: sent(
    answer(isFlag, { fromOlder: ({ isGiftDecided }) => (isGiftDecided === true ? false : null) }),
    (isUsed) => isUsed ?? false,
  ),
  usesWallet: sent(preset(false, isFlag)),
  ipgId: sent(answer(isNumber)),
  /** Bank, wallet or cash at the door: the three flags of SPEC 3. At most one is on. */
  paymentWay: answer(oneOf(PAYMENT_WAYS), { fromOlder: findFlaggedWay }),
};

/** The order on its way to the server, and its place there. */
export const placingFields = {
  /** The order is made again after a former one. */
  isAgain: preset(false, isFlag, { fromFormer: () => true }),
  /** It ended unpaid and its customer has read so: no other tab goes on with it. */
  isOver: preset(false, isFlag),
  attempt: answer(shapeOf<Attempt>({ key: isText, body: isText })),
  placed: answer(
    shapeOf<PlacedOrder>({
      reqid: isNumber,
      taskid: isNumber,
      reqcode: isText,
      phase: oneOf(['bidding', 'chosen', 'paying', 'settled']),
    }),
  ),
};
