import mqtt, { type MqttClient } from 'mqtt';

import { call, type Caller } from '@/e2e/steps/api';

const MOST_TRIES = 20;
const ASK_AGAIN_MS = 250;

export interface BrokerClient {
  /** The requests for credentials until it was let in. */
  readonly tries: number;
  /** The messages that it heard, oldest first. */
  readonly heard: readonly { readonly topic: string; readonly payload: string }[];
  /** Resolves when its connection has ended. */
  readonly isCut: Promise<void>;
  end(): Promise<void>;
}

/**
 * A person's page that waits for alerts; its broker may be another process than the one that it asked for its topics.
 */
export async function listensToAlerts(
  caller: Pick<Caller, 'siteUrl' | 'token'>,
  brokerOf = caller.siteUrl,
): Promise<BrokerClient> {
  const { client, topics, tries } = await connects(caller, brokerOf);
  const heard: { topic: string; payload: string }[] = [];
  client.on('message', (topic, payload) => void heard.push({ topic, payload: payload.toString('utf8') }));
  const isCut = new Promise<void>((resolve) => client.once('close', () => resolve()));
  // A customer is granted the first alone: the others come back refused.
  await Promise.allSettled(topics.map((topic) => client.subscribeAsync(topic, { qos: 1 })));
  return { tries, heard, isCut, end: () => client.endAsync(true) };
}

/** Connects as a page does: without a broker, or after refused credentials, it asks for others. */
async function connects(
  caller: Pick<Caller, 'siteUrl' | 'token'>,
  brokerOf: string,
): Promise<{ client: MqttClient; topics: string[]; tries: number }> {
  for (let tries = 1; ; tries += 1) {
    const {
      brokerUrl = '',
      endUserTopic,
      expertTopic,
      paymentTopic,
      ...credentials
    } = await call(caller.siteUrl, 'nonePreloader/suggestion/gettopicname', {}, { token: caller.token });
    try {
      const address = new URL(brokerUrl);
      if (brokerOf !== caller.siteUrl) address.host = new URL(brokerOf).host;
      return {
        client: await mqtt.connectAsync(address.href, { ...credentials, reconnectPeriod: 0 }),
        topics: [endUserTopic, expertTopic, paymentTopic],
        tries,
      };
    } catch (error) {
      if (tries === MOST_TRIES) throw error;
      await new Promise((resolve) => setTimeout(resolve, ASK_AGAIN_MS));
    }
  }
}
