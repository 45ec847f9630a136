'use client';

/** Texts that this browser keeps under one prefix, by name: what somebody typed, until it has reached the server. */
interface KeptTexts {
  /** Null when there is none. While nobody listens to other tabs, the storage is asked each time. */
  read(name: string): string | null;
  write(name: string, text: string): void;
  remove(name: string): void;
  /** The names of all that are kept. */
  list(): string[];
  /** Tells of every change, also of one that another tab made. Answers the way to stop listening. */
  subscribe(listener: () => void): () => void;
}

/** A browser may refuse its storage (private windows, a full disk): the texts then live as long as the page. */
function tryStorage<Value>(act: (storage: Storage) => Value): Value | null {
  try {
    return act(window.localStorage);
  } catch {
    return null;
  }
}

export function createKeptTexts(prefix: string): KeptTexts {
  const texts = new Map<string, string | null>();
  const listeners = new Set<() => void>();

  const tellAll = () => {
    for (const listener of listeners) listener();
  };

  /** Another tab changed a text, or cleared the storage: this one follows. */
  const followOtherTab = (event: StorageEvent) => {
    if (event.key === null) texts.clear();
    else if (event.key.startsWith(prefix)) texts.set(event.key, event.newValue);
    else return;
    tellAll();
  };

  const set = (name: string, text: string | null) => {
    const key = prefix + name;
    texts.set(key, text);
    tryStorage((storage) => (text === null ? storage.removeItem(key) : storage.setItem(key, text)));
    tellAll();
  };

  return {
    read: (name) => {
      const key = prefix + name;
      if (!texts.has(key) || listeners.size === 0) {
        const stored = tryStorage((storage) => ({ text: storage.getItem(key) }));
        if (stored) texts.set(key, stored.text);
      }
      return texts.get(key) ?? null;
    },
    write: set,
    remove: (name) => set(name, null),
    list: () => {
      const keys = tryStorage((storage) => Object.keys(storage).filter((key) => key.startsWith(prefix))) ?? [...texts].flatMap(([key, text]) => (text === null ? [] : [key]));
      return keys.map((key) => key.slice(prefix.length));
    },
    subscribe: (listener) => {
      if (listeners.size === 0) {
        window.addEventListener('storage', followOtherTab);
        // While nobody listened, another page may have written.
        texts.clear();
      }
      listeners.add(listener);
      return () => {
        listeners.delete(listener);
        if (listeners.size === 0) window.removeEventListener('storage', followOtherTab);
      };
    },
  };
}
