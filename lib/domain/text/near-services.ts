import { FILLER_WORDS } from './search-fillers';
import { searchServices, toWords, type SearchableService, type ServiceHit } from './search-services';

const MOST_NEAR = 3;

/**
 * Services that match a single word of the text, for a text that matches none as a whole. At most three, in the order
 * of the words. Filler words match nothing.
 */
export function findNearServices<Service extends SearchableService>(
  services: readonly Service[],
  text: string,
): readonly ServiceHit<Service>[] {
  const words = toWords(text).filter((word) => !FILLER_WORDS.has(word));
  const near = new Map<Service, ServiceHit<Service>>();
  for (const hit of words.flatMap((word) => searchServices(services, word)))
    if (!near.has(hit.service)) near.set(hit.service, hit);
  return [...near.values()].slice(0, MOST_NEAR);
}
