import { isIPv6 } from 'node:net';

const IPV6_GROUPS = 8;
/** One subscriber's network: 64 bits, in which a single machine has more addresses than anybody could count. */
const NETWORK_GROUPS = 4;

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
