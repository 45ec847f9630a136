import { CallError } from '@/lib/contract/call-error';
import { PROOF_OF_WORK } from '@/lib/domain/constants/identity';
import { isSolved, splitCaptchaResponse } from '@/lib/domain/person/proof-of-work';

import type { CallContext } from '../context';
import { requireSessionSecret } from '../secrets/session-secret';
import { takeFromBudgets } from '../throttles';
import { openChallenge } from './challenge';

/**
 * The request brought a solved challenge of ours in its captcha-response header, in time and for the first time.
 * Throws captcha-required, captcha-wrong, captcha-expired, captcha-used.
 */
export async function requireProof({ ports, configuration, request }: CallContext): Promise<void> {
  if (!request.captchaResponse) throw new CallError('captcha-required');
  const response = splitCaptchaResponse(request.captchaResponse);
  const challenge = response && openChallenge(response.challenge, requireSessionSecret(configuration));
  if (!challenge) throw new CallError('captcha-wrong');
  const now = ports.clock.now();
  if (challenge.expiresAtMs <= now.getTime()) throw new CallError('captcha-expired');
  if (!isSolved(response.challenge, response.numbers, challenge)) throw new CallError('captcha-wrong');
  // A budget of one, counted in the database: so of many requests at once, in any process, only the first one is taken.
  const once = { key: `captcha:${challenge.id}`, limit: 1, windowMs: PROOF_OF_WORK.lifetimeMs };
  await takeFromBudgets(ports.database.connection, [once], now).catch((error: unknown) => {
    throw error instanceof CallError && error.key === 'TooMuchRequest' ? new CallError('captcha-used') : error;
  });
}
