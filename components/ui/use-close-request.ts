import { useEffect, useEffectEvent } from 'react';

/** What a browser has that tells of a phone's way back: Chromium's, of which TypeScript does not know yet. */
interface CloseWatcherLike extends EventTarget {
  destroy(): void;
}
type CloseWatcherConstructor = new () => CloseWatcherLike;

/** A phone's way back, a button or a gesture, closes what lies over the page and leaves the page where it is. Browsers that cannot tell of it go back, as ever. */
export function useCloseRequest(isOpen: boolean, onClose: () => void): void {
  const close = useEffectEvent(onClose);
  useEffect(() => {
    const Watcher: unknown = Reflect.get(window, 'CloseWatcher');
    if (!isOpen || typeof Watcher !== 'function') return;
    const watcher = new (Watcher as CloseWatcherConstructor)();
    watcher.addEventListener('close', close);
    return () => {
      watcher.removeEventListener('close', close);
      watcher.destroy();
    };
  }, [isOpen]);
}
