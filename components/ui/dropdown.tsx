'use client';

import { useEffect, useId, useRef, useState, type KeyboardEvent, type PointerEvent, type ReactNode } from 'react';
import { ChevronDown } from 'lucide-react';
import { classNames } from '@/components/ui/class-names';
import { Icon } from '@/components/ui/icon';

const HOVER_CLOSE_MS = 150;

interface DropdownProps {
  /** What stands in the button. */
  label: ReactNode;
  /** What the button is called, where its content does not say it. */
  accessibleLabel?: string;
  /** Opens under a mouse as well; touch and keyboard press the button. */
  opensOnHover?: boolean;
  hasChevron?: boolean;
  /** Where the panel lies and how wide it is. */
  panelClassName: string;
  buttonClassName?: string;
  className?: string;
  children: ReactNode;
}

/** A button and the panel it shows. The panel is in the page from the start, so its links are found without a script. */
export function Dropdown({ label, accessibleLabel, opensOnHover = false, hasChevron = true, panelClassName, buttonClassName, className, children }: DropdownProps) {
  const id = useId();
  const root = useRef<HTMLDivElement>(null);
  const button = useRef<HTMLButtonElement>(null);
  const { isOpen, setIsOpen, hover } = useOpenState(opensOnHover);
  useOutsidePress(root, isOpen, () => setIsOpen(false));

  const closeOnEscape = (event: KeyboardEvent) => {
    if (event.key !== 'Escape' || !isOpen) return;
    setIsOpen(false);
    button.current?.focus();
  };
  return (
    // The wrapper only hears what happens to the button and the links inside; it is nothing to press itself.
    // eslint-disable-next-line jsx-a11y/no-static-element-interactions -- the controls are the button and the links
    <div
      ref={root}
      {...hover}
      onKeyDown={closeOnEscape}
      onBlur={(event) => {
        if (event.relatedTarget && !event.currentTarget.contains(event.relatedTarget)) setIsOpen(false);
      }}
      className={className}
    >
      <button
        ref={button}
        type="button"
        aria-expanded={isOpen}
        aria-controls={id}
        aria-label={accessibleLabel}
        onClick={() => setIsOpen(!isOpen)}
        className={classNames('inline-flex min-h-touch min-w-touch items-center justify-center gap-2 rounded-field px-3 font-medium transition-colors hover:bg-enamel-50', buttonClassName)}
      >
        {label}
        {hasChevron && <Icon icon={ChevronDown} size={16} className={classNames('text-enamel-600 transition-transform', isOpen && 'rotate-180')} />}
      </button>
      {/* eslint-disable-next-line jsx-a11y/no-static-element-interactions, jsx-a11y/click-events-have-key-events -- a press on a link inside closes the panel; Enter on it is a click */}
      <div
        id={id}
        hidden={!isOpen}
        onClick={(event) => {
          if (event.target instanceof Element && event.target.closest('a')) setIsOpen(false);
        }}
        className={classNames('absolute z-header animate-fade-in rounded-card border border-stone-200 bg-white shadow-float', panelClassName)}
      >
        {children}
      </div>
    </div>
  );
}

function useOpenState(opensOnHover: boolean) {
  const [isOpen, setIsOpen] = useState(false);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);
  const enter = (event: PointerEvent) => {
    if (event.pointerType !== 'mouse') return;
    clearTimeout(timer.current);
    setIsOpen(true);
  };
  // The way from the button to the panel may leave both for a moment.
  const leave = (event: PointerEvent) => {
    if (event.pointerType === 'mouse') timer.current = setTimeout(() => setIsOpen(false), HOVER_CLOSE_MS);
  };
  return { isOpen, setIsOpen, hover: opensOnHover ? { onPointerEnter: enter, onPointerLeave: leave } : {} };
}

function useOutsidePress(root: { current: HTMLElement | null }, isActive: boolean, onPress: () => void) {
  const latest = useRef(onPress);
  useEffect(() => {
    latest.current = onPress;
  });
  useEffect(() => {
    if (!isActive) return;
    const press = (event: Event) => {
      if (event.target instanceof Node && !root.current?.contains(event.target)) latest.current();
    };
    document.addEventListener('pointerdown', press);
    return () => document.removeEventListener('pointerdown', press);
  }, [isActive, root]);
}
