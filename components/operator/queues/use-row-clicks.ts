import { useEffect, type RefObject } from 'react';

/** Parts of a row with a click of their own. */
const OWN_CLICK = 'a, button, input, label';

/** A click anywhere in a row of a table opens it as its link does, unless something was selected with the mouse. */
export function useRowClicks(rows: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const list = rows.current;
    const open = ({ target, ctrlKey, metaKey, shiftKey }: MouseEvent) => {
      if (!(target instanceof Element) || target.closest(OWN_CLICK) || window.getSelection()?.toString()) return;
      target
        .closest('tr')
        ?.querySelector('[data-row]')
        ?.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true, ctrlKey, metaKey, shiftKey }));
    };
    list?.addEventListener('click', open);
    return () => list?.removeEventListener('click', open);
  }, [rows]);
}
