import type { TestBank } from '../../adapters/payment/test-bank';
import { GatewayUnavailable, type PaymentPort } from '../../ports/payment';
import type { Dice } from './dice';

export interface MoodyBank {
  readonly gateway: PaymentPort;
  /** Makes the bank answer at once from now on. */
  calmDown(): void;
}

const SILENT_PERCENT = 15;

/** A bank whose question or whose answer is lost now and then, and which acts all the same. */
export function createMoodyBank(bank: TestBank, dice: Dice): MoodyBank {
  let isMoody = true;
  async function ask<Answer>(work: () => Promise<Answer>): Promise<Answer> {
    const isLost = isMoody && dice.percent(SILENT_PERCENT);
    if (isLost && dice.percent(50)) throw new GatewayUnavailable('The question was lost');
    const answer = await work();
    if (isLost) throw new GatewayUnavailable('The answer was lost');
    return answer;
  }
  return {
    gateway: {
      gatewayId: bank.gatewayId,
      request: (request) => ask(() => bank.request(request)),
      // No answer is a verdict of its own.
      verify: (authority, amountRials) =>
        ask(() => bank.verify(authority, amountRials)).catch(() => ({ isPaid: false, reason: 'silent' })),
      reverse: (authority) => ask(() => bank.reverse(authority)),
    },
    calmDown: () => void (isMoody = false),
  };
}
