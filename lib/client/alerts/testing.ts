import { callFromBrowser } from '@/lib/client/browser';
import { CallError } from '@/lib/contract/call-error';

import { connectToBroker } from './broker-connection';

export const WORK = '3_301_1001_50001';
export const PAYMENT = '2_10001_9600000_COD_50001';
export const LIFETIME_MS = 1_800_000;
const topics = { endUserTopic: 'user/2', expertTopic: 'expert/2', paymentTopic: 'payment/2' };
const configuration = { lstSrvCatType: [], lstSrvCategoryId: [3], lstSrvCatTypeId: [301], lstLocationId: [1001] };

interface Broker {
  readonly topics: readonly string[];
  readonly publish: (topic: string, payload: string) => void;
  readonly lose: () => void;
  isClosed: boolean;
}

/** The marketplace as a page sees it: its calls and its broker, both mocked by the test. */
export function createWorld() {
  const world = {
    pending: [] as { alertId: number; topic: string; payload: string }[],
    acknowledged: [] as number[],
    received: [] as number[],
    brokers: [] as Broker[],
    failing: new Set<string>(),
    /** Calls whose answers wait for a promise. */
    holding: new Map<string, Promise<void>>(),
    /** The host's clock against this computer's. */
    clock: { aheadMs: 0 },
    callsOf: (name: string) => jest.mocked(callFromBrowser).mock.calls.filter(([called]) => called === name).length,
  };
  jest.mocked(callFromBrowser).mockImplementation((async (name: string, input: object) => {
    await world.holding.get(name);
    if (world.failing.has(name)) throw new CallError('network-failed');
    return answer(world, name, input);
  }) as unknown as typeof callFromBrowser);
  jest.mocked(connectToBroker).mockImplementation(async (address, { onMessage, onLost }) => {
    if (world.failing.has('broker')) throw new Error('no broker');
    const broker: Broker = { topics: address.topics, publish: onMessage, lose: onLost, isClosed: false };
    world.brokers.push(broker);
    return { close: () => void (broker.isClosed = true) };
  });
  return world;
}

function answer(
  { pending, acknowledged, received, failing, clock }: ReturnType<typeof createWorld>,
  name: string,
  { lstAlertId = [], isAnswered = true }: { lstAlertId?: number[]; isAnswered?: boolean },
) {
  switch (name) {
    case 'nonePreloader/suggestion/gettopicname': {
      const expiresAtMs = Date.now() + LIFETIME_MS + clock.aheadMs;
      const credentials = { brokerUrl: 'ws://x/mqtt', clientId: 'c', username: '2', password: 'p', expiresAtMs };
      return failing.has('credentials') ? topics : { ...topics, ...credentials };
    }
    case 'suggestion/getexpertconfiguration':
      return configuration;
    case 'nonePreloader/user/getalert':
      return { lstAlert: pending.filter(({ alertId }) => !acknowledged.includes(alertId)) };
    default:
      (isAnswered ? acknowledged : received).push(...lstAlertId);
      return {};
  }
}
