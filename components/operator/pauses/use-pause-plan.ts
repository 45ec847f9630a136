import { useState } from 'react';

import { useSending } from '@/lib/client/use-sending';

import type { PausePlan } from './pause-subject';

/**
 * What was shown of a pause, as long as it is still the one that is asked for: an operator pauses nothing whose orders
 * they have not seen.
 */
export function usePausePlan<Asked>(asked: Asked | null, read: (asked: Asked) => Promise<{ plan: PausePlan }>) {
  const [shown, setShown] = useState<{ readonly asked: string; readonly plan: PausePlan } | null>(null);
  const { isSending, failure, send } = useSending();
  const key = JSON.stringify(asked);
  const plan = shown !== null && shown.asked === key ? shown.plan : null;
  const show = async () => {
    if (asked === null) return;
    const sent = await send(() => read(asked));
    if (sent.ok) setShown({ asked: key, plan: sent.answer.plan });
  };
  return { plan, isSending, failure, show };
}
