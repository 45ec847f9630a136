import { lt } from 'drizzle-orm';

import { ALERT_MEMORY_MS } from '@/lib/domain/constants/alerts';

import { deleteOld } from '../background/delete-old';
import type { Executor } from '../ports/database';
import { alerts } from '../schema';

/**
 * Removes alerts that neither the relay nor getalert repeats: the inbox has their text. For the timers, once an hour.
 */
export function sweepAlerts(executor: Executor, now: Date): Promise<void> {
  return deleteOld(executor, [alerts, lt(alerts.createdAt, new Date(now.getTime() - ALERT_MEMORY_MS))]);
}
