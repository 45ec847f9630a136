import { GATEWAY_SILENCE_MS } from '@/lib/domain/constants/timers';

import type { Clock } from './clock';
import { GatewaySilent } from './payment';

/**
 * Gateways that are left alone after a time-out. Each time-out in a row lengthens the pause, until the gateway answers.
 */
export interface GatewayPatience {
  isSilent(gatewayId: string, now: Date): boolean;
  listSilent(now: Date): readonly string[];
  /**
   * Asks a gateway and notes whether it answered. While it is silent one question at a time is let through, so that it
   * is found when it answers again. Throws GatewaySilent in place of a further question, and what `ask` throws.
   */
  ask<Answer>(gatewayId: string, question: Question<Answer>): Promise<Answer>;
}

interface Question<Answer> {
  readonly clock: Clock;
  readonly ask: () => Promise<Answer>;
  /** An answer that says that there was none. */
  readonly isSilence: (answer: Answer) => boolean;
}

interface Standing {
  silences: number;
  untilMs: number;
  /** A caller asks it although it is silent. */
  isTried: boolean;
}

/**
 * One process's memory of each gateway that did not answer. It is the number of time-outs, and the time until which
 * only one caller at a time may wait for it.
 */
export function createGatewayPatience(): GatewayPatience {
  const standings = new Map<string, Standing>();
  const isSilent = (gatewayId: string, now: Date) => now.getTime() < (standings.get(gatewayId)?.untilMs ?? 0);
  const getStanding = (gatewayId: string): Standing => {
    const standing = standings.get(gatewayId) ?? { silences: 0, untilMs: 0, isTried: false };
    standings.set(gatewayId, standing);
    return standing;
  };
  return {
    isSilent,
    listSilent: (now) => [...standings.keys()].filter((gatewayId) => isSilent(gatewayId, now)),
    ask: async (gatewayId, question) => {
      const standing = getStanding(gatewayId);
      if (!isSilent(gatewayId, question.clock.now())) return askNoting(standing, question);
      if (standing.isTried) throw new GatewaySilent('the gateway is silent, and somebody is asking it');
      standing.isTried = true;
      try {
        return await askNoting(standing, question);
      } finally {
        standing.isTried = false;
      }
    },
  };
}

async function askNoting<Answer>(standing: Standing, { clock, ask, isSilence }: Question<Answer>): Promise<Answer> {
  const beganMs = clock.now().getTime();
  try {
    const answer = await ask();
    note(standing, { isAnswered: !isSilence(answer), beganMs, nowMs: clock.now().getTime() });
    return answer;
  } catch (error) {
    note(standing, { isAnswered: !(error instanceof GatewaySilent), beganMs, nowMs: clock.now().getTime() });
    throw error;
  }
}

function note(
  standing: Standing,
  { isAnswered, beganMs, nowMs }: { readonly isAnswered: boolean; readonly beganMs: number; readonly nowMs: number },
): void {
  if (isAnswered) {
    Object.assign(standing, { silences: 0, untilMs: 0 });
    return;
  }
  // Several that waited at the same time are one silence.
  if (standing.untilMs > beganMs && !standing.isTried) return;
  const index = Math.min(standing.silences, GATEWAY_SILENCE_MS.length - 1);
  standing.untilMs = nowMs + (GATEWAY_SILENCE_MS[index] ?? 0);
  standing.silences += 1;
}
