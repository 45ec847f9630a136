/**
 * React's props of an element that it has hydrated; null before. The property's name is React's own:
 * e2e/flows/late-boot.e2e.ts fails when it changes.
 */
export function findProps(element: Element): Readonly<Record<string, unknown>> | null {
  const key = Object.keys(element).find((name) => name.startsWith('__reactProps$'));
  return key === undefined ? null : (Reflect.get(element, key) as Readonly<Record<string, unknown>>);
}

export const isTakenOver = (element: Element): boolean => findProps(element) !== null;

interface Fiber {
  readonly return: Fiber | null;
  readonly memoizedState: { readonly isDehydrated?: boolean } | null;
  readonly stateNode: { readonly current?: Fiber } | null;
}

/**
 * Whether React shows the page for which it took the element over: before that it hears nothing. The names are its own
 * affair; without them the answer is yes.
 */
export function isHeard(element: Element): boolean {
  const key = Object.keys(element).find((name) => name.startsWith('__reactFiber$'));
  if (key === undefined) return true;
  let fiber = Reflect.get(element, key) as Fiber;
  while (fiber.return) fiber = fiber.return;
  return fiber.stateNode?.current?.memoizedState?.isDehydrated !== true;
}
