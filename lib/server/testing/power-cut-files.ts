import fs from 'node:fs';
import { syncBuiltinESMExports } from 'node:module';
import { join, relative } from 'node:path';

/**
 * Keeps beside a directory what a power cut would leave of it. Contents are as their own last fsync left them, names as
 * any last fsync did (a journalling file system commits its names in order). Everything that was written and not synced
 * is lost at once, which is the worst a disk may do. Only for the calls that Emscripten's file layer makes. The copy
 * must be there and equal when the recording begins.
 */
export function recordPowerCut(directory: string, copy: string): void {
  const real = { ...fs };
  const paths = new Map<number, string>();
  const unsynced = new Map<number, (() => void)[]>();
  let names: (() => void)[] = [];
  const isInside = (path: unknown): path is string =>
    typeof path === 'string' && !relative(directory, path).startsWith('..');
  const toCopy = (path: string) => join(copy, relative(directory, path));
  const inodeOf = (descriptor: number) => real.fstatSync(descriptor).ino;
  const later = (inode: number, change: () => void) => unsynced.set(inode, [...(unsynced.get(inode) ?? []), change]);

  fs.openSync = (path, ...rest) => {
    const isNew = isInside(path) && !real.existsSync(path);
    const descriptor = real.openSync(path, ...rest);
    if (!isInside(path)) return descriptor;
    if (isNew) names.push(() => real.writeFileSync(toCopy(path), ''));
    paths.set(inodeOf(descriptor), path);
    return descriptor;
  };
  const write = (descriptor: number, buffer: Uint8Array, offset: number, length: number, position: number) => {
    const written = real.writeSync(descriptor, buffer, offset, length, position);
    const inode = inodeOf(descriptor);
    const bytes = buffer.slice(offset, offset + written);
    if (paths.has(inode)) later(inode, () => writeAt(toCopy(paths.get(inode) ?? ''), bytes, position));
    return written;
  };
  const writeAt = (path: string, bytes: Uint8Array, position: number) => {
    const descriptor = real.openSync(path, 'r+');
    real.writeSync(descriptor, bytes, 0, bytes.length, position);
    real.closeSync(descriptor);
  };
  Object.assign(fs, { writeSync: write });
  fs.fsyncSync = (descriptor) => {
    real.fsyncSync(descriptor);
    for (const change of names) change();
    names = [];
    const inode = inodeOf(descriptor);
    for (const change of unsynced.get(inode) ?? []) change();
    unsynced.delete(inode);
  };
  recordNames(real, { isInside, toCopy, later, paths, add: (change) => void names.push(change) });
  syncBuiltinESMExports();
}

interface Recording {
  readonly isInside: (path: unknown) => path is string;
  readonly toCopy: (path: string) => string;
  readonly later: (inode: number, change: () => void) => void;
  readonly paths: Map<number, string>;
  readonly add: (change: () => void) => void;
}

function recordNames(real: typeof fs, { isInside, toCopy, later, paths, add }: Recording): void {
  fs.writeFileSync = (path, ...rest) => {
    real.writeFileSync(path, ...rest);
    if (isInside(path)) add(() => real.writeFileSync(toCopy(path), ''));
  };
  Object.assign(fs, {
    mkdirSync: (path: string, ...rest: [fs.MakeDirectoryOptions?]) => {
      real.mkdirSync(path, ...rest);
      if (isInside(path)) add(() => real.mkdirSync(toCopy(path), { recursive: true }));
    },
  });
  fs.unlinkSync = (path) => {
    real.unlinkSync(path);
    if (isInside(path)) add(() => real.rmSync(toCopy(path), { force: true }));
  };
  fs.renameSync = (from, to) => {
    const { ino } = real.statSync(from);
    real.renameSync(from, to);
    if (!isInside(from) || !isInside(to)) return;
    add(() => real.renameSync(toCopy(from), toCopy(to)));
    paths.set(ino, to);
  };
  const truncate = (inode: number, path: string, length: number) =>
    later(inode, () => real.truncateSync(toCopy(path), length));
  fs.truncateSync = (path, length = 0) => {
    real.truncateSync(path, length ?? 0);
    if (isInside(path)) truncate(real.statSync(path).ino, path, length ?? 0);
  };
  fs.ftruncateSync = (descriptor, length = 0) => {
    real.ftruncateSync(descriptor, length ?? 0);
    const { ino } = real.fstatSync(descriptor);
    const path = paths.get(ino);
    if (path !== undefined) truncate(ino, path, length ?? 0);
  };
}
