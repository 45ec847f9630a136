import { useWindowVirtualizer } from '@tanstack/react-virtual';
import { useLayoutEffect, useState, type FocusEvent, type RefObject } from 'react';

/** Up to so many rows are all on the page. */
const ALL_OF = 20;
/** Of a row that was not measured yet. */
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
  readonly onFocus: (event: FocusEvent) => void;
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
  const [marginPx, setMarginPx] = useState(0);
  const isVirtual = keys.length > ALL_OF;
  const keptAt = kept === null ? -1 : keys.indexOf(kept);
  // What stands above the list comes and goes.
  useLayoutEffect(() => {
    if (body.current) setMarginPx(Math.round(body.current.getBoundingClientRect().top + window.scrollY));
  });
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
  const onFocus = ({ target }: FocusEvent) => {
    const key = target.closest('[data-bulk-row]')?.getAttribute('data-bulk-row');
    if (key) setKept(key);
  };
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
    onFocus,
  };
}
