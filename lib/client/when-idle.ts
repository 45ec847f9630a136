/** Where the browser cannot say that it has nothing else to do. */
const BUSY_MS = 2000;

/** Calls back once the page has nothing else to do; answers the way to forget it. */
export function whenIdle(work: () => void, busyMs = BUSY_MS): () => void {
  if (typeof window.requestIdleCallback !== 'function') {
    const timer = setTimeout(work, busyMs);
    return () => clearTimeout(timer);
  }
  const handle = window.requestIdleCallback(work, { timeout: busyMs });
  return () => window.cancelIdleCallback(handle);
}
