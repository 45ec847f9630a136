import { useEffect, useEffectEvent, useRef } from 'react';
import { flushSync } from 'react-dom';

import { matchesMedia } from '@/lib/client/browser-features';

/** A mouse that only passes over the button opens nothing. */
const HOVER_OPEN_MS = 100;
/** The way from the button to the panel may leave both for a moment. */
const HOVER_CLOSE_MS = 250;

type Root = { readonly current: HTMLElement | null };

export interface DropdownComfortsProps {
  /** The dropdown's element. Its button is the first one inside. */
  readonly root: Root;
  readonly isOpen: boolean;
  readonly opensOnHover: boolean;
  readonly onOpen: (by: 'mouse' | 'person') => void;
  readonly onClose: () => void;
}

/**
 * Hears for a dropdown what takes a mouse that rests or a keyboard. It draws nothing.
 */
export function DropdownComforts({ root, isOpen, opensOnHover, onOpen, onClose }: DropdownComfortsProps) {
  useHover(root, opensOnHover, isOpen, (willOpen) => (willOpen ? onOpen('mouse') : onClose()));
  useKeys(root, () => flushSync(() => onOpen('person')));
  return null;
}

function useHover(root: Root, opensOnHover: boolean, isOpen: boolean, change: (willOpen: boolean) => void): void {
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const end = useEffectEvent(change);
  useEffect(() => {
    // A panel that a key opened may have come under a mouse that rests: what that planned would open it again.
    if (!isOpen) clearTimeout(timer.current);
  }, [isOpen]);
  useEffect(() => {
    const element = root.current;
    if (!opensOnHover || !element) return;
    const plan = (willOpen: boolean) => {
      clearTimeout(timer.current);
      timer.current = setTimeout(() => end(willOpen), willOpen ? HOVER_OPEN_MS : HOVER_CLOSE_MS);
    };
    // The mouse may have come before the script that hears of it.
    if (matchesMedia('(hover: hover)') && element.matches(':hover')) plan(true);
    const listeners = new AbortController();
    for (const type of ['pointerenter', 'pointerleave'] as const)
      element.addEventListener(
        type,
        ({ pointerType }) => pointerType === 'mouse' && plan(type === 'pointerenter'),
        listeners,
      );
    return () => {
      clearTimeout(timer.current);
      listeners.abort();
    };
  }, [root, opensOnHover]);
}

function useKeys(root: Root, open: () => void): void {
  const begin = useEffectEvent(open);
  useEffect(() => {
    const element = root.current;
    const listeners = new AbortController();
    element?.addEventListener('keydown', (event) => moveByKey(event, element, () => begin()), listeners);
    return () => listeners.abort();
  }, [root]);
}

const STEPS: Readonly<Record<string, (index: number, count: number) => number>> = {
  ArrowDown: (index, count) => (index + 1) % count,
  ArrowUp: (index, count) => (index <= 0 ? count - 1 : index - 1),
  Home: () => 0,
  End: (_index, count) => count - 1,
};

/** Arrow keys, Home and End go through what is seen in the panel; on the button an arrow opens it first. */
function moveByKey(event: KeyboardEvent, root: HTMLElement, open: () => void): void {
  const move = STEPS[event.key];
  const button = root.querySelector('button');
  const isOnButton = document.activeElement === button;
  if (!move || (isOnButton && !event.key.startsWith('Arrow'))) return;
  event.preventDefault();
  open();
  const items = [...root.querySelectorAll<HTMLElement>('a[href], button')].filter(
    (item) => item !== button && item.getClientRects().length > 0,
  );
  const index = items.findIndex((item) => item === document.activeElement);
  items[move(index, items.length)]?.focus();
}
