'use client';

import { useEffect, useRef, type ReactNode } from 'react';

const FOCUSABLE = 'a[href], button:enabled, input:enabled, select:enabled, textarea:enabled';
const HEADING = 'h1[tabindex]';

const isSeen = (element: Element) => element.getClientRects().length > 0;

/** What stands after and before an element, from the nearest to the farthest. */
function listNeighbours(element: Element, ground: Element): Element[] {
  const neighbours: Element[] = [];
  for (let at: Element | null = element; at && at !== ground; at = at.parentElement) {
    for (const neighbour of [at.nextElementSibling, at.previousElementSibling])
      if (neighbour) neighbours.push(neighbour);
  }
  return neighbours;
}

function findFocusable(neighbour: Element): HTMLElement | undefined {
  if (!neighbour.isConnected) return undefined;
  const heading = neighbour.querySelector<HTMLElement>(HEADING);
  if (heading) return heading;
  return [neighbour, ...neighbour.querySelectorAll(FOCUSABLE)].find(
    (element): element is HTMLElement =>
      element instanceof HTMLElement && element.matches(FOCUSABLE) && isSeen(element),
  );
}

/** Watches a part of the page; answers the way to stop. */
function keepFocus(ground: HTMLElement): () => void {
  let focused: Element | null = null;
  let neighbours: readonly Element[] = [];
  const listeners = new AbortController();
  const { signal } = listeners;
  const remember = (element: Element | null) => {
    focused = element;
    neighbours = element ? listNeighbours(element, ground) : [];
  };
  const follow = ({ target }: FocusEvent) => {
    if (!(target instanceof Element)) return;
    if (ground.contains(target)) remember(target);
    // A dialog gives the focus back by itself, to what may be gone by then.
    else if (!target.closest('[role="dialog"]')) remember(null);
  };
  document.addEventListener('focusin', follow, { signal });
  ground.addEventListener(
    'focusout',
    ({ relatedTarget }) => queueMicrotask(() => !relatedTarget && focused?.isConnected && remember(null)),
    { signal },
  );
  const observer = new MutationObserver(() => {
    if (!focused || focused.isConnected || document.activeElement !== document.body) return;
    const target = neighbours.map(findFocusable).find(Boolean) ?? ground.querySelector<HTMLElement>(HEADING);
    remember(null);
    target?.focus();
  });
  observer.observe(ground, { childList: true, subtree: true });
  return () => {
    listeners.abort();
    observer.disconnect();
  };
}

/**
 * A part of the page in which the focus is never lost: where what has it goes away (a row that was deleted, a form that
 * was saved), it goes to what stands next, else to the page's heading, which needs a `tabIndex`. People who use a
 * screen reader or the keyboard would else begin at its top.
 */
export function FocusKeeper({ className, children }: { className?: string; children: ReactNode }) {
  const ground = useRef<HTMLDivElement>(null);
  useEffect(() => (ground.current ? keepFocus(ground.current) : undefined), []);
  return (
    <div ref={ground} className={className}>
      {children}
    </div>
  );
}
