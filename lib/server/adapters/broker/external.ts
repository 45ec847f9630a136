import { randomUUID } from 'node:crypto';

import mqtt, { type MqttClient } from 'mqtt';

import type { BrokerPort } from '../../ports/broker';
import type { Clock } from '../../ports/clock';
import { createTokenLedger } from './token-ledger';

const PUBLISH_TIMEOUT_MS = 10_000;
const RECONNECT_EVERY_MS = 2000;

interface ExternalBrokerOptions {
  /** Where this process reaches the broker, with its own user in it: mqtts://user:password@host. */
  readonly url: string;
  /** Where browsers reach it: wss://host/mqtt. */
  readonly publicUrl: string;
  /** Signs the clients' credentials; the broker is configured with the same key (JWT, HS256). */
  readonly key: Uint8Array;
  readonly clock: Clock;
  readonly onConnectionLost?: (error: Error) => void;
}

/**
 * A broker elsewhere that checks JWTs as EMQX 5.7 does. Ending a session does not reach the tokens it has: they end by themselves,
 * within the lifetime they were given, and the broker then disconnects (`disconnect_after_expire`).
 */
export function createExternalBroker(options: ExternalBrokerOptions): BrokerPort {
  const client = mqtt.connect(options.url, { clientId: `pelakfan_${randomUUID()}`, reconnectPeriod: RECONNECT_EVERY_MS, queueQoSZero: false });
  client.on('error', (error) => options.onConnectionLost?.(error));
  const tokens = createTokenLedger(options.key, options.clock);
  return {
    publish: (topic, payload) => publish(client, topic, payload),
    issueCredentials: async (request) => ({ ...(await tokens.issue(request)), url: options.publicUrl }),
    revoke: async () => undefined,
    close: async () => {
      await client.endAsync(true);
    },
  };
}

/** Rejects when the broker did not acknowledge in time: the outbox tries again. */
async function publish(client: MqttClient, topic: string, payload: string): Promise<void> {
  if (!client.connected) throw new Error('The broker of MQTT_URL is not connected; the message stays in the outbox.');
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<never>((_resolve, reject) => {
    timer = setTimeout(() => reject(new Error('The broker of MQTT_URL did not acknowledge a message in time.')), PUBLISH_TIMEOUT_MS);
  });
  try {
    await Promise.race([client.publishAsync(topic, payload, { qos: 1, retain: false }), late]);
  } finally {
    clearTimeout(timer);
  }
}
