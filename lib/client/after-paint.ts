/** Calls back once the browser has painted what stands in the page now: what nobody sees can wait for it. */
export function afterPaint(work: () => void): void {
  requestAnimationFrame(() => setTimeout(work));
}
