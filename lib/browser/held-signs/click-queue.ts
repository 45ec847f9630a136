import { hasUnknownChanges } from './change-queue';
import { isHeard, isTakenOver } from './taken-over';

/**
 * Links, searches and disclosures work by themselves. These do not:
 *
 * - a plain button, and a form that says it needs its script, until the framework has taken it
 * - a link into an order, which may have to be refused (components/layout/page-links.tsx)
 * - a form that is posted: it could go its plain way, but its script keeps what was typed when it fails
 */
const HELD = 'button[type="button"], form[data-needs-script] button, form[method="post"] button, a[data-order-cities]';
const LOOK_AGAIN_MS = 30;
/** After this time a link that nobody has taken leads where it leads, and a form goes its plain way. */
const PLAIN_AFTER_MS = 5000;
/** After this time a press is given, even where React does not say that it shows the page. */
const HEARD_WITHIN_MS = 1500;

let held: readonly HTMLElement[] = [];
let heldSinceMs = 0;
let takenSinceMs: number | null = null;
let isGiving = false;

/**
 * Holds clicks on elements that are not hydrated yet, and repeats them in their order after the hydration. On buttons
 * that count (`data-counts`, such as one more hour) every click counts; on all others the last one, once.
 */
export function holdClicks(): void {
  // On the window, so that it comes before the framework's own listener on the document, which would answer a second
  // time.
  window.addEventListener('click', hold, { capture: true });
}

function hold(event: MouseEvent): void {
  const control = event.target instanceof Element ? event.target.closest<HTMLElement>(HELD) : null;
  if (isGiving || !control) return;
  const isForElsewhere = event.metaKey || event.ctrlKey || event.shiftKey || event.altKey;
  if (control instanceof HTMLAnchorElement && isForElsewhere) return;
  // What waits was pressed before.
  if (held.length === 0 && isAlive(control) && isHeard(control)) return;
  // A link or a form would go its plain way; Enter in a field clicks its form's button, too.
  event.preventDefault();
  event.stopImmediatePropagation();
  if (held.length === 0) {
    takenSinceMs = null;
    setTimeout(release, LOOK_AGAIN_MS);
  }
  for (const other of held) if (!counts(other)) drop(other);
  held = [...held, control];
  heldSinceMs = performance.now();
  control.setAttribute('aria-busy', 'true');
}

const counts = (control: HTMLElement) => 'counts' in control.dataset;

function drop(control: HTMLElement): void {
  const index = held.indexOf(control);
  held = held.filter((_, other) => other !== index);
  if (!held.includes(control)) control.removeAttribute('aria-busy');
}

/** One click at a time: the framework shows its effect before the next one comes. */
function release(): void {
  const [control] = held;
  if (!control) return;
  const isTaken = isAlive(control);
  const isLate = performance.now() - heldSinceMs > PLAIN_AFTER_MS;
  const goPlainWay = isLate && !isTaken ? held.map(findPlainWay).find((way) => way !== null) : null;
  if (goPlainWay) {
    held.forEach(drop);
    return goPlainWay();
  }
  if (!isTaken && control.isConnected) return void setTimeout(release, LOOK_AGAIN_MS);
  takenSinceMs = isTaken ? (takenSinceMs ?? performance.now()) : null;
  const isUnheard = takenSinceMs !== null && !isHeard(control) && performance.now() - takenSinceMs < HEARD_WITHIN_MS;
  // What was typed and chosen came first.
  if (isUnheard || (isTaken && hasUnknownChanges())) return void setTimeout(release, LOOK_AGAIN_MS);
  drop(control);
  if (held.length > 0) setTimeout(release);
  if (!isTaken) return;
  isGiving = true;
  control.click();
  isGiving = false;
}

/** The browser's own default act; null without one. */
function findPlainWay(control: HTMLElement): (() => void) | null {
  if (control instanceof HTMLAnchorElement) return () => window.location.assign(control.href);
  if (
    !(control instanceof HTMLButtonElement) ||
    control.type !== 'submit' ||
    control.form === null ||
    'needsScript' in control.form.dataset
  )
    return null;
  const { form } = control;
  return () => form.requestSubmit(control);
}

function isAlive(control: HTMLElement): boolean {
  return control instanceof HTMLAnchorElement
    ? 'followsLinks' in document.documentElement.dataset
    : isTakenOver(control);
}
