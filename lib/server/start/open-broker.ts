import type { Logger } from 'pino';

import { createDynamicSecurityBroker } from '../adapters/broker/dynamic-security';
import { createJwtBroker } from '../adapters/broker/external-jwt';
import { createRabbitmqBroker } from '../adapters/broker/rabbitmq';
import { findUser, withoutUser } from './broker-settings';
import { ConfigurationError, type Configuration } from './configuration';
import type { BrokerPort } from '../ports/broker';
import type { Clock } from '../ports/clock';

/** The broker of MQTT_URL. It is connected to in the background: the site starts, and takes orders, while it is away. */
export function openExternalBroker(configuration: Configuration, clock: Clock, log: Logger): BrokerPort {
  const { MQTT_URL, MQTT_PUBLIC_URL: publicUrl, MQTT_CREDENTIALS, MQTT_JWT_SECRET: secret } = configuration;
  const { MQTT_MANAGEMENT_URL: managementUrl } = configuration;
  if (MQTT_URL === undefined || publicUrl === undefined)
    throw new ConfigurationError('MQTT_URL and MQTT_PUBLIC_URL have to be set together.');
  const user = findUser(MQTT_URL);
  const common = {
    url: withoutUser(MQTT_URL),
    publicUrl,
    clock,
    onLost: (reason: string) => log.warn({ reason }, 'the broker of MQTT_URL is away; alerts wait in the outbox'),
    onConnected: () => log.info('the broker of MQTT_URL is connected'),
  };
  const onDelayed = (err: unknown) => log.warn({ err }, 'connections to the broker could not be ended yet');
  if (MQTT_CREDENTIALS === 'dynamic-security' && user)
    return createDynamicSecurityBroker({ ...common, user, onDelayed });
  if (MQTT_CREDENTIALS === 'rabbitmq' && user && managementUrl !== undefined)
    return createRabbitmqBroker({ ...common, user, managementUrl, onDelayed });
  if (secret === undefined) throw new ConfigurationError('MQTT_URL is set but MQTT_JWT_SECRET is not.');
  return createJwtBroker({ ...common, user, secret });
}
