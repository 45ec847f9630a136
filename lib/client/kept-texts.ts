'use client';

import { forgetStored, listStored, readStored, store, type StorageName } from './browser-storage';

/** Texts that this browser stores under one prefix, by name: a person's typed text, until it has reached the server. */
export class KeptTexts {
  private readonly listeners = new Set<() => void>();

  /** In the default storage, the texts outlive the tab. */
  constructor(
    private readonly prefix: string,
    private readonly storage: StorageName = 'localStorage',
  ) {}

  /** Null without one. */
  read(name: string): string | null {
    return readStored(this.prefix + name, this.storage);
  }

  write(name: string, text: string): void {
    store(this.prefix + name, text, this.storage);
    this.tellAll();
  }

  remove(name: string): void {
    forgetStored(this.prefix + name, this.storage);
    this.tellAll();
  }

  /** The names of all that are kept. */
  list(): string[] {
    return listStored(this.storage)
      .filter((key) => key.startsWith(this.prefix))
      .map((key) => key.slice(this.prefix.length));
  }

  /** Tells of every change, also of one that another tab made. Answers the way to stop listening. */
  readonly subscribe = (listener: () => void): (() => void) => {
    if (this.listeners.size === 0) window.addEventListener('storage', this.followOtherTab);
    this.listeners.add(listener);
    return () => {
      this.listeners.delete(listener);
      if (this.listeners.size === 0) window.removeEventListener('storage', this.followOtherTab);
    };
  };

  /** Another tab changed a text, or cleared the storage: this one follows. */
  private readonly followOtherTab = ({ key }: StorageEvent): void => {
    if (key === null || key.startsWith(this.prefix)) this.tellAll();
  };

  private tellAll(): void {
    for (const listener of this.listeners) listener();
  }
}
