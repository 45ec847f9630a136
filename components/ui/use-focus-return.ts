import { useRef, useState, type RefObject } from 'react';

/** An element, or the first field of the dialog. */
export type FirstFocus = RefObject<HTMLElement | null> | 'field';

/**
 * Gives the focus back to where it was before a dialog opened. Radix by itself knows only its own trigger, which our
 * dialogs do not have. `firstFocus` has it meanwhile; without one, the first that can.
 */
export function useFocusReturn(firstFocus?: FirstFocus) {
  const [atFirst] = useState(() => (typeof document === 'undefined' ? null : document.activeElement));
  const before = useRef<Element | null>(null);
  return {
    onOpenAutoFocus: (event: Event) => {
      before.current = document.activeElement;
      const first = firstFocus === 'field' ? findFirstField(event.target) : firstFocus?.current;
      if (!first) return;
      event.preventDefault();
      first.focus();
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

/** The chosen one of a group of choices, where the arrow keys go on. */
function findFirstField(content: EventTarget | null): HTMLElement | null {
  if (!(content instanceof HTMLElement)) return null;
  const first = content.querySelector<HTMLElement>('input:enabled, select:enabled, textarea:enabled');
  if (!(first instanceof HTMLInputElement) || first.type !== 'radio') return first;
  return content.querySelector<HTMLElement>('input[type=radio]:checked') ?? first;
}
