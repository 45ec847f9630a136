import type { Logger } from 'pino';

import { createDynamicSecurityBroker } from '../adapters/broker/dynamic-security';
import { createJwtBroker } from '../adapters/broker/external-jwt';
import { createRabbitmqBroker } from '../adapters/broker/rabbitmq';
import { findUser, withoutUser } from './broker-settings';
import { ConfigurationError, type Configuration } from './configuration';
import { partnerFailures } from '../observability';
import type { BrokerPort } from '../ports/broker';
import type { Clock } from '../ports/clock';
import { StartProblem } from './start-problem';

const FIRST_ANSWER_WITHIN_MS = 5000;

interface ConnectionListener {
  readonly onLost?: (reason: string, isRefused: boolean) => void;
  readonly onConnected?: () => void;
}

/**
 * The broker of MQTT_URL, once it has let this site in, or is away: then the start goes on and alerts wait. One that
 * refuses the site's user would refuse it for ever. Throws StartProblem.
 */
export async function openKnownBroker(configuration: Configuration, clock: Clock, log: Logger): Promise<BrokerPort> {
  let answer: (refusal: string | null) => void = () => undefined;
  const answered = new Promise<string | null>((resolve) => (answer = resolve));
  const broker = openExternalBroker(configuration, clock, log, {
    onLost: (reason, isRefused) => answer(isRefused ? reason : null),
    onConnected: () => answer(null),
  });
  const timer = setTimeout(() => answer(null), FIRST_ANSWER_WITHIN_MS);
  const refusal = await answered.finally(() => clearTimeout(timer));
  if (refusal === null) return broker;
  await broker.close();
  throw new StartProblem(toRefusalSentence(configuration, refusal));
}

function toRefusalSentence({ MQTT_URL = '', MQTT_CREDENTIALS }: Configuration, reason: string): string {
  const user = findUser(MQTT_URL);
  const place = `MQTT_URL is ${withoutUser(MQTT_URL)}, and the broker there refuses this site (${reason})`;
  if (user)
    return `${place}: the user "${user.username}" or its password in MQTT_URL is not right. Correct MQTT_URL, or set that user's password at the broker.`;
  return `${place}: it does not take what MQTT_JWT_SECRET signs. Give the broker the same text, or set MQTT_CREDENTIALS, which is "${MQTT_CREDENTIALS ?? 'jwt'}", to its kind.`;
}

/**
 * The broker of MQTT_URL. It is connected to in the background: the site starts, and takes orders, while it is away.
 */
export function openExternalBroker(
  configuration: Configuration,
  clock: Clock,
  log: Logger,
  listener: ConnectionListener = {},
): BrokerPort {
  const { MQTT_URL, MQTT_PUBLIC_URL: publicUrl, MQTT_CREDENTIALS, MQTT_JWT_SECRET: secret } = configuration;
  const { MQTT_MANAGEMENT_URL: managementUrl } = configuration;
  if (MQTT_URL === undefined || publicUrl === undefined)
    throw new ConfigurationError('MQTT_URL and MQTT_PUBLIC_URL have to be set together.');
  const user = findUser(MQTT_URL);
  const common = {
    url: withoutUser(MQTT_URL),
    publicUrl,
    clock,
    onLost: (reason: string, isRefused: boolean) => {
      partnerFailures.inc({ partner: 'broker' });
      log.warn({ reason }, 'the broker of MQTT_URL is away; alerts wait in the outbox');
      listener.onLost?.(reason, isRefused);
    },
    onConnected: () => {
      log.info('the broker of MQTT_URL is connected');
      listener.onConnected?.();
    },
  };
  const onDelayed = (err: unknown) => log.warn({ err }, 'connections to the broker could not be ended yet');
  if (MQTT_CREDENTIALS === 'dynamic-security' && user)
    return createDynamicSecurityBroker({ ...common, user, onDelayed });
  if (MQTT_CREDENTIALS === 'rabbitmq' && user && managementUrl !== undefined)
    return createRabbitmqBroker({ ...common, user, managementUrl, onDelayed });
  if (secret === undefined) throw new ConfigurationError('MQTT_URL is set but MQTT_JWT_SECRET is not.');
  return createJwtBroker({ ...common, user, secret });
}
