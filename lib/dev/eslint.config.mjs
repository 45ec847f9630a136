import path from 'node:path';
import { fileURLToPath } from 'node:url';
import next from 'eslint-config-next';
import tseslint from 'typescript-eslint';
import { findForbidden } from './import-rules.mjs';
import { pendingWritesRule } from './pending-writes-rule.mjs';

const root = path.resolve(path.dirname(fileURLToPath(import.meta.url)), '../..');
const react = Object.fromEntries(
  next.flatMap(({ rules = {} }) =>
    Object.keys(rules)
      .filter((name) => /^react(-hooks)?\//.test(name))
      .map((name) => [name, 'off']),
  ),
);
const accessibility = next.find((part) => part.plugins?.['jsx-a11y']).plugins['jsx-a11y'];

const importRules = {
  create(context) {
    const file = path.relative(root, context.filename).split(path.sep).join('/');
    const check = (node, source, isTypeOnly) => {
      const message = source && typeof source.value === 'string' ? findForbidden(file, source.value, isTypeOnly) : null;
      if (message) context.report({ node, message });
    };
    const areAllTypes = (specifiers) =>
      specifiers.length > 0 && specifiers.every(({ importKind }) => importKind === 'type');
    return {
      ImportDeclaration: (node) => check(node, node.source, node.importKind === 'type' || areAllTypes(node.specifiers)),
      ExportNamedDeclaration: (node) => check(node, node.source, node.exportKind === 'type'),
      ExportAllDeclaration: (node) => check(node, node.source, node.exportKind === 'type'),
      ImportExpression: (node) => check(node, node.source, false),
      TSImportType: (node) => check(node, node.source ?? node.argument?.literal, true),
    };
  },
};

const PHYSICAL = [
  '(?:m|p|scroll-m|scroll-p)[lr]-(?:\\d|\\[|auto|px)',
  '(?:left|right)-(?:\\d|\\[|auto|px|full)',
  '(?:text|float|clear)-(?:left|right)(?:\\s|$)',
  '(?:border|rounded)-(?:[lr]|[tb][lr])(?:-|\\s|$)',
].join('|');
const PHYSICAL_CLASS = `/(?:^|[\\s:!-])(?:${PHYSICAL})/`;
const PHYSICAL_MESSAGE =
  'A physical direction breaks the other reading direction. Use the logical one: ms, me, ps, pe, start, end.';
const WORDS_MESSAGE = 'Words live in messages/<locale>/<namespace>.json. Take this one from there, or as a prop.';
const LABELS = '/^(aria-label|aria-description|alt|title|placeholder|label)$/';
const WORD = '/\\p{L}{2,}/u';

const physicalDirections = [
  { selector: `Literal[value=${PHYSICAL_CLASS}]`, message: PHYSICAL_MESSAGE },
  { selector: `TemplateElement[value.raw=${PHYSICAL_CLASS}]`, message: PHYSICAL_MESSAGE },
];
const literalWords = [
  { selector: `JSXText[value=${WORD}]`, message: WORDS_MESSAGE },
  { selector: `JSXElement > JSXExpressionContainer > Literal[value=${WORD}]`, message: WORDS_MESSAGE },
  { selector: `JSXAttribute[name.name=${LABELS}] > Literal[value=${WORD}]`, message: WORDS_MESSAGE },
];

const wholePageGivesWay = [
  {
    selector: 'CallExpression[callee.name="dynamic"][arguments.length=1]',
    message:
      'While such a part comes, the framework takes away everything up to the next Suspense, mostly the whole page. Give it `{ ssr: false }` or a `loading`.',
  },
  {
    selector: 'CallExpression[callee.name=/^(lazy|dynamic)$/] > ArrowFunctionExpression.arguments:first-child',
    message:
      'Such a part that a bad network does not bring fails for good, and takes the whole page with it. Load it with toPatientLoader (lib/client/patient-loader.ts).',
  },
];

const typescript = ['**/*.ts', '**/*.tsx'];
const tests = ['**/*.test.ts', '**/*.test.tsx', '**/*.suite.ts', 'e2e/**', 'lib/server/testing/**'];

export default tseslint.config(
  {
    ignores: [
      '.next/**',
      '.data/**',
      'dist/**',
      'public/**',
      'test-results/**',
      'playwright-report/**',
      'next-env.d.ts',
    ],
  },
  ...next,
  { files: typescript, extends: [tseslint.configs.recommended] },
  {
    // There is no React, and its rules read each file with a compiler of their own: half of what the lint would take.
    name: 'pelakfan/no-react',
    files: ['e2e/**/*.ts', 'lib/{browser,catalogue,contract,dev,domain,funnel,operations,server}/**/*.{ts,mjs,mts}'],
    rules: react,
  },
  {
    name: 'pelakfan',
    settings: { next: { rootDir: root }, react: { version: '19' } },
    linterOptions: { reportUnusedDisableDirectives: 'error' },
    rules: {
      'no-var': 'error',
      'prefer-const': 'error',
      eqeqeq: ['error', 'always', { null: 'ignore' }],
      'no-warning-comments': ['error', { terms: ['todo', 'fixme', 'xxx'] }],
      'max-lines': ['error', { max: 300 }],
      'import/no-default-export': 'error',
      'import/no-anonymous-default-export': 'off',
      '@next/next/no-html-link-for-pages': 'off',
      // Pictures are drawn once, in the size that they are shown in; the framework's own part would ship its script for them.
      '@next/next/no-img-element': 'off',
    },
  },
  {
    name: 'pelakfan/typescript',
    files: typescript,
    languageOptions: { parserOptions: { projectService: true, tsconfigRootDir: root } },
    plugins: { house: { rules: { 'import-rules': importRules, 'pending-writes': pendingWritesRule } } },
    rules: {
      'house/import-rules': 'error',
      '@typescript-eslint/no-explicit-any': 'error',
      '@typescript-eslint/no-floating-promises': 'error',
      '@typescript-eslint/no-misused-promises': ['error', { checksVoidReturn: false }],
      '@typescript-eslint/await-thenable': 'error',
      '@typescript-eslint/consistent-type-imports': ['error', { disallowTypeAnnotations: false }],
      '@typescript-eslint/no-unused-vars': ['error', { argsIgnorePattern: '^_', ignoreRestSiblings: true }],
    },
  },
  {
    name: 'pelakfan/pending-writes',
    files: ['lib/server/**/*.ts'],
    // Its own test forgets one to see what happens.
    ignores: ['lib/server/ports/write-together.test.ts'],
    rules: { 'house/pending-writes': 'error' },
  },
  {
    name: 'pelakfan/screens',
    files: ['app/**/*.tsx', 'components/**/*.{ts,tsx}', 'lib/i18n/**/*.tsx', 'lib/seo/**/*.tsx'],
    ignores: tests,
    rules: {
      ...accessibility.configs.recommended.rules,
      // The only sounds are voice notes of customers: nobody can write captions for them.
      'jsx-a11y/media-has-caption': 'off',
      'no-restricted-syntax': ['error', ...physicalDirections, ...literalWords, ...wholePageGivesWay],
    },
  },
  {
    name: 'pelakfan/function-length',
    files: ['lib/**/*.ts'],
    ignores: [...tests, 'lib/server/seed/**', 'lib/server/schema/**'],
    rules: { 'max-lines-per-function': ['error', { max: 35, skipBlankLines: true, skipComments: true }] },
  },
  {
    name: 'pelakfan/screen-length',
    files: ['**/*.tsx'],
    ignores: tests,
    rules: { 'max-lines-per-function': ['error', { max: 70, skipBlankLines: true, skipComments: true }] },
  },
  {
    // Read by tools that ask for a default export.
    name: 'pelakfan/default-exports',
    files: [
      'app/**',
      'middleware.ts',
      '*.config.*',
      'lib/i18n/request.ts',
      'lib/server/http/page-cache/framework-cache.*',
      'lib/dev/*.config.*',
      'lib/dev/jest-*.mjs',
      'e2e/playwright.config.ts',
      'e2e/*.mjs',
      '**/*.d.ts',
    ],
    rules: { 'import/no-default-export': 'off' },
  },
);
