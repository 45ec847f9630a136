import type { CallAnswer } from '@/lib/contract';
import { MINUTE_MS } from '@/lib/domain/constants';
import type { Locale } from '@/lib/i18n/locales';

import type { App } from '../app';

type Bundle = CallAnswer<'boot/getallcategoryv3'>;

interface Kept {
  readonly bundle: Promise<Bundle>;
  readonly askedAtMs: number;
}

/** The main host here keeps its bundle as long. */
const KEPT_FOR_MS = MINUTE_MS;

/**
 * Keeps the category bundle, which every page asks for, a minute a language. While the host is away the last one stands in for it,
 * however old: a menu of yesterday is better than no page.
 */
export function rememberBundle(app: App): App {
  const kept = new Map<Locale, Kept>();

  function ask(locale: Locale, load: () => Promise<Bundle>): Promise<Bundle> {
    const nowMs = app.context.ports.clock.now().getTime();
    const known = kept.get(locale);
    if (known && nowMs - known.askedAtMs < KEPT_FOR_MS) return known.bundle;
    const bundle = load().catch((error: unknown) => {
      if (known) return known.bundle;
      // A failure is told to its callers and not kept.
      kept.delete(locale);
      throw error;
    });
    kept.set(locale, { bundle, askedAtMs: nowMs });
    return bundle;
  }

  const callReading: App['callReading'] = async (name, readInput, facts, answer) => {
    if (name !== 'boot/getallcategoryv3') return app.callReading(name, readInput, facts, answer);
    // The name is the bundle's, so its answer is; a generic name cannot say so to the compiler.
    return ask(facts.locale, () =>
      app.callReading('boot/getallcategoryv3', readInput, { ...facts, authorization: null }, answer),
    ) as ReturnType<typeof app.callReading<typeof name>>;
  };
  return {
    ...app,
    callReading,
    call: (name, input, facts, answer) => callReading(name, () => Promise.resolve(input), facts, answer),
  };
}
