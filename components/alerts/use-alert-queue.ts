import { useEffect, useRef, useState } from 'react';

import type { OpenAlert } from '@/lib/client/alerts/alert-inbox';
import { ALERT_ARRIVED_EVENT } from '@/lib/client/alerts/events';
import { followAnswers } from '@/lib/client/alerts/open-tabs';
import { toPatientLoader } from '@/lib/client/patient-loader';
import type { OfferEnd } from '@/lib/domain/site/broker-messages';

const loadConnection = toPatientLoader(() => import('@/lib/client/alerts/connect'));

/** New work goes before the rest, payments last; each kind keeps its own order (WIRE, T-18). */
const RANKS = { work: 0, cancelled: 1, payment: 2 } as const satisfies Record<OpenAlert['matter']['kind'], number>;

function enqueue(queue: readonly OpenAlert[], alert: OpenAlert): readonly OpenAlert[] {
  const others = queue.filter(({ key }) => key !== alert.key);
  const before = others.filter(({ matter }) => RANKS[matter.kind] <= RANKS[alert.matter.kind]);
  return [...before, alert, ...others.slice(before.length)];
}

interface QueueEnds {
  /** The connection is about to be opened. */
  readonly onBegin: () => void;
  /** An alert that this page showed was taken away. */
  readonly onTaken: (alert: OpenAlert, why: OfferEnd) => void;
}

/** The alerts that wait for an answer on this page. An answer in another tab counts too. */
export function useAlertQueue({ onBegin, onTaken }: QueueEnds) {
  const [queue, setQueue] = useState<readonly OpenAlert[]>([]);
  const waiting = useRef(queue);
  const answers = useRef<ReturnType<typeof followAnswers> | null>(null);
  const ends = useRef({ onBegin, onTaken });
  useEffect(() => {
    ends.current = { onBegin, onTaken };
  });
  const [change] = useState(() => (next: (queue: readonly OpenAlert[]) => readonly OpenAlert[]) => {
    waiting.current = next(waiting.current);
    setQueue(waiting.current);
  });
  useEffect(() => {
    const followed = followAnswers((answered) => change((queue) => queue.filter(({ key }) => key !== answered)));
    answers.current = followed;
    return followed.close;
  }, [change]);
  useEffect(() => {
    let close: (() => void) | null = null;
    let isGone = false;
    const refresh = () => void window.dispatchEvent(new Event(ALERT_ARRIVED_EVENT));
    void loadConnection().then(({ connectToAlerts }) => {
      if (isGone) return;
      ends.current.onBegin();
      close = connectToAlerts({
        onAlert: (alert) => {
          change((queue) => enqueue(queue, alert));
          refresh();
        },
        onAlertOver: (over, why) => {
          const ended = waiting.current.find(({ key }) => key === over);
          if (!ended) return;
          change((queue) => queue.filter((alert) => alert !== ended));
          if (why !== null) ends.current.onTaken(ended, why);
        },
        onOfferClosed: refresh,
        onOrderEvent: refresh,
      });
    });
    return () => {
      isGone = true;
      close?.();
    };
  }, [change]);
  const answer = (alert: OpenAlert) => {
    change((queue) => queue.filter((other) => other !== alert));
    alert.answer();
    answers.current?.tell(alert.key);
  };
  return { queue, answer };
}
