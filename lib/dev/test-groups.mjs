// Test files that share their modules. jest loads every module anew for each test file, and a call test loads a
// thousand: two fifths of its processor time. So `npm test` lets jest run files in groups: a group requires each of its
// files in a `describe` of the file's name, and they share what they load. One file alone runs as it stands.
import { mkdirSync, readFileSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';

/** The folders below the root that hold tests. */
export const TEST_FOLDERS = ['app', 'components', 'e2e', 'lib'];

/** The folder of the groups, below the root. */
export const GROUPS_FOLDER = 'test-results/groups';

/** More of them share more and balance worse between two workers. */
export const FILES_A_GROUP = 20;

const TEST_FILE = /\.test\.tsx?$/;

// What a file changes for every module after it, or for every file: it has its modules to itself.
const OWN_MODULES =
  /@jest-environment|globalThis|jest\.(mock|unmock|doMock|resetModules|isolateModules|useFakeTimers)\(/;

/**
 * Writes the groups as test files, in place of those that stood there.
 * @param {string} root
 * @param {readonly string[]} folders below the root
 * @returns {readonly string[]} absolute paths of all that jest runs: the files in no group, then the groups
 */
export function writeTestGroups(root, folders) {
  const folder = path.join(root, GROUPS_FOLDER);
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  const files = folders.flatMap((each) => listTestFiles(root, each)).toSorted();
  const { groups, alone } = toTestGroups(files, (file) => readFileSync(path.join(root, file), 'utf8'));
  const written = groups.map((each, index) => {
    const file = path.join(folder, `group-${index + 1}.test.js`);
    writeFileSync(file, each.map((one) => toDescribe(root, one)).join(''));
    return file;
  });
  return [...alone.map((file) => path.join(root, file)), ...written];
}

/**
 * @param {readonly string[]} files
 * @param {(file: string) => string} read the source of one
 * @returns {{ groups: string[][], alone: string[] }}
 */
export function toTestGroups(files, read) {
  const needsOwn = new Map(files.map((file) => [file, OWN_MODULES.test(read(file))]));
  const shared = files.filter((file) => !needsOwn.get(file));
  const groups = [];
  for (let at = 0; at < shared.length; at += FILES_A_GROUP) groups.push(shared.slice(at, at + FILES_A_GROUP));
  return { groups, alone: files.filter((file) => needsOwn.get(file)) };
}

const listTestFiles = (root, folder) =>
  readdirSync(path.join(root, folder), { recursive: true })
    .filter((file) => TEST_FILE.test(file))
    .map((file) => path.posix.join(folder, file));

const toDescribe = (root, file) =>
  `describe(${JSON.stringify(file)}, () => {\n  require(${JSON.stringify(path.join(root, file))});\n});\n`;
