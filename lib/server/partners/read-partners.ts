import type { ServiceContext } from '../context';

/**
 * The abilities of this site's partners. A screen or a call that offers the bank, or promises an SMS or an e-mail,
 * checks them.
 */
export interface Partners {
  /** A payment can begin at a bank. */
  readonly takesBank: boolean;
  /** Codes and messages can reach a phone. Without it nobody can register. */
  readonly sendsSms: boolean;
  readonly sendsMail: boolean;
}

export function readPartners({ ports, configuration }: Pick<ServiceContext, 'ports' | 'configuration'>): Partners {
  const { gateways, sms, mail } = ports;
  return {
    // A payment host elsewhere has the banks.
    takesBank: gateways.offered.length > 0 || configuration.PAYMENT_API_URL !== undefined,
    sendsSms: sms !== null,
    sendsMail: mail !== null,
  };
}
