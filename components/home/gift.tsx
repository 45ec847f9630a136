import { useEffect, useRef, type ReactNode } from 'react';

import { toLazyPart } from '@/components/layout/lazy-part';
import { observeSight } from '@/lib/client/observe-sight';

import { isGiftSeen, rememberGift } from './seen-gift';

const Dialog = toLazyPart(() => import('@/components/ui/dialog').then((module) => module.Dialog));

export interface GiftProps {
  readonly title: string;
  readonly closeLabel: string;
  readonly isOpen: boolean;
  readonly onOpenChange: (isOpen: boolean) => void;
  /** The dialog's content, rendered on the server. */
  readonly children: ReactNode;
}

/**
 * The dialog, and its opening by itself: once a browser, when the section that `data-gift` marks comes before the eyes
 * of who scrolls.
 */
export function Gift({ title, closeLabel, isOpen, onOpenChange, children }: GiftProps) {
  const open = useRef(onOpenChange);
  useEffect(() => {
    open.current = onOpenChange;
  });
  useEffect(() => {
    const place = document.querySelector('[data-gift]');
    if (!place || isGiftSeen() || new URLSearchParams(window.location.search).has('inviteCode')) return;
    return observeSight(
      place,
      (isInSight) => {
        if (isInSight && !isBusy() && !isGiftSeen() && rememberGift()) open.current(true);
      },
      // A section taller than the window never shows half of itself at once.
      { threshold: [0.2, 0.5] },
    );
  }, []);
  useEffect(() => {
    if (isOpen) rememberGift();
  }, [isOpen]);
  if (!isOpen) return null;
  return (
    <Dialog open onOpenChange={onOpenChange} title={title} closeLabel={closeLabel} size="code" mobile="card">
      {children}
    </Dialog>
  );
}

/** Somebody types, or another dialog is open: no offer then. */
function isBusy(): boolean {
  return (
    document.querySelector('[role$="dialog"]') !== null ||
    document.activeElement?.matches('input, select, textarea') === true
  );
}
