import { useCallback, useState } from 'react';

import type { OrderDraft } from '@/lib/funnel/draft';

interface Followed {
  readonly taskId: number;
  readonly answers: Partial<OrderDraft>;
}

interface FollowedOrder {
  /** Null where no order is followed, or the server has not answered yet. */
  readonly followed: Partial<OrderDraft> | null;
  readonly show: (answers: Partial<OrderDraft>) => void;
}

/**
 * The sent order of the server, as the answers that the steps show. It stands beside the draft and is never kept: after
 * a reload the server is asked again.
 */
export function useFollowed(taskId: number | null): FollowedOrder {
  const [known, setKnown] = useState<Followed | null>(null);
  const show = useCallback(
    (answers: Partial<OrderDraft>) => {
      if (taskId === null) return;
      setKnown((former) => ({ taskId, answers: { ...(former?.taskId === taskId ? former.answers : {}), ...answers } }));
    },
    [taskId],
  );
  return { followed: known?.taskId === taskId ? known.answers : null, show };
}
