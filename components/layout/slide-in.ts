import { useLayoutEffect } from 'react';

import { PAGE_SLIDE_SECONDS } from '@/lib/domain/constants/pages';
import { usePathname } from '@/lib/i18n/location';

const SECOND_MS = 1000;

/** Beside the components: a page of another area brings a shell of its own, and comes in sliding all the same. */
let isComing = false;

/** The next page slides in (row G-05). One that the reader goes back to does not: it is where it was. */
export function letNextPageSlideIn(): void {
  isComing = true;
}

/** Marks the content of a page that just came; its style moves it, on a phone alone (app/[locale]/site-shell.tsx). */
export function useSlideIn(): void {
  const path = usePathname();
  useLayoutEffect(() => {
    const content = document.getElementById('content');
    if (!isComing || !content) return;
    isComing = false;
    content.dataset.entering = '';
    const timer = setTimeout(() => delete content.dataset.entering, PAGE_SLIDE_SECONDS * SECOND_MS);
    return () => {
      clearTimeout(timer);
      delete content.dataset.entering;
    };
  }, [path]);
}
