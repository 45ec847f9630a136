import { afterPaint } from './after-paint';
import { pushEntry, takeTraversal } from './layers';

/** Our own fields of an entry: the layer over its page, the entries below it, and the query of an order's step. */
const OWN_FIELDS = ['layer', 'below', 'orderQuery'] as const;

type OwnEntry = Readonly<Partial<Record<(typeof OWN_FIELDS)[number], unknown>>>;

/**
 * Adds an entry to the history that stands for another part of the page that is open. The framework renders the page
 * for a new address, so it learns of this one once the browser has painted the part. Until then the entry has all that
 * the one before it has, and the framework takes it for its own.
 */
export function pushWithinPage(own: OwnEntry, address: string): void {
  pushEntry({ ...window.history.state, ...own }, address);
  const { href } = window.location;
  afterPaint(() => {
    // A person who has gone on meanwhile has an entry of their own.
    if (window.location.href === href) tellFramework(own);
  });
}

/**
 * Calls back when somebody goes back or forward in the browser, until the answer is called.
 *
 * Where `isWithin` says that the way stays inside the open page, the framework keeps that page and takes over the
 * address alone. An entry from before a reload remembers another page than the one that stands. Left to itself the
 * framework asks the server for it, and going on before the answer may load a document anew.
 */
export function followTraversals(isWithin: () => boolean, follow: () => void): () => void {
  const traverse = (event: PopStateEvent) => {
    if (takeTraversal(event)) return;
    if (isWithin()) keepPage(event);
    follow();
  };
  // Before the framework, which listens to the same event.
  window.addEventListener('popstate', traverse, { capture: true });
  return () => window.removeEventListener('popstate', traverse, { capture: true });
}

function keepPage(event: PopStateEvent): void {
  event.stopImmediatePropagation();
  const own = pickOwn(event.state);
  // The entry no longer remembers a page. The browser's own call: the framework's puts its fields back.
  History.prototype.replaceState.call(window.history, own, '');
  tellFramework(own);
}

function pickOwn(state: unknown): OwnEntry {
  const fields = Object.entries((state ?? {}) as OwnEntry);
  return Object.fromEntries(fields.filter(([name]) => OWN_FIELDS.some((own) => own === name)));
}

/** The documented call, which the framework follows. An entry that remembers no page gets the one that stands. */
function tellFramework(own: OwnEntry): void {
  window.history.replaceState(own, '', window.location.href);
}
