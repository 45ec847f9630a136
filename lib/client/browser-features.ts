/*
 * The way to what a browser may lack, or may refuse by throwing where it is touched: private windows, sandboxed frames
 * and a person's settings do so. The linter refuses every other one (house/optional-features). This file is small and
 * imports nothing, because every page carries it; acts that few pages know are in device-acts.ts.
 */

declare global {
  interface Navigator {
    /** Chromium's alone. */
    readonly connection?: object;
  }
}

/** The result of `act`; undefined where the browser throws. */
export function attempt<Value>(act: () => Value): Value | undefined {
  try {
    return act();
  } catch {
    return undefined;
  }
}

/** The resolved value of `act`; undefined where the browser throws or rejects. */
export async function attemptLater<Value>(act: () => PromiseLike<Value> | undefined): Promise<Value | undefined> {
  try {
    return await act();
  } catch {
    return undefined;
  }
}

/** A part of `navigator`, such as `serviceWorker`; undefined where the browser lacks or refuses it. */
export function fromNavigator<Name extends keyof Navigator>(name: Name): Navigator[Name] | undefined {
  return attempt(() => navigator[name]) ?? undefined;
}

/** A global of the browser, such as `AudioContext`; undefined where the browser lacks or refuses it. */
export function fromWindow<Name extends keyof typeof globalThis>(name: Name): (typeof globalThis)[Name] | undefined {
  return attempt(() => (window as typeof globalThis)[name]) ?? undefined;
}

/** The cookies that the page may read; empty where the browser forbids it. */
export function readCookies(): string {
  return attempt(() => document.cookie) ?? '';
}

/** Whether a media query holds; false where the browser does not say. */
export function matchesMedia(query: string): boolean {
  return attempt(() => matchMedia(query).matches) ?? false;
}

/** Calls back whenever a media query begins or ceases to hold; answers what ends that. */
export function watchMedia(query: string, onChange: () => void): () => void {
  const media = attempt(() => matchMedia(query));
  media?.addEventListener('change', onChange);
  return () => media?.removeEventListener('change', onChange);
}
