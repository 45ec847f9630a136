import { attempt } from './browser-features';

/**
 * A layer over the page (a dialog, a sheet, the menu) has an entry of its own in the history, at the page's address. So
 * the browser's way back takes the layer away and leaves the page. A layer that is closed in another way takes its
 * entry with it.
 */
interface LayerEntry {
  /** The layers over the page at this entry; left out: none. */
  readonly layer?: number;
  /** Keys of the entries below this one, the page's own first; left out where the browser has no `navigation`. */
  readonly below?: readonly string[];
}

interface Layer {
  readonly close: () => void;
}

/** Longer than any browser needs for the way to the entry before. One that has `navigation` says when it ends. */
const GIVE_UP_MS = 1000;

/** The lowest one first. */
let open: readonly Layer[] = [];
/** The page that they lie over. */
let place = '';
/** Callbacks for the time when the browser has left the entries of closed layers; null while it is not on that way. */
let descent: (() => void)[] | null = null;
/** The entry that the browser leaves on that way was reused. */
let isEntryTaken = false;
let isListening = false;

const readEntry = () => (window.history.state ?? {}) as LayerEntry;
const findNavigation = () => (window as Partial<Pick<Window, 'navigation'>>).navigation;

/**
 * The layers over the page at the entry where the browser is. An entry may bear the mark of a layer and be the page's
 * own. What is added in the very moment of a reload takes the place of the entry before it.
 */
function readDepth(): number {
  const { layer = 0, below } = readEntry();
  const navigation = findNavigation();
  if (!navigation) return layer;
  return below?.length === layer && !below.includes(navigation.currentEntry?.key ?? '') ? layer : 0;
}

/**
 * Lays something over the page. `close` is called where its person goes back. Call the answer once it is closed, for
 * any reason.
 */
export function addLayer(close: () => void): () => void {
  const layer = { close };
  open = [...open, layer];
  place = window.location.href;
  if (!isListening) window.addEventListener('popstate', takeTraversal, { capture: true });
  isListening = true;
  if (!descent) writeEntries();
  return () => {
    if (!open.includes(layer)) return;
    open = open.filter((other) => other !== layer);
    // What closes a layer often opens another, or leads on: the entry is theirs then.
    setTimeout(leaveClosedLayers);
  };
}

/** The entry of a layer that was closed just now serves the next one. */
function writeEntries(): void {
  for (let depth = readDepth() + 1; depth <= open.length; depth += 1) {
    const { layer: _layer, below = [], ...own } = readEntry();
    const key = findNavigation()?.currentEntry?.key;
    const keys = key === undefined ? {} : { below: [...below.slice(0, depth - 1), key] };
    // Safari refuses more than a hundred in half a minute.
    attempt(() => window.history.pushState({ ...own, layer: depth, ...keys } satisfies LayerEntry, ''));
  }
}

/**
 * Takes the browser off the entries of layers that are not open. The entry below is named by its key where the browser
 * knows keys. By its distance a second way, of this document or one before a reload, would lead one page too far.
 */
export function leaveClosedLayers(): void {
  const depth = readDepth();
  if (descent || depth <= open.length) return;
  const waiting: (() => void)[] = [];
  descent = waiting;
  // A browser says that it is there before it tells the page, which ends the way by itself.
  const end = () => setTimeout(() => descent === waiting && endDescent());
  const key = readEntry().below?.[open.length];
  const navigation = findNavigation();
  if (navigation && key !== undefined) {
    const { committed, finished } = navigation.traverseTo(key);
    return void Promise.all([committed, finished]).then(end, end);
  }
  setTimeout(end, GIVE_UP_MS);
  window.history.go(open.length - depth);
}

/** No layer is open after a reload, but for one that opened since. The mark of one on the page's own entry goes. */
export function leaveLayersBeforeReload(): void {
  if (readDepth() > 0) return leaveClosedLayers();
  const { layer: _layer, below: _below, ...own } = readEntry();
  window.history.replaceState(own, '');
}

function endDescent(): void {
  const waiting = descent ?? [];
  descent = null;
  isEntryTaken = false;
  writeEntries();
  for (const act of waiting) act();
}

/**
 * Calls back at the page's own entry, where another page is about to come after it. Layers over the page go with the
 * page.
 */
export function whenOnPage(act: () => void): void {
  open = [];
  leaveClosedLayers();
  if (descent) descent.push(act);
  else act();
}

/** Works as history.pushState. An open or closing layer's entry becomes the new one. */
export function pushEntry(
  { layer: _layer, below: _below, ...state }: Readonly<Record<string, unknown>>,
  address: string,
): void {
  if (readDepth() === 0) return window.history.pushState(state, '', address);
  open = [];
  isEntryTaken = descent !== null;
  window.history.replaceState(state, '', address);
}

/** Goes to the entry before the page's own, also where a layer lies over the page. */
export function goBack(): void {
  whenOnPage(() => window.history.back());
}

/**
 * True where the way led from a layer to its page: nothing else has to follow it. Listeners to `popstate` ask this
 * first.
 */
export function takeTraversal(event: PopStateEvent): boolean {
  const depth = readDepth();
  const closed = descent ? [] : open.slice(depth);
  const isOwn = descent !== null || (closed.length > 0 && window.location.href === place);
  if (isOwn) event.stopImmediatePropagation();
  if (isEntryTaken) {
    isEntryTaken = false;
    window.history.go(1);
  } else if (descent) endDescent();
  else {
    open = open.slice(0, depth);
    for (const { close } of closed.toReversed()) close();
    if (depth > open.length) setTimeout(leaveClosedLayers);
  }
  return isOwn;
}
