import { CallError } from '@/lib/contract/call-error';
import { readField } from '@/lib/contract/read-call-error';
import { REMOTE_SILENCE_MS } from '@/lib/domain/constants/process';

import type { Clock } from '../ports/clock';

type Patience = <Result>(host: string, isForPage: boolean, ask: () => Promise<Result>) => Promise<Result>;

/**
 * A host that let somebody wait in vain is not asked by pages for some seconds. A person's own calls are still made,
 * and their answer ends it. Else a page would wait as often as it has parts. Throws service-unavailable meanwhile, and
 * what the asking throws.
 */
export function createPatience(clock: Clock): Patience {
  const silentUntilMs = new Map<string, number>();
  return async (host, isForPage, ask) => {
    if (isForPage && clock.now().getTime() < (silentUntilMs.get(host) ?? 0)) throw new CallError('service-unavailable');
    try {
      const answer = await ask();
      silentUntilMs.delete(host);
      return answer;
    } catch (error) {
      if (isTimeOut(error)) silentUntilMs.set(host, clock.now().getTime() + REMOTE_SILENCE_MS);
      throw error;
    }
  };
}

function isTimeOut(error: unknown): boolean {
  return error instanceof CallError && readField(error.cause, 'name') === 'TimeoutError';
}
