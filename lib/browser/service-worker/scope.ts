/** What a service worker finds around itself. Not the compiler's own library for it, which cannot stand beside the one for pages. */
interface WorkerScope {
  readonly location: Location;
  readonly caches: CacheStorage;
  readonly navigator: Navigator;
  readonly clients: {
    claim(): Promise<void>;
    matchAll(options: {
      readonly type: 'window';
      readonly includeUncontrolled: boolean;
    }): Promise<readonly { readonly url: string }[]>;
  };
  readonly registration: {
    readonly navigationPreload?: { enable(): Promise<void> };
    unregister(): Promise<boolean>;
  };
  skipWaiting(): Promise<void>;
  addEventListener(type: 'install' | 'activate', listener: (event: LifeEvent) => void): void;
  addEventListener(type: 'fetch', listener: (event: AskEvent) => void): void;
}

export interface LifeEvent {
  /** Keeps the worker alive until this is over. */
  waitUntil(work: Promise<unknown>): void;
}

export interface AskEvent extends LifeEvent {
  readonly request: Request;
  /** The answer that the browser asked for while the worker started; undefined where it does not do so. */
  readonly preloadResponse?: Promise<Response | undefined>;
  respondWith(answer: Promise<Response>): void;
}

export const scope = globalThis as unknown as WorkerScope;
