import { BROKER } from '@/lib/domain/constants';

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

/** `clientId` and both names differ at each connection, so a reconnection is a new one with new credentials. */
const NO_RECONNECT = 0;
const REFUSED_QOS = 128;

/**
 * Connects and subscribes (SPEC 9: timeout 60, keep-alive 60, QoS 1; clean session). The broker's client, 100 kB, is loaded here, when it is used.
 * Rejects when the broker cannot be reached or refuses; nothing is left open then.
 */
export async function connectToBroker({ brokerUrl, topics, ...credentials }: BrokerAddress, { onMessage, onLost }: BrokerListeners): Promise<BrokerConnection> {
  const { default: mqtt } = await import('mqtt');
  const client = mqtt.connect(brokerUrl, {
    ...credentials,
    clean: true,
    keepalive: BROKER.keepAliveSeconds,
    connectTimeout: BROKER.connectTimeoutSeconds * 1000,
    reconnectPeriod: NO_RECONNECT,
    // Its other way of counting time is a worker made of a blob, which the page's security policy refuses.
    timerVariant: 'native',
  });
  const close = () => {
    client.removeAllListeners();
    // A late error of a client that is being thrown away must not become an uncaught one.
    client.on('error', () => undefined);
    client.end(true);
  };
  try {
    await new Promise<void>((resolve, reject) => {
      client.once('connect', () => resolve());
      client.once('error', reject);
      client.once('close', () => reject(new Error('the broker closed the connection')));
    });
    client.on('message', (topic, payload) => onMessage(topic, payload.toString()));
    const granted = await client.subscribeAsync([...topics], { qos: BROKER.qos });
    if (granted.some(({ qos }) => qos === REFUSED_QOS)) throw new Error('the broker refused a topic');
  } catch (error) {
    close();
    throw error;
  }
  const lose = () => {
    close();
    onLost();
  };
  client.removeAllListeners('error');
  client.removeAllListeners('close');
  client.on('error', lose);
  client.once('close', lose);
  return { close };
}
