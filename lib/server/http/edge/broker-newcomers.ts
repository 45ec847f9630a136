import { toNetwork } from '../../throttles';
import { LRUCache } from 'lru-cache';

import { BROKER_NEWCOMERS } from '@/lib/domain/constants/process';
import { MINUTE_MS } from '@/lib/domain/constants/time-units';

const NETWORKS_REMEMBERED = 10_000;

/** A connection that has not shown good credentials yet. */
export interface Newcomer {
  /** Counts bytes that it sent; false when that is more than any login needs. */
  takes(byteCount: number): boolean;
  /** Its credentials are good: it is a newcomer no more. */
  admit(): void;
  /** Its connection has ended. One that was never admitted counts as refused. */
  end(): void;
}

export interface BrokerNewcomers {
  /** False while an address with too many refusals has to wait for the next minute. */
  isWelcome(address: string): boolean;
  /** Notes a connection; `cut` ends it when too many newer ones stand at the door. */
  add(address: string, cut: () => void): Newcomer;
  count(): number;
}

interface Waiting {
  readonly network: string;
  readonly cut: () => void;
}

/**
 * Newcomers at the broker's door, by address (IPv6: by /64). Of too many the oldest goes, not the newest: an honest
 * client is through in milliseconds, also from an address that somebody else crowds. `now` is in milliseconds of a
 * clock that nobody sets back.
 */
export function createBrokerNewcomers(now: () => number = () => performance.now()): BrokerNewcomers {
  const waiting = new Set<Waiting>();
  const refusals = new LRUCache<string, { count: number; readonly endsAtMs: number }>({ max: NETWORKS_REMEMBERED });
  const countRefusal = (network: string) => {
    const known = refusals.get(network);
    if (known && known.endsAtMs > now()) known.count += 1;
    else refusals.set(network, { count: 1, endsAtMs: now() + MINUTE_MS });
  };
  return {
    isWelcome: (address) => {
      const known = refusals.get(toNetwork(address));
      return !known || known.endsAtMs <= now() || known.count < BROKER_NEWCOMERS.refusedAMinute;
    },
    add: (address, cut) => {
      const network = toNetwork(address);
      makeRoom(waiting, network);
      const one: Waiting = { network, cut };
      waiting.add(one);
      let receivedBytes = 0;
      return {
        takes: (byteCount) => {
          receivedBytes += byteCount;
          return !waiting.has(one) || receivedBytes <= BROKER_NEWCOMERS.bytes;
        },
        admit: () => void waiting.delete(one),
        end: () => void (waiting.delete(one) && countRefusal(network)),
      };
    },
    count: () => waiting.size,
  };
}

function makeRoom(waiting: ReadonlySet<Waiting>, network: string): void {
  const own = [...waiting].filter((other) => other.network === network);
  if (own.length >= BROKER_NEWCOMERS.anAddress) own[0]?.cut();
  if (waiting.size >= BROKER_NEWCOMERS.inAll) [...waiting][0]?.cut();
}
