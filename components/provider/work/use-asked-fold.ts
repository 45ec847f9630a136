import { useEffect } from 'react';

import { openFold } from '@/components/ui/fold';

/** Opens a fold that the page's address names, `#id`: a link from another screen led to it. */
export function useAskedFold(id: string): void {
  useEffect(() => {
    if (window.location.hash === `#${id}`) openFold(id);
  }, [id]);
}
