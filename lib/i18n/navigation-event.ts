/**
 * Dispatched on `window` before a page is opened by a program. A link that opens it instead, and shows that it is on
 * its way, prevents the default.
 */
export const NAVIGATION_EVENT = 'pelakfan:navigation';

export interface Navigation {
  /** The path with the locale's prefix. */
  readonly path: string;
  /** The page that is open leaves no entry in the history. */
  readonly isReplacing: boolean;
}

/** True when somebody took it over. */
export function announceNavigation(navigation: Navigation): boolean {
  return !window.dispatchEvent(new CustomEvent<Navigation>(NAVIGATION_EVENT, { cancelable: true, detail: navigation }));
}
