import type { AlertListeners } from './alert-inbox';
import { AlertSession } from './alert-session';

const listeners = new Set<AlertListeners>();
let session: AlertSession | null = null;

/**
 * Reports alerts as they come, and missed ones (SPEC 4, BEHAVIOUR 7). All listeners of a page share one connection,
 * which is opened for the first and closed after the last. An alert without a listener of its kind stays with the
 * server, and a new listener is told of the open ones.
 */
export function connectToAlerts(listener: AlertListeners): () => void {
  listeners.add(listener);
  if (session) session.takeUp(listener);
  else session = new AlertSession(listeners);
  return () => {
    listeners.delete(listener);
    if (listeners.size > 0) return;
    session?.close();
    session = null;
  };
}
