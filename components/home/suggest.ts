import { searchEntries, searchServices } from '@/lib/domain/search-services';
import { toSearchKey } from '@/lib/domain/letters';

import type { ListedService } from './listed-service';

export interface Suggestion {
  readonly name: string;
  /** The service that it stands under; null for a service itself. */
  readonly serviceName: string | null;
  readonly path: string;
  readonly cities: string;
}

/** Services whose name or keyword matches, or else what under them does (row T-15). */
export function suggest(services: readonly ListedService[], text: string): readonly Suggestion[] {
  return searchServices(services, text).flatMap((service): readonly Suggestion[] => {
    const isByName = searchServices([{ ...service, entries: [] }], text).length > 0;
    if (isByName) return [{ name: service.name, serviceName: null, path: service.path, cities: service.cities }];
    return searchEntries(service.entries, text).map(({ name, path }) => ({
      name,
      path,
      serviceName: service.name,
      cities: service.cities,
    }));
  });
}

/** Where a text leads without a choice: the one thing that it finds, or what bears exactly this name; null when that is not clear. */
export function findMeant(suggestions: readonly Suggestion[], text: string): Suggestion | null {
  const [first, ...others] = suggestions;
  if (first && others.length === 0) return first;
  return suggestions.find(({ name }) => toSearchKey(name) === toSearchKey(text)) ?? null;
}
