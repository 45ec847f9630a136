// Compares class names of the sources with the style sheet that Tailwind makes of them. A name without a rule styles
// nothing, and nobody sees it missing.
import { readFileSync } from 'node:fs';
import path from 'node:path';
import postcss from 'postcss';
import tailwindcss from 'tailwindcss';
import loadConfig from 'tailwindcss/loadConfig.js';
import ts from 'typescript';

/** Attributes, properties, variables and functions that hold class names. */
const HOLDER = /^(?:className|\w+ClassName)$/;
/** Tailwind looks for these names in selectors of other elements. They have no rule of their own. */
const MARKER = /^(?:group|peer)(?:\/\w+)?$/;
/** A class name within a selector, as a style sheet escapes it. */
const CLASS_IN_SELECTOR = /\.((?:\\[0-9a-f]{1,6} ?|\\.|[\w-])+)/gi;

/**
 * The class names that a source file writes, each with its line. It follows constants and functions of the file; what
 * it imports is read where it stands. A name with a part that is put in while it runs (`text-${size}`) is left out.
 */
export function listClassNames(file, text) {
  const source = ts.createSourceFile(file, text, ts.ScriptTarget.Latest, true, ts.ScriptKind.TSX);
  const declared = new Map();
  const seen = new Set();
  const found = [];

  const add = (node, written) => {
    const { line } = source.getLineAndCharacterOfPosition(node.getStart(source));
    for (const name of written.split(/\s+/)) if (name) found.push({ name, line: line + 1 });
  };

  const collect = (node) => {
    if (!node || seen.has(node)) return;
    seen.add(node);
    if (ts.isStringLiteralLike(node)) return add(node, node.text);
    if (ts.isTemplateExpression(node)) return collectTemplate(node);
    if (ts.isConditionalExpression(node)) return [node.whenTrue, node.whenFalse].forEach(collect);
    if (ts.isBinaryExpression(node)) return collectEither(node);
    if (ts.isIdentifier(node)) return collect(declared.get(node.text));
    if (ts.isPropertyAccessExpression(node) || ts.isElementAccessExpression(node)) return collect(node.expression);
    if (ts.isCallExpression(node)) return collectCall(node);
    if (ts.isPropertyAssignment(node)) return collect(node.initializer);
    if (ts.isArrowFunction(node)) return ts.isBlock(node.body) ? collectReturned(node.body) : collect(node.body);
    if (ts.isFunctionDeclaration(node)) return collectReturned(node.body);
    const isHolder = [
      ts.isJsxExpression,
      ts.isObjectLiteralExpression,
      ts.isArrayLiteralExpression,
      ts.isParenthesizedExpression,
      ts.isAsExpression,
      ts.isSatisfiesExpression,
      ts.isSpreadElement,
    ].some((is) => is(node));
    if (isHolder) ts.forEachChild(node, (child) => void (ts.isTypeNode(child) || collect(child)));
  };

  const collectTemplate = ({ head, templateSpans }) => {
    const pieces = [head, ...templateSpans.map(({ literal }) => literal)].map(({ text: piece }) => piece);
    // What touches a value that is put in is half a name.
    const whole = pieces.map((piece, at) => {
      const ended = at < pieces.length - 1 ? piece.replace(/\S+$/, '') : piece;
      return at > 0 ? ended.replace(/^\S+/, '') : ended;
    });
    add(head, whole.join(' '));
    for (const { expression, literal } of templateSpans) if (/^(?:\s|$)/.test(literal.text)) collect(expression);
  };

  const collectEither = ({ left, operatorToken, right }) => {
    const { AmpersandAmpersandToken, BarBarToken, QuestionQuestionToken } = ts.SyntaxKind;
    if (operatorToken.kind === BarBarToken || operatorToken.kind === QuestionQuestionToken) collect(left);
    if ([AmpersandAmpersandToken, BarBarToken, QuestionQuestionToken].includes(operatorToken.kind)) collect(right);
  };

  const collectCall = (node) => {
    if (ts.isIdentifier(node.expression)) {
      if (node.expression.text === 'classNames') node.arguments.forEach(collect);
      else collect(declared.get(node.expression.text));
    } else collect(node.expression);
  };

  const collectReturned = (node) => {
    if (!node || ts.isFunctionLike(node)) return;
    if (ts.isReturnStatement(node)) collect(node.expression);
    else ts.forEachChild(node, collectReturned);
  };

  const declare = (node) => {
    if (ts.isVariableDeclaration(node) && ts.isIdentifier(node.name)) declared.set(node.name.text, node.initializer);
    if (ts.isFunctionDeclaration(node) && node.name) declared.set(node.name.text, node);
    ts.forEachChild(node, declare);
  };

  const visit = (node) => {
    const named = (kind) => kind(node) && HOLDER.test(node.name?.getText(source) ?? '');
    if (named(ts.isJsxAttribute) || named(ts.isPropertyAssignment) || named(ts.isVariableDeclaration))
      collect(node.initializer);
    if (named(ts.isFunctionDeclaration)) collect(node);
    if (ts.isCallExpression(node) && ts.isIdentifier(node.expression) && node.expression.text === 'classNames')
      collect(node);
    ts.forEachChild(node, visit);
  };

  declare(source);
  visit(source);
  return found;
}

/** The class names that have a rule: those of Tailwind among `names`, and those that the style sheets write. */
async function listStyledNames(root, names, sheets) {
  const config = loadConfig(path.join(root, 'tailwind.config.ts'));
  const content = [{ raw: [...names].join(' '), extension: 'html' }];
  const styled = new Set();
  for (const sheet of sheets) {
    // Without what is experimental, of which it would warn each time, it makes the same names.
    const tailwind = tailwindcss({ ...config, content, experimental: {} });
    const from = path.join(root, sheet);
    const { root: tree } = await postcss([tailwind]).process(readFileSync(from, 'utf8'), { from });
    tree.walkRules(({ selector }) => {
      for (const [, escaped] of selector.matchAll(CLASS_IN_SELECTOR)) styled.add(unescape(escaped));
    });
  }
  return styled;
}

function unescape(name) {
  const fromCode = (_, code) => String.fromCodePoint(parseInt(code, 16));
  return name.replace(/\\([0-9a-f]{1,6}) ?/gi, fromCode).replace(/\\(.)/g, '$1');
}

/** A sentence a class name that no rule styles. `sources` are pairs of a file and its text. */
export async function findUnstyledNames(root, sources, sheets) {
  const written = sources.flatMap(([file, text]) => listClassNames(file, text).map((use) => ({ ...use, file })));
  const styled = await listStyledNames(root, new Set(written.map(({ name }) => name)), sheets);
  return written
    .filter(({ name }) => !styled.has(name) && !MARKER.test(name))
    .map(
      ({ file, line, name }) =>
        `${file}:${line}: "${name}" has no rule in the style sheet. Write a name that tailwind.config.ts or a sheet has.`,
    );
}
