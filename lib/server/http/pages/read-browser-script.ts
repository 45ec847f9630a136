import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';

import { browserBundle, BUILT_FOLDER, type BrowserScript } from '@/lib/browser/browser-scripts.mjs';

/**
 * One script for a browser, minified. In production it is the build's, and no bundler is loaded. The server is started
 * in the project's folder (lib/dev/start.mjs sees to it). Throws when the build has left none.
 */
export function readBrowserScript(name: BrowserScript): string {
  return (process.env.NODE_ENV === 'production' ? readBuilt(name) : bundle(name)).trim();
}

function readBuilt(name: BrowserScript): string {
  const file = join(BUILT_FOLDER, `${name}.js`);
  try {
    return readFileSync(join(process.cwd(), file), 'utf8');
  } catch (cause) {
    throw new Error(`${file} cannot be read: run npm run build, then start again.`, { cause });
  }
}

/**
 * Bundles from the project's own folder, and not by an import. The bundler is a program of the build, and takes a tenth
 * of a second to load.
 */
function bundle(name: BrowserScript): string {
  const { buildSync }: typeof import('esbuild') = createRequire(join(process.cwd(), 'package.json'))('esbuild');
  const [file] = buildSync({ ...browserBundle(process.cwd(), [name]), write: false }).outputFiles ?? [];
  if (!file) throw new Error(`esbuild made nothing of ${name}: look whether its file is there, then start again.`);
  return file.text;
}
