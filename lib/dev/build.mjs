// Builds the product: the framework's pages into .next, the server into dist/server/start.mjs, its own scripts for
// browsers into dist/browser. Run: npm run build
import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { readFile, readdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { promisify } from 'node:util';
import { brotliCompress } from 'node:zlib';
import { browserBundle } from '../browser/browser-scripts.mjs';
import { ScriptProblem, endWith, program, root, run, runQuietly } from './run.mjs';
import { findChanged, listBuildSources, writeStamp } from './sources.mjs';

const COMPRESSIBLE = /\.(?:js|css|svg|json|txt)$/;

const stampFile = path.join(root, '.next/pelakfan-sources.json');
export const serverFile = path.join(root, 'dist/server/start.mjs');

/**
 * The build's identity. A running process whose file is missing or different knows that its build was changed under it.
 */
const versionFile = path.join(root, 'dist/server/version.json');

/** Programs for the terminal, by the name of their bundle. */
export const TERMINAL_PROGRAMS = ['backup', 'operator', 'deposit'];

export const programFile = (name) => path.join(root, `dist/${name}/${name}.mjs`);

export const programBundle = (name) => serverBundle(programFile(name), `lib/server/start/${name}-program.ts`);

/** Leaves the database that new data directories begin as a copy of. */
const templateProgram = path.join(root, 'dist/prepare-template/prepare-template.mjs');

/**
 * The bundle of a server's program, and beside it its threads: the embedded database's, and the one that measures
 * recordings. Packages stay outside: next and PGlite find their own files beside themselves.
 */
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

/** The names of the sources that the build is older than; null where there is no whole build. */
export function findOutdated() {
  const parts = [path.join(root, '.next/BUILD_ID'), serverFile, versionFile, ...TERMINAL_PROGRAMS.map(programFile)];
  return parts.every((file) => existsSync(file)) ? findChanged(root, stampFile) : null;
}

export async function ensureBuild() {
  const changed = findOutdated();
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
  rmSync(versionFile, { force: true });
  await buildServer();
  const template = prepareDatabaseTemplate();
  const environment = { NODE_ENV: 'production', NEXT_TELEMETRY_DISABLED: '1' };
  const code = await run(process.execPath, [program('next/dist/bin/next'), 'build'], { environment });
  if (code !== 0)
    throw new ScriptProblem(
      `The pages could not be built: "next build" ended with exit code ${code}. Correct what its lines above name, then start again.`,
    );
  await Promise.all([template, compressBuiltFiles()]);
  writeStamp(root, stampFile, sources);
  await writeVersion();
}

/** Leaves a brotli beside each file for browsers whose text gets smaller by it: they are compressed once, and best. */
async function compressBuiltFiles() {
  const folder = path.join(root, '.next/static');
  const names = await readdir(folder, { recursive: true });
  const texts = names.filter((name) => COMPRESSIBLE.test(name)).map((name) => path.join(folder, name));
  await Promise.all(
    texts.map(async (file) => writeFile(`${file}.br`, await promisify(brotliCompress)(await readFile(file)))),
  );
}

/** The commit is unknown where the sources came without their history. */
async function writeVersion() {
  const { version } = JSON.parse(readFileSync(path.join(root, 'package.json'), 'utf8'));
  const { code, output } = await runQuietly('git', ['rev-parse', '--short', 'HEAD']).catch(() => ({ code: 1 }));
  const facts = { version, commit: code === 0 ? output.trim() : null, builtAt: new Date().toISOString() };
  mkdirSync(path.dirname(versionFile), { recursive: true });
  writeFileSync(versionFile, JSON.stringify(facts));
}

async function buildServer() {
  const esbuild = await import('esbuild');
  const bundles = [
    serverBundle(serverFile),
    serverBundle(templateProgram, 'lib/server/adapters/database/prepare-template-program.ts'),
    browserBundle(root),
    ...TERMINAL_PROGRAMS.map(programBundle),
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
