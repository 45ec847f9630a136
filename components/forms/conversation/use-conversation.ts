import { useEffect, useRef } from 'react';

import { useOrderEvents } from '@/lib/client/alerts/use-order-events';
import { callFromBrowser } from '@/lib/client/browser';
import { useCall } from '@/lib/client/use-call';
import type { CallAnswer } from '@/lib/contract';

/** Where the broker is out of reach. */
const POLL_MS = 20_000;

export type Conversation = CallAnswer<'ordermessage/getallmessage'>;
export type Message = Conversation['lstMessage'][number];

/** What the two sides of an order wrote, live. `place` is where it is shown: what is in sight there counts as read. */
export function useConversation(taskId: number, side: 'customer' | 'provider') {
  const { data, error, mutate } = useCall(
    'ordermessage/getallmessage',
    { taskid: taskId },
    { refreshInterval: POLL_MS },
  );
  const place = useRef<HTMLDivElement>(null);
  useOrderEvents(() => void mutate());
  const lastUnread = data?.lstMessage.findLast(({ from, readAtMs }) => from !== side && readAtMs === null);
  const upToId = lastUnread?.messageId ?? null;
  useEffect(() => {
    if (upToId === null) return;
    const tell = () => {
      callFromBrowser('ordermessage/readmessage', { taskid: taskId, upToId }).then(
        () => mutate(),
        (error: unknown) => console.info('conversation: what was read could not be told', error),
      );
    };
    return whenSeen(place.current, tell);
  }, [taskId, upToId, mutate]);
  return { data, error, mutate, place };
}

/** Calls back once something is in sight of a page that is seen; answers the way to forget it. */
function whenSeen(element: Element | null, seen: () => void): () => void {
  if (!element) return () => undefined;
  let isInSight = typeof IntersectionObserver === 'undefined';
  let isTold = false;
  const look = () => {
    if (isTold || !isInSight || document.visibilityState === 'hidden') return;
    isTold = true;
    seen();
  };
  const observer = isInSight
    ? null
    : new IntersectionObserver((entries) => {
        isInSight = entries.some(({ isIntersecting }) => isIntersecting);
        look();
      });
  observer?.observe(element);
  document.addEventListener('visibilitychange', look);
  look();
  return () => {
    observer?.disconnect();
    document.removeEventListener('visibilitychange', look);
  };
}
