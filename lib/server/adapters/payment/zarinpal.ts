import {
  GatewaySilent,
  GatewayUnavailable,
  PaymentRefused,
  type PaymentPort,
  type PaymentVerdict,
} from '../../ports/payment';
import { askGateway, type AskGateway } from './ask-gateway';
import { callZarinpal, findTerminalAdvice, ZARINPAL, type ZarinpalReply, type ZarinpalStatus } from './zarinpal-api';

const SANDBOX = 'https://sandbox.zarinpal.com';
const PRODUCTION = 'https://payment.zarinpal.com';
const TIMEOUT_MS = 15_000;
const DESCRIPTION_LENGTH = 500;

interface ZarinpalOptions {
  readonly merchantId: string;
  readonly isSandbox: boolean;
  readonly baseUrl?: string;
  readonly timeoutMs?: number;
  /** Without it, over HTTP. */
  readonly askGateway?: AskGateway;
  /** Called once a code, until the gateway works again, when the terminal is set up wrongly. */
  readonly onTerminalFault?: (advice: string) => void;
}

type Ask = (method: string, fields: Readonly<Record<string, unknown>>) => Promise<ZarinpalReply | string>;

/** Zarinpal v4 (FACTS). Amounts are sent in rial. */
export function createZarinpal(options: ZarinpalOptions): PaymentPort {
  const gateway = options.baseUrl ?? (options.isSandbox ? SANDBOX : PRODUCTION);
  const ask = createAsk(gateway, options);
  return {
    gatewayId: 'zarinpal',
    request: async ({ amountRials, description, callbackUrl, mobile, orderId }) => {
      const reply = await ask('request', {
        amount: amountRials,
        currency: 'IRR',
        description: [...description].slice(0, DESCRIPTION_LENGTH).join(''),
        callback_url: callbackUrl,
        metadata: { mobile, order_id: orderId },
      });
      if (typeof reply === 'string') throw new GatewaySilent(reply);
      // The terminal takes nobody’s payment: that is no refusal of this one.
      if (findTerminalAdvice(reply.code) !== null)
        throw new GatewayUnavailable(`the terminal takes no payment: ${reply.code}`);
      if (reply.code !== ZARINPAL.done || !reply.authority)
        throw new PaymentRefused(`the gateway refused a payment: ${reply.code}`);
      return { authority: reply.authority, redirectUrl: `${gateway}/pg/StartPay/${reply.authority}` };
    },
    verify: async (authority, amountRials) =>
      toVerdict(await ask('verify', { amount: amountRials, authority }), () => getStatus(ask, authority)),
    reverse: async (authority) => isReversed(await ask('reverse', { authority }), () => getStatus(ask, authority)),
  };
}

function createAsk(gateway: string, options: ZarinpalOptions): Ask {
  const { merchantId, timeoutMs = TIMEOUT_MS, onTerminalFault } = options;
  let toldCode: number | null = null;
  return async (method, fields) => {
    const call = {
      url: `${gateway}/pg/v4/payment/${method}.json`,
      fields: { merchant_id: merchantId, ...fields },
      timeoutMs,
    };
    const reply = await callZarinpal(call, options.askGateway ?? askGateway);
    if (typeof reply === 'string') return reply;
    const advice = findTerminalAdvice(reply.code);
    if (advice === null && reply.code > 0) toldCode = null;
    if (advice !== null && reply.code !== toldCode) {
      toldCode = reply.code;
      onTerminalFault?.(advice);
    }
    return reply;
  };
}

/** A payment's state: `silent` when the gateway does not answer, `unnamed` when its answer names none. */
type Standing = ZarinpalStatus | 'silent' | 'unnamed';

async function getStatus(ask: Ask, authority: string): Promise<Standing> {
  const reply = await ask('inquiry', { authority });
  return typeof reply === 'string' ? 'silent' : (reply.status ?? 'unnamed');
}

const MAY_YET_BE_PAID: readonly Standing[] = ['IN_BANK', 'PAID', 'VERIFIED', 'silent'];

async function toVerdict(reply: ZarinpalReply | string, askStatus: () => Promise<Standing>): Promise<PaymentVerdict> {
  if (typeof reply === 'string') return { isPaid: false, reason: 'silent' };
  switch (reply.code) {
    case ZARINPAL.done:
    case ZARINPAL.doneBefore:
      return { isPaid: true, referenceId: reply.ref_id ?? '', maskedCard: reply.card_pan ?? null };
    case ZARINPAL.notPaid:
      // Said of somebody who is still on the gateway's page as well: that one is not told that it failed.
      return { isPaid: false, reason: MAY_YET_BE_PAID.includes(await askStatus()) ? 'pending' : 'refused' };
    case ZARINPAL.otherAmount:
      return { isPaid: false, reason: 'refused' };
    case ZARINPAL.foreignSession:
    case ZARINPAL.unknownAuthority:
      return { isPaid: false, reason: 'unknown' };
    default:
      // The terminal's fault or the gateway's own: the money may well be there, so it is asked again.
      return { isPaid: false, reason: 'pending' };
  }
}

/** Refusals of this reversal: the bank cannot, the payment is not one that can go back, its half hour is over. */
const REFUSED_REVERSAL: readonly number[] = [ZARINPAL.notReversible, ZARINPAL.notSuccessful, ZARINPAL.reversalTooLate];
/** Refusals that can only mean that nothing went back, now or before. */
const NEVER_REVERSED: readonly number[] = [ZARINPAL.addressNotRegistered, ZARINPAL.unknownAuthority];
const NOT_REVERSED: readonly Standing[] = ['PAID', 'VERIFIED', 'IN_BANK', 'FAILED'];

/**
 * A second reversal is refused like one of a payment that never was; where the payment stands tells them apart. Money
 * that went back before must not go to the wallet as well, so without knowing that nothing is said. Throws
 * GatewayUnavailable.
 */
async function isReversed(reply: ZarinpalReply | string, askStatus: () => Promise<Standing>): Promise<boolean> {
  const code = typeof reply === 'string' ? null : reply.code;
  if (code === ZARINPAL.done) return true;
  if (code !== null && NEVER_REVERSED.includes(code)) return false;
  const status = await askStatus();
  if (status === 'REVERSED') return true;
  if (status === 'silent') throw new GatewaySilent('the gateway does not say where a payment stands');
  if (code !== null && REFUSED_REVERSAL.includes(code) && NOT_REVERSED.includes(status)) return false;
  throw new GatewayUnavailable(
    `the gateway answered a reversal with ${typeof reply === 'string' ? reply : reply.code}, and the payment’s standing is ${status}`,
  );
}
