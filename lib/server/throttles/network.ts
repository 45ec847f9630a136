import { isIPv6 } from 'node:net';

const IPV6_GROUPS = 8;
/** One subscriber's network: 64 bits, in which a single machine has more addresses than anybody could count. */
const NETWORK_GROUPS = 4;

/** The network of an address: the address itself, for IPv6 its /64, or the asked number of groups of 16 bits. */
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
