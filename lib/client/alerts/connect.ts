import type { AlertListeners } from './alert-inbox';
import { AlertSession } from './alert-session';

const listeners = new Set<AlertListeners>();
let session: AlertSession | null = null;

/**
 * Tells of alerts as they come, and of those that were missed (SPEC 4, BEHAVIOUR 7). All who listen on a page share one
 * connection, which is opened for the first and closed after the last. An alert of a kind that nobody listens to stays
 * with the server, and who begins to listen is told what waits already.
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
