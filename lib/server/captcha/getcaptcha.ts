import { PROOF_OF_WORK } from '@/lib/domain/constants/identity';

import { defineHandler } from '../handler';
import { requireSessionSecret } from '../secrets/session-secret';
import { addressBudget, takeFromBudgets } from '../throttles';
import { makeChallenge } from './challenge';

export const handler = defineHandler('boot/getcaptcha', async (_input, { ports, configuration, request }) => {
  const now = ports.clock.now();
  await takeFromBudgets(ports.database.connection, [addressBudget('getcaptcha', request.ipAddress)], now);
  const { puzzleCount, zeroBits, lifetimeMs } = PROOF_OF_WORK;
  const expiresAtMs = now.getTime() + lifetimeMs;
  return {
    challenge: makeChallenge(PROOF_OF_WORK, expiresAtMs, requireSessionSecret(configuration)),
    puzzleCount,
    zeroBits,
    expiresAtMs,
  };
});
