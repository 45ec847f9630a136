import { attempt, fromWindow } from './browser-features';

/** The wait in a browser without requestIdleCallback. */
const BUSY_MS = 2000;

/** Calls back once the page has nothing else to do; answers the way to forget it. */
export function whenIdle(work: () => void, busyMs = BUSY_MS): () => void {
  const handle = attempt(() => fromWindow('requestIdleCallback')?.(work, { timeout: busyMs }));
  if (handle !== undefined) return () => window.cancelIdleCallback(handle);
  const timer = setTimeout(work, busyMs);
  return () => clearTimeout(timer);
}
