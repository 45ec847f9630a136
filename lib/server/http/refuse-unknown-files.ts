import { readdirSync } from 'node:fs';
import { sep } from 'node:path';

import { generatedFiles } from '@/lib/i18n/public-routes';

const FRAMEWORK = '/_next/';
const FRAMEWORK_FILES = '/_next/static/';

/** The addresses of what lies in a folder, as a browser asks for it. */
export function listPublicFiles(folder: string): ReadonlySet<string> {
  return new Set(readdirSync(folder, { recursive: true, encoding: 'utf8' }).map((name) => `/${name.split(sep).join('/')}`));
}

/** Whether middleware takes an address for a file or the broker's (its matcher) and leaves it to the framework. */
export function looksLikeFile(path: string): boolean {
  return path.startsWith(FRAMEWORK) || path === '/mqtt' || /\.[^/]*$/.test(path);
}

/**
 * Whether an address is written as a file's and no file is there. The framework would render one as the home page in a language of
 * that name, and keep it: `/anything.txt`, `/_next/services/`.
 */
export function isUnknownFile(path: string, publicFiles: ReadonlySet<string>): boolean {
  return looksLikeFile(path) && !path.startsWith(FRAMEWORK_FILES) && !publicFiles.has(path) && !generatedFiles.includes(path);
}
