/** Calls back once the browser has painted what changed just now; at once where nobody sees the page. */
export function afterPaint(work: () => void): void {
  if (document.visibilityState === 'hidden') work();
  else requestAnimationFrame(() => setTimeout(work));
}
