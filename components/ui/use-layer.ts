import { useEffect, useEffectEvent } from 'react';

import { addLayer } from '@/lib/client/layers';

/** The browser's way back closes what lies over the page, and leaves the page where it is. */
export function useLayer(isOpen: boolean, onClose: () => void): void {
  const close = useEffectEvent(onClose);
  useEffect(() => (isOpen ? addLayer(() => close()) : undefined), [isOpen]);
}
