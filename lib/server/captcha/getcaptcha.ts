import { PROOF_OF_WORK } from '@/lib/domain/constants/identity';

import { defineHandler } from '../handler';
import { requireSessionSecret } from '../secrets/session-secret';
import { makeChallenge } from './challenge';

export const handler = defineHandler('boot/getcaptcha', async (_input, { ports, configuration }) => {
  const { puzzleCount, zeroBits, lifetimeMs } = PROOF_OF_WORK;
  const expiresAtMs = ports.clock.now().getTime() + lifetimeMs;
  return {
    challenge: makeChallenge(PROOF_OF_WORK, expiresAtMs, requireSessionSecret(configuration)),
    puzzleCount,
    zeroBits,
    expiresAtMs,
  };
});
