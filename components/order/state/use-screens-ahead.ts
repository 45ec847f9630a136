import { useEffect, useEffectEvent } from 'react';

import { whenIdle } from '@/lib/client/when-idle';
import { fromNavigator } from '@/lib/client/browser-features';
import { savesData } from '@/lib/domain/site/saves-data';
import type { OrderDraft } from '@/lib/funnel/draft';
import type { QuestionKind } from '@/lib/funnel/kinds';
import type { Walk } from '@/lib/funnel/engine';

import type { QuestionScreen } from '../shell/question-screen';
import { toScreen } from './screens';

/** A question is not read faster, where the browser cannot say that it has painted it. */
const READ_MS = 300;

type Load = () => Promise<unknown> | undefined;
type Flow = Walk<QuestionKind>['flow'];

interface Ahead {
  readonly flow: Flow;
  readonly question: QuestionKind;
  readonly draft: OrderDraft;
  readonly isLoggedIn: boolean;
  readonly loadLogin: Load;
}

/**
 * Brings the screens of this order, and what they begin with, once the question that is shown is there. The next screen
 * is then at hand when its turn comes. The order goes on without network, as far as it needs none.
 */
export function useScreensAhead({ flow, question, draft, isLoggedIn, loadLogin }: Ahead): void {
  const ask = useEffectEvent((loadOwn: QuestionScreen['loadOwn']) => loadOwn?.(draft));
  useEffect(() => {
    if (savesData(fromNavigator('connection'))) return;
    const left = new AbortController();
    const loads = listScreens(flow, question).flatMap(({ asksLogin, load, loadOwn }) => [
      isLoggedIn ? () => ask(loadOwn) : asksLogin && loadLogin,
      load,
    ]);
    const forget = whenIdle(() => void bring(loads, left.signal), READ_MS);
    return () => {
      left.abort();
      forget();
    };
  }, [flow, question, isLoggedIn, loadLogin]);
}

/** In the order in which they are reached from here, and after them those that lead back. */
function listScreens(flow: Flow, shown: QuestionKind) {
  const place = Math.max(
    0,
    flow.findIndex(({ question }) => question === shown),
  );
  return [...flow.slice(place), ...flow.slice(0, place)].map(({ question, asksLogin }) => ({
    asksLogin,
    ...toScreen(question),
  }));
}

/** One after the other, behind the customer's own requests. */
async function bring(loads: readonly (Load | false | undefined)[], left: AbortSignal): Promise<void> {
  for (const load of loads) {
    if (left.aborted) return;
    // One that this version no longer has is asked for again when it is reached.
    if (load) await load()?.catch(() => undefined);
  }
}
