import { attempt, fromNavigator, fromWindow, readCookies } from '@/lib/client/browser-features';
import { savesData } from '@/lib/domain/site/saves-data';
import { hasSessionMark } from '@/lib/domain/site/session-mark';
import { USER_ACCOUNT_KEY } from '@/lib/domain/site/user-account-key';

/** A click as well: a screen reader sends one without a pointer. */
const SIGNS = ['pointermove', 'pointerdown', 'touchstart', 'wheel', 'keydown', 'focusin', 'input', 'click'];

/** Calls back once, at the first sign of a person. */
export function onFirstSign(act: () => void): void {
  const heard = new AbortController();
  const hear = (event: Event) => {
    if (isAtRest(event)) return;
    heard.abort();
    act();
  };
  for (const sign of SIGNS) window.addEventListener(sign, hear, { capture: true, passive: true, signal: heard.signal });
}

/** A browser tells a page that opens under a resting pointer where the pointer is, although nobody moved it. */
function isAtRest(event: Event): boolean {
  const { movementX, movementY } = event as Partial<PointerEvent>;
  return event.type === 'pointermove' && movementX === 0 && movementY === 0;
}

/**
 * Calls back when the browser has nothing to do, `delayMs` after the page was loaded; never for those who save data.
 */
export function whenIdle(act: () => void, delayMs: number): void {
  if (savesData(fromNavigator('connection'))) return;
  const wait = () => setTimeout(() => attempt(() => fromWindow('requestIdleCallback')?.(act)) ?? act(), delayMs);
  if (document.readyState === 'complete') wait();
  else window.addEventListener('load', wait);
}

/** A person who is logged in: their name and menu are not in the page, so nothing waits. */
export function isKnownPerson(): boolean {
  // A browser may refuse its cookies and its storage: then nobody is known, and the first sign starts everything.
  return hasSessionMark(readCookies()) || Boolean(attempt(() => fromWindow('localStorage')?.getItem(USER_ACCOUNT_KEY)));
}
