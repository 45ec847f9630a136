/** Dispatched on `window` when a part of the page could not be fetched for want of a network, and is waited for. */
export const PART_LATE_EVENT = 'pelakfan:part-late';

/** Small, there for everybody, and not among what the service worker keeps. */
const PROBE_PATH = '/robots.txt';
const PROBE_TIMEOUT_MS = 5000;
const FIRST_WAIT_MS = 1000;
const LONGEST_WAIT_MS = 15_000;

/**
 * A loader for a part of the page that waits for the network instead of failing. A failure would take the page from its
 * reader, with their typed text. Rejects as `load` does where the site answers and the part is still missing: another
 * version has replaced it (app/global-error.tsx).
 */
export function toPatientLoader<Part>(load: () => Promise<Part>): () => Promise<Part> {
  return async () => {
    let isSiteThere = false;
    for (let waitMs = FIRST_WAIT_MS; ;) {
      try {
        return await load();
      } catch (error) {
        if (isSiteThere || typeof window === 'undefined') throw error;
        isSiteThere = await isSiteReachable();
        if (isSiteThere) continue;
        window.dispatchEvent(new Event(PART_LATE_EVENT));
        await waitForNetwork(waitMs);
        waitMs = Math.min(2 * waitMs, LONGEST_WAIT_MS);
      }
    }
  };
}

function isSiteReachable(): Promise<boolean> {
  return fetch(PROBE_PATH, { method: 'HEAD', cache: 'no-store', signal: AbortSignal.timeout(PROBE_TIMEOUT_MS) }).then(
    ({ ok }) => ok,
    () => false,
  );
}

/** Until the browser says that there is one, or this time is over: a network that leads nowhere counts as one. */
function waitForNetwork(waitMs: number): Promise<void> {
  return new Promise((resolve) => {
    const over = new AbortController();
    const end = () => {
      over.abort();
      clearTimeout(timer);
      resolve();
    };
    const timer = setTimeout(end, waitMs);
    window.addEventListener('online', end, { signal: over.signal });
  });
}
