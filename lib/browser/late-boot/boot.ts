import { holdChanges } from '../held-signs/change-queue';
import { holdClicks } from '../held-signs/click-queue';
import { createFramework } from './framework';
import { isKnownPerson, onFirstSign, whenIdle } from './signs';

/** After what the page itself still fetches. */
const FETCH_AHEAD_AFTER_MS = 2000;
/**
 * Before it is needed, and long after the page could be read: a start costs the processor of a cheap phone half a
 * second.
 */
const IDLE_START_AFTER_MS = 10_000;
const RETRY_AFTER_MS = 2000;

const list = document.getElementById('late-boot')?.textContent ?? '[]';
const framework = createFramework(JSON.parse(list), () => setTimeout(listen, RETRY_AFTER_MS));

function listen(): void {
  onFirstSign(framework.start);
}

holdClicks();
holdChanges();
listen();
if (isKnownPerson()) framework.start();
whenIdle(framework.fetchAhead, FETCH_AHEAD_AFTER_MS);
whenIdle(framework.start, IDLE_START_AFTER_MS);
