import { useEffect, type RefObject } from 'react';

import { afterPaint } from '@/lib/client/after-paint';
import { forgetStored, readStored, store } from '@/lib/client/browser-storage';

const OPENED_ROW = 'opened-row';

/** The row that was opened has the focus again on the way back to its list. `count`: the rows that are there by now. */
export function useRowAgain(list: RefObject<HTMLElement | null>, count: number): void {
  useEffect(() => {
    const keep = ({ target }: MouseEvent) => {
      const row = target instanceof Element ? target.closest('[data-row]') : null;
      if (row && list.current?.contains(row)) store(OPENED_ROW, toKept(row), 'sessionStorage');
    };
    window.addEventListener('click', keep, true);
    return () => window.removeEventListener('click', keep, true);
  }, [list]);
  useEffect(() => {
    const opened = readStored(OPENED_ROW, 'sessionStorage');
    const rows = [...(list.current?.querySelectorAll<HTMLElement>('[data-row]') ?? [])];
    const row = opened === null ? undefined : rows.find((one) => toKept(one) === opened);
    if (!row) return;
    forgetStored(OPENED_ROW, 'sessionStorage');
    // After the new page has given the focus to its heading.
    afterPaint(() => row.focus());
  }, [list, count]);
}

/** Whether the reader has opened this row of the list, and comes back to it: it has to be on the page then. */
export function isComingBackTo(path: string): boolean {
  const opened = readStored(OPENED_ROW, 'sessionStorage');
  return opened !== null && opened.startsWith(`${toAddress()} `) && opened.endsWith(path);
}

/** The list by its address, and the row by where it leads. */
const toKept = (row: Element) => `${toAddress()} ${row.getAttribute('href')}`;
const toAddress = () => `${window.location.pathname}${window.location.search}`;
