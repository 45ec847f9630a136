'use client';

import { useEffect, useRef, type ReactNode } from 'react';

const FOCUSABLE = 'a[href], button:enabled, input:enabled, select:enabled, textarea:enabled';
const HEADING = 'h1[tabindex]';
/** The heading that a state stands under, with a `tabIndex`. */
const STATE_HEADING = '[data-state-heading]';
const MOVES = '[data-moves]';

const isSeen = (element: Element) => element.getClientRects().length > 0;

/** The elements after and before an element, from the nearest to the farthest. */
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

/** After a move of `subject` (an order's id): the next move of it that is open, else how things stand. */
function findAfterMove(ground: Element, subject: string): HTMLElement | null {
  const next = `[data-moves="${subject}"] [data-next-move]:enabled`;
  return ground.querySelector<HTMLElement>(next) ?? ground.querySelector<HTMLElement>(STATE_HEADING);
}

/** Watches a part of the page; answers the way to stop. */
function keepFocus(ground: HTMLElement): () => void {
  let focused: Element | null = null;
  let subject: string | null = null;
  let neighbours: readonly Element[] = [];
  const listeners = new AbortController();
  const { signal } = listeners;
  const remember = (element: Element | null) => {
    focused = element;
    subject = element?.closest(MOVES)?.getAttribute('data-moves') ?? null;
    neighbours = element ? listNeighbours(element, ground) : [];
  };
  const isLost = (element: Element) => !element.isConnected || element.matches(':disabled');
  const goOn = () => {
    const target =
      (subject === null ? null : findAfterMove(ground, subject)) ??
      neighbours.map(findFocusable).find(Boolean) ??
      ground.querySelector<HTMLElement>(HEADING);
    remember(null);
    target?.focus();
  };
  const follow = ({ target }: FocusEvent) => {
    if (!(target instanceof Element)) return;
    if (ground.contains(target)) remember(target);
    // A dialog that finds its opener gone gives the focus to the page's whole content.
    else if (target.contains(ground) && focused && isLost(focused)) goOn();
    // A dialog gives the focus back by itself, to what may be gone by then.
    else if (!target.closest('[role$="dialog"]')) remember(null);
  };
  document.addEventListener('focusin', follow, { signal });
  ground.addEventListener(
    'focusout',
    ({ relatedTarget }) => queueMicrotask(() => !relatedTarget && focused?.isConnected && remember(null)),
    { signal },
  );
  const observer = new MutationObserver(() => {
    if (!focused || !isLost(focused)) return;
    const { activeElement } = document;
    // What was closed keeps the focus until the next frame, and nobody hears of it any more.
    if (activeElement === document.body || activeElement === focused) goOn();
  });
  observer.observe(ground, { childList: true, subtree: true, attributeFilter: ['disabled'] });
  return () => {
    listeners.abort();
    observer.disconnect();
  };
}

/**
 * A part of the page in which the focus is never lost. Where its element goes away or is closed (a deleted row, a saved
 * form), the focus goes to the next one. Without one it goes to the page's heading, which needs a `tabIndex`.
 *
 * Within `data-moves` (an order's id) it goes to the `data-next-move` of the same id, else to the `data-state-heading`.
 * People who use a screen reader or the keyboard would else begin at the page's top.
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
