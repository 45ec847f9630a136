import { GATEWAY_SILENCE_MS } from '@/lib/domain/constants/timers';

import { createFixedClock } from '../adapters/clock/test';
import { createGatewayPatience } from './gateway-patience';
import { GatewaySilent } from './payment';

const GATEWAY = 'zarinpal';

function begin() {
  const clock = createFixedClock(new Date('2026-11-27T08:00:00Z'));
  const patience = createGatewayPatience();
  const ask = (answer: () => Promise<string>) =>
    patience.ask(GATEWAY, { clock, ask: answer, isSilence: (said) => said === 'nothing' });
  const isSilent = () => patience.isSilent(GATEWAY, clock.now());
  return { clock, patience, ask, isSilent };
}

describe('patience with a gateway', () => {
  it('lasts longer with each failure in a row, silent or unreadable, and ends with an answer', async () => {
    const { clock, patience, ask, isSilent } = begin();
    expect(patience.listSilent(clock.now())).toEqual([]);
    for (const [index, silenceMs] of [...GATEWAY_SILENCE_MS, GATEWAY_SILENCE_MS.at(-1) ?? 0].entries()) {
      if (index % 2 === 0) await ask(async () => 'nothing');
      else await expect(ask(() => Promise.reject(new GatewaySilent('no answer')))).rejects.toThrow(GatewaySilent);
      clock.advance(silenceMs - 1);
      expect([isSilent(), patience.listSilent(clock.now())]).toEqual([true, [GATEWAY]]);
      clock.advance(1);
      expect(isSilent()).toBe(false);
    }
    expect(await ask(async () => 'paid')).toBe('paid');
    await ask(async () => 'nothing');
    clock.advance(GATEWAY_SILENCE_MS[0]);
    expect(isSilent()).toBe(false);
  });

  it('takes several concurrent waits for one silence', async () => {
    const { clock, ask, isSilent } = begin();
    await Promise.all(Array.from({ length: 4 }, () => ask(async () => 'nothing')));
    clock.advance(GATEWAY_SILENCE_MS[0]);
    expect(isSilent()).toBe(false);
  });

  it('lets one question through while the gateway is silent, and refuses the others at once', async () => {
    const { ask, isSilent } = begin();
    await ask(async () => 'nothing');
    let answer: (said: string) => void = () => undefined;
    const probe = ask(() => new Promise((resolve) => (answer = resolve)));
    for (let others = 0; others < 20; others += 1)
      await expect(ask(async () => 'unasked')).rejects.toThrow(GatewaySilent);
    answer('paid');
    expect(await probe).toBe('paid');
    expect(isSilent()).toBe(false);
  });

  it('is not used up by another failure than the gateway’s silence', async () => {
    const { ask, isSilent } = begin();
    await expect(ask(() => Promise.reject(new Error('refused')))).rejects.toThrow('refused');
    expect(isSilent()).toBe(false);
  });
});
