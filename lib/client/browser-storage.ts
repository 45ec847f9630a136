import { attempt, fromWindow } from './browser-features';

/** `localStorage` outlives the tab, `sessionStorage` ends with it. */
export type StorageName = 'localStorage' | 'sessionStorage';

/** A text that the browser refused, and its stored text under that key at that moment. */
interface Refused {
  readonly text: string | null;
  readonly stored: string | null;
}

/** Private windows and a full disk refuse texts: they then live as long as the page. */
const refused: Readonly<Record<StorageName, Map<string, Refused>>> = {
  localStorage: new Map(),
  sessionStorage: new Map(),
};

function readFrom(storage: StorageName, key: string): string | null {
  return attempt(() => fromWindow(storage)?.getItem(key)) ?? null;
}

/** The text under a key, also one that the browser refused to store; null without one. */
export function readStored(key: string, storage: StorageName = 'localStorage'): string | null {
  const stored = readFrom(storage, key);
  const own = refused[storage].get(key);
  if (own?.stored === stored) return own.text;
  // Another tab has written since.
  refused[storage].delete(key);
  return stored;
}

/** Keeps a text. Where the browser refuses it, it is kept until the page ends. Answers whether it outlives the page. */
export function store(key: string, text: string, storage: StorageName = 'localStorage'): boolean {
  const isKept = change(storage, (area) => area.setItem(key, text));
  if (isKept) refused[storage].delete(key);
  else refused[storage].set(key, { text, stored: readFrom(storage, key) });
  return isKept;
}

export function forgetStored(key: string, storage: StorageName = 'localStorage'): void {
  if (change(storage, (area) => area.removeItem(key))) refused[storage].delete(key);
  else refused[storage].set(key, { text: null, stored: readFrom(storage, key) });
}

/** Every key that holds a text. */
export function listStored(storage: StorageName = 'localStorage'): string[] {
  const stored = attempt(() => Object.keys(fromWindow(storage) ?? {})) ?? [];
  return [...new Set([...stored, ...refused[storage].keys()])].filter((key) => readStored(key, storage) !== null);
}

function change(storage: StorageName, act: (area: Storage) => void): boolean {
  const isDone = attempt(() => {
    const area = fromWindow(storage);
    if (area) act(area);
    return area !== undefined;
  });
  return isDone === true;
}
