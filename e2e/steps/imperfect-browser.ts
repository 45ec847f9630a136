import type { Page } from 'playwright/test';

/**
 * Parts of `navigator` and of `window` that a browser may lack or refuse; those of lib/dev/house-rules.mjs and what
 * else Chromium has.
 */
const OF_NAVIGATOR = [
  'clipboard',
  'connection',
  'credentials',
  'geolocation',
  'locks',
  'mediaDevices',
  'mediaSession',
  'permissions',
  'serviceWorker',
  'storage',
  'wakeLock',
];
const OF_WINDOW = [
  'AudioContext',
  'BarcodeDetector',
  'BroadcastChannel',
  'IntersectionObserver',
  'MediaRecorder',
  'Notification',
  'OTPCredential',
  'PushManager',
  'ResizeObserver',
  'SharedWorker',
  'Worker',
  'caches',
  'createImageBitmap',
  'indexedDB',
  'localStorage',
  'matchMedia',
  'requestIdleCallback',
  'sessionStorage',
  'speechSynthesis',
];
/**
 * Playwright’s own part in each page touches the first, SWR the second as it is loaded, the framework’s links the
 * third. No browser is known whose own throws: they are missing instead.
 */
const READ_BY_OTHERS = ['requestIdleCallback', 'connection', 'IntersectionObserver'];
const METHODS_OF_NAVIGATOR = ['share', 'setAppBadge', 'clearAppBadge', 'vibrate'];

/**
 * - `refused`: touching a feature throws, as in private windows and sandboxed frames
 * - `missing`: the feature is absent, as in an old browser
 * - `failing`: each is there, and throws as soon as it is called; the storage is full
 */
export const FAULTS = ['refused', 'missing', 'failing'] as const;
export type Fault = (typeof FAULTS)[number];

/** From its next document on, every optional feature of this page’s browser has the same fault. */
export async function breaksFeatures(page: Page, fault: Fault): Promise<void> {
  await page.addInitScript(
    ({ fault: kind, ofNavigator, ofWindow, methods, readByOthers }) => {
      const refuse = (): never => {
        throw new DOMException('The operation is insecure.', 'SecurityError');
      };
      const replace = (target: object, name: string) => {
        const own: unknown = Reflect.get(target, name);
        if (kind === 'missing' || readByOthers.includes(name) || own === undefined || own === null)
          Object.defineProperty(target, name, { value: undefined, configurable: true });
        else if (kind === 'refused') Object.defineProperty(target, name, { get: refuse, configurable: true });
        else if (typeof own === 'function')
          Object.defineProperty(target, name, {
            value: new Proxy(own, { apply: refuse, construct: refuse }),
            configurable: true,
          });
        else failMethods(Object.getPrototypeOf(own));
      };
      const failMethods = (prototype: object) => {
        for (const [name, { value }] of Object.entries(Object.getOwnPropertyDescriptors(prototype)))
          if (
            typeof value === 'function' &&
            name !== 'constructor' &&
            !/^(getItem|key|on|removeItem|addEventListener)$/.test(name)
          )
            Object.defineProperty(prototype, name, { value: refuse, configurable: true });
      };
      for (const name of [...ofNavigator, ...methods]) replace(navigator, name);
      for (const name of ofWindow) replace(window, name);
    },
    {
      fault,
      ofNavigator: OF_NAVIGATOR,
      ofWindow: OF_WINDOW,
      methods: METHODS_OF_NAVIGATOR,
      readByOthers: READ_BY_OTHERS,
    },
  );
}
