// Which parts need the mark 'use client': those that a server part imports. A part that only other parts of the browser
// import runs there anyway.
const ROUTE_FILE = /^app\/.*\b(page|layout|route|not-found|loading|template|default|sitemap|robots|manifest)\.tsx?$/;

/**
 * The marked files that a server part reaches, each by an import that no marked file stands before. `graph` is that of
 * readGraph.
 */
export function listMarkedByServer(graph, isMarked) {
  const seen = new Set();
  const reached = new Set();
  const visit = (file) => {
    if (isMarked(file)) return void reached.add(file);
    if (seen.has(file)) return;
    seen.add(file);
    for (const { to, isTypeOnly } of graph.get(file) ?? []) if (to && !isTypeOnly) visit(to);
  };
  for (const file of graph.keys()) if (ROUTE_FILE.test(file)) visit(file);
  return reached;
}

/** All files that go to browsers: the marked ones, and those that they import. */
export function listSentToBrowsers(graph, isMarked) {
  const sent = new Set();
  const visit = (file) => {
    if (sent.has(file)) return;
    sent.add(file);
    for (const { to, isTypeOnly } of graph.get(file) ?? []) if (to && !isTypeOnly) visit(to);
  };
  for (const file of graph.keys()) if (isMarked(file)) visit(file);
  return sent;
}
