import { getAddress } from '@/lib/contract/addresses';
import { SECOND_MS } from '@/lib/domain/constants/time-units';

import type { SiteContext } from '../context';
import { NO_PROBLEMS, type ReadinessProblems } from '../start/readiness';
import { findRemoteHost } from './remote-hosts';

const ANSWER_WITHIN_MS = 2 * SECOND_MS;
/** Limits the questions to the host, because anybody may ask whether the site is ready. */
const LOOK_EVERY_MS = 2 * SECOND_MS;
const FIRST_SERVER_ERROR = 500;
const ASKED = 'boot/getpartners';
const AWAY: ReadinessProblems = { reasons: [], degraded: ['host'] };

/** Whether the main host answers. Kept pages go out without it, so it is named as degraded and keeps nobody away. */
export function createHostReadiness({ configuration, ports, log }: SiteContext): () => Promise<ReadinessProblems> {
  const host = findRemoteHost('main', configuration);
  let last: { readonly untilMs: number; readonly problems: ReadinessProblems } | null = null;
  let look: Promise<ReadinessProblems> | null = null;
  const probe = async () => {
    const problems = host === undefined || (await isThere(host)) ? NO_PROBLEMS : AWAY;
    if (problems !== (last?.problems ?? NO_PROBLEMS))
      log.warn(problems === AWAY ? 'the host of MAIN_API_URL is away' : 'the host of MAIN_API_URL is back');
    last = { problems, untilMs: ports.clock.now().getTime() + LOOK_EVERY_MS };
    return problems;
  };
  return async () => {
    if (last && ports.clock.now().getTime() < last.untilMs) return last.problems;
    look ??= probe().finally(() => (look = null));
    return look;
  };
}

/** Any answer of its own will do: a host of another make may not know the call. */
async function isThere(host: string): Promise<boolean> {
  try {
    const { status, body } = await fetch(`${host}/${getAddress(ASKED).path}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: '{}',
      redirect: 'manual',
      signal: AbortSignal.timeout(ANSWER_WITHIN_MS),
    });
    await body?.cancel();
    return status < FIRST_SERVER_ERROR;
  } catch {
    return false;
  }
}
