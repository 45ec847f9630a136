import * as Radix from '@radix-ui/react-dialog';
import { X } from 'lucide';
import type { ReactNode } from 'react';
import { Icon } from '@/components/ui/icon';
import { useFocusReturn } from '@/components/ui/use-focus-return';
import { useLayer } from '@/components/ui/use-layer';

interface DrawerProps {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  title: string;
  closeLabel: string;
  children: ReactNode;
}

/**
 * Slides in from the page's start, dims the rest, closes on the dim, on Escape, at the browser's way back and on any
 * link inside. Load it when it is used.
 */
export function Drawer({ open, onOpenChange, title, closeLabel, children }: DrawerProps) {
  const focusReturn = useFocusReturn();
  useLayer(open, () => onOpenChange(false));
  return (
    <Radix.Root open={open} onOpenChange={onOpenChange}>
      <Radix.Portal>
        <Radix.Overlay className="fixed inset-0 z-dialog animate-fade-in bg-enamel-900/60" />
        <Radix.Content
          aria-describedby={undefined}
          {...focusReturn}
          onClick={(event) => {
            if (event.target instanceof Element && event.target.closest('a')) onOpenChange(false);
          }}
          className="fixed inset-y-0 start-0 z-dialog flex w-80 max-w-[85vw] animate-drawer-in flex-col overflow-y-auto overscroll-contain bg-card shadow-float focus:outline-none"
        >
          <header className="flex h-header shrink-0 items-center justify-between border-b border-stone-200 pe-1 ps-4">
            <Radix.Title className="text-16 font-bold">{title}</Radix.Title>
            <Radix.Close
              aria-label={closeLabel}
              className="inline-flex min-h-touch min-w-touch items-center justify-center rounded-field hover:bg-enamel-50"
            >
              <Icon icon={X} />
            </Radix.Close>
          </header>
          {children}
        </Radix.Content>
      </Radix.Portal>
    </Radix.Root>
  );
}
