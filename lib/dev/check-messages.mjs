// Holds the messages of the four languages equal, and the contract's errors to words. Run alone: node
// lib/dev/check-messages.mjs
import { existsSync, readFileSync, readdirSync } from 'node:fs';
import path from 'node:path';
import ts from 'typescript';
import { findProblems, findWordlessErrors } from './message-rules.mjs';
import { root } from './run.mjs';
import { findTypedNumbersInMessages, findUncountedArabic } from './typed-numbers.mjs';

// Persian leads: it is the language that the product is written in.
const LOCALES = ['fa', 'en', 'de', 'ar'];

const fileOf = (locale, namespace) => path.join(root, 'messages', locale, `${namespace}.json`);

const namespaces = [...new Set(LOCALES.flatMap((locale) => readdirSync(path.join(root, 'messages', locale))))]
  .filter((file) => file.endsWith('.json'))
  .map((file) => file.replace(/\.json$/, ''))
  .sort();

const problems = namespaces.flatMap(checkNamespace);
problems.push(...findWordlessErrors(readErrorKeys(), readMessages('fa', 'errors') ?? {}));
for (const problem of problems) console.log(problem);
console.log(`${namespaces.length} namespaces in ${LOCALES.length} languages, ${problems.length} problems`);
process.exitCode = problems.length > 0 ? 1 : 0;

function checkNamespace(namespace) {
  const missing = LOCALES.filter((locale) => !existsSync(fileOf(locale, namespace)));
  if (missing.length > 0) return [`${namespace}.json: not in ${missing.join(', ')}. Add the file there.`];
  try {
    const byLocale = Object.fromEntries(LOCALES.map((locale) => [locale, readMessages(locale, namespace)]));
    return [
      ...findProblems(namespace, byLocale),
      ...LOCALES.flatMap((locale) => findTypedNumbersInMessages(namespace, locale, byLocale[locale])),
      ...findUncountedArabic(`messages/ar/${namespace}.json`, byLocale.ar),
    ];
  } catch (error) {
    return [`${namespace}.json: ${error.message}. Correct the file.`];
  }
}

function readMessages(locale, namespace) {
  return existsSync(fileOf(locale, namespace)) ? JSON.parse(readFileSync(fileOf(locale, namespace), 'utf8')) : null;
}

function readErrorKeys() {
  const file = path.join(root, 'lib/contract/errors.ts');
  const source = ts.createSourceFile(file, readFileSync(file, 'utf8'), ts.ScriptTarget.ESNext, true);
  const keys = [];
  const visit = (node) => {
    if (ts.isVariableDeclaration(node) && node.name.getText() === 'errors') collectKeys(node.initializer, keys);
    ts.forEachChild(node, visit);
  };
  visit(source);
  if (keys.length === 0)
    throw new Error('lib/contract/errors.ts declares no table "errors" that can be read. Keep it an object literal.');
  return keys;
}

function collectKeys(node, keys) {
  if (ts.isObjectLiteralExpression(node)) for (const { name } of node.properties) keys.push(name.text);
  else if (node.expression) collectKeys(node.expression, keys);
}
