import { toSearchKey } from './letters';

interface Named {
  readonly name: string;
}

export interface SearchableService extends Named {
  /** What people also call it; absent where it is not known. */
  readonly keywords?: string;
  /** What stands under it: its types or grades. */
  readonly entries: readonly Named[];
}

/**
 * By name or keyword first; only when nothing matches, by what stands under a service (SPEC 5, row T-15). Case, spaces around,
 * digits, half-spaces and the Arabic twins of Persian letters make no difference, nor does the order of the words. An empty text finds all.
 */
export function searchServices<Service extends SearchableService>(
  services: readonly Service[],
  text: string,
): readonly Service[] {
  const isFound = toMatcher(text);
  const byName = services.filter(({ name, keywords = '' }) => isFound(`${name} ${keywords}`));
  return byName.length > 0 ? byName : services.filter(({ entries }) => entries.some(({ name }) => isFound(name)));
}

/** Of what stands under a service, what a text names: so that a search may lead there at once. */
export function searchEntries<Entry extends Named>(entries: readonly Entry[], text: string): readonly Entry[] {
  const isFound = toMatcher(text);
  return entries.filter(({ name }) => isFound(name));
}

const toJoined = (key: string) => key.replace(/ /g, '');

function toMatcher(text: string): (name: string) => boolean {
  const key = toSearchKey(text);
  const words = key.split(' ');
  // What one writes with a half-space, another writes with a space or together.
  const isJoinedByHand = /[\s\u200c]/.test(text.trim());
  return (name) => {
    const nameKey = toSearchKey(name);
    return (
      words.every((word) => nameKey.includes(word)) || (isJoinedByHand && toJoined(nameKey).includes(toJoined(key)))
    );
  };
}
