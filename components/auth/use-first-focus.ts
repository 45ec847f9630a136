'use client';

import { useEffect, type RefObject } from 'react';

/** Puts the focus into a field as it appears: a dialog would else begin at its close button. */
export function useFirstFocus(field: RefObject<HTMLElement | null>, isWanted = true): void {
  useEffect(() => {
    if (isWanted) field.current?.focus();
  }, [field, isWanted]);
}
