'use client';

import {
  useEffect,
  useId,
  useRef,
  useState,
  type Dispatch,
  type MouseEvent,
  type ReactNode,
  type SetStateAction,
} from 'react';

import { classNames } from '@/components/ui/class-names';
import { observeSight } from '@/lib/client/observe-sight';
import { toPatientLoader } from '@/lib/client/patient-loader';

import type { Opener } from './dropdown-comforts';

const loadComforts = toPatientLoader(() => import('./dropdown-comforts'));

type Root = { readonly current: HTMLElement | null };
type SetOpener = Dispatch<SetStateAction<Opener>>;

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
  const [openedBy, setOpenedBy] = useState<Opener>(null);
  const isOpen = openedBy !== null;
  useComforts(root, opensOnHover, setOpenedBy);
  useOutside(root, isOpen, setOpenedBy);
  const panelHandlers = {
    onClick: ({ target }: MouseEvent) => {
      if (!(target instanceof Element) || !target.closest('a, button')) return;
      // What an act opens gives the focus back to the menu's button: the act itself is out of sight by then.
      if (!target.closest('a')) root.current?.querySelector('button')?.focus();
      setOpenedBy(null);
    },
  };
  return (
    // The wrapper only hears what happens to the button and the links inside; it is nothing to press itself.
    <div ref={root} className={classNames('group', className)}>
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
    </div>
  );
}

/**
 * The comforts are loaded beside React. A part that React waits for while the page starts leaves the old page's
 * canonical link in the head at the next navigation.
 */
function useComforts(root: Root, opensOnHover: boolean, setOpenedBy: SetOpener): void {
  useEffect(() => {
    const element = root.current;
    if (!element) return;
    const using = new AbortController();
    const stop = observeSight(element, (isInSight) => {
      if (!isInSight) return;
      stop();
      void loadComforts().then(
        ({ addComforts }) => using.signal.aborted || addComforts(element, { opensOnHover, setOpenedBy }, using.signal),
      );
    });
    return () => {
      stop();
      using.abort();
    };
  }, [root, opensOnHover, setOpenedBy]);
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
function useOutside(root: Root, isActive: boolean, setOpenedBy: SetOpener): void {
  useEffect(() => {
    if (!isActive) return;
    const listeners = new AbortController();
    const isInside = (target: EventTarget | null) => root.current?.contains(target as Node | null);
    document.addEventListener('pointerdown', ({ target }) => isInside(target) || setOpenedBy(null), listeners);
    document.addEventListener(
      'keydown',
      ({ key }) => {
        if (key !== 'Escape') return;
        if (isInside(document.activeElement)) root.current?.querySelector('button')?.focus();
        setOpenedBy(null);
      },
      listeners,
    );
    return () => listeners.abort();
  }, [isActive, root, setOpenedBy]);
}
