import { findUser, withoutUser } from './broker-settings';
import { ConfigurationError, readConfiguration } from './configuration';

const SECRET = 'a-secret-of-at-least-thirty-two-characters';
const site = { SITE_URL: 'https://pelakfan.example' };
const jwt = {
  MQTT_URL: 'mqtts://broker.internal',
  MQTT_PUBLIC_URL: 'wss://broker.example/mqtt',
  MQTT_JWT_SECRET: SECRET,
};
const accounts = {
  MQTT_URL: 'mqtt://site:hidden@broker.internal:1883',
  MQTT_PUBLIC_URL: 'wss://broker.example/mqtt',
  MQTT_CREDENTIALS: 'dynamic-security',
};

const rabbitmq = { ...accounts, MQTT_CREDENTIALS: 'rabbitmq', MQTT_MANAGEMENT_URL: 'http://broker.internal:15672' };

const hosts = {
  MAIN_API_URL: 'https://api.example/main',
  FILE_API_URL: 'https://api.example/file',
  PAYMENT_API_URL: 'https://api.example/ipg',
};

describe('the configuration of a remote broker', () => {
  it.each([
    ['nothing, for the embedded one', {}],
    ['JWT', jwt],
    ['JWT with a user of its own', { ...jwt, MQTT_URL: 'mqtts://site:word@broker.internal' }],
    ['dynamic security', accounts],
    ['RabbitMQ', rabbitmq],
    [
      'the public address alone, where the main host elsewhere has the broker',
      { ...hosts, MQTT_PUBLIC_URL: 'wss://broker.example/mqtt' },
    ],
  ])('takes %s', (_name, environment) => {
    expect(() => readConfiguration({ ...site, ...environment })).not.toThrow();
  });

  it.each([
    ['RabbitMQ without its management', { ...rabbitmq, MQTT_MANAGEMENT_URL: '' }, 'MQTT_MANAGEMENT_URL is not set'],
    ['RabbitMQ without a user', { ...rabbitmq, MQTT_URL: 'mqtt://broker.internal' }, 'the tag administrator'],
    ['RabbitMQ with tokens', { ...rabbitmq, MQTT_JWT_SECRET: SECRET }, 'which uses no tokens'],
    [
      'a user in the management’s address',
      { ...rabbitmq, MQTT_MANAGEMENT_URL: 'http://site:hidden@broker.internal:15672' },
      'set one without',
    ],
    [
      'a management that nothing uses',
      { ...jwt, MQTT_MANAGEMENT_URL: 'http://broker.internal:15672' },
      'nothing else uses it',
    ],
    ['no public address', { ...jwt, MQTT_PUBLIC_URL: '' }, 'MQTT_PUBLIC_URL is not'],
    [
      'a user that every browser would get',
      { ...jwt, MQTT_PUBLIC_URL: 'wss://site:hidden@broker.example' },
      'every browser would get it',
    ],
    [
      'an insecure socket on a secure site',
      { ...jwt, SITE_URL: 'https://pelakfan.example', MQTT_PUBLIC_URL: 'ws://broker.example' },
      'does not begin with wss:',
    ],
    ['a public address that is no WebSocket', { ...jwt, MQTT_PUBLIC_URL: 'mqtt://broker.example' }, 'wss://host/path'],
    ['an address that is no MQTT', { ...jwt, MQTT_URL: 'http://broker.internal' }, 'mqtts://host'],
    ['no secret for tokens', { ...jwt, MQTT_JWT_SECRET: undefined }, 'MQTT_JWT_SECRET is not'],
    ['a short secret', { ...jwt, MQTT_JWT_SECRET: 'short-hidden' }, 'MQTT_JWT_SECRET is not valid'],
    ['a kind that is none', { ...jwt, MQTT_CREDENTIALS: 'password' }, 'jwt, dynamic-security or rabbitmq'],
    ['dynamic security without a user', { ...accounts, MQTT_URL: 'mqtt://broker.internal' }, 'no user and password'],
    ['two kinds at once', { ...accounts, MQTT_JWT_SECRET: SECRET }, 'uses no tokens'],
    ['parts of a broker that is not named', { MQTT_JWT_SECRET: SECRET }, 'MQTT_URL is not'],
  ])('refuses %s with a sentence without the secret', (_name, environment, sentence) => {
    const read = () => readConfiguration(environment);
    expect(read).toThrow(ConfigurationError);
    expect(read).toThrow(sentence);
    expect(read).not.toThrow(/hidden|a-secret/);
  });

  it('takes the user out of the address, decoded', () => {
    expect(findUser('mqtt://site:p%40ss@host:1883')).toEqual({ username: 'site', password: 'p@ss' });
    expect(withoutUser('mqtt://site:p%40ss@host:1883')).toBe('mqtt://host:1883');
    expect(findUser('wss://host/mqtt')).toBeNull();
  });
});
