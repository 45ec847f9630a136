import type { KnownService, SearchPicture } from '@/components/layout/search-words';
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
  /** The category of its service; absent until it is known. */
  readonly categoryId?: number;
}

type KnownListedService = KnownService<ListedService>;

const WITHOUT_PRICES = { fromPriceRial: null, usualFromRial: null };

/** As many rows as stand over a phone's keyboard, and those of them that are people. */
export const MOST_ROWS = 6;
export const MOST_PEOPLE = 2;
const TYPES_OF_ONE = MOST_ROWS - 1;
/** The last searches that an empty field brings back. */
export const MOST_LAST = 3;

/**
 * Services whose name or keyword matches the text. A single one brings its first types along. If no service matches,
 * the types that do (row T-15).
 */
export function suggest(services: readonly KnownListedService[], text: string): readonly Suggestion[] {
  const hits = searchServices(services, text);
  return hits.flatMap(({ service, isByName, entries: named }): readonly Suggestion[] => {
    // Nobody has to open the one service that is meant to see what it offers.
    const isOnlyOne = text.trim() !== '' && hits.length === 1 && named.length === 0;
    const entries = isOnlyOne ? service.entries.slice(0, TYPES_OF_ONE) : named;
    return [...(isByName ? [toSuggestion(service)] : []), ...entries.map((entry) => toSuggestion(service, entry))];
  });
}

/** A service, or what stands under it. */
function toSuggestion(service: KnownListedService, entry?: KnownListedService['entries'][number]): Suggestion {
  const { name, path, cities, categoryId } = service;
  const picture = entry?.picture ?? service.picture;
  return {
    cities,
    servicePath: path,
    ...(picture ? { picture } : {}),
    ...(categoryId === undefined ? {} : { categoryId }),
    ...(entry
      ? {
          name: entry.name,
          path: entry.path,
          serviceName: name,
          fromPriceRial: entry.fromPriceRial ?? null,
          usualFromRial: entry.usualFromRial ?? null,
        }
      : { name, path, serviceName: null, ...WITHOUT_PRICES }),
  };
}

/** For an empty field: what was searched last, then services that many want. Both are given by their addresses. */
export function suggestBefore(
  services: readonly KnownListedService[],
  { lastPaths, popularPaths }: { readonly lastPaths: readonly string[]; readonly popularPaths: readonly string[] },
): readonly Suggestion[] {
  const all = services.flatMap((service) => [
    toSuggestion(service),
    ...service.entries.map((entry) => toSuggestion(service, entry)),
  ]);
  const wanted = [...new Set([...lastPaths.slice(0, MOST_LAST), ...popularPaths])];
  return wanted.flatMap((path) => all.find((suggestion) => suggestion.path === path) ?? []).slice(0, MOST_ROWS);
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
