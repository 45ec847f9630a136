/** A payment that a person is to make at a gateway. The amount is rial. */
export interface PaymentRequest {
  readonly amountRials: number;
  readonly description: string;
  /**
   * Absolute address; the gateway appends its own name of the payment: `Authority` with `Status` (OK or NOK), or
   * `trackId` with `success`.
   */
  readonly callbackUrl: string;
  readonly mobile: string;
  readonly orderId: string;
}

/** A payment that the gateway has taken on. `authority` is the gateway’s own name for it. */
export interface StartedPayment {
  readonly authority: string;
  /** The payment page's address. */
  readonly redirectUrl: string;
}

/**
 * `pending`: the person may still pay, or nothing is known yet. `silent`: the gateway gave no answer that can be read.
 * `refused`: not paid, and no money was kept.
 */
export type PaymentVerdict =
  | { readonly isPaid: true; readonly referenceId: string; readonly maskedCard: string | null }
  | { readonly isPaid: false; readonly reason: 'refused' | 'cancelled' | 'pending' | 'silent' | 'unknown' };

/**
 * Every bank gateway that has an adapter. A payment's row keeps the id for ever, so an id is never given to another
 * gateway.
 */
export type BankGatewayId = 'test-bank' | 'zarinpal' | 'zibal';

const WITHOUT_REVERSAL: readonly string[] = ['zibal'] satisfies BankGatewayId[];

/** Whether a gateway has a call that reverses a payment. Refunds of other gateways go to the wallet. */
export function reversesPayments(gatewayId: string): boolean {
  return !WITHOUT_REVERSAL.includes(gatewayId);
}

/** A bank gateway (FACTS). Amounts are rial and always those of our own database. */
export interface PaymentPort {
  readonly gatewayId: BankGatewayId;
  /**
   * Throws PaymentRefused when the gateway refuses the request, and GatewayUnavailable when it gave no answer or takes
   * nobody's. A refused request cannot be paid.
   */
  request(request: PaymentRequest): Promise<StartedPayment>;
  /** Idempotent: a payment that was verified before is paid. */
  verify(authority: string, amountRials: number): Promise<PaymentVerdict>;
  /**
   * Gives the money back through the gateway. Idempotent: true also when it went back before, so that a crash between
   * the gateway and our row pays nobody twice. False when it surely did not and cannot go back. Throws
   * GatewayUnavailable when that is not known.
   */
  reverse(authority: string): Promise<boolean>;
}

/** The gateway did not take the request for a payment: nobody can pay it, and no money has moved. */
export class PaymentRefused extends Error {
  override readonly name = 'PaymentRefused';
}

/** The gateway's answer leaves open whether it did anything. */
export class GatewayUnavailable extends Error {
  override readonly name: string = 'GatewayUnavailable';
}

/** The gateway gave no answer that can be read. */
export class GatewaySilent extends GatewayUnavailable {
  override readonly name = 'GatewaySilent';
}
