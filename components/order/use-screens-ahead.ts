import { savesData } from '@/lib/domain/saves-data';
import { useEffect } from 'react';

import type { QuestionKind } from '@/lib/funnel/flows';
import type { ServiceFlow } from '@/lib/funnel/flow';

import { toScreen } from './screens';

const AFTER_MS = 1500;

type Load = () => Promise<unknown>;

/** Brings the screens of this order once its first is there and nothing else is asked for: it then goes on without network, as far as it needs none. */
export function useScreensAhead(flow: ServiceFlow<QuestionKind>, loadLogin: Load): void {
  useEffect(() => {
    if (savesData(navigator)) return;
    const timer = setTimeout(() => void bring(listLoads(flow, loadLogin)), AFTER_MS);
    return () => clearTimeout(timer);
  }, [flow, loadLogin]);
}

/** In the order in which they are reached. */
function listLoads(flow: ServiceFlow<QuestionKind>, loadLogin: Load): Load[] {
  return flow.flatMap(({ question, asksLogin }) => {
    const load = toScreen(question).load;
    return [...(asksLogin ? [loadLogin] : []), ...(load ? [load] : [])];
  });
}

/** One after the other: whatever the customer asks for meanwhile comes first. */
async function bring(loads: readonly Load[]): Promise<void> {
  // One that this version no longer has is asked for again when it is reached.
  for (const load of loads) await load().catch(() => undefined);
}
