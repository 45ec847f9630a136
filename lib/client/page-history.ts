import { afterPaint } from './after-paint';
import { pushEntry, takeTraversal } from './layers';

/**
 * The framework's fields in an entry of the history, beside those of others. A change that carries its mark goes past
 * the framework.
 */
interface FrameworkEntry {
  /** An entry that it may lead to; at one without the mark it loads the document anew. */
  readonly __NA?: boolean;
  /** The page that it shows there; without one, the page that stands. */
  readonly __PRIVATE_NEXTJS_INTERNALS_TREE?: unknown;
}

/**
 * Adds an entry to the history that stands for another part of the page that is open. The framework renders the page
 * for a new address, so it learns of this one once the browser has painted the part.
 */
export function pushWithinPage(own: object, address: string): void {
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
  const { __NA, __PRIVATE_NEXTJS_INTERNALS_TREE, ...own } = (event.state ?? {}) as FrameworkEntry;
  // The entry no longer remembers a page.
  window.history.replaceState({ ...own, __NA: true } satisfies FrameworkEntry, '');
  tellFramework(own);
}

function tellFramework(own: object): void {
  window.history.replaceState(own, '', window.location.href);
}
