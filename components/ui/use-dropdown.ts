import {
  useEffect,
  useEffectEvent,
  useRef,
  useState,
  type FocusEvent,
  type KeyboardEvent,
  type MouseEvent,
  type PointerEvent,
} from 'react';
import { flushSync } from 'react-dom';

import { matchesMedia } from '@/lib/client/browser-features';

/** A mouse that only passes over the button opens nothing. */
const HOVER_OPEN_MS = 100;
/** The way from the button to the panel may leave both for a moment. */
const HOVER_CLOSE_MS = 250;

type Root = { readonly current: HTMLElement | null };

/** Whether a dropdown is open, and what makes it so. Its button is the first one inside `root`. */
export function useDropdown(root: Root, opensOnHover: boolean) {
  const [isOpen, setIsOpen] = useState(false);
  const { wasOpenedByHover, forget, hover } = useHover(root, opensOnHover, setIsOpen);
  const close = () => {
    // A panel that a key opened may have come under a mouse that rests: what that planned would open it again.
    forget();
    setIsOpen(false);
  };
  useOutside(root, isOpen, close);
  return {
    isOpen,
    /** A press that follows the opening by the same mouse keeps it open: people do both. */
    toggle: () => setIsOpen(!isOpen || wasOpenedByHover()),
    rootHandlers: {
      ...hover,
      onKeyDown: (event: KeyboardEvent) => moveByKey(event, root.current, () => flushSync(() => setIsOpen(true))),
      onBlur: (event: FocusEvent) => {
        if (event.relatedTarget && !event.currentTarget.contains(event.relatedTarget)) close();
      },
    },
    panelHandlers: {
      onClick: (event: MouseEvent) => {
        if (!(event.target instanceof Element) || !event.target.closest('a, button')) return;
        // What an act opens gives the focus back to the menu's button: the act itself is out of sight by then.
        if (!event.target.closest('a')) root.current?.querySelector('button')?.focus();
        close();
      },
    },
  };
}

function useHover(root: Root, opensOnHover: boolean, setIsOpen: (isOpen: boolean) => void) {
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const isByHover = useRef(false);
  const plan = (willOpen: boolean) => {
    clearTimeout(timer.current);
    timer.current = setTimeout(
      () => {
        isByHover.current = willOpen;
        setIsOpen(willOpen);
      },
      willOpen ? HOVER_OPEN_MS : HOVER_CLOSE_MS,
    );
  };
  const begin = useEffectEvent(() => {
    // The mouse may have come before the script that hears of it.
    if (opensOnHover && matchesMedia('(hover: hover)') && root.current?.matches(':hover')) plan(true);
  });
  useEffect(() => {
    begin();
    return () => clearTimeout(timer.current);
  }, []);
  const onPointer = (willOpen: boolean) => (event: PointerEvent) => {
    if (event.pointerType === 'mouse') plan(willOpen);
  };
  /** Once an opening. */
  const wasOpenedByHover = () => {
    const answer = isByHover.current;
    isByHover.current = false;
    return answer;
  };
  return {
    wasOpenedByHover,
    forget: () => clearTimeout(timer.current),
    hover: opensOnHover ? { onPointerEnter: onPointer(true), onPointerLeave: onPointer(false) } : {},
  };
}

/** A press elsewhere closes, and so does Escape wherever the focus is: what a mouse opened has none. */
function useOutside(root: Root, isActive: boolean, onClose: () => void) {
  const latest = useRef(onClose);
  useEffect(() => {
    latest.current = onClose;
  });
  useEffect(() => {
    if (!isActive) return;
    const listeners = new AbortController();
    const { signal } = listeners;
    const isInside = (target: unknown) => target instanceof Node && root.current?.contains(target);
    document.addEventListener('pointerdown', ({ target }) => isInside(target) || latest.current(), { signal });
    document.addEventListener(
      'keydown',
      ({ key }) => {
        if (key !== 'Escape') return;
        if (isInside(document.activeElement)) root.current?.querySelector('button')?.focus();
        latest.current();
      },
      { signal },
    );
    return () => listeners.abort();
  }, [isActive, root]);
}

const STEPS: Readonly<Record<string, (index: number, count: number) => number>> = {
  ArrowDown: (index, count) => (index + 1) % count,
  ArrowUp: (index, count) => (index <= 0 ? count - 1 : index - 1),
  Home: () => 0,
  End: (_index, count) => count - 1,
};

/** Arrow keys, Home and End go through what is seen in the panel; on the button an arrow opens it first. */
function moveByKey(event: KeyboardEvent, root: HTMLElement | null, open: () => void): void {
  const move = STEPS[event.key];
  const button = root?.querySelector('button');
  const isOnButton = document.activeElement === button;
  if (!root || !move || (isOnButton && !event.key.startsWith('Arrow'))) return;
  event.preventDefault();
  open();
  const items = [...root.querySelectorAll<HTMLElement>('a[href], button')].filter(
    (item) => item !== button && item.getClientRects().length > 0,
  );
  const index = items.findIndex((item) => item === document.activeElement);
  items[move(index, items.length)]?.focus();
}
