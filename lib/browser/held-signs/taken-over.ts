/**
 * What React gives an element that it has taken over; null before. The name is its own affair:
 * e2e/flows/late-boot.e2e.ts fails when it changes.
 */
export function findProps(element: Element): Readonly<Record<string, unknown>> | null {
  const key = Object.keys(element).find((name) => name.startsWith('__reactProps$'));
  return key === undefined ? null : (Reflect.get(element, key) as Readonly<Record<string, unknown>>);
}

export const isTakenOver = (element: Element): boolean => findProps(element) !== null;
