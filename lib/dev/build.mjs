// Builds the product: the framework's pages into .next, the server into dist/server/start.mjs. Run: npm run build
import { existsSync, rmSync } from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { ScriptProblem, endWith, program, root, run } from './run.mjs';
import { findChanged, listBuildSources, writeStamp } from './sources.mjs';

const stampFile = path.join(root, '.next/pelakfan-sources.json');
export const serverFile = path.join(root, 'dist/server/start.mjs');

/** How the server is bundled. Packages stay outside: next and PGlite find their own files beside themselves. */
export const serverBundle = (outfile) => ({
  absWorkingDir: root,
  entryPoints: ['lib/server/start.ts'],
  outfile,
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
  console.log(changed ? `Building: ${changed.length} source files changed (${changed.slice(0, 3).join(', ')}) …` : 'Building …');
  await build();
}

export async function build() {
  // Listed before the build: what changes while it runs is built again next time.
  const sources = listBuildSources(root);
  rmSync(stampFile, { force: true });
  await buildServer();
  const environment = { NODE_ENV: 'production', NEXT_TELEMETRY_DISABLED: '1' };
  const code = await run(process.execPath, [program('next/dist/bin/next'), 'build'], { environment });
  if (code !== 0)
    throw new ScriptProblem(`The pages could not be built: "next build" ended with exit code ${code}. Correct what its lines above name, then start again.`);
  writeStamp(root, stampFile, sources);
}

async function buildServer() {
  const esbuild = await import('esbuild');
  await esbuild.build(serverBundle(serverFile)).catch((error) => {
    const count = error.errors?.length ?? 1;
    throw new ScriptProblem(`The server could not be bundled: esbuild names ${count} errors above. Correct them, then start again.`);
  });
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) {
  const { ensureDependencies } = await import('./dependencies.mjs');
  await ensureDependencies().then(build).catch(endWith);
}
