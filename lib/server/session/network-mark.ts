import { createHmac } from 'node:crypto';
import { isIP } from 'node:net';

import type { CallContext } from '../context';
import { deriveKey } from '../secrets/derive-key';
import { requireSessionSecret } from '../secrets/session-secret';
import { toNetwork } from '../throttles';

/** Addresses of this computer: they say nothing of where a visitor is. */
const OWN = /^(127\.|::1$|::ffff:127\.)/;

/**
 * A mark of the network that a call comes from, by which two can be found equal and nothing be read. Null where it says
 * nothing.
 */
export function toNetworkMark({
  request,
  configuration,
}: Pick<CallContext, 'request' | 'configuration'>): string | null {
  const { ipAddress } = request;
  if (isIP(ipAddress) === 0 || OWN.test(ipAddress)) return null;
  const key = deriveKey(requireSessionSecret(configuration), 'network-mark');
  return createHmac('sha256', key).update(toNetwork(ipAddress)).digest('base64url');
}
