import { useEffect } from 'react';

import { whenIdle } from '@/lib/client/when-idle';
import { savesData } from '@/lib/domain/saves-data';
import type { QuestionKind } from '@/lib/funnel/flows';
import type { Walk } from '@/lib/funnel/engine';

import { toScreen } from './screens';

/** A question is not read faster, where the browser cannot say that it has painted it. */
const READ_MS = 300;

type Load = () => Promise<unknown>;

/** Brings the screens of this order once the question that is shown is there: the next one is then at hand when its turn comes, and the order goes on without network, as far as it needs none. */
export function useScreensAhead(flow: Walk<QuestionKind>['flow'], question: QuestionKind, loadLogin: Load): void {
  useEffect(() => {
    if (savesData(navigator)) return;
    const left = new AbortController();
    const forget = whenIdle(() => void bring(listLoads(flow, question, loadLogin), left.signal), READ_MS);
    return () => {
      left.abort();
      forget();
    };
  }, [flow, question, loadLogin]);
}

/** In the order in which they are reached from here, and after them those that lead back. */
function listLoads(flow: Walk<QuestionKind>['flow'], shown: QuestionKind, loadLogin: Load): Load[] {
  const place = Math.max(
    0,
    flow.findIndex(({ question }) => question === shown),
  );
  return [...flow.slice(place), ...flow.slice(0, place)].flatMap(({ question, asksLogin }) => {
    const load = toScreen(question).load;
    return [...(asksLogin ? [loadLogin] : []), ...(load ? [load] : [])];
  });
}

/** One after the other: whatever the customer asks for meanwhile comes first. */
async function bring(loads: readonly Load[], left: AbortSignal): Promise<void> {
  for (const load of loads) {
    if (left.aborted) return;
    // One that this version no longer has is asked for again when it is reached.
    await load().catch(() => undefined);
  }
}
