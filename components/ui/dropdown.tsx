'use client';

import { useId, useRef, type ReactNode } from 'react';
import { classNames } from '@/components/ui/class-names';
import { useDropdown } from '@/components/ui/use-dropdown';

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
 * style alone.
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
  const { isOpen, rootHandlers, panelHandlers, toggle } = useDropdown(root, opensOnHover);
  return (
    // The wrapper only hears what happens to the button and the links inside; it is nothing to press itself.
    <div ref={root} {...rootHandlers} className={classNames('group', className)}>
      <button
        type="button"
        aria-expanded={isOpen}
        aria-controls={id}
        aria-label={accessibleLabel}
        onClick={toggle}
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
