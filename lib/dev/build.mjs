// Builds the product: the framework's pages into .next, the server into dist/server/start.mjs, its own scripts for browsers into dist/browser. Run: npm run build
import { existsSync, rmSync } from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { browserBundle } from '../browser/browser-scripts.mjs';
import { ScriptProblem, endWith, program, root, run, runQuietly } from './run.mjs';
import { findChanged, listBuildSources, writeStamp } from './sources.mjs';

const stampFile = path.join(root, '.next/pelakfan-sources.json');
export const serverFile = path.join(root, 'dist/server/start.mjs');

/** Leaves the database that new data directories begin as a copy of. */
const templateProgram = path.join(root, 'dist/prepare-template/prepare-template.mjs');

/** How a program of the server is bundled, and beside it its threads: the embedded database's, and the one that measures recordings. Packages stay outside: next and PGlite find their own files beside themselves. */
export const serverBundle = (outfile, entry = 'lib/server/start/start.ts') => ({
  absWorkingDir: root,
  entryPoints: {
    [path.basename(outfile, '.mjs')]: entry,
    'database-worker': 'lib/server/adapters/database/embedded/worker.ts',
    'audio-worker': 'lib/server/adapters/audio/worker.ts',
  },
  outdir: path.dirname(outfile),
  outExtension: { '.js': '.mjs' },
  bundle: true,
  packages: 'external',
  platform: 'node',
  target: 'node20',
  format: 'esm',
  sourcemap: true,
  logLevel: 'warning',
});

export async function ensureBuild() {
  const hasBuild = existsSync(path.join(root, '.next/BUILD_ID')) && existsSync(serverFile);
  const changed = hasBuild ? findChanged(root, stampFile) : null;
  if (changed?.length === 0) return;
  console.log(
    changed ? `Building: ${changed.length} source files changed (${changed.slice(0, 3).join(', ')}) …` : 'Building …',
  );
  await build();
}

export async function build() {
  // Listed before the build: what changes while it runs is built again next time.
  const sources = listBuildSources(root);
  rmSync(stampFile, { force: true });
  await buildServer();
  const template = prepareDatabaseTemplate();
  const environment = { NODE_ENV: 'production', NEXT_TELEMETRY_DISABLED: '1' };
  const code = await run(process.execPath, [program('next/dist/bin/next'), 'build'], { environment });
  if (code !== 0)
    throw new ScriptProblem(
      `The pages could not be built: "next build" ended with exit code ${code}. Correct what its lines above name, then start again.`,
    );
  await template;
  writeStamp(root, stampFile, sources);
}

async function buildServer() {
  const esbuild = await import('esbuild');
  const bundles = [
    serverBundle(serverFile),
    serverBundle(templateProgram, 'lib/server/adapters/database/prepare-template-program.ts'),
    browserBundle(root),
  ];
  await Promise.all(bundles.map((bundle) => esbuild.build(bundle))).catch((error) => {
    const count = error.errors?.length ?? 1;
    throw new ScriptProblem(
      `The server could not be bundled: esbuild names ${count} errors above. Correct them, then start again.`,
    );
  });
}

/** While the pages are built. A first start is slower without it, and no worse. */
async function prepareDatabaseTemplate() {
  const { code, output } = await runQuietly(process.execPath, [templateProgram]);
  if (code !== 0)
    console.log(
      `No database was prepared for first starts, which take some seconds longer: ${output.trim().split('\n').at(-1)}`,
    );
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) {
  const { ensureDependencies } = await import('./dependencies.mjs');
  await ensureDependencies().then(build).catch(endWith);
}
