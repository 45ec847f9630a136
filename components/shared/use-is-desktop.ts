import { useSyncExternalStore } from 'react';

import { watchMedia } from '@/lib/client/browser-features';
import { DESKTOP_BREAKPOINT_PX } from '@/lib/domain/constants/screen';

import { isDesktop } from './is-desktop';

const watch = (onChange: () => void) => watchMedia(`(min-width: ${DESKTOP_BREAKPOINT_PX}px)`, onChange);

/** Whether the window is as wide as a desktop's, also after it was made wider or narrower; false on the server. */
export function useIsDesktop(): boolean {
  return useSyncExternalStore(watch, isDesktop, () => false);
}
