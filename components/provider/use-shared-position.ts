import { useEffect, useRef, useState } from 'react';

import { askPosition } from '@/components/shared/map/use-own-position';
import { callFromBrowser } from '@/lib/client/browser';
import { CallError } from '@/lib/contract/call-error';
import { WAY_POSITION } from '@/lib/domain/constants/providers';
import type { Coordinates } from '@/lib/domain/place/distance';

import { keepOwnPlace } from './own-place';

type Problem = 'denied' | 'unavailable' | 'late';

interface Sharing {
  readonly sentAtMs: number | null;
  readonly problem: Problem | null;
  /** The last positions that were sent, the newest first. */
  readonly places: readonly Coordinates[];
}

const NOTHING: Sharing = { sentAtMs: null, problem: null, places: [] };
/** A way that is over, and somebody else's, take no position any more. */
const ENDS: readonly string[] = ['move-not-allowed', 'not-yours', 'not-found'];

/**
 * Sends where this phone is every WAY_POSITION.everyMs, as long as it is shared and the page is open. A position that
 * could not be sent is followed by the next; none is kept. A call in `withoutSharing` has no position beside it. The
 * one under way has its answer first, and none follows until the work is done.
 */
export function useSharedPosition(taskId: number, isOn: boolean) {
  const [sharing, setSharing] = useState(NOTHING);
  const underWay = useRef<Promise<void>>(Promise.resolve());
  const isHeld = useRef(false);
  useEffect(() => {
    if (!isOn) return;
    let isOver = false;
    const share = async () => {
      const found = await askPosition(WAY_POSITION.everyMs);
      if (isOver || isHeld.current) return;
      if (typeof found === 'string') {
        keepOwnPlace(taskId, null);
        return setSharing({ sentAtMs: null, problem: found, places: [] });
      }
      underWay.current = callFromBrowser('ontheway/shareposition', { taskid: taskId, position: found }).then(
        () => {
          if (isOver) return;
          keepOwnPlace(taskId, found);
          const sent = { sentAtMs: Date.now(), problem: null };
          setSharing(({ places }) => ({ ...sent, places: [found, ...places].slice(0, WAY_POSITION.atDoor.positions) }));
        },
        (error: unknown) => {
          if (error instanceof CallError && ENDS.includes(error.key)) clearInterval(timer);
        },
      );
    };
    const timer = setInterval(() => void share(), WAY_POSITION.everyMs);
    void share();
    return () => {
      isOver = true;
      clearInterval(timer);
      keepOwnPlace(taskId, null);
      setSharing(NOTHING);
    };
  }, [taskId, isOn]);
  const withoutSharing = async (work: () => Promise<unknown>) => {
    isHeld.current = true;
    await underWay.current;
    await work().finally(() => (isHeld.current = false));
  };
  return { ...sharing, withoutSharing };
}
