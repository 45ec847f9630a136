import type { ReactNode } from 'react';
import { classNames } from '@/components/ui/class-names';

interface StickyActionBarProps {
  /** Above both, over the whole width: why the last press was refused. */
  notice?: ReactNode;
  /** At the start: the price so far. */
  summary?: ReactNode;
  /** At the end: the next button. */
  children: ReactNode;
  /** On a desktop, too, it stays at the bottom of the window, with a ground of its own. */
  isAlwaysInSight?: boolean;
  className?: string;
}

/**
 * Under 992 px it stays at the bottom of the window, above the phone's own bar. On the desktop, and in a window lower
 * than 480 px, it lies in the page. On a phone the summary always has its half, so that the button stays under a finger
 * while a price comes.
 */
export function StickyActionBar({
  notice,
  summary,
  children,
  isAlwaysInSight = false,
  className,
}: StickyActionBarProps) {
  return (
    <div
      className={classNames(
        'action-bar sticky bottom-0 z-bar -mx-4 mt-auto flex items-center gap-x-4 gap-y-2 small-phone:flex-wrap border-t border-stone-200 bg-card px-4 pb-[max(0.75rem,env(safe-area-inset-bottom))] pt-3 shadow-float low:static low:shadow-none desktop:mx-0 desktop:px-0 desktop:shadow-none',
        isAlwaysInSight ? 'desktop:bg-stone-50' : 'desktop:static desktop:border-0 desktop:bg-transparent',
        Boolean(notice) && 'flex-wrap',
        className,
      )}
    >
      {notice && <div className="basis-full">{notice}</div>}
      {summary && <div className="min-w-0 grow empty:hidden max-tablet:basis-1/2 small-phone:min-w-min">{summary}</div>}
      <div className="flex grow justify-end gap-3 narrow:flex-wrap">{children}</div>
    </div>
  );
}
