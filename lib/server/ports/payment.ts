export interface PaymentRequest {
  readonly amountRials: number;
  readonly description: string;
  /** Absolute address; the gateway appends `Authority` and `Status` (OK or NOK). */
  readonly callbackUrl: string;
  readonly mobile: string;
  readonly orderId: string;
}

export interface StartedPayment {
  readonly authority: string;
  /** Where the person goes to pay. */
  readonly redirectUrl: string;
}

/** `pending`: the person may still pay, or nothing is known yet. `refused`: not paid, and no money was kept. */
export type PaymentVerdict =
  | { readonly isPaid: true; readonly referenceId: string; readonly maskedCard: string | null }
  | { readonly isPaid: false; readonly reason: 'refused' | 'cancelled' | 'pending' | 'unknown' };

/** A bank gateway (Zarinpal v4's contract, FACTS). Amounts are rial and always those of our own database. */
export interface PaymentPort {
  readonly gatewayId: string;
  /** Throws PaymentRefused when the gateway does not take the request. */
  request(request: PaymentRequest): Promise<StartedPayment>;
  /** Idempotent: a payment that was verified before is paid. */
  verify(authority: string, amountRials: number): Promise<PaymentVerdict>;
  /**
   * Gives the money back through the gateway. Idempotent: true also when it went back before, so that a crash between the gateway and our row pays
   * nobody twice. False when it surely did not and cannot go back. Throws GatewayUnavailable when that is not known.
   */
  reverse(authority: string): Promise<boolean>;
}

export class PaymentRefused extends Error {
  override readonly name = 'PaymentRefused';
}

/** The gateway gave no answer that can be read: whether it did anything is not known. */
export class GatewayUnavailable extends Error {
  override readonly name = 'GatewayUnavailable';
}
