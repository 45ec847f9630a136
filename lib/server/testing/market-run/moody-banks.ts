import type { AskGateway } from '../../adapters/payment/ask-gateway';
import type { TestBankOutcome } from '../../adapters/payment/test-bank';
import { createZarinpal } from '../../adapters/payment/zarinpal';
import { createZibal } from '../../adapters/payment/zibal';
import type { PaymentPort } from '../../ports/payment';
import type { FakeReply } from '../fake-host';
import type { GatewayFault, WithFaults } from '../gateway-faults';
import { createZarinpalStandIn, ZARINPAL_TEST_MERCHANT } from '../zarinpal-host';
import { createZibalStandIn, ZIBAL_TEST_MERCHANT } from '../zibal-host';
import type { Dice } from '../dice';

export interface MoodyBanks {
  /** Zarinpal, which gives payments back, before Zibal, which does not. */
  readonly gateways: readonly PaymentPort[];
  /** The person's act on the page of the gateway that has the payment. */
  settle(authority: string, outcome: TestBankOutcome): void;
  /** Whether a gateway keeps a payment's money for us by its own books. */
  isKept(authority: string): boolean;
  /** The sum of the payments that both keep. */
  sumKeptRials(): number;
  /** One of them does not answer anybody until it comes back; the other one stays as it is. */
  fall(): void;
  comeBack(): void;
  /** Makes the banks answer at once from now on. */
  calmDown(): void;
}

interface StandIn extends WithFaults {
  handle(path: string, body: string): FakeReply;
}

const FAULTY_PERCENT = 15;
/** The question is lost; the answer is lost, and the gateway has acted all the same; a page of its own failure. */
const FAULTS: readonly GatewayFault[] = ['break-before', 'break-before', 'break-after', 'break-after', 'html'];
/** The account is switched off for a moment. */
const ACCOUNT_FAULTS = { zarinpal: -11, zibal: 103 } as const;
/** Methods that are refused while the account is off. */
const OF_ACCOUNT = ['request', 'reverse'];

/** Both gateways with their real adapters and without a network, so that a seed repeats their answers exactly. */
export function createMoodyBanks(dice: Dice): MoodyBanks {
  const zarinpal = createZarinpalStandIn();
  const zibal = createZibalStandIn();
  let isMoody = true;
  let fallen: StandIn | null = null;
  const moody =
    (standIn: StandIn, accountFault: number): AskGateway =>
    async ({ url, fields }) => {
      if (standIn === fallen) return 'nobody answered';
      const path = new URL(url).pathname;
      const method = /(\w+)(\.json)?$/.exec(path)?.[1] ?? '';
      const faults = OF_ACCOUNT.includes(method) ? [...FAULTS, accountFault] : FAULTS;
      if (isMoody && dice.percent(FAULTY_PERCENT)) standIn.failNext(method, dice.pick(faults));
      return toAnswer(standIn.handle(path, JSON.stringify(fields)));
    };
  return {
    gateways: [
      createZarinpal({
        merchantId: ZARINPAL_TEST_MERCHANT,
        isSandbox: true,
        askGateway: moody(zarinpal, ACCOUNT_FAULTS.zarinpal),
      }),
      createZibal({ merchant: ZIBAL_TEST_MERCHANT, askGateway: moody(zibal, ACCOUNT_FAULTS.zibal) }),
    ],
    settle: (authority, outcome) => {
      // Each knows its own payments alone.
      zarinpal.settle(authority, outcome === 'paid' ? 'PAID' : 'FAILED');
      zibal.settle(authority, outcome === 'refused' ? 'failed' : outcome);
    },
    isKept: (authority) => zarinpal.getState(authority) === 'VERIFIED' || zibal.isKept(authority),
    sumKeptRials: () => zarinpal.sumKeptRials() + zibal.sumKeptRials(),
    fall: () => void (fallen = dice.pick([zarinpal, zibal])),
    comeBack: () => void (fallen = null),
    calmDown: () => {
      isMoody = false;
      fallen = null;
    },
  };
}

function toAnswer(reply: FakeReply): Awaited<ReturnType<AskGateway>> {
  if (typeof reply === 'string') return 'the connection broke';
  const { status = 200 } = reply;
  return 'body' in reply ? { status, body: reply.body } : { status, body: null };
}
