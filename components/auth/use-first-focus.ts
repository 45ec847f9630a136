import { useEffect, type RefObject } from 'react';

/** Puts the focus into a field as it appears: a dialog would else begin at its close button. */
export function useFirstFocus(field: RefObject<HTMLElement | null>, isWanted = true): void {
  useEffect(() => {
    if (!isWanted) return;
    field.current?.focus();
    // A dialog below this one takes the focus back until this one has told it to rest, which happens after a field's
    // own effect.
    queueMicrotask(() => field.current?.focus());
  }, [field, isWanted]);
}
