// Whether the sources changed since the last build. Times and sizes answer in milliseconds; contents are read only
// where those differ.
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, readdirSync, statSync, writeFileSync } from 'node:fs';
import path from 'node:path';

const FOLDERS = ['app', 'components', 'lib', 'messages', 'public'];
const FILES = [
  'middleware.ts',
  'next.config.mjs',
  'tailwind.config.ts',
  'tsconfig.json',
  'package.json',
  'package-lock.json',
];
const NOT_BUILT = /\.(test|suite)\.tsx?$|\.md$|^lib\/operations\/|^lib\/dev\/(?!build\.mjs$)/;

/** Repository path → { size, mtimeMs } of every file that a build reads. */
export function listBuildSources(root) {
  const inFolders = FOLDERS.filter((folder) => existsSync(path.join(root, folder))).flatMap((folder) =>
    readdirSync(path.join(root, folder), { recursive: true }).map((name) =>
      path.join(folder, name).split(path.sep).join('/'),
    ),
  );
  const sources = {};
  for (const file of [...inFolders, ...FILES].sort()) {
    if (NOT_BUILT.test(file)) continue;
    const found = statSync(path.join(root, file), { throwIfNoEntry: false });
    if (found?.isFile()) sources[file] = { size: found.size, mtimeMs: found.mtimeMs };
  }
  return sources;
}

/**
 * The names of the files that differ from the record: changed, added or removed. All that matter, null without a
 * record.
 */
export function findChanged(root, stampFile) {
  const stamp = readStamp(stampFile);
  if (!stamp) return null;
  const sources = listBuildSources(root);
  const names = new Set([...Object.keys(stamp), ...Object.keys(sources)]);
  return [...names].filter((file) => {
    const [before, now] = [stamp[file], sources[file]];
    if (!before || !now) return true;
    if (before.size === now.size && before.mtimeMs === now.mtimeMs) return false;
    return before.size !== now.size || before.sha !== toSha(root, file);
  });
}

export function writeStamp(root, stampFile, sources) {
  const stamp = {};
  for (const [file, facts] of Object.entries(sources)) stamp[file] = { ...facts, sha: toSha(root, file) };
  mkdirSync(path.dirname(stampFile), { recursive: true });
  writeFileSync(stampFile, JSON.stringify(stamp));
}

function readStamp(stampFile) {
  try {
    return JSON.parse(readFileSync(stampFile, 'utf8'));
  } catch {
    return null;
  }
}

const toSha = (root, file) =>
  createHash('sha256')
    .update(readFileSync(path.join(root, file)))
    .digest('hex');
