import { randomUUID } from 'node:crypto';

import { checkNames } from '../adapters/broker/names';
import type { AudioPort } from '../ports/audio';
import type { BrokerPort } from '../ports/broker';
import { MailNotSent, type MailMessage, type MailPort } from '../ports/mail';
import { SmsNotSent, type SmsMessage, type SmsPort } from '../ports/sms';
import type { StoragePort } from '../ports/storage';

export interface PublishedMessage {
  readonly topic: string;
  readonly payload: string;
}

/** Keeps what is published and revoked, and connects nobody. */
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

/** Keeps what is sent; a mobile ending 0500 fails, as in the demo. */
export function createRecordingSms(sent: SmsMessage[]): SmsPort {
  return {
    send: async (message) => {
      if (message.mobile.endsWith('0500')) throw new SmsNotSent('the test sends nothing there');
      sent.push(message);
      return 'sent';
    },
  };
}

/** Keeps what is sent; an address ending in .invalid fails, as in the demo. */
export function createRecordingMail(sent: MailMessage[]): MailPort {
  return {
    send: async (message) => {
      if (message.recipient.endsWith('.invalid'))
        throw new MailNotSent('the test sends nothing there', { isFinal: true });
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
    put: async (key, bytes, contentType) => void files.set(key, { bytes, contentType }),
    find: async (key) => files.get(key) ?? null,
    remove: async (key) => void files.delete(key),
  };
}
