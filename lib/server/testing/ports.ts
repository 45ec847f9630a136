import { createECDH, randomUUID } from 'node:crypto';

import { checkNames } from '../adapters/broker/names';
import type { AudioPort } from '../ports/audio';
import type { BrokerPort } from '../ports/broker';
import { isMailAddress, MailNotSent, type MailMessage, type MailPort } from '../ports/mail';
import { PushNotSent, type PushMessage, type PushPort } from '../ports/push';
import { SmsNotSent, type SmsMessage, type SmsPort } from '../ports/sms';
import { requireStorageKey, type StoragePort } from '../ports/storage';

export interface PublishedMessage {
  readonly topic: string;
  readonly payload: string;
}

/** Stores publications and revocations, and connects nobody. */
export function createRecordingBroker(
  published: PublishedMessage[],
  revoked: { userId: string; sessionId: string | undefined }[],
): BrokerPort {
  return {
    publish: async (topic, payload) => void published.push({ topic, payload }),
    issueCredentials: async (request) => {
      checkNames(request);
      return {
        url: `${request.siteUrl.replace(/^http/, 'ws')}/mqtt`,
        clientId: randomUUID(),
        username: request.userId,
        password: randomUUID(),
        expiresAtMs: request.lifetimeMs,
      };
    },
    revoke: async (userId, sessionId) => void revoked.push({ userId, sessionId }),
    sweep: async () => undefined,
    isConnected: () => true,
    close: async () => undefined,
  };
}

/** Stores sent messages; a mobile ending 0500 fails, as in the demo. */
export function createRecordingSms(sent: SmsMessage[]): SmsPort {
  return {
    send: async (message) => {
      if (message.mobile.endsWith('0500')) throw new SmsNotSent('the test sends nothing there');
      sent.push(message);
      return 'sent';
    },
  };
}

/** Stores sent messages; an address ending in .invalid fails, as in the demo. */
export function createRecordingMail(sent: MailMessage[]): MailPort {
  return {
    send: async (message) => {
      if (!isMailAddress(message.recipient) || message.recipient.endsWith('.invalid'))
        throw new MailNotSent('the test sends nothing there', { isFinal: true });
      sent.push(message);
      return 'sent';
    },
  };
}

/** The push service of the tests' browsers. */
export const TEST_PUSH_SERVICE = 'https://push.example';

/** Stores sent messages; an address ending in /unreachable fails, and one ending in /gone is gone, as in the demo. */
export function createRecordingPush(sent: PushMessage[]): PushPort {
  const accepts = (endpoint: string) => endpoint.startsWith(`${TEST_PUSH_SERVICE}/`);
  return {
    publicKey: createECDH('prime256v1').generateKeys('base64url'),
    accepts,
    send: async (message) => {
      if (!accepts(message.endpoint)) throw new PushNotSent('the address is no push service’s', { isFinal: true });
      if (message.endpoint.endsWith('/unreachable')) throw new PushNotSent('the test takes nothing there');
      if (message.endpoint.endsWith('/gone')) return 'gone';
      sent.push(message);
      return 'sent';
    },
  };
}

/** Takes every recording for one of a second: what measures them is tested by itself. */
export function createTestAudio(): AudioPort {
  return { measureSeconds: () => Promise.resolve(1) };
}

export function createMemoryStorage(): StoragePort {
  const files = new Map<string, { bytes: Uint8Array; contentType: string }>();
  return {
    put: async (key, bytes, contentType) => void files.set(requireStorageKey(key), { bytes, contentType }),
    find: async (key) => files.get(requireStorageKey(key)) ?? null,
    remove: async (key) => void files.delete(requireStorageKey(key)),
  };
}
