import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';

import { buildSync } from 'esbuild';

const WORKER = 'lib/server/adapters/database/embedded/worker.ts';

/** Bundled programs that a test runs as threads and processes. */
export interface Programs {
  /** The embedded database's thread. */
  readonly databaseWorker: URL;
  bundle(entry: string): URL;
  remove(): void;
}

/** The bundles are in node_modules, so that they find their packages. */
export function createPrograms(): Programs {
  const parent = join(process.cwd(), 'node_modules/.cache');
  mkdirSync(parent, { recursive: true });
  const folder = mkdtempSync(join(parent, 'test-programs-'));
  const bundle = (entry: string) => {
    const outfile = join(folder, entry.replaceAll('/', '-').replace(/\.ts$/, '.mjs'));
    buildSync({
      absWorkingDir: process.cwd(),
      entryPoints: [entry],
      outfile,
      bundle: true,
      packages: 'external',
      platform: 'node',
      format: 'esm',
      target: 'node20',
      logLevel: 'error',
    });
    return pathToFileURL(outfile);
  };
  return { databaseWorker: bundle(WORKER), bundle, remove: () => rmSync(folder, { recursive: true, force: true }) };
}
