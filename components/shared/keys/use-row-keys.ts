import { useEffect, type RefObject } from 'react';

import { hasSingleKeys, listensToKeys, toKeyLetter } from './listens-to-keys';

/** J and K lead from one row to the next: each has a link with `data-row`, which Enter opens. */
export function useRowKeys(list: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const move = (event: KeyboardEvent) => {
      const letter = toKeyLetter(event);
      if ((letter !== 'j' && letter !== 'k') || !listensToKeys(event) || !hasSingleKeys()) return;
      const rows = [...(list.current?.querySelectorAll<HTMLElement>('[data-row]') ?? [])];
      const current = rows.findIndex((row) => row === document.activeElement);
      const next = letter === 'j' ? current + 1 : current - 1;
      rows[current === -1 ? 0 : Math.min(rows.length - 1, Math.max(0, next))]?.focus();
    };
    window.addEventListener('keydown', move);
    return () => window.removeEventListener('keydown', move);
  }, [list]);
}
