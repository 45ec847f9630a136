import { isIPv6 } from 'node:net';

import { ACTIVATION_CODE, ADDRESS_BUDGETS_AN_HOUR } from '@/lib/domain/constants/identity';
import { DAY_MS, HOUR_MS } from '@/lib/domain/constants/time-units';

import type { Budget } from './throttle';

type AddressPurpose = keyof typeof ADDRESS_BUDGETS_AN_HOUR;

const IPV6_GROUPS = 8;
/** One subscriber's network: 64 bits, in which a single machine has more addresses than anybody could count. */
const NETWORK_GROUPS = 4;

/** What one network address may ask for in an hour. */
export function addressBudget(purpose: AddressPurpose, ipAddress: string): Budget {
  return {
    key: `address:${purpose}:${toNetwork(ipAddress)}`,
    limit: ADDRESS_BUDGETS_AN_HOUR[purpose],
    windowMs: HOUR_MS,
  };
}

/** Whose network an address belongs to: itself, and of IPv6 a /64, or as many groups of 16 bits as are asked for. */
export function toNetwork(ipAddress: string, groups = NETWORK_GROUPS): string {
  if (!isIPv6(ipAddress)) return ipAddress;
  const [before = [], after = []] = ipAddress
    .split('::')
    .map((half) => half.split(':').filter((group) => group !== ''));
  const zeros = Array.from({ length: IPV6_GROUPS - before.length - after.length }, () => '0');
  return [...before, ...zeros, ...after]
    .slice(0, groups)
    .map((group) => Number.parseInt(group, 16).toString(16))
    .join(':');
}

/**
 * SMS that anybody may have sent to one mobile: throttled like codes (BEHAVIOUR 8), and one a minute from the first on.
 */
export function messageBudgets(purpose: AddressPurpose, mobile: string): readonly Budget[] {
  return [
    { key: `${purpose}-minute:${mobile}`, limit: 1, windowMs: ACTIVATION_CODE.resendAfterMs },
    { key: `${purpose}-hour:${mobile}`, limit: ACTIVATION_CODE.perHour, windowMs: HOUR_MS },
    { key: `${purpose}-day:${mobile}`, limit: ACTIVATION_CODE.perDay, windowMs: DAY_MS },
  ];
}
