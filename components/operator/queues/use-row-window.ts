import { useWindowVirtualizer } from '@tanstack/react-virtual';
import { useEffect, useLayoutEffect, useState, type RefObject } from 'react';

import { fromWindow } from '@/lib/client/browser-features';

/** Up to so many rows are all on the page. */
const ALL_OF = 20;
/** The height of a row that was not measured yet. */
const ROW_PX = 72;
/** Rows beyond the window's edges: as many as the keys pass before the page has scrolled. */
const BEYOND = 12;

/** A row of the list, or the room of those that are out of sight. */
export type WindowPart =
  | { readonly kind: 'row'; readonly index: number }
  | { readonly kind: 'gap'; readonly index: number; readonly heightPx: number };

interface RowWindow {
  readonly parts: readonly WindowPart[];
  /** Whether rows out of sight are left out. */
  readonly isVirtual: boolean;
  /** For each row, which has `data-index`. */
  readonly measure: (row: Element | null) => void;
}

/**
 * The rows of a long list that are in sight. The row that has the focus stays, with those beside it, so that the keys
 * lead on from it. `firstKept` is the row that gets the focus at first, where there is one.
 */
export function useRowWindow(
  body: RefObject<HTMLElement | null>,
  keys: readonly string[],
  firstKept: string | null,
): RowWindow {
  const [kept, setKept] = useState(firstKept);
  const isVirtual = keys.length > ALL_OF;
  const keptAt = kept === null ? -1 : keys.indexOf(kept);
  const marginPx = useTopPx(body);
  useEffect(() => {
    const list = body.current;
    const keep = ({ target }: FocusEvent) => {
      const row = target instanceof Element ? target.closest('[data-bulk-row]') : null;
      if (row) setKept(row.getAttribute('data-bulk-row'));
    };
    list?.addEventListener('focusin', keep);
    return () => list?.removeEventListener('focusin', keep);
  }, [body]);
  // oxlint-disable-next-line react/incompatible-library -- No compiler of React runs here, and no child gets its functions.
  const virtualizer = useWindowVirtualizer<HTMLElement>({
    count: keys.length,
    enabled: isVirtual,
    estimateSize: () => ROW_PX,
    getItemKey: (index) => keys[index] ?? index,
    initialRect: { width: window.innerWidth, height: window.innerHeight },
    scrollMargin: marginPx,
    rangeExtractor: ({ startIndex, endIndex, count }) =>
      Array.from({ length: count }, (_row, index) => index).filter(
        (index) =>
          (index >= startIndex - BEYOND && index <= endIndex + BEYOND) ||
          (keptAt !== -1 && Math.abs(index - keptAt) <= 1),
      ),
    useFlushSync: false,
  });
  const parts: WindowPart[] = [];
  if (!isVirtual) for (const index of keys.keys()) parts.push({ kind: 'row', index });
  let endPx = marginPx;
  for (const item of isVirtual ? virtualizer.getVirtualItems() : []) {
    if (item.start > endPx) parts.push({ kind: 'gap', index: item.index, heightPx: item.start - endPx });
    parts.push({ kind: 'row', index: item.index });
    endPx = item.end;
  }
  const restPx = isVirtual ? marginPx + virtualizer.getTotalSize() - endPx : 0;
  if (restPx > 0) parts.push({ kind: 'gap', index: keys.length, heightPx: restPx });
  return {
    parts,
    isVirtual,
    measure: (row) => virtualizer.measureElement(row instanceof HTMLElement ? row : null),
  };
}

/** Where an element begins on the page. What stands above it comes and goes, and the page is then longer or shorter. */
function useTopPx(element: RefObject<HTMLElement | null>): number {
  const [topPx, setTopPx] = useState(0);
  useLayoutEffect(() => {
    const read = () => {
      if (element.current) setTopPx(Math.round(element.current.getBoundingClientRect().top + window.scrollY));
    };
    read();
    const Observer = fromWindow('ResizeObserver');
    const observer = Observer && new Observer(read);
    observer?.observe(document.body);
    return () => observer?.disconnect();
  }, [element]);
  return topPx;
}
