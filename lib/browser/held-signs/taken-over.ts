/**
 * React marks an element when it takes it over. The name is its own affair: e2e/flows/late-boot.e2e.ts fails when it
 * changes.
 */
export function isTakenOver(element: Element): boolean {
  return Object.keys(element).some((key) => key.startsWith('__reactProps$'));
}
