import type { SearchPicture } from '@/components/layout/search-words';
import { searchServices } from '@/lib/domain/text/search-services';
import { toSearchKey } from '@/lib/domain/text/letters';

import type { ListedService } from './listed-service';

export interface Suggestion {
  readonly name: string;
  /** The service that it stands under; null for a service itself. */
  readonly serviceName: string | null;
  /** The address of the service itself, or of the one that it stands under. */
  readonly servicePath: string;
  readonly path: string;
  readonly cities: string;
  /** The service's picture; absent until it is known. */
  readonly picture?: SearchPicture;
  /** The least that it costs; null where that is not known or said. */
  readonly fromPriceRial: number | null;
  /** The least of its usual price where professionals bid; else null. */
  readonly usualFromRial: number | null;
}

const WITHOUT_PRICES = { fromPriceRial: null, usualFromRial: null };

/** With the service itself as many rows as stand over a phone's keyboard. */
const TYPES_OF_ONE = 5;

/**
 * Services whose name or keyword matches the text. A single one brings its first types along. If no service matches,
 * the types that do (row T-15).
 */
export function suggest(
  services: readonly (ListedService & { readonly picture?: SearchPicture })[],
  text: string,
): readonly Suggestion[] {
  const hits = searchServices(services, text);
  return hits.flatMap(({ service, isByName, entries: named }): readonly Suggestion[] => {
    // Nobody has to open the one service that is meant to see what it offers.
    const isOnlyOne = text.trim() !== '' && hits.length === 1 && named.length === 0;
    const entries = isOnlyOne ? service.entries.slice(0, TYPES_OF_ONE) : named;
    const { name, path, cities } = service;
    const picture = service.picture ? { picture: service.picture } : {};
    return [
      ...(isByName
        ? [{ name, path, cities, serviceName: null, servicePath: path, ...WITHOUT_PRICES, ...picture }]
        : []),
      ...entries.map((entry) => ({
        name: entry.name,
        path: entry.path,
        cities,
        serviceName: name,
        servicePath: path,
        fromPriceRial: entry.fromPriceRial ?? null,
        usualFromRial: entry.usualFromRial ?? null,
        ...picture,
      })),
    ];
  });
}

/**
 * Where a text leads without a choice. It is the suggestion of exactly this name, the only found type of the only
 * service, or that service. Null when that is not clear.
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
