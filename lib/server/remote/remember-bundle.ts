import type { CallAnswer } from '@/lib/contract';
import { MINUTE_MS } from '@/lib/domain/constants/time-units';
import { TimedMemory } from '@/lib/domain/site/timed-memory';

import type { App } from '../app';

type Bundle = CallAnswer<'boot/getallcategoryv3'>;

/** The main host here keeps its bundle as long. */
const KEPT_FOR_MS = MINUTE_MS;

/**
 * Keeps the category bundle, which every page asks for, a minute a language. While the host is away the last one stands
 * in for it, however old: a menu of yesterday is better than no page.
 */
export function rememberBundle(app: App): App {
  const { clock } = app.context.ports;
  const bundles = new TimedMemory<Bundle>({
    keptForMs: KEPT_FOR_MS,
    now: () => clock.now().getTime(),
    sharesReads: true,
    lastStandsIn: true,
  });

  const callReading: App['callReading'] = async (name, readInput, facts, answer) => {
    if (name !== 'boot/getallcategoryv3') return app.callReading(name, readInput, facts, answer);
    // The name is the bundle's, so its answer is; a generic name cannot say so to the compiler.
    return bundles.recall(facts.locale, () =>
      app.callReading('boot/getallcategoryv3', readInput, { ...facts, authorization: null }, answer),
    ) as ReturnType<typeof app.callReading<typeof name>>;
  };
  return {
    ...app,
    callReading,
    call: (name, input, facts, answer) => callReading(name, () => Promise.resolve(input), facts, answer),
  };
}
