// Puts the comments of the contract into its schemas while the documents are bundled. The programs that people run
// carry none of these words.
import { readFileSync } from 'node:fs';
import path from 'node:path';
import ts from 'typescript';
import { root } from '../run.mjs';

const CONTRACT = /[\\/]lib[\\/]contract[\\/][^\\/]+\.ts$/;
const NOTES = path.join(root, 'lib/dev/documents/schema-notes.ts');

/** A plugin of esbuild: a schema gets its comment as its description, and a declared schema its name. */
export const commentReader = {
  name: 'comment-reader',
  setup(build) {
    build.onLoad({ filter: CONTRACT }, ({ path: file }) => ({
      contents: noteSchemas(file, readFileSync(file, 'utf8')),
      loader: 'ts',
    }));
  },
};

function noteSchemas(file, text) {
  const source = ts.createSourceFile(file, text, ts.ScriptTarget.ESNext, true);
  const home = path.basename(file, '.ts');
  const edits = [];
  const wrap = (node, callee, words, prefix = '') => {
    edits.push({ at: node.getStart(source), text: `${prefix}${callee}(` });
    edits.push({ at: node.end, text: `, ${words.map((word) => JSON.stringify(word)).join(', ')})` });
  };
  const visit = (node) => {
    if (ts.isVariableStatement(node) && node.parent === source)
      for (const { name, initializer } of node.declarationList.declarations)
        if (initializer)
          wrap(initializer, '__noteDeclaration', [home, name.getText(source), readComment(node, source)]);
    const comment = ts.isExpression(node) || ts.isObjectLiteralElement(node) ? readComment(node, source) : '';
    if (comment !== '' && ts.isShorthandPropertyAssignment(node))
      wrap(node, '__describeValue', [comment], `${node.name.text}: `);
    else if (comment !== '' && ts.isPropertyAssignment(node)) wrap(node.initializer, '__describeValue', [comment]);
    else if (comment !== '' && ts.isCallExpression(node) && isListed(node)) wrap(node, '__describeValue', [comment]);
    ts.forEachChild(node, visit);
  };
  visit(source);
  const marked = edits
    .toSorted((one, other) => other.at - one.at)
    .reduce((result, { at, text: mark }) => result.slice(0, at) + mark + result.slice(at), text);
  return `import { describeValue as __describeValue, noteDeclaration as __noteDeclaration } from ${JSON.stringify(NOTES)};\n${marked}`;
}

const isListed = (node) => ts.isArrayLiteralExpression(node.parent);

/** The words of the documentation comment right before a node, as one line. */
function readComment(node, source) {
  const ranges = ts.getLeadingCommentRanges(source.text, node.getFullStart()) ?? [];
  const comment = ranges
    .map(({ pos, end }) => source.text.slice(pos, end))
    .findLast((words) => words.startsWith('/**'));
  return (comment ?? '')
    .replace(/^\/\*\*|\*\/$/g, '')
    .replace(/\n\s*\* ?/g, '\n')
    .replace(/\s+/g, ' ')
    .trim();
}
