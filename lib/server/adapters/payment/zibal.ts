import {
  GatewaySilent,
  GatewayUnavailable,
  PaymentRefused,
  type PaymentPort,
  type PaymentVerdict,
} from '../../ports/payment';
import { askGateway, type AskGateway } from './ask-gateway';
import { callZibal, findAccountAdvice, ZIBAL, ZIBAL_STATUS, type ZibalReply } from './zibal-api';

const PRODUCTION = 'https://gateway.zibal.ir';
const TIMEOUT_MS = 15_000;
const DESCRIPTION_LENGTH = 500;

interface ZibalOptions {
  readonly merchant: string;
  readonly baseUrl?: string | undefined;
  readonly timeoutMs?: number;
  /** Without it, over HTTP. */
  readonly askGateway?: AskGateway;
  /** Each result that says the account is set up wrongly is told once, until the gateway works again. */
  readonly onAccountFault?: (advice: string) => void;
}

type Ask = (method: string, fields: Readonly<Record<string, unknown>>) => Promise<ZibalReply | string>;

/** Zibal (FACTS). Amounts are sent in rial. It gives no money back: that goes to the wallet. */
export function createZibal(options: ZibalOptions): PaymentPort {
  const gateway = options.baseUrl ?? PRODUCTION;
  const ask = createAsk(gateway, options);
  return {
    gatewayId: 'zibal',
    request: async ({ amountRials, description, callbackUrl, mobile, orderId }) => {
      const reply = await ask('request', {
        amount: amountRials,
        callbackUrl,
        description: [...description].slice(0, DESCRIPTION_LENGTH).join(''),
        orderId,
        mobile,
      });
      if (typeof reply === 'string') throw new GatewaySilent(reply);
      // The account takes nobody’s payment: that is no refusal of this one.
      if (findAccountAdvice(reply.result) !== null)
        throw new GatewayUnavailable(`the account takes no payment: ${reply.result}`);
      if (reply.result !== ZIBAL.done || !reply.trackId)
        throw new PaymentRefused(`the gateway refused a payment: ${reply.result}`);
      return { authority: reply.trackId, redirectUrl: `${gateway}/start/${reply.trackId}` };
    },
    verify: (authority, amountRials) => verify(ask, authority, amountRials),
    reverse: () => Promise.resolve(false),
  };
}

function createAsk(gateway: string, options: ZibalOptions): Ask {
  const { merchant, timeoutMs = TIMEOUT_MS, onAccountFault } = options;
  let toldResult: number | null = null;
  return async (method, fields) => {
    const call = { url: `${gateway}/v1/${method}`, fields: { merchant, ...fields }, timeoutMs };
    const reply = await callZibal(call, options.askGateway ?? askGateway);
    if (typeof reply === 'string') return reply;
    const advice = findAccountAdvice(reply.result);
    if (advice === null) toldResult = null;
    else if (reply.result !== toldResult) {
      toldResult = reply.result;
      onAccountFault?.(advice);
    }
    return reply;
  };
}

const notPaid = (reason: Extract<PaymentVerdict, { isPaid: false }>['reason']) => ({ isPaid: false, reason }) as const;

/**
 * Asks where the payment stands before it is verified: a verified one is kept, so another amount than ours is never
 * verified.
 */
async function verify(ask: Ask, authority: string, amountRials: number): Promise<PaymentVerdict> {
  // A name that is no number is none of Zibal's.
  if (!/^\d{1,18}$/.test(authority)) return notPaid('unknown');
  const standing = await ask('inquiry', { trackId: Number(authority) });
  const early = toEarlyVerdict(standing, amountRials);
  if (early) return early;
  const reply = await ask('verify', { trackId: Number(authority) });
  if (typeof reply === 'string') return notPaid('silent');
  if (reply.result !== ZIBAL.done && reply.result !== ZIBAL.doneBefore) return notPaid('pending');
  return { isPaid: true, referenceId: reply.refNumber ?? '', maskedCard: reply.cardNumber ?? null };
}

/** The verdict that needs no verification; null for a payment that was made and is to be verified. */
function toEarlyVerdict(standing: ZibalReply | string, amountRials: number): PaymentVerdict | null {
  if (typeof standing === 'string') return notPaid('silent');
  if (standing.result === ZIBAL.unknownTrack) return notPaid('unknown');
  // The account's fault or the gateway's own: the money may well be there, so it is asked again.
  if (standing.result !== ZIBAL.done && standing.result !== ZIBAL.doneBefore) return notPaid('pending');
  const { status, amount } = standing;
  if (status === null || status === undefined || status === ZIBAL_STATUS.waiting) return notPaid('pending');
  if (status === ZIBAL_STATUS.cancelled) return notPaid('cancelled');
  if (status !== ZIBAL_STATUS.paid && status !== ZIBAL_STATUS.verified) return notPaid('refused');
  return amount === amountRials ? null : notPaid('refused');
}
