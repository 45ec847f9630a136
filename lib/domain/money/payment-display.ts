import type { ServiceKind } from '@/lib/contract/enumerations';
import type {
  CASH_FLAGS,
  CashOutcome,
  PAYMENT_ORIGINS,
  PAYMENT_TYPES,
  PaymentWay,
} from '@/lib/contract/money-enumerations';

/** An order's payment in SPEC 4's words. */
export interface PaymentFacts {
  readonly origin: (typeof PAYMENT_ORIGINS)[number];
  readonly payType: (typeof PAYMENT_TYPES)[number];
  readonly codFlag: (typeof CASH_FLAGS)[number];
}

/**
 * The facts of an order; its flag is unknown until a way has been settled. Petrol that is paid at the car is local
 * (WIRE).
 */
export function toPaymentFacts(order: {
  readonly kind: ServiceKind;
  readonly paymentWay: PaymentWay;
  readonly isUnsettled: boolean;
  readonly cashOutcome: CashOutcome | null;
}): PaymentFacts {
  const isCash = order.paymentWay === 'cash';
  return {
    origin: isCash && order.kind === 'gas' ? 'local' : 'online',
    payType: isCash ? (order.cashOutcome === 'pos' ? 'pos' : 'cod') : 'online',
    codFlag: order.isUnsettled ? 'unknown' : isCash ? 'active' : 'deactive',
  };
}

const OF_FLAG = { active: 'at-place', deactive: 'online', unknown: 'unspecified' } as const;

/**
 * The payment type that people read (SPEC 4, "Payment-type display"): petrol by place and means of payment, everything
 * else by its flag.
 */
export function toPaymentDisplay({
  kind,
  origin,
  payType,
  codFlag,
}: PaymentFacts & { readonly kind: ServiceKind }): 'online' | 'at-place' | 'unspecified' {
  if (kind !== 'gas') return OF_FLAG[codFlag];
  return origin === 'local' && payType !== 'online' ? 'at-place' : 'online';
}

/** The provider has said that the cash was paid, in notes or by card machine. */
export function isCashTaken({ cashOutcome }: { readonly cashOutcome: CashOutcome | null }): boolean {
  return cashOutcome === 'cash' || cashOutcome === 'pos';
}
