'use client';

import { useEffect, useState, type ReactNode } from 'react';
import { classNames } from '@/components/ui/class-names';
import { STICKY_HEADER_THRESHOLD_PX, STICKY_HEADER_THROTTLE_MS } from '@/lib/domain/constants/pages';

/** True while the reader scrolls up below the threshold (SPEC 2). */
function useIsSticky(): boolean {
  const [isSticky, setIsSticky] = useState(false);
  useEffect(() => {
    let lastY = window.scrollY;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const decide = () => {
      timer = undefined;
      const y = window.scrollY;
      if (y !== lastY) setIsSticky(y < lastY && y > STICKY_HEADER_THRESHOLD_PX);
      lastY = y;
    };
    const onScroll = () => {
      timer ??= setTimeout(decide, STICKY_HEADER_THROTTLE_MS);
    };
    window.addEventListener('scroll', onScroll, { passive: true });
    return () => {
      clearTimeout(timer);
      window.removeEventListener('scroll', onScroll);
    };
  }, []);
  return isSticky;
}

/** Lies over the page's top margin, so that nothing moves when it becomes a bar that stays. */
export function StickyHeader({ children }: { children: ReactNode }) {
  const isSticky = useIsSticky();
  return (
    <header
      data-sticky={isSticky}
      // The line is drawn inside: a border would add its pixel to the height. The height stands from the start,
      // whatever has arrived of the content.
      className={classNames(
        'inset-x-0 min-h-header desktop:min-h-20 top-0 z-header bg-card after:absolute after:inset-x-0 after:bottom-0 after:border-b after:border-stone-200',
        isSticky ? 'fixed animate-fade-in shadow-float low:absolute low:shadow-none' : 'absolute',
      )}
    >
      {children}
    </header>
  );
}
