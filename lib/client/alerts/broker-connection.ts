import type { MqttClient } from 'mqtt';

import { BROKER } from '@/lib/domain/constants/process';

import { openWebSocket } from './open-web-socket';

export interface BrokerAddress {
  readonly brokerUrl: string;
  readonly clientId: string;
  readonly username: string;
  readonly password: string;
  readonly topics: readonly string[];
}

interface BrokerListeners {
  readonly onMessage: (topic: string, payload: string) => void;
  /** The connection ended by itself; nothing comes after this. */
  readonly onLost: () => void;
}

export interface BrokerConnection {
  /** Ends it without calling onLost. */
  close(): void;
}

const REFUSED_QOS = 128;

/**
 * Connects and subscribes (SPEC 9: timeout 60, keep-alive 60, QoS 1; clean session). The broker's client, 100 kB, is
 * loaded here, when it is used. Rejects when the broker cannot be reached or refuses; nothing is left open then.
 */
export async function connectToBroker(
  address: BrokerAddress,
  { onMessage, onLost }: BrokerListeners,
): Promise<BrokerConnection> {
  const client = await openClient(address);
  const close = () => {
    client.removeAllListeners();
    // A late error of a client that is being thrown away must not become an uncaught one.
    client.on('error', () => undefined);
    client.end(true);
  };
  try {
    await waitUntilConnected(client);
    client.on('message', (topic, payload) => onMessage(topic, payload.toString()));
    const granted = await client.subscribeAsync([...address.topics], { qos: BROKER.qos });
    if (granted.some(({ qos }) => qos === REFUSED_QOS)) throw new Error('the broker refused a topic');
  } catch (error) {
    close();
    throw error;
  }
  const lose = () => {
    close();
    onLost();
  };
  client.removeAllListeners('error').removeAllListeners('close');
  client.once('error', lose).once('close', lose);
  return { close };
}

async function openClient({ brokerUrl, clientId, username, password }: BrokerAddress): Promise<MqttClient> {
  const { default: mqtt } = await import('mqtt');
  return mqtt.connect(brokerUrl, {
    clientId,
    username,
    password,
    clean: true,
    keepalive: BROKER.keepAliveSeconds,
    connectTimeout: BROKER.connectTimeoutSeconds * 1000,
    // Credentials are good for one connection, so the next one is a new client's.
    reconnectPeriod: 0,
    // Its other way of counting time is a worker made of a blob, which the page's security policy refuses.
    timerVariant: 'native',
    // Tests of this file run where there is no browser: there the library opens its own.
    ...(typeof window === 'undefined' ? {} : { createWebsocket: openWebSocket }),
  });
}

function waitUntilConnected(client: MqttClient): Promise<void> {
  return new Promise((resolve, reject) => {
    client.once('connect', () => resolve());
    client.once('error', reject);
    client.once('close', () => reject(new Error('the broker closed the connection')));
  });
}
