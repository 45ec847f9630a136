import { useLayoutEffect, useRef, type ReactNode } from 'react';

import { classNames } from '@/components/ui/class-names';

/**
 * A list in one row that scrolls sideways where it has no room; the place that its reader is at is seen. Its end is cut
 * off, which says that there is more.
 */
export function ScrollRow({ className, children }: { className?: string; children: ReactNode }) {
  const row = useRef<HTMLUListElement>(null);
  useLayoutEffect(() => {
    const list = row.current;
    const current = list?.querySelector('[aria-current]');
    if (!list || !current) return;
    const [room, place] = [list.getBoundingClientRect(), current.getBoundingClientRect()];
    list.scrollBy({ left: place.left + place.width / 2 - (room.left + room.width / 2), behavior: 'instant' });
  }, []);
  return (
    <ul ref={row} className={classNames('flex [scrollbar-width:none] gap-2 overflow-x-auto py-1', className)}>
      {children}
    </ul>
  );
}
