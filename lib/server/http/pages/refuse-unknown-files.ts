import { existsSync, readdirSync, statSync } from 'node:fs';
import { join, sep } from 'node:path';

import { generatedFiles } from '@/lib/i18n/public-routes';

const FRAMEWORK = '/_next/';
const FRAMEWORK_FILES = '/_next/static/';

/** Ready files by their addresses, with their sizes in bytes. */
export type ReadyFiles = ReadonlyMap<string, number>;

/** The files for browsers in a project's folder: `public`, and the build's own. */
export function listReadyFiles(project: string): ReadyFiles {
  return new Map([
    ...listFiles(join(project, 'public'), ''),
    ...listFiles(join(project, '.next/static'), '/_next/static'),
  ]);
}

/** Empty where there is no such folder: before a build, and in development. */
function listFiles(folder: string, prefix: string): readonly (readonly [string, number])[] {
  if (!existsSync(folder)) return [];
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .map((name) => ({ name, found: statSync(join(folder, name)) }))
    .filter(({ found }) => found.isFile())
    .map(({ name, found }) => [`${prefix}/${name.split(sep).join('/')}`, found.size] as const);
}

/** Whether middleware takes an address for a file or the broker's (its matcher) and leaves it to the framework. */
export function looksLikeFile(path: string): boolean {
  return path.startsWith(FRAMEWORK) || path === '/mqtt' || /\.[^/]*$/.test(path);
}

/**
 * Whether an address is written as a file's and no file is there. The framework would render one as the home page in a
 * language of that name, and keep it: `/anything.txt`, `/_next/services/`.
 */
export function isUnknownFile(path: string, readyFiles: ReadyFiles): boolean {
  return (
    looksLikeFile(path) && !path.startsWith(FRAMEWORK_FILES) && !readyFiles.has(path) && !generatedFiles.includes(path)
  );
}

const PAGE_ENDING = /\.(?:html?|php\d?|aspx?|jsp)$/i;

/**
 * Whether somebody who asks for a file that is not there wants to see a page (row X-12). A browser that shows what
 * comes says so, and some endings are those of pages elsewhere. A program that misses a picture or a script is told in
 * two words.
 */
export function isMeantAsPage(path: string, accept: string | undefined): boolean {
  if (path.startsWith(FRAMEWORK) || path === '/mqtt') return false;
  return PAGE_ENDING.test(path) || (accept?.includes('text/html') ?? false);
}
