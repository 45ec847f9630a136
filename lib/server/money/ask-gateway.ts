import type { ServiceContext } from '../context';
import { GatewaySilent, type PaymentVerdict } from '../ports/payment';

interface TakenPayment {
  readonly gatewayId: string;
  readonly authority: string;
  readonly amountRials: number;
}

/** Asks the gateway that took a payment how it went. Null where this process does not know that gateway. */
export async function askVerdict({ ports }: ServiceContext, payment: TakenPayment): Promise<PaymentVerdict | null> {
  const { gateways, clock } = ports;
  const taker = gateways.findTaker(payment);
  if (!taker) return null;
  try {
    return await gateways.patience.ask(taker.gatewayId, {
      clock,
      ask: () => taker.verify(payment.authority, payment.amountRials),
      isSilence: (verdict) => !verdict.isPaid && verdict.reason === 'silent',
    });
  } catch (error) {
    if (error instanceof GatewaySilent) return { isPaid: false, reason: 'silent' };
    throw error;
  }
}

/**
 * Has the gateway that took a payment give it back. True when it did, false when it surely cannot; null where this
 * process does not know that gateway. Throws GatewayUnavailable while that is not known.
 */
export async function askReversal(
  { ports }: ServiceContext,
  payment: Omit<TakenPayment, 'amountRials'>,
): Promise<boolean | null> {
  const { gateways, clock } = ports;
  const taker = gateways.findTaker(payment);
  if (!taker) return null;
  const ask = () => taker.reverse(payment.authority);
  return gateways.patience.ask(taker.gatewayId, { clock, ask, isSilence: () => false });
}

/** Whether a gateway has said how a payment went. */
export function isAnswer(verdict: PaymentVerdict | null): boolean {
  return verdict !== null && (verdict.isPaid || verdict.reason !== 'silent');
}

/** Not paid, and it will not be by itself. */
export function isRefusal(
  verdict: PaymentVerdict,
): verdict is PaymentVerdict & { readonly reason: 'refused' | 'cancelled' } {
  return !verdict.isPaid && (verdict.reason === 'refused' || verdict.reason === 'cancelled');
}
