// A write that waits to be written (lib/server/ports/write-together.ts) does nothing until it is handed over. As a
// statement of its own it is forgotten.
import ts from 'typescript';

/** Whether a value of this type is such a write, a list of them, or a promise of either. */
function isPendingWrite(type, checker) {
  if (type.isUnion()) return type.types.some((part) => isPendingWrite(part, checker));
  const name = type.getSymbol()?.getName();
  if (name === 'PendingWrite') return true;
  if (name !== 'Array' && name !== 'ReadonlyArray' && name !== 'Promise') return false;
  return checker.getTypeArguments(type).some((part) => isPendingWrite(part, checker));
}

const isAssignment = (node) =>
  ts.isBinaryExpression(node) &&
  node.operatorToken.kind >= ts.SyntaxKind.FirstAssignment &&
  node.operatorToken.kind <= ts.SyntaxKind.LastAssignment;

/** The names of a file's exported functions that answer such writes, by their declared types. */
export function listPlanners(source) {
  return source.statements.flatMap((node) => {
    const isExported =
      ts.isFunctionDeclaration(node) && node.modifiers?.some(({ kind }) => kind === ts.SyntaxKind.ExportKeyword);
    return isExported && /\bPendingWrite\b/.test(node.type?.getText(source) ?? '') ? [node.name.text] : [];
  });
}

/** The import declarations of a file that name one of the planners. */
export function findBorrowedPlanners(source, planners) {
  return source.statements.filter(
    (node) =>
      ts.isImportDeclaration(node) &&
      node.importClause?.namedBindings &&
      ts.isNamedImports(node.importClause.namedBindings) &&
      node.importClause.namedBindings.elements.some(({ name, propertyName }) =>
        planners.has((propertyName ?? name).text),
      ),
  );
}

/** The statements of a file that plan something and hand it over to nobody. */
export function findForgottenWrites(source, checker) {
  const found = [];
  const visit = (node) => {
    if (ts.isExpressionStatement(node)) {
      const value = ts.isVoidExpression(node.expression) ? node.expression.expression : node.expression;
      if (!isAssignment(value) && isPendingWrite(checker.getTypeAtLocation(value), checker)) found.push(node);
    }
    ts.forEachChild(node, visit);
  };
  visit(source);
  return found;
}
