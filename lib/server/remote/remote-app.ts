import { contract, type CallAnswer, type CallName } from '@/lib/contract';
import type { CallDefinition } from '@/lib/contract/call';
import { CallError } from '@/lib/contract/call-error';
import { SESSION_MS } from '@/lib/domain/constants/identity';
import { readField } from '@/lib/contract/read-call-error';

import { parseInput, type App, type CallFacts } from '../app';
import type { AnswerControls, SiteContext } from '../context';
import { callHost } from './call-host';
import { createPatience } from './patience';
import { openRemoteFile } from './remote-file';
import { findRemoteHost, findRemoteHostOf } from './remote-hosts';

/** Calls whose answer brings a token: it is sealed into the cookie here, and a page never sees it. */
const TOKEN_CALLS: readonly CallName[] = ['security/login', 'user/changepassword'];

/**
 * Sends each call to the host that the configuration names for it. `local` answers the rest; null where all hosts are
 * elsewhere. Pages, islands and the door notice no difference (ARCHITECTURE, "One door").
 */
export function createRemoteApp(context: SiteContext, local: App | null): App {
  const { configuration, ports } = context;
  const askPatiently = createPatience(ports.clock);
  const callReading: App['callReading'] = async (name, readInput, facts, answer) => {
    const host = findRemoteHostOf(name, configuration);
    if (host === undefined) return requireLocal(local).callReading(name, readInput, facts, answer);
    const definition: CallDefinition = contract[name];
    const input = await readInput();
    // Refused here in words, before the way to the host; it gets the input as it was written.
    parseInput(definition, input);
    const result = await askPatiently(host, facts.isRendering ?? false, () =>
      callHost(name, host, input, facts, context),
    );
    return keepSession(name, result, facts, answer, context);
  };
  return {
    context,
    callReading,
    call: (name, input, facts, answer) => callReading(name, () => Promise.resolve(input), facts, answer),
    openFile: (fileId, facts) => {
      const host = findRemoteHost('file', configuration);
      return host === undefined
        ? requireLocal(local).openFile(fileId, facts)
        : openRemoteFile(fileId, host, facts, context);
    },
  };
}

function requireLocal(local: App | null): App {
  if (!local) throw new CallError('service-unavailable');
  return local;
}

function keepSession<Name extends CallName>(
  name: Name,
  result: CallAnswer<Name>,
  facts: CallFacts,
  answer: AnswerControls,
  { ports }: SiteContext,
): CallAnswer<Name> {
  if (name === 'security/logout') answer.setSession(null);
  const token = readField(result, 'token');
  if (!TOKEN_CALLS.includes(name) || typeof token !== 'string') return result;
  const account = readField(result, 'account');
  const userId = Number(readField(account, 'userId') ?? 0);
  const isOperator = readField(account, 'isOperator') === true;
  const roleId = readField(result, 'roleId');
  const expiresAtMs = ports.clock.now().getTime() + SESSION_MS;
  answer.setSession({ token, userId, roleId: typeof roleId === 'number' ? roleId : null, isOperator, expiresAtMs });
  if (facts.isBrowserPage) Reflect.deleteProperty(Object(result), 'token');
  return result;
}
