/**
 * The way off a page. Layers over the page have history entries of their own (`layers.ts`), which are fetched where
 * something was opened alone.
 */

const loadLayers = () => import('./layers');

/** Something lies over the page, or closes just now. */
export const isOnLayer = () => Boolean(((window.history.state ?? {}) as { readonly layer?: number }).layer);

/**
 * Calls back at the page's own history entry, where another page is about to come after it. Layers over the page go
 * with the page.
 */
export function whenOnPage(act: () => void): void {
  if (!isOnLayer()) return act();
  void loadLayers().then((layers) => layers.whenOnPage(act), act);
}

/**
 * Works as location.assign. A layer over the page would otherwise go back to its own entry, which stops the way to the
 * new document.
 */
export function leaveFor(address: string): void {
  whenOnPage(() => window.location.assign(address));
}

/** Takes the browser off the entries of layers that a reload has closed. */
export function leaveLayersBeforeReload(): void {
  if (isOnLayer())
    void loadLayers().then(
      (layers) => layers.leaveLayersBeforeReload(),
      // Without the network the entry stays: one more way back leads to the page.
      () => undefined,
    );
}
