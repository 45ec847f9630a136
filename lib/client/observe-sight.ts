import { attempt, fromWindow } from './browser-features';

/**
 * Tells whether an element is in sight, now and at every change, until the answer is called. A browser that cannot say
 * counts everything as seen.
 */
export function observeSight(
  element: Element,
  tell: (isInSight: boolean) => void,
  options?: IntersectionObserverInit,
): () => void {
  const Observer = fromWindow('IntersectionObserver');
  const observer = attempt(
    () => Observer && new Observer((entries) => tell(entries.some(({ isIntersecting }) => isIntersecting)), options),
  );
  if (!observer) {
    queueMicrotask(() => tell(true));
    return () => undefined;
  }
  observer.observe(element);
  return () => observer.disconnect();
}
