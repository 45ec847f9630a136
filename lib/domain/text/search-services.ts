import { toSearchKey } from './letters';
import { isWithinOneEdit } from './one-edit';
import { FILLER_WORDS } from './search-fillers';

interface Named {
  readonly name: string;
  /** Other names that people use; absent where none is known. */
  readonly keywords?: string;
}

export interface SearchableService extends Named {
  /** The service's types or grades. */
  readonly entries: readonly Named[];
}

export interface ServiceHit<Service extends SearchableService> {
  readonly service: Service;
  /** False where only one of its types or grades has the name. */
  readonly isByName: boolean;
  /** The types that the text names; none where it names all alike. */
  readonly entries: readonly Service['entries'][number][];
}

/** Shorter words stand at the beginning of another word: "car" is not in "scarf". */
const SHORT_WORD = 3;
/** The least letters of a word that may have an error; in a shorter one an error makes another word. */
const LEAST_FORGIVEN = 4;
const LEAST_FORGIVEN_PREFIX = 6;
const LEAST_JOINED = 4;

/**
 * Matches names and keywords first; only when nothing matches, a service's types and grades (SPEC 5, row T-15). Only
 * when that finds nothing, words that every search may have are left out ("my", "repair"), and then one typing error is
 * forgiven. Case, spaces, digits, half-spaces and the Arabic twins of Persian letters make no difference, nor does the
 * order of the words. An empty text finds all.
 */
export function searchServices<Service extends SearchableService>(
  services: readonly Service[],
  text: string,
): readonly ServiceHit<Service>[] {
  if (toSearchKey(text) === '') return services.map((service) => ({ service, isByName: true, entries: [] }));
  const words = toWords(text);
  if (words.length === 0) return [];
  const telling = words.filter((word) => !FILLER_WORDS.has(word));
  const core = telling.length > 0 ? telling : words;
  for (const matches of [toExact(words), toExact(core), toForgiving(core)]) {
    const hits = findHits(services, matches);
    if (hits.length > 0) return hits;
  }
  return [];
}

type Matches = (target: readonly string[]) => boolean;

function findHits<Service extends SearchableService>(
  services: readonly Service[],
  matches: Matches,
): readonly ServiceHit<Service>[] {
  const byName = services.filter((service) => matches(toTarget(service)));
  if (byName.length > 0)
    return byName.map((service) => ({ service, isByName: true, entries: pickEntries(service, matches) }));
  return services.flatMap((service) => {
    const entries = service.entries.filter((entry) => matches(toTarget(entry)));
    return entries.length > 0 ? [{ service, isByName: false, entries }] : [];
  });
}

function pickEntries<Service extends SearchableService>({ entries }: Service, matches: Matches) {
  const found = entries.filter((entry) => matches(toTarget(entry)));
  return found.length < entries.length ? found : [];
}

const toTarget = ({ name, keywords = '' }: Named) => recallWords(`${name} ${keywords}`);

/** The catalogue's texts are few, and each is compared at every letter that somebody types. */
const known = new Map<string, readonly string[]>();
function recallWords(text: string): readonly string[] {
  const words = known.get(text) ?? toWords(text);
  known.set(text, words);
  return words;
}

export function toWords(text: string): string[] {
  return toSearchKey(text)
    .split(/[^\p{L}\p{N}]+/u)
    .filter(Boolean);
}

function toExact(words: readonly string[]): Matches {
  return (target) => words.every((word) => isIn(word, target)) || isJoinedIn(words.join(''), target);
}

/** One word may be wrong by a letter. */
function toForgiving(words: readonly string[]): Matches {
  return (target) => {
    const wrong = words.filter((word) => !isIn(word, target));
    const [only = ''] = wrong;
    return wrong.length <= 1 && (only === '' || target.some((word) => isNearly(only, word)));
  };
}

function isIn(word: string, target: readonly string[]): boolean {
  if (word.length <= SHORT_WORD) return target.some((other) => other.startsWith(word));
  return target.some((other) => other.includes(word)) || (hasArticle(word) && isIn(word.slice(2), target));
}

/** Whether a word begins with the Arabic article, which is written as a part of it. */
const hasArticle = (word: string) => word.startsWith('ال') && word.length > SHORT_WORD + 2;

/** A word may be written with a half-space, with a space or together. */
function isJoinedIn(joined: string, target: readonly string[]): boolean {
  return joined.length >= LEAST_JOINED && target.some((_, at) => target.slice(at).join('').startsWith(joined));
}

/** Compares as far as the word is typed: the other word may go on. */
function isNearly(word: string, other: string): boolean {
  if (word.length < LEAST_FORGIVEN || other.length < LEAST_FORGIVEN) return false;
  if (word.length < LEAST_FORGIVEN_PREFIX) return word[0] === other[0] && isWithinOneEdit(word, other);
  return [-1, 0, 1].some((more) => isWithinOneEdit(word, other.slice(0, word.length + more)));
}
