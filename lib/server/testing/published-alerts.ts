import { publishDueAlerts } from '../alerts/relay';
import type { ServiceContext } from '../context';

/** Publishes alerts until none is left. */
export async function publishAllAlerts(context: ServiceContext): Promise<void> {
  while ((await publishDueAlerts(context)) > 0);
}
