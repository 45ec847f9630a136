import * as Radix from '@radix-ui/react-dialog';
import { X } from 'lucide';
import { useRef, type ReactNode } from 'react';
import { classNames } from '@/components/ui/class-names';
import { Icon } from '@/components/ui/icon';
import { IsolatedNames } from '@/components/ui/isolated-names';
import { useFocusReturn, type FirstFocus } from '@/components/ui/use-focus-return';
import { useLayer } from '@/components/ui/use-layer';

interface DialogProps {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  title: ReactNode;
  /** The title is read out and not seen. */
  isTitleHidden?: boolean;
  description?: ReactNode;
  /** Null for a dialog whose footer has the way out: no cross stands beside it. */
  closeLabel: string | null;
  /** `alertdialog` interrupts: its title has the focus first, so that a key meant elsewhere does nothing. */
  role?: 'dialog' | 'alertdialog';
  /** The first focused element; by default the first that can have the focus, which is mostly the cross. */
  firstFocus?: FirstFocus;
  /** Widths and heights of SPEC 9: login 600, code 500×350, register 600×580, work 550; wide is for lists. */
  size?: 'login' | 'code' | 'register' | 'work' | 'wide';
  /** Under 992 px: a sheet from the bottom, the whole screen, or a card in the middle. */
  mobile?: 'sheet' | 'full' | 'card';
  /** Stays at the bottom while the content scrolls. */
  footer?: ReactNode;
  children: ReactNode;
}

const sizes = {
  login: 'desktop:max-w-dialog-login',
  code: 'desktop:max-w-dialog-code desktop:min-h-dialog-code',
  register: 'desktop:max-w-dialog-register desktop:min-h-dialog-register',
  work: 'desktop:max-w-dialog-work',
  wide: 'desktop:max-w-dialog-wide',
};

const mobiles = {
  sheet: 'inset-x-0 bottom-0 max-h-[92dvh] rounded-t-sheet animate-sheet-in desktop:animate-rise-in',
  full: 'inset-0 animate-fade-in desktop:animate-rise-in',
  card: 'inset-x-4 top-1/2 max-h-[92dvh] -translate-y-1/2 rounded-sheet animate-fade-in',
};

// On the desktop every dialog is the same card in the middle; auto margins centre it without a transform that
// animations would fight.
const desktopPlace =
  'desktop:inset-0 desktop:m-auto desktop:h-fit desktop:max-h-[92dvh] desktop:w-full desktop:translate-y-0 desktop:rounded-sheet';

/**
 * Traps and returns the focus, closes on Escape and at the browser's way back, keeps the page behind from scrolling.
 * Load it when it is used.
 */
export function Dialog({
  open,
  onOpenChange,
  title,
  isTitleHidden = false,
  description,
  closeLabel,
  role = 'dialog',
  firstFocus,
  size = 'login',
  mobile = 'sheet',
  footer,
  children,
}: DialogProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  const isAlert = role === 'alertdialog';
  const focusReturn = useFocusReturn(isAlert ? heading : firstFocus);
  useLayer(open, () => onOpenChange(false));
  // SPEC 2: the login is 600 px wide from a phone's header, too; a tablet has the room.
  const isLoginSheet = size === 'login' && mobile === 'sheet';
  return (
    <Radix.Root open={open} onOpenChange={onOpenChange}>
      <Radix.Portal>
        <Radix.Overlay className="fixed inset-0 z-dialog animate-fade-in bg-enamel-900/60" />
        <Radix.Content
          {...focusReturn}
          role={role}
          {...(description ? {} : { 'aria-describedby': undefined })}
          className={classNames(
            'fixed z-dialog flex flex-col bg-card shadow-float focus:outline-none low:overflow-y-auto low:overscroll-contain',
            mobiles[mobile],
            desktopPlace,
            sizes[size],
            isLoginSheet && 'max-desktop:mx-auto max-desktop:max-w-dialog-login',
          )}
        >
          <header className="flex items-center gap-2 ps-5 pe-2 pt-3 desktop:ps-8 desktop:pe-4 desktop:pt-5">
            <Radix.Title
              ref={heading}
              tabIndex={isAlert ? -1 : undefined}
              className={classNames('grow py-1.5 text-18 font-bold outline-none', isTitleHidden && 'sr-only')}
            >
              {typeof title === 'string' ? <IsolatedNames text={title} /> : title}
            </Radix.Title>
            {closeLabel !== null && (
              <Radix.Close
                aria-label={closeLabel}
                className="ms-auto inline-flex min-h-touch min-w-touch items-center justify-center rounded-field text-stone-500 hover:bg-enamel-50 hover:text-ink"
              >
                <Icon icon={X} />
              </Radix.Close>
            )}
          </header>
          <div className="flex min-h-0 grow flex-col overflow-y-auto overscroll-contain low:shrink-0 low:overflow-visible px-5 pb-6 pt-1 desktop:px-8 desktop:pb-8">
            {description && (
              <Radix.Description className="pb-4 text-stone-500">
                {typeof description === 'string' ? <IsolatedNames text={description} /> : description}
              </Radix.Description>
            )}
            {children}
          </div>
          {footer && (
            <footer className="flex flex-wrap gap-3 border-t border-stone-200 px-5 py-3 narrow:flex-col narrow:gap-1 desktop:px-8">
              {footer}
            </footer>
          )}
        </Radix.Content>
      </Radix.Portal>
    </Radix.Root>
  );
}
