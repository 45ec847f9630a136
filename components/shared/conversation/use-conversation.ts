import { useEffect, useState } from 'react';
import useSWRInfinite from 'swr/infinite';

import { useOrderEvents } from '@/lib/client/alerts/use-order-events';
import { callFromBrowser } from '@/lib/client/browser';
import { observeSight } from '@/lib/client/observe-sight';
import { isWorthAsking } from '@/lib/client/use-call';
import type { CallAnswer, CallRequest } from '@/lib/contract';
import type { CallError } from '@/lib/contract/call-error';
import type { OrderSide } from '@/lib/contract/enumerations';

/** The polling interval while the broker is out of reach. */
const POLL_MS = 20_000;
const CALL = 'ordermessage/getallmessage';

export type Conversation = CallAnswer<typeof CALL>;
export type Message = Conversation['lstMessage'][number];

/** The live messages of an order. The element given to `place` shows them: messages in sight count as read. */
export function useConversation(taskId: number, side: OrderSide) {
  const { newest, messages, error, mutate, earlier } = useMessagePages(taskId);
  const [place, setPlace] = useState<HTMLDivElement | null>(null);
  useOrderEvents(() => void mutate());
  const lastUnread = messages.findLast(({ from, readAtMs }) => from !== side && readAtMs === null);
  const upToId = lastUnread?.messageId ?? null;
  useEffect(() => {
    if (upToId === null) return;
    const tell = () => {
      callFromBrowser('ordermessage/readmessage', { taskid: taskId, upToId }).then(
        () => mutate(),
        (error: unknown) => console.info('conversation: what was read could not be told', error),
      );
    };
    return whenSeen(place, tell);
  }, [taskId, upToId, mutate, place]);
  return { newest, messages, error, mutate, earlier, place: setPlace };
}

/**
 * The newest page of messages, kept fresh, and older pages on request. Each begins where the one after it ends,
 * so nothing is missing between them however much is written meanwhile.
 */
function useMessagePages(taskId: number) {
  const { data, error, mutate, size, setSize, isValidating } = useSWRInfinite<Conversation, CallError>(
    (index, after: Conversation | null) => toPageKey(taskId, index === 0 ? undefined : after?.nextBeforeId),
    ([, input]: [string, CallRequest<typeof CALL>]) => callFromBrowser(CALL, input),
    { refreshInterval: POLL_MS, shouldRetryOnError: isWorthAsking },
  );
  const pages = data ?? [];
  const isAskedFor = size > pages.length;
  const earlier = {
    isThere: pages.length > 0 && pages.at(-1)?.nextBeforeId !== null,
    isLoading: isAskedFor && isValidating,
    hasFailed: isAskedFor && !isValidating && error !== undefined,
    load: () => void (isAskedFor ? mutate() : setSize(size + 1)),
  };
  return { newest: pages[0], messages: toMessages(pages), error, mutate, earlier };
}

/** Undefined is the newest page; null, that there is none. */
function toPageKey(taskid: number, beforeId: number | null | undefined) {
  return beforeId === null ? null : [CALL, beforeId === undefined ? { taskid } : { taskid, beforeId }];
}

/** Each once, oldest first: a page that is asked for anew may begin later than before. */
function toMessages(pages: readonly Conversation[]): readonly Message[] {
  const all = pages.toReversed().flatMap(({ lstMessage }) => lstMessage);
  return [...new Map(all.map((message) => [message.messageId, message])).values()];
}

/** Calls back once something is in sight of a page that is seen; answers the way to forget it. */
function whenSeen(element: Element | null, seen: () => void): () => void {
  if (!element) return () => undefined;
  let isInSight = false;
  let isTold = false;
  const look = () => {
    if (isTold || !isInSight || document.visibilityState === 'hidden') return;
    isTold = true;
    seen();
  };
  const stopObserving = observeSight(element, (isNow) => {
    isInSight = isNow;
    look();
  });
  document.addEventListener('visibilitychange', look);
  return () => {
    stopObserving();
    document.removeEventListener('visibilitychange', look);
  };
}
