// Which rows of the specification a test's title names: `[V-03] …` or `[V-03, V-04] …`.
const ROW_LIST = /\[((?:[RGFSTVPECXK]-[a-z0-9]+)(?:,\s*[RGFSTVPECXK]-[a-z0-9]+)*)\]/g;

/** The ids of lib/dev/spec-rows.txt: one a line, lines of # are comments. */
export function readIds(text) {
  return text
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line && !line.startsWith('#'));
}

/** Ids that any of the texts names; what is no row of the specification does not count. */
export function findProved(ids, texts) {
  const known = new Set(ids);
  const proved = new Set();
  for (const text of texts)
    for (const [, list] of text.matchAll(ROW_LIST))
      for (const id of list.split(/,\s*/)) if (known.has(id)) proved.add(id);
  return proved;
}
