/** The global scope of a service worker. The compiler's own library for it cannot stand beside the one for pages. */
interface WorkerScope {
  readonly location: Location;
  readonly caches: CacheStorage;
  readonly navigator: Navigator;
  readonly clients: {
    claim(): Promise<void>;
    matchAll(options: { readonly type: 'window'; readonly includeUncontrolled: boolean }): Promise<readonly OpenPage[]>;
    openWindow(url: string): Promise<unknown>;
  };
  readonly registration: {
    readonly navigationPreload?: { enable(): Promise<void> };
    unregister(): Promise<boolean>;
    readonly pushManager: PushManager;
    showNotification(title: string, options: ShownOptions): Promise<void>;
  };
  skipWaiting(): Promise<void>;
  addEventListener(type: 'install' | 'activate', listener: (event: LifeEvent) => void): void;
  addEventListener(type: 'fetch', listener: (event: AskEvent) => void): void;
  addEventListener(type: 'message', listener: (event: MessageFromPage) => void): void;
  addEventListener(type: 'push', listener: (event: PushEvent) => void): void;
  addEventListener(type: 'pushsubscriptionchange', listener: (event: PushChange) => void): void;
  addEventListener(type: 'notificationclick', listener: (event: ClickEvent) => void): void;
}

interface ShownOptions extends NotificationOptions {
  readonly data: { readonly path: string };
  /** A replacing notification rings as well; the compiler's library does not have it yet. */
  readonly renotify: boolean;
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

/** A page of this site that is open in this browser. */
export interface OpenPage {
  readonly url: string;
  readonly visibilityState: DocumentVisibilityState;
  focus(): Promise<unknown>;
  navigate(url: string): Promise<unknown>;
}

/** A page of this site has said something. */
export interface MessageFromPage extends LifeEvent {
  readonly data: unknown;
}

/** A push service has brought something. */
export interface PushEvent extends LifeEvent {
  readonly data: { text(): string } | null;
}

/** The browser's address at the push service has changed; not every browser says both. */
export interface PushChange extends LifeEvent {
  readonly oldSubscription?: PushSubscription | null;
  readonly newSubscription?: PushSubscription | null;
}

/** A press on a notification. */
export interface ClickEvent extends LifeEvent {
  readonly notification: { readonly data: unknown; close(): void };
}

export const scope = globalThis as unknown as WorkerScope;
