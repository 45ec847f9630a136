// Reads the imports of the repository's TypeScript files and finds cycles among them.
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import ts from 'typescript';
import { findServerDomain, findTarget, MUTUAL_DOMAINS } from './import-rules.mjs';

const FOLDERS = ['app', 'components', 'e2e', 'lib'];
const ENDINGS = ['', '.ts', '.tsx', '/index.ts', '/index.tsx', '.mjs', '.json'];

/** Repository paths of all source files below the product's folders, and middleware.ts. */
export function listSources(root) {
  const inFolders = FOLDERS.filter((folder) => existsSync(path.join(root, folder))).flatMap((folder) =>
    readdirSync(path.join(root, folder), { recursive: true }).map((name) => path.posix.join(folder, String(name))),
  );
  const files = existsSync(path.join(root, 'middleware.ts')) ? [...inFolders, 'middleware.ts'] : inFolders;
  return files.filter((file) => /\.tsx?$/.test(file)).sort();
}

/** Every import, re-export and import() of a file: [{ specifier, isTypeOnly, line }]. */
export function listImports(file, text) {
  const source = ts.createSourceFile(
    file,
    text,
    ts.ScriptTarget.ESNext,
    true,
    file.endsWith('x') ? ts.ScriptKind.TSX : ts.ScriptKind.TS,
  );
  const imports = [];
  const add = (node, specifier, isTypeOnly) =>
    imports.push({ specifier, isTypeOnly, line: source.getLineAndCharacterOfPosition(node.getStart()).line + 1 });
  const visit = (node) => {
    if (ts.isImportDeclaration(node)) add(node, node.moduleSpecifier.text, isTypeImport(node.importClause));
    else if (ts.isExportDeclaration(node) && node.moduleSpecifier)
      add(node, node.moduleSpecifier.text, node.isTypeOnly);
    else if (ts.isImportTypeNode(node) && ts.isLiteralTypeNode(node.argument))
      add(node, node.argument.literal.text, true);
    else if (isImportCall(node)) add(node, node.arguments[0].text, false);
    ts.forEachChild(node, visit);
  };
  visit(source);
  return imports;
}

function isTypeImport(clause) {
  if (!clause) return false;
  if (clause.isTypeOnly) return true;
  const named = clause.namedBindings;
  if (clause.name || !named || !ts.isNamedImports(named)) return false;
  return named.elements.length > 0 && named.elements.every((element) => element.isTypeOnly);
}

function isImportCall(node) {
  return (
    ts.isCallExpression(node) &&
    node.expression.kind === ts.SyntaxKind.ImportKeyword &&
    node.arguments[0] !== undefined &&
    ts.isStringLiteralLike(node.arguments[0])
  );
}

/** file → imports, each with the repository file it leads to (null: a package, or no such file). */
export function readGraph(root) {
  const files = new Set(listSources(root));
  const graph = new Map();
  for (const file of files) {
    const imports = listImports(file, readFileSync(path.join(root, file), 'utf8'));
    graph.set(
      file,
      imports.map((found) => ({ ...found, to: resolveTo(files, findTarget(file, found.specifier)) })),
    );
  }
  return graph;
}

function resolveTo(files, target) {
  if (target === null) return null;
  const ending = ENDINGS.find((candidate) => files.has(target + candidate));
  return ending === undefined ? null : target + ending;
}

/**
 * Pairs of domains of the server that import each other, types included: what both need belongs in a third. Tests do
 * not count, and neither do the parts that are no domain.
 */
export function findMutualDomains(graph) {
  const known = new Set();
  for (const [file, imports] of graph) {
    const from = findServerDomain(file);
    if (from === null || file.endsWith('.test.ts')) continue;
    for (const { to } of imports) {
      const domain = to === null ? null : findServerDomain(to);
      if (domain !== null && domain !== from) known.add(`${from} ${domain}`);
    }
  }
  return [...known].filter((pair) => {
    const [from, to] = pair.split(' ');
    return from < to && known.has(`${to} ${from}`) && !MUTUAL_DOMAINS.includes(pair);
  });
}

/**
 * Cycles among imports, types included: each a list of files whose last imports its first. One for each closing import.
 */
export function findCycles(graph) {
  const cycles = [];
  const done = new Set();
  const visit = (file, way) => {
    const at = way.indexOf(file);
    if (at >= 0) return void cycles.push(way.slice(at));
    if (done.has(file)) return;
    for (const { to } of graph.get(file) ?? []) if (to && to !== file) visit(to, [...way, file]);
    done.add(file);
  };
  for (const file of graph.keys()) visit(file, []);
  return cycles;
}
