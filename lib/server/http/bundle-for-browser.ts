import { join } from 'node:path';

import { buildSync } from 'esbuild';

/**
 * One script for a browser, made of a program below lib/server/http, minified. The server is started in the project's folder
 * (lib/dev/start.mjs sees to it), bundled itself or not. `define` writes values in, as JavaScript texts.
 */
export function bundleForBrowser(program: string, define: Readonly<Record<string, string>> = {}): string {
  const entryPoint = join(process.cwd(), 'lib/server/http', program);
  const { outputFiles } = buildSync({ entryPoints: [entryPoint], bundle: true, minify: true, write: false, format: 'iife', platform: 'browser', target: 'es2020', legalComments: 'none', define });
  const [file] = outputFiles;
  if (!file) throw new Error(`esbuild made nothing of ${entryPoint}: look whether the file is there, then start again.`);
  return file.text.trim();
}
