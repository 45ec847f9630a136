// Which rows of the specification a test's title names: `[V-03] …` or `[V-03, V-04] …`.
const ROW_LIST = /\[((?:[RGFSTVPECXKB]-[a-z0-9]+)(?:,\s*[RGFSTVPECXKB]-[a-z0-9]+)*)\]/g;

const FLOWS = /^e2e\/flows\//;

// What brings a test to a call or the broker, as people do: the service, its door, a whole site, a socket of the
// broker.
const REACHING_HELPERS =
  /from '[^']*\/(?:testing\/(?:applications|attack|broker-client|call|calls-over-http|http|order-money|site|use-market|use-payout-desk)|http\/edge\/broker-socket)'/;

const ABSENCE = /\b501\b|\bnot \w+ yet\b|\bnot yet\b|\bdoes not exist\b|\bunimplemented\b|\blater issues?\b/i;

/**
 * The rows of lib/dev/spec-rows.txt, an id a line. A row that is not whole yet has the number of its issue behind it,
 * or `later` where none is filed. Lines of # are comments.
 */
export function readRows(text) {
  return text
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line && !line.startsWith('#'))
    .map((line) => {
      const [id, issue = null] = line.split(/\s+/);
      return { id, issue };
    });
}

/** A screen, a call or the broker: what a row is proved through. `file` is a path of the repository. */
export function isReaching(file, text) {
  return FLOWS.test(file) || (file.startsWith('lib/') && REACHING_HELPERS.test(text));
}

/** Every place where a row of the specification is named, with why it proves nothing there, or null. */
export function listNamed(rows, files) {
  const known = new Set(rows.map(({ id }) => id));
  return files.flatMap(({ file, text }) => {
    const whyHere = isReaching(file, text) ? null : 'reaches no screen, no call and no broker';
    return text.split('\n').flatMap((line, index) =>
      [...line.matchAll(ROW_LIST)].flatMap(([, list]) =>
        list.split(/,\s*/).map((id) => {
          const whyNot = known.has(id) ? null : 'is no row of lib/dev/spec-rows.txt';
          const whyTitle = ABSENCE.test(line) ? 'is a test of what is missing' : null;
          return { id, place: `${file}:${index + 1}`, why: whyNot ?? whyHere ?? whyTitle };
        }),
      ),
    );
  });
}

/**
 * The problems of the ids, a sentence each: an id that proves nothing where it stands, and a whole row that no test
 * names.
 */
export function findProblems(rows, named) {
  const proved = toProved(named);
  return [
    ...named
      .filter(({ why }) => why)
      .map(({ id, place, why }) => `${place}: [${id}] ${why}. Name the row where it is proved.`),
    ...rows
      .filter(({ id, issue }) => !issue && !proved.has(id))
      .map(({ id }) => `${id} is named by no test that reaches a screen, a call or the broker.`),
  ];
}

/** Ids that a test names through a screen, a call or the broker. */
export const toProved = (named) => new Set(named.filter(({ why }) => !why).map(({ id }) => id));
