import type { CallName } from '@/lib/contract';
import { getAddress, type CallHost } from '@/lib/contract/addresses';

import type { Configuration } from '../start/configuration';

/** The address of a host elsewhere without a slash at its end; undefined where this process answers for it. */
export function findRemoteHost(
  host: CallHost,
  { MAIN_API_URL, FILE_API_URL, PAYMENT_API_URL }: Configuration,
): string | undefined {
  return { main: MAIN_API_URL, file: FILE_API_URL, ipg: PAYMENT_API_URL }[host]?.replace(/\/+$/, '');
}

export function findRemoteHostOf(name: CallName, configuration: Configuration): string | undefined {
  return findRemoteHost(getAddress(name).host, configuration);
}

/**
 * All three hosts are elsewhere: no database and no broker runs here (readConfiguration sees that MAIN_API_URL never
 * comes alone).
 */
export function isWithoutMarketplace({ MAIN_API_URL }: Configuration): boolean {
  return MAIN_API_URL !== undefined;
}

/**
 * The address of a main host's embedded broker for WebSockets: https://host/mqtt beside its https://host/api/main. Null
 * where MQTT_PUBLIC_URL names a broker that browsers reach themselves.
 */
export function findHostBroker({ MAIN_API_URL, MQTT_PUBLIC_URL }: Configuration): string | null {
  if (MAIN_API_URL === undefined || MQTT_PUBLIC_URL !== undefined) return null;
  const { origin, pathname } = new URL(MAIN_API_URL);
  const before = /^(.*?)\/api\/main\/*$/.exec(pathname)?.[1] ?? '';
  return `${origin}${before}/mqtt`;
}
