import { useEffect } from 'react';

import { showBadge } from '@/lib/client/device-acts';
import { ALERT_TITLE_MS } from '@/lib/domain/constants/alerts';

/**
 * Asks for attention where nobody sees the page: its title changes between its own and `text`, and the installed app's
 * icon has the count. Zero ends both.
 */
export function useAttention(count: number, text: string): void {
  useEffect(() => {
    if (count === 0) return;
    let own = document.title;
    const toOwn = () => {
      if (document.title === text) document.title = own;
    };
    const turn = () => {
      if (document.visibilityState === 'visible' || document.title === text) return toOwn();
      own = document.title;
      document.title = text;
    };
    const timer = setInterval(turn, ALERT_TITLE_MS);
    document.addEventListener('visibilitychange', toOwn);
    // The icon is an extra: a browser may refuse it.
    void showBadge(count);
    return () => {
      clearInterval(timer);
      document.removeEventListener('visibilitychange', toOwn);
      toOwn();
      void showBadge(0);
    };
  }, [count, text]);
}
