import { existsSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import nextJest from 'next/jest.js';
import { GROUPS_FOLDER, TEST_FOLDERS } from './test-groups.mjs';

const root = path.resolve(path.dirname(fileURLToPath(import.meta.url)), '../..');

// Packages that ship ES modules only: transformed, because jest's tests are CommonJS here.
const ESM_PACKAGES = [
  '@borewit',
  '@electric-sql',
  '@formatjs',
  '@noble',
  '@tanstack',
  '@tokenizer',
  'aedes',
  'aedes-persistence',
  'd3-array',
  'd3-contour',
  'd3-delaunay',
  'date-fns-jalali',
  'delaunator',
  'file-type',
  'icu-minify',
  'internmap',
  'intl-messageformat',
  'jose',
  'ky',
  'mqemitter',
  'next-intl',
  'robust-predicates',
  'server-only',
  'strtok3',
  'token-types',
  'uint8array-extras',
  'use-intl',
];

// With this flag jest refuses to require the packages above, whether transformed or not (tried with 30.5.2 on Node 20).
if ((process.env.NODE_OPTIONS ?? '').includes('--experimental-vm-modules')) {
  throw new Error(
    `NODE_OPTIONS is "${process.env.NODE_OPTIONS}", and with --experimental-vm-modules jest cannot load jose, aedes or ky. ` +
      'Run jest without it: npx jest -c lib/dev/jest.config.mjs <file>',
  );
}

// Only `npm test` writes them.
const writtenGroups = [GROUPS_FOLDER].filter((folder) => existsSync(path.join(root, folder)));

const config = {
  rootDir: root,
  // Not in the folder for temporary files, which npm test has in memory.
  cacheDirectory: path.join(root, 'node_modules/.cache/jest'),
  roots: [...TEST_FOLDERS, ...writtenGroups].map((folder) => path.join(root, folder)),
  testEnvironment: 'node',
  runtime: path.join(root, 'lib/dev/jest-runtime.cjs'),
  testMatch: ['**/*.test.{ts,tsx}', `**/${GROUPS_FOLDER}/*.test.js`],
  moduleNameMapper: {
    '^@/(.*)$': '<rootDir>/$1',
    // Their package.json names no entry for require.
    '^file-type$': '<rootDir>/node_modules/file-type/index.js',
    '^strtok3$': '<rootDir>/node_modules/strtok3/lib/index.js',
    '^strtok3/core$': '<rootDir>/node_modules/strtok3/lib/core.js',
  },
  modulePathIgnorePatterns: ['<rootDir>/.next/', '<rootDir>/dist/'],
  transform: { '@electric-sql/.+\\.cjs$': '<rootDir>/lib/dev/jest-dynamic-import.mjs' },
  setupFiles: ['<rootDir>/lib/dev/jest-light-passwords.mjs', '<rootDir>/lib/dev/jest-nothing-painted.mjs'],
  // Only `--coverage` asks for these.
  coverageProvider: 'v8',
  coverageDirectory: path.join(root, 'test-results/coverage'),
  coverageReporters: ['json-summary', 'html'],
  collectCoverageFrom: [
    '{app,components,lib}/**/*.{ts,tsx}',
    'lib/{dev,operations}/**/*.mjs',
    '!**/*.{test,suite}.{ts,tsx}',
    '!**/*.d.ts',
    '!lib/server/testing/**',
  ],
  maxWorkers: 2,
  // Each group of files leaves some 200 MB in its process. One of 3 GB is three times as slow as a new one, and a new
  // one takes 2.4 s of processor until it is as warm.
  workerIdleMemoryLimit: '1GB',
  // In jest's sandbox a global is looked up slowly, and Drizzle asks for this one at each part of a statement: a fifth
  // of the call tests' time.
  sandboxInjectedGlobals: ['Object'],
  // For what hangs, nothing else: some tests start servers and create databases, and a busy machine is no defect.
  testTimeout: 240_000,
};

const createConfig = nextJest({ dir: root })(config);

export default async function jestConfig() {
  const resolved = await createConfig();
  return {
    ...resolved,
    transformIgnorePatterns: [`/node_modules/(?!(${ESM_PACKAGES.join('|')})/)`, '^.+\\.module\\.(css|sass|scss)$'],
  };
}
