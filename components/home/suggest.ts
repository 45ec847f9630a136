import { searchServices } from '@/lib/domain/text/search-services';
import { toSearchKey } from '@/lib/domain/text/letters';

import type { ListedService } from './listed-service';

export interface Suggestion {
  readonly name: string;
  /** The service that it stands under; null for a service itself. */
  readonly serviceName: string | null;
  readonly path: string;
  readonly cities: string;
  /** The least that it costs; null where that is not known or said. */
  readonly fromPriceRial: number | null;
}

/**
 * Services whose name or keyword matches, each with what of it the text names; or else what under them does (row T-15).
 */
export function suggest(services: readonly ListedService[], text: string): readonly Suggestion[] {
  return searchServices(services, text).flatMap(({ service, isByName, entries }): readonly Suggestion[] => {
    const { name, path, cities } = service;
    return [
      ...(isByName ? [{ name, path, cities, serviceName: null, fromPriceRial: null }] : []),
      ...entries.map((entry) => ({
        name: entry.name,
        path: entry.path,
        cities,
        serviceName: name,
        fromPriceRial: entry.fromPriceRial ?? null,
      })),
    ];
  });
}

/**
 * Where a text leads without a choice: what bears exactly this name, the one type that is found of the one service, or
 * that service; null when that is not clear.
 */
export function findMeant(suggestions: readonly Suggestion[], text: string): Suggestion | null {
  const named = suggestions.find(({ name }) => toSearchKey(name) === toSearchKey(text));
  if (named) return named;
  const services = new Set(suggestions.map(({ name, serviceName }) => serviceName ?? name));
  if (services.size !== 1) return null;
  const types = suggestions.filter(({ serviceName }) => serviceName !== null);
  const [meant = null] = types.length === 1 ? types : suggestions.filter(({ serviceName }) => serviceName === null);
  return meant;
}
