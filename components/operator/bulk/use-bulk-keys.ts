import type { RefObject } from 'react';

import { usePageKeys } from '@/components/shared/keys/use-page-keys';

import type { Selection } from './use-selection';

/** The list's row that has the focus, itself or in one of its controls: its key, or null. */
function findFocused(list: HTMLElement | null): string | null {
  const row = document.activeElement?.closest('[data-bulk-row]');
  return row && list?.contains(row) ? row.getAttribute('data-bulk-row') : null;
}

/** X chooses the row that has the focus, or leaves it; with Shift, all rows since the last one that was chosen. */
export function useBulkKeys(list: RefObject<HTMLElement | null>, { has, choose }: Selection): void {
  usePageKeys({
    KeyX: () => {
      const key = findFocused(list.current);
      if (key !== null) choose(key, !has(key), false);
    },
    'Shift+KeyX': () => {
      const key = findFocused(list.current);
      if (key !== null) choose(key, true, true);
    },
  });
}
