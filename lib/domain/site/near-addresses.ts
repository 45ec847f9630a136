import { distance } from 'fastest-levenshtein';

interface Address {
  /** A path without locale, with its closing slash. */
  readonly path: string;
}

/** The largest share of wrong letters in the longer text. */
const MOST_WRONG = 0.4;
const MOST_SHOWN = 4;

/**
 * The known addresses that somebody may have meant, the nearest first: those that are nearly the same, and those whose
 * last part nearly is. Paths are without locale.
 */
export function findNearAddresses<Known extends Address>(path: string, known: readonly Known[]): Known[] {
  const meant = path.toLowerCase();
  return known
    .map((address) => ({ address, wrong: measure(meant, address.path) }))
    .filter(({ wrong }) => wrong <= MOST_WRONG)
    .sort((one, other) => one.wrong - other.wrong)
    .slice(0, MOST_SHOWN)
    .map(({ address }) => address);
}

function measure(meant: string, path: string): number {
  const [lastMeant, last] = [toLastPart(meant), toLastPart(path)];
  return Math.min(toShare(meant, path), lastMeant && last ? toShare(lastMeant, last) : 1);
}

const toShare = (one: string, other: string) => distance(one, other) / Math.max(one.length, other.length);

const toLastPart = (path: string) => path.split('/').findLast(Boolean) ?? '';
