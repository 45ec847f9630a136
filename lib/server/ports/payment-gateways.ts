import { createGatewayPatience, type GatewayPatience } from './gateway-patience';
import type { PaymentPort } from './payment';

/**
 * The bank gateways of this process. Several may take payments at once; a payment is asked about and refunded at its
 * own gateway alone.
 */
export interface PaymentGateways {
  /**
   * The gateways that take new payments. The first serves a person who chose none. Empty where the site has no bank.
   */
  readonly offered: readonly PaymentPort[];
  /**
   * The gateway that took a payment, also where it takes no new ones. Null where this process does not know it: the
   * payment's fate then stays open, since no other gateway can tell it.
   */
  findTaker(payment: { readonly gatewayId: string }): PaymentPort | null;
  readonly patience: GatewayPatience;
}

interface GatewayList {
  readonly offered: PaymentGateways['offered'];
  /** Gateways that take no new payments and settle their earlier ones. */
  readonly settlingOnly?: readonly PaymentPort[];
  /** Told once a gateway: it took payments, and this process does not know it. */
  readonly onUnknown?: (gatewayId: string) => void;
}

/** Throws where two gateways have one id: a payment could go back through another one than took it. */
export function createPaymentGateways({ offered, settlingOnly = [], onUnknown }: GatewayList): PaymentGateways {
  const known = new Map<string, PaymentPort>();
  for (const gateway of [...offered, ...settlingOnly]) {
    if (known.has(gateway.gatewayId)) throw new Error(`Two payment gateways are called ${gateway.gatewayId}`);
    known.set(gateway.gatewayId, gateway);
  }
  const told = new Set<string>();
  return {
    offered,
    patience: createGatewayPatience(),
    findTaker: ({ gatewayId }) => {
      const taker = known.get(gatewayId) ?? null;
      if (taker === null && !told.has(gatewayId)) {
        told.add(gatewayId);
        onUnknown?.(gatewayId);
      }
      return taker;
    },
  };
}
