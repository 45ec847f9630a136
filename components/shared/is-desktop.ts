import { matchesMedia } from '@/lib/client/browser-features';
import { DESKTOP_BREAKPOINT_PX } from '@/lib/domain/constants/screen';

/** Whether the window is as wide as a desktop's; for parts that a phone does not even load. */
export function isDesktop(): boolean {
  return matchesMedia(`(min-width: ${DESKTOP_BREAKPOINT_PX}px)`);
}
