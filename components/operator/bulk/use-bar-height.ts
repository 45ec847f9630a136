import { useLayoutEffect, type RefObject } from 'react';

import { fromWindow } from '@/lib/client/browser-features';

/**
 * Tells what stands beside the bar how high it is, as `--bulk-bar` of their parent: the head of a table stays below it.
 * The bar is higher where its acts take two lines.
 */
export function useBarHeight(bar: RefObject<HTMLElement | null>, staysInSight: boolean): void {
  useLayoutEffect(() => {
    const element = bar.current;
    const place = element?.parentElement;
    if (!element || !place || !staysInSight) return undefined;
    const tell = () => place.style.setProperty('--bulk-bar', `${element.offsetHeight}px`);
    tell();
    const Observer = fromWindow('ResizeObserver');
    const observer = Observer && new Observer(tell);
    observer?.observe(element);
    return () => {
      observer?.disconnect();
      place.style.removeProperty('--bulk-bar');
    };
  }, [bar, staysInSight]);
}
