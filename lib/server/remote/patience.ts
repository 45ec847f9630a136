import { CallError } from '@/lib/contract/call-error';
import { readField } from '@/lib/contract/read-call-error';
import { REMOTE_SILENCE_MS } from '@/lib/domain/constants';

import type { Clock } from '../ports/clock';

type Patience = <Result>(host: string, ask: () => Promise<Result>) => Promise<Result>;

/**
 * For what pages ask: a host that let one of them wait in vain is not asked again for some seconds, or a page would wait as often as it has parts.
 * Throws service-unavailable meanwhile, and what the asking throws.
 */
export function createPatience(clock: Clock): Patience {
  const silentUntilMs = new Map<string, number>();
  return async (host, ask) => {
    if (clock.now().getTime() < (silentUntilMs.get(host) ?? 0)) throw new CallError('service-unavailable');
    try {
      return await ask();
    } catch (error) {
      if (isTimeOut(error)) silentUntilMs.set(host, clock.now().getTime() + REMOTE_SILENCE_MS);
      throw error;
    }
  };
}

function isTimeOut(error: unknown): boolean {
  return error instanceof CallError && readField(error.cause, 'name') === 'TimeoutError';
}
