import type { OfflineCall } from '@/lib/client/offline/offline-answers';
import { isMatterOver, useKeptAnswer } from '@/lib/client/offline/use-kept-answer';
import type { CallAnswer, CallRequest } from '@/lib/contract';
import { useLocale } from '@/lib/i18n/location';

import { useProviderCall } from '../use-provider-call';

interface OfflineOptions<Name extends OfflineCall> {
  /** Whether an answer may stay on this device; left out, each may. */
  readonly isKept?: (answer: CallAnswer<Name>) => boolean;
}

/**
 * A call of the provider's area. Its last answer stands in until there is a new one, also without network and after a
 * reload. One in another language stands in only for a host that has not answered. `keptAtMs` is when the shown answer
 * came, by this device's clock; null before the first. `isAsked`: the host, or its silence, has been heard of since the
 * page opened.
 */
export function useOfflineCall<Name extends OfflineCall>(
  name: Name,
  input: CallRequest<Name> | null,
  { isKept }: OfflineOptions<Name> = {},
) {
  const { data: fresh, error, isAsked, mutate } = useProviderCall(name, input);
  const locale = useLocale();
  const isOver = isMatterOver(error);
  const kept = useKeptAnswer(name, input, { fresh, isOver, isKept });
  const isReadable = isAsked || (kept?.language ?? locale) === locale;
  const standIn = isReadable ? kept?.answer : undefined;
  return {
    data: isOver ? undefined : (fresh ?? standIn),
    keptAtMs: kept?.keptAtMs ?? null,
    isAsked,
    error,
    mutate,
  };
}
