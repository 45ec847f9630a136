import { isTakenOver } from './taken-over';

/**
 * Links, searches and disclosures work by themselves; a plain button does nothing until the framework has taken it, nor
 * does a form that says it needs its script, and a link into an order may have to be refused
 * (components/layout/page-links.tsx). A form that is posted could go its plain way, but its script keeps what was typed
 * when it fails.
 */
const HELD = 'button[type="button"], form[data-needs-script] button, form[method="post"] button, a[data-order-cities]';
const LOOK_AGAIN_MS = 30;
/** A link that nobody takes for so long leads where it leads, and a form goes its plain way. */
const PLAIN_AFTER_MS = 5000;

let held: HTMLElement | null = null;
let heldSinceMs = 0;

/**
 * Keeps a click on what is not alive yet and gives it once the framework has taken it. Several clicks on one button
 * count once; a click on another button takes the place of the first.
 */
export function holdClicks(): void {
  // On the window, so that it comes before the framework's own listener on the document, which would answer a second
  // time.
  window.addEventListener('click', hold, { capture: true });
}

function hold(event: MouseEvent): void {
  const control = event.target instanceof Element ? event.target.closest<HTMLElement>(HELD) : null;
  const isForElsewhere = event.metaKey || event.ctrlKey || event.shiftKey || event.altKey;
  if (!control || isAlive(control) || (control instanceof HTMLAnchorElement && isForElsewhere)) return;
  // A link or a form would go its plain way; Enter in a field clicks its form's button, too.
  event.preventDefault();
  event.stopImmediatePropagation();
  if (!held) setTimeout(release, LOOK_AGAIN_MS);
  held?.removeAttribute('aria-busy');
  held = control;
  heldSinceMs = performance.now();
  control.setAttribute('aria-busy', 'true');
}

function release(): void {
  if (!held) return;
  const goPlainWay = performance.now() - heldSinceMs > PLAIN_AFTER_MS ? findPlainWay(held) : null;
  const isTaken = isAlive(held);
  if (!isTaken && !goPlainWay) return void setTimeout(release, LOOK_AGAIN_MS);
  const control = held;
  held = null;
  control.removeAttribute('aria-busy');
  if (isTaken) control.click();
  else goPlainWay?.();
}

/** What the browser would have done by itself; null where that is nothing. */
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
