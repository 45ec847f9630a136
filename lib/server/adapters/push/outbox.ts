import { createECDH } from 'node:crypto';

import { LRUCache } from 'lru-cache';

import type { Clock } from '../../ports/clock';
import { PushNotSent, type PushPort } from '../../ports/push';
import { isPushService } from './push-services';

/** An address with this ending cannot be reached: the way to see "the push service is down" by hand. */
const UNREACHABLE_ENDING = '/unreachable';
/** A browser with this ending has taken its wish back. */
const GONE_ENDING = '/gone';
const MOST_NOTIFICATIONS = 200;

export interface SentNotification {
  readonly endpoint: string;
  /** The text that the browser's service worker would have read. */
  readonly text: string;
  readonly sentAt: Date;
}

/** The push port with its unsent messages. */
export interface PushOutbox extends PushPort {
  /** Newest first; the newest MOST_NOTIFICATIONS since the process began. */
  listSent(): SentNotification[];
}

/**
 * No push service: notifications lie in memory, where a person can read them (/dev/outbox/). `key` has 32 bytes, and
 * browsers subscribe with the public key that belongs to it.
 */
export function createPushOutbox(key: Uint8Array, clock: Clock): PushOutbox {
  const pair = createECDH('prime256v1');
  pair.setPrivateKey(key);
  const sent = new LRUCache<number, SentNotification>({ max: MOST_NOTIFICATIONS });
  let count = 0;
  return {
    publicKey: pair.getPublicKey('base64url'),
    accepts: isPushService,
    send: async ({ endpoint, text }) => {
      if (!isPushService(endpoint)) throw new PushNotSent('the address is no push service’s', { isFinal: true });
      if (endpoint.endsWith(UNREACHABLE_ENDING))
        throw new PushNotSent(`the demo tells no browser whose address ends in ${UNREACHABLE_ENDING}`);
      if (endpoint.endsWith(GONE_ENDING)) return 'gone';
      count += 1;
      sent.set(count, { endpoint, text, sentAt: clock.now() });
      return 'sent';
    },
    listSent: () => [...sent.values()],
  };
}
