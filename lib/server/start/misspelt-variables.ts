/** Names that begin so are ours. */
const OWN_BEGINNINGS = [
  'KAVENEGAR_',
  'ZARINPAL_',
  'ZIBAL_',
  'MQTT_',
  'VAPID_',
  'METRICS_',
  'MAP_TILES_',
  'SESSION_SECRET',
];
/** Shorter names differ by a letter or two from many a name that is somebody else’s. */
const SHORTEST_COMPARED = 8;
const MOST_EDITS = 2;

/**
 * A sentence for each variable of the environment that is unknown and looks like one of ours: its value would be
 * ignored without a word.
 */
export function findMisspelt(environment: Iterable<string>, known: readonly string[]): string[] {
  return [...environment].flatMap((name) => {
    if (known.includes(name)) return [];
    const nearest = findNearest(name, known);
    if (nearest !== null)
      return [`${name} is no variable of this site: did you mean ${nearest}? Correct it or remove it.`];
    const beginning = OWN_BEGINNINGS.find((own) => name.startsWith(own));
    if (beginning === undefined) return [];
    const siblings = known.filter((other) => other.startsWith(beginning));
    return [`${name} is no variable of this site. There are ${siblings.join(', ')}. Correct it or remove it.`];
  });
}

function findNearest(name: string, known: readonly string[]): string | null {
  const compared = known
    .filter(({ length }) => length >= SHORTEST_COMPARED)
    .map((other) => ({ other, edits: countEdits(name, other) }))
    .toSorted((one, next) => one.edits - next.edits);
  const [nearest] = compared;
  const most = name.length > SHORTEST_COMPARED + 1 ? MOST_EDITS : 1;
  return nearest && nearest.edits <= most ? nearest.other : null;
}

/** Letters added, left out or replaced (Levenshtein). */
function countEdits(one: string, other: string): number {
  let row = Array.from({ length: other.length + 1 }, (_, index) => index);
  for (const [index, letter] of [...one].entries()) {
    const next = [index + 1];
    for (const [place, wanted] of [...other].entries())
      next.push(
        Math.min((row[place + 1] ?? 0) + 1, (next[place] ?? 0) + 1, (row[place] ?? 0) + (letter === wanted ? 0 : 1)),
      );
    row = next;
  }
  return row.at(-1) ?? 0;
}
