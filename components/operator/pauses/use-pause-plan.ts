import { useState } from 'react';

import { useSending } from '@/lib/client/use-sending';

import type { PausePlan } from './pause-subject';

/**
 * The shown plan of a pause, while the same pause is asked for: operators see the affected orders before they pause.
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
