import { useEffect, type RefObject } from 'react';

import { listensToKeys } from './listens-to-keys';

/** J and K lead from one row to the next: each has a link with `data-row`, which Enter opens. */
export function useRowKeys(list: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const move = (event: KeyboardEvent) => {
      const step = { j: 1, k: -1 }[event.key];
      if (step === undefined || !listensToKeys(event)) return;
      const rows = [...(list.current?.querySelectorAll<HTMLElement>('[data-row]') ?? [])];
      const current = rows.findIndex((row) => row === document.activeElement);
      rows[current === -1 ? 0 : Math.min(rows.length - 1, Math.max(0, current + step))]?.focus();
    };
    window.addEventListener('keydown', move);
    return () => window.removeEventListener('keydown', move);
  }, [list]);
}
