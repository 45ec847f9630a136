import { useEffect, useRef, type RefObject } from 'react';

import { RETURNING_HEIGHTS_KEY } from '@/components/layout/returning-script';
import { fromWindow } from '@/lib/client/browser-features';
import { readStored, store } from '@/lib/client/browser-storage';

/** A window that is made wider and narrower has many widths; the last ones are kept. */
const MOST_LAYOUTS = 8;

/** Remembers how high the element is, by language and width, so that the next opening of the page keeps its place. */
export function useReturningHeight(isSettled: boolean): RefObject<HTMLDivElement | null> {
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const element = place.current;
    const Observer = fromWindow('ResizeObserver');
    if (!element || !isSettled || !Observer) return;
    const observer = new Observer(() => keepHeight(element.getBoundingClientRect().height));
    observer.observe(element);
    return () => observer.disconnect();
  }, [isSettled]);
  return place;
}

function keepHeight(height: number): void {
  const layout = `${document.documentElement.lang} ${window.innerWidth}`;
  const others = Object.entries(readHeights()).filter(([known]) => known !== layout);
  const kept = [...others, [layout, Math.round(height)]].slice(-MOST_LAYOUTS);
  store(RETURNING_HEIGHTS_KEY, JSON.stringify(Object.fromEntries(kept)));
}

function readHeights(): Readonly<Record<string, number>> {
  try {
    return JSON.parse(readStored(RETURNING_HEIGHTS_KEY) ?? '{}') as Record<string, number>;
  } catch {
    return {};
  }
}
