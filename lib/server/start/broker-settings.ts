interface BrokerVariables {
  readonly MQTT_URL?: string;
  readonly MQTT_PUBLIC_URL?: string;
  readonly MQTT_CREDENTIALS?: 'jwt' | 'dynamic-security' | 'rabbitmq';
  readonly MQTT_MANAGEMENT_URL?: string;
  readonly MQTT_JWT_SECRET?: string;
  readonly SITE_URL?: string;
  readonly MAIN_API_URL?: string;
}

export interface BrokerUser {
  readonly username: string;
  readonly password: string;
}

/**
 * The sentence for an operator whose MQTT_ variables do not fit each other; null when they do. Names no value: a URL
 * may have a password in it.
 */
export function findBrokerProblem(variables: BrokerVariables): string | null {
  const { MQTT_URL, MQTT_PUBLIC_URL, MQTT_CREDENTIALS, MQTT_JWT_SECRET, SITE_URL, MAIN_API_URL } = variables;
  if (MQTT_URL === undefined) {
    // The main host elsewhere has the broker; its public address lets pages connect there.
    const needing =
      MAIN_API_URL === undefined
        ? (['MQTT_PUBLIC_URL', 'MQTT_CREDENTIALS', 'MQTT_JWT_SECRET'] as const)
        : (['MQTT_CREDENTIALS', 'MQTT_JWT_SECRET'] as const);
    const stray = needing.find((name) => variables[name] !== undefined);
    return stray === undefined
      ? null
      : `${stray} is set but MQTT_URL is not: set MQTT_URL to the broker's address, or remove ${stray} to use the embedded broker.`;
  }
  if (MQTT_PUBLIC_URL === undefined)
    return 'MQTT_URL is set but MQTT_PUBLIC_URL is not: set it to the wss: address where browsers reach the broker.';
  if (findUser(MQTT_PUBLIC_URL) !== null)
    return 'MQTT_PUBLIC_URL has a user or a password in it, and every browser would get it: set one without.';
  if (SITE_URL?.startsWith('https:') && !MQTT_PUBLIC_URL.startsWith('wss:')) {
    return 'MQTT_PUBLIC_URL does not begin with wss: but SITE_URL is https:, and browsers open no insecure connection from a secure page: set a wss: address.';
  }
  const managementProblem = findManagementProblem(variables);
  if (managementProblem !== null || MQTT_CREDENTIALS === 'rabbitmq') return managementProblem;
  if (MQTT_CREDENTIALS === 'dynamic-security') {
    if (MQTT_JWT_SECRET !== undefined)
      return 'MQTT_JWT_SECRET is set but MQTT_CREDENTIALS is dynamic-security, which uses no tokens: remove one of the two.';
    const hint =
      'set it to mqtt://user:password@host:1883 with a user that has the role "admin" of mosquitto_ctrl dynsec init.';
    return findUser(MQTT_URL) === null
      ? `MQTT_CREDENTIALS is dynamic-security but MQTT_URL has no user and password in it: ${hint}`
      : null;
  }
  if (MQTT_JWT_SECRET === undefined) {
    return 'MQTT_URL is set but MQTT_JWT_SECRET is not: set it to the text with which the broker checks tokens, at least 32 random characters, or set MQTT_CREDENTIALS to dynamic-security.';
  }
  return null;
}

/** RabbitMQ makes accounts over its management plugin, with the same user. */
function findManagementProblem(variables: BrokerVariables): string | null {
  const { MQTT_URL = '', MQTT_CREDENTIALS, MQTT_JWT_SECRET, MQTT_MANAGEMENT_URL } = variables;
  if (MQTT_CREDENTIALS !== 'rabbitmq')
    return MQTT_MANAGEMENT_URL === undefined
      ? null
      : 'MQTT_MANAGEMENT_URL is set but MQTT_CREDENTIALS is not rabbitmq, and nothing else uses it: remove one of the two.';
  if (MQTT_JWT_SECRET !== undefined)
    return 'MQTT_JWT_SECRET is set but MQTT_CREDENTIALS is rabbitmq, which uses no tokens: remove one of the two.';
  if (MQTT_MANAGEMENT_URL === undefined)
    return 'MQTT_CREDENTIALS is rabbitmq but MQTT_MANAGEMENT_URL is not set: set it to where its management plugin listens, http://host:15672.';
  if (findUser(MQTT_MANAGEMENT_URL) !== null)
    return 'MQTT_MANAGEMENT_URL has a user or a password in it: set one without, for the user is that of MQTT_URL.';
  return findUser(MQTT_URL) === null
    ? 'MQTT_CREDENTIALS is rabbitmq but MQTT_URL has no user and password in it: set it to mqtt://user:password@host:1883 with a user that has the tag administrator.'
    : null;
}

/** The user in an address, decoded; null without one. */
export function findUser(address: string): BrokerUser | null {
  const { username, password } = new URL(address);
  return username === '' && password === ''
    ? null
    : { username: decodeURIComponent(username), password: decodeURIComponent(password) };
}

export function withoutUser(address: string): string {
  const url = new URL(address);
  url.username = '';
  url.password = '';
  return url.href;
}
