'use client';

/** Texts that this browser keeps under one prefix, by name: what somebody typed, until it has reached the server. */
export class KeptTexts {
  private readonly texts = new Map<string, string | null>();
  private readonly listeners = new Set<() => void>();

  /** Without a storage of another life they outlive the tab. */
  constructor(
    private readonly prefix: string,
    private readonly findStorage: () => Storage = () => window.localStorage,
  ) {}

  /** Null when there is none. While nobody listens to other tabs, the storage is asked each time. */
  read(name: string): string | null {
    const key = this.prefix + name;
    if (!this.texts.has(key) || this.listeners.size === 0) {
      const stored = this.tryStorage((storage) => ({ text: storage.getItem(key) }));
      if (stored) this.texts.set(key, stored.text);
    }
    return this.texts.get(key) ?? null;
  }

  write(name: string, text: string): void {
    this.texts.set(this.prefix + name, text);
    this.tryStorage((storage) => storage.setItem(this.prefix + name, text));
    this.tellAll();
  }

  remove(name: string): void {
    this.texts.set(this.prefix + name, null);
    this.tryStorage((storage) => storage.removeItem(this.prefix + name));
    this.tellAll();
  }

  /** The names of all that are kept. */
  list(): string[] {
    const known = () => [...this.texts].flatMap(([key, text]) => (text === null ? [] : [key]));
    const keys =
      this.tryStorage((storage) => Object.keys(storage).filter((key) => key.startsWith(this.prefix))) ?? known();
    return keys.map((key) => key.slice(this.prefix.length));
  }

  /** Tells of every change, also of one that another tab made. Answers the way to stop listening. */
  readonly subscribe = (listener: () => void): (() => void) => {
    if (this.listeners.size === 0) {
      window.addEventListener('storage', this.followOtherTab);
      // While nobody listened, another page may have written.
      this.texts.clear();
    }
    this.listeners.add(listener);
    return () => {
      this.listeners.delete(listener);
      if (this.listeners.size === 0) window.removeEventListener('storage', this.followOtherTab);
    };
  };

  /** Another tab changed a text, or cleared the storage: this one follows. */
  private readonly followOtherTab = (event: StorageEvent): void => {
    if (event.key === null) this.texts.clear();
    else if (event.key.startsWith(this.prefix)) this.texts.set(event.key, event.newValue);
    else return;
    this.tellAll();
  };

  /** A browser may refuse its storage (private windows, a full disk): the texts then live as long as the page. */
  private tryStorage<Value>(act: (storage: Storage) => Value): Value | null {
    try {
      return act(this.findStorage());
    } catch {
      return null;
    }
  }

  private tellAll(): void {
    for (const listener of this.listeners) listener();
  }
}
