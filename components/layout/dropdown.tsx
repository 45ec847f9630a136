'use client';

import {
  useEffect,
  useEffectEvent,
  useId,
  useRef,
  useState,
  type FocusEvent,
  type MouseEvent,
  type ReactNode,
} from 'react';

import { toLazyPart } from '@/components/layout/lazy-part';
import { classNames } from '@/components/ui/class-names';
import { observeSight } from '@/lib/client/observe-sight';

const DropdownComforts = toLazyPart(() => import('./dropdown-comforts').then((module) => module.DropdownComforts));

type Root = { readonly current: HTMLElement | null };

interface DropdownProps {
  /** The button's content. */
  label: ReactNode;
  /** The button's name, where its content does not say it. */
  accessibleLabel?: string;
  /** Opens under a mouse that rests on it as well; touch and keyboard press the button. */
  opensOnHover?: boolean;
  hasChevron?: boolean;
  /** Classes for the panel's place and width. */
  panelClassName: string;
  buttonClassName?: string;
  className?: string;
  children: ReactNode;
}

/**
 * A button and the panel of links it shows. Arrow keys go through the links. Escape and any event outside close it. The
 * panel is in the page from the start, so its links are found without a script. Where scripts are off, it opens by
 * style alone. What hears the keys and the mouse is fetched when the dropdown is first seen: a phone shows none in its
 * header, and does without.
 */
export function Dropdown({
  label,
  accessibleLabel,
  opensOnHover = false,
  hasChevron = true,
  panelClassName,
  buttonClassName,
  className,
  children,
}: DropdownProps) {
  const id = useId();
  const root = useRef<HTMLDivElement>(null);
  const [openedBy, setOpenedBy] = useState<'mouse' | 'person' | null>(null);
  const isOpen = openedBy !== null;
  const close = () => setOpenedBy(null);
  const isSeen = useSeen(root);
  useOutside(root, isOpen, close);
  const leave = ({ currentTarget, relatedTarget }: FocusEvent) => {
    if (relatedTarget && !currentTarget.contains(relatedTarget)) close();
  };
  const panelHandlers = {
    onClick: ({ target }: MouseEvent) => {
      if (!(target instanceof Element) || !target.closest('a, button')) return;
      // What an act opens gives the focus back to the menu's button: the act itself is out of sight by then.
      if (!target.closest('a')) root.current?.querySelector('button')?.focus();
      close();
    },
  };
  return (
    // The wrapper only hears what happens to the button and the links inside; it is nothing to press itself.
    <div ref={root} onBlur={leave} className={classNames('group', className)}>
      <button
        type="button"
        aria-expanded={isOpen}
        aria-controls={id}
        aria-label={accessibleLabel}
        // A press that follows the opening by the same mouse keeps it open: people do both.
        onClick={() => setOpenedBy((by) => (by === 'person' ? null : 'person'))}
        className={classNames(
          'inline-flex min-h-touch min-w-touch items-center justify-center gap-2 rounded-field px-3 font-medium transition-colors hover:bg-enamel-50',
          buttonClassName,
        )}
      >
        {label}
        {hasChevron && (
          <Chevron
            className={classNames('drawing shrink-0 text-enamel-600 transition-transform', isOpen && 'rotate-180')}
          />
        )}
      </button>
      <div
        id={id}
        hidden={!isOpen}
        {...panelHandlers}
        className={classNames(
          'absolute z-header animate-fade-in rounded-card border border-stone-200 bg-card shadow-float',
          'no-script:group-focus-within:block no-script:group-hover:block',
          panelClassName,
        )}
      >
        {children}
      </div>
      {isSeen && (
        <DropdownComforts
          root={root}
          isOpen={isOpen}
          opensOnHover={opensOnHover}
          onOpen={(by) => setOpenedBy((now) => now ?? by)}
          onClose={close}
        />
      )}
    </div>
  );
}

function useSeen(root: Root): boolean {
  const [isSeen, setIsSeen] = useState(false);
  useEffect(
    () => (root.current ? observeSight(root.current, (isInSight) => isInSight && setIsSeen(true)) : undefined),
    [root],
  );
  return isSeen;
}

/**
 * The chevron of lucide, drawn by itself: it reaches every public page, where the machinery of `Icon` would weigh more
 * than the island.
 */
function Chevron({ className }: { className: string }) {
  return (
    <svg aria-hidden width={16} height={16} viewBox="0 0 24 24" className={className}>
      <path d="m6 9 6 6 6-6" />
    </svg>
  );
}

/** A press elsewhere closes, and so does Escape wherever the focus is: what a mouse opened has none. */
function useOutside(root: Root, isActive: boolean, close: () => void): void {
  const end = useEffectEvent(close);
  useEffect(() => {
    if (!isActive) return;
    const listeners = new AbortController();
    const isInside = (target: unknown) => target instanceof Node && root.current?.contains(target);
    document.addEventListener('pointerdown', ({ target }) => isInside(target) || end(), listeners);
    document.addEventListener(
      'keydown',
      ({ key }) => {
        if (key !== 'Escape') return;
        if (isInside(document.activeElement)) root.current?.querySelector('button')?.focus();
        end();
      },
      listeners,
    );
    return () => listeners.abort();
  }, [isActive, root]);
}
