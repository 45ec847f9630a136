import { createHmac } from 'node:crypto';

import { DAY_MS } from '@/lib/domain/constants/time-units';
import { RECIPIENT_STOP_DAYS } from '@/lib/domain/constants/recipients';

import { deriveKey } from '../../secrets/derive-key';
import type { Budget } from '../../throttles';

/**
 * The mark of a number that refused an order, which is told of no order of any customer any more. Without
 * SESSION_SECRET the mark reveals nothing of the number.
 */
export function toStopHold(secret: string, mobile: string): Budget {
  const mark = createHmac('sha256', deriveKey(secret, 'order-recipients')).update(mobile).digest('base64url');
  return { key: `order-recipient-stop:${mark}`, limit: 1, windowMs: RECIPIENT_STOP_DAYS * DAY_MS };
}
