import { flushSync } from 'react-dom';

import { matchesMedia } from '@/lib/client/browser-features';

/** A mouse that only passes over the button opens nothing. */
const HOVER_OPEN_MS = 100;
/** The way from the button to the panel may leave both for a moment. */
const HOVER_CLOSE_MS = 250;

/** The one who opened a dropdown; null while it is closed. */
export type Opener = 'mouse' | 'person' | null;

export interface DropdownComforts {
  readonly opensOnHover: boolean;
  readonly setOpenedBy: (change: (now: Opener) => Opener) => void;
}

/** Hears what a mouse that rests, the keys and the focus do with a dropdown, until the signal ends it. */
export function addComforts(
  root: HTMLElement,
  { opensOnHover, setOpenedBy }: DropdownComforts,
  signal: AbortSignal,
): void {
  const open = (by: Opener) => setOpenedBy((now) => now ?? by);
  const close = () => setOpenedBy(() => null);
  root.addEventListener('keydown', (event) => moveByKey(event, root, () => flushSync(() => open('person'))), {
    signal,
  });
  root.addEventListener(
    'focusout',
    ({ relatedTarget }) => relatedTarget instanceof Node && !root.contains(relatedTarget) && close(),
    { signal },
  );
  if (opensOnHover) hearMouse(root, (isOpen) => (isOpen ? open('mouse') : close()), signal);
}

function hearMouse(root: HTMLElement, setOpen: (isOpen: boolean) => void, signal: AbortSignal): void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const forget = () => clearTimeout(timer);
  const plan = (willOpen: boolean) => {
    forget();
    timer = setTimeout(() => setOpen(willOpen), willOpen ? HOVER_OPEN_MS : HOVER_CLOSE_MS);
  };
  for (const type of ['pointerenter', 'pointerleave'] as const)
    root.addEventListener(type, ({ pointerType }) => pointerType === 'mouse' && plan(type === 'pointerenter'), {
      signal,
    });
  // A panel that a key opened may have come under a mouse that rests: what that planned would open it again.
  for (const type of ['keydown', 'pointerdown']) root.addEventListener(type, forget, { signal });
  signal.addEventListener('abort', forget);
  // The mouse may have come before the script that hears of it.
  if (matchesMedia('(hover: hover)') && root.matches(':hover')) plan(true);
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
