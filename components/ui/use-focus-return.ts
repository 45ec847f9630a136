import { useRef, useState, type RefObject } from 'react';

/**
 * Gives the focus back to where it was before a dialog opened: Radix by itself knows only its own trigger, which our
 * dialogs do not have. `firstFocus` has it meanwhile; without one, the first that can.
 */
export function useFocusReturn(firstFocus?: RefObject<HTMLElement | null>) {
  const [atFirst] = useState(() => (typeof document === 'undefined' ? null : document.activeElement));
  const before = useRef<Element | null>(null);
  return {
    onOpenAutoFocus: (event: Event) => {
      before.current = document.activeElement;
      if (!firstFocus?.current) return;
      event.preventDefault();
      firstFocus.current.focus();
    },
    onCloseAutoFocus: (event: Event) => {
      event.preventDefault();
      const target = before.current ?? atFirst;
      if (target instanceof HTMLElement && target !== document.body && target.isConnected) target.focus();
      // The control that opened it is gone: the focus goes on from the page's content, not from the browser's own
      // buttons.
      else if (document.activeElement === document.body)
        document.getElementById('content')?.focus({ preventScroll: true });
    },
  };
}
