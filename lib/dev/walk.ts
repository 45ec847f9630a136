import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import ts from 'typescript';

import { findTarget } from './import-rules.mjs';
import { refuseClimb } from './order-floors.mjs';

interface Entry {
  /** A path from the repository's root. */
  readonly file: string;
  /** The function or the table that a reader opens first there. */
  readonly name: string;
}

interface Way extends Entry {
  /** The reader follows no name out of this folder. */
  readonly within: string;
  /** Names that a reader believes: they are looked up, and not followed. */
  readonly doors: readonly string[];
}

interface Walk {
  /** How often the reader comes to a file, returns included. */
  readonly stays: number;
  readonly files: readonly string[];
  /** Imports on the way that lead to a higher floor of orders. */
  readonly climbs: readonly string[];
}

interface Source {
  readonly declared: ReadonlyMap<string, ts.Node>;
  /** Name → module and the name there. */
  readonly imported: ReadonlyMap<string, Import>;
  readonly passedOn: ReadonlyMap<string, Import>;
}

interface Import {
  readonly from: string;
  readonly name: string;
}

const sources = new Map<string, Source>();

/**
 * Follows a function as a reader does: each name that it uses, in the order of the text and before the next, each once.
 * Types are not followed.
 */
export function walk({ file, name, within, doors }: Way): Walk {
  const seen = new Set<string>();
  const visited: string[] = [];
  const climbs: string[] = [];
  const visit = (at: Entry): void => {
    const key = `${at.file}#${at.name}`;
    if (seen.has(key)) return;
    seen.add(key);
    visited.push(at.file);
    if (doors.includes(at.name)) return;
    for (const used of listUsed(at)) {
      const found = findDeclared(at.file, used);
      if (!found?.file.startsWith(within)) continue;
      if (found.file !== at.file && refuseClimb(at.file, found.file) !== null)
        climbs.push(`${at.file} → ${found.file}`);
      visit(found);
    }
  };
  visit({ file, name });
  const stays = visited.filter((place, index) => place !== visited[index - 1]).length;
  return { stays, files: [...new Set(visited)], climbs };
}

/** The names that a declaration uses, in the order of its text. */
function listUsed({ file, name }: Entry): string[] {
  const node = readSource(file).declared.get(name);
  if (!node) throw new Error(`${file} declares no ${name}`);
  const used: string[] = [];
  const look = (part: ts.Node): void => {
    if (ts.isTypeNode(part)) return;
    if (ts.isIdentifier(part) && !isNameOfAnother(part)) used.push(part.text);
    ts.forEachChild(part, look);
  };
  ts.forEachChild(node, look);
  return used;
}

/** A property's name says nothing of what a file declares. */
function isNameOfAnother(identifier: ts.Identifier): boolean {
  const { parent } = identifier;
  return (ts.isPropertyAccessExpression(parent) || ts.isPropertyAssignment(parent)) && parent.name === identifier;
}

/** The declaration of a name that a file uses; null where it is no source of ours. */
function findDeclared(file: string, name: string): Entry | null {
  const { declared, imported, passedOn } = readSource(file);
  if (declared.has(name)) return { file, name };
  const found = imported.get(name) ?? passedOn.get(name);
  const target = found && findFile(findTarget(file, found.from));
  return target ? findDeclared(target, found.name) : null;
}

function findFile(target: string | null): string | null {
  if (target === null) return null;
  return ['.ts', '.tsx', '/index.ts'].map((ending) => target + ending).find((file) => existsSync(file)) ?? null;
}

function readSource(file: string): Source {
  const known = sources.get(file);
  if (known) return known;
  const text = readFileSync(path.resolve(file), 'utf8');
  const { statements } = ts.createSourceFile(file, text, ts.ScriptTarget.ESNext, true);
  const source = {
    declared: new Map(statements.flatMap(listDeclared)),
    imported: new Map(statements.flatMap(listImported)),
    passedOn: new Map(statements.flatMap(listPassedOn)),
  };
  sources.set(file, source);
  return source;
}

function listDeclared(statement: ts.Statement): (readonly [string, ts.Node])[] {
  if (ts.isFunctionDeclaration(statement) && statement.name) return [[statement.name.text, statement]];
  if (!ts.isVariableStatement(statement)) return [];
  return statement.declarationList.declarations.flatMap((node) =>
    ts.isIdentifier(node.name) ? [[node.name.text, node] as const] : [],
  );
}

function listImported(statement: ts.Statement): (readonly [string, Import])[] {
  if (!ts.isImportDeclaration(statement) || !statement.importClause || statement.importClause.isTypeOnly) return [];
  const { namedBindings } = statement.importClause;
  if (!namedBindings || !ts.isNamedImports(namedBindings)) return [];
  return toNames(namedBindings.elements, statement.moduleSpecifier);
}

function listPassedOn(statement: ts.Statement): (readonly [string, Import])[] {
  if (!ts.isExportDeclaration(statement) || !statement.moduleSpecifier || !statement.exportClause) return [];
  return ts.isNamedExports(statement.exportClause)
    ? toNames(statement.exportClause.elements, statement.moduleSpecifier)
    : [];
}

function toNames(
  elements: readonly (ts.ImportSpecifier | ts.ExportSpecifier)[],
  module: ts.Expression,
): (readonly [string, Import])[] {
  const from = ts.isStringLiteral(module) ? module.text : '';
  return elements
    .filter(({ isTypeOnly }) => !isTypeOnly)
    .map(({ name, propertyName }) => [name.text, { from, name: (propertyName ?? name).text }]);
}
