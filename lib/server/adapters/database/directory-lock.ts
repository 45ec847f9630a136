import { createHash, randomBytes } from 'node:crypto';
import { open, readdir, readFile, realpath, stat, unlink, utimes, writeFile } from 'node:fs/promises';
import { connect, createServer, type Server } from 'node:net';
import { basename, dirname, join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';

import { EmbeddedDatabaseProblem } from './embedded/problem';

/** Another process holds the directory. */
export class DirectoryInUse extends EmbeddedDatabaseProblem {
  override readonly name = 'DirectoryInUse';
}

const HEARTBEAT_MS = 2000;
/** A process of another machine whose sign of life is older than this is gone. */
const SILENT_AFTER_MS = 12_000;
const ANSWERS_WITHIN_MS = 1000;
const TRIES = 8;
/**
 * The owner's state by the error code of a refused connection; a cut one was to a process that is just stepping back.
 */
const DEAD_CODES: Readonly<Record<string, 'silent' | 'asking'>> = {
  ECONNREFUSED: 'silent',
  ENOENT: 'silent',
  ECONNRESET: 'asking',
  EPIPE: 'asking',
};
const NOT_HERE_CODES = ['ENOTSUP', 'EOPNOTSUPP', 'EPERM', 'EINVAL', 'ENAMETOOLONG', 'ENOSYS'];

/**
 * Lets one process use a directory: two embedded databases on one destroy it. Both locks are sockets, so the kernel
 * frees them whatever ends the process, kill -9 included. One is by the directory's name. The other is a file beside
 * the directory, which is the same file through bind mounts and in containers. Returns what releases them. Throws
 * DirectoryInUse, EmbeddedDatabaseProblem.
 */
export async function lockDirectory(directory: string): Promise<() => Promise<void>> {
  const path = await realpath(directory);
  const inUse = new DirectoryInUse(
    `The data directory ${path} is in use by another running server: stop that one, or set DATA_DIR to another directory.`,
  );
  await requireNoMount(path);
  const named = await lockName(path).catch((error: unknown) => {
    throw readCode(error) === 'EADDRINUSE' ? inUse : error;
  });
  try {
    const releaseFile = process.platform === 'win32' ? null : await lockBeside(path, inUse);
    return async () => {
      await releaseFile?.();
      await close(named);
    };
  } catch (error) {
    await close(named);
    throw error;
  }
}

/**
 * The file lock lies beside the directory: where the directory alone is mounted, another process would look for it
 * elsewhere.
 */
async function requireNoMount(path: string): Promise<void> {
  const mounts = await readFile('/proc/self/mountinfo', 'utf8').catch(() => '');
  const isMounted = mounts.split('\n').some((line) => line.split(' ')[4]?.replaceAll('\\040', ' ') === path);
  if (isMounted)
    throw new EmbeddedDatabaseProblem(
      `${path} is a mount point of its own, where no lock can keep a second server out: mount ${dirname(path)} as a whole.`,
    );
}

/** Linux and Windows have names for sockets that no file outlives. */
async function lockName(path: string): Promise<Server | null> {
  const hash = createHash('sha256').update(path).digest('hex').slice(0, 40);
  if (process.platform === 'linux') return listen(`\0pelakfan-${hash}`, () => '');
  return process.platform === 'win32' ? listen(`\\\\?\\pipe\\pelakfan-${hash}`, () => '') : null;
}

/**
 * Each process that wants the directory first listens on a file of its own, and then looks for others. Of two, the
 * later one to look sees the other, so they never both have it. A file that nobody listens on was left by a process
 * that is gone, and its name never comes again.
 */
async function lockBeside(path: string, inUse: DirectoryInUse): Promise<() => Promise<void>> {
  const folder = await openFolder(dirname(path));
  const prefix = `${basename(path)}.lock-`;
  const own = `${prefix}${await readBootId()}-${randomBytes(6).toString('hex')}`;
  let isOwner = false;
  const server = await listen(folder.at(own), () => (isOwner ? 'owner' : 'asking')).catch(async (error: unknown) => {
    await folder.close();
    throw NOT_HERE_CODES.includes(readCode(error))
      ? new EmbeddedDatabaseProblem(
          `${dirname(path)} cannot hold a lock (${readCode(error)}): its file system takes no sockets, or its path is too long. Set DATA_DIR to a directory of a local disk.`,
        )
      : error;
  });
  const beat = setInterval(() => {
    const now = new Date();
    void utimes(folder.at(own), now, now).catch(() => undefined);
  }, HEARTBEAT_MS);
  beat.unref();
  const release = async () => {
    clearInterval(beat);
    await close(server);
    await unlink(folder.at(own)).catch(() => undefined);
    await folder.close();
  };
  for (let tried = 1; tried <= TRIES; tried += 1) {
    const rival = await findRival(folder, prefix, own);
    // Somebody who looked between its making and its first listening took the own file for a dead one.
    const isSeen = (await folder.list()).includes(own);
    isOwner = rival === null && isSeen;
    if (isOwner) return release;
    if (rival === 'owner' || !isSeen) break;
    // Two that begin at once both step back, and come again at different times.
    await sleep(Math.random() * 100 * tried);
  }
  await release();
  throw inUse;
}

interface Folder {
  /** A path of a name in it that is short enough for a socket, however deep the folder lies. */
  at(name: string): string;
  list(): Promise<string[]>;
  close(): Promise<void>;
}

async function openFolder(path: string): Promise<Folder> {
  const handle = await open(path, 'r');
  const short = process.platform === 'linux' ? `/proc/self/fd/${handle.fd}` : path;
  return { at: (name) => join(short, name), list: () => readdir(path), close: () => handle.close() };
}

/** The state of another process that wants the directory or has it; null without one. */
async function findRival(folder: Folder, prefix: string, own: string): Promise<'owner' | 'asking' | null> {
  const others = (await folder.list()).filter((name) => name.startsWith(prefix) && name !== own);
  let found: 'asking' | null = null;
  for (const name of others) {
    const said = await ask(folder.at(name));
    if (said === 'asking') found = 'asking';
    else if (said === 'owner' || (said === 'silent' && (await isAliveElsewhere(folder, name)))) return 'owner';
    else await unlink(folder.at(name)).catch(() => undefined);
  }
  return found;
}

/**
 * `silent`: nobody of this machine listens there. One that listens and says nothing, for it is busy or another user's,
 * has it.
 */
function ask(address: string): Promise<'owner' | 'asking' | 'silent'> {
  return new Promise((resolve) => {
    const socket = connect(address);
    const end = (said: 'owner' | 'asking' | 'silent') => {
      clearTimeout(timer);
      socket.destroy();
      resolve(said);
    };
    const timer = setTimeout(() => end('owner'), ANSWERS_WITHIN_MS);
    socket.once('data', (chunk) => end(chunk.toString() === 'asking' ? 'asking' : 'owner'));
    socket.once('error', (error) => end(DEAD_CODES[readCode(error)] ?? 'owner'));
    socket.once('close', () => end('asking'));
  });
}

/** Only another machine's process can live where nobody here listens: it shows in a file whose time goes on. */
async function isAliveElsewhere(folder: Folder, name: string): Promise<boolean> {
  if (name.includes(`.lock-${await readBootId()}-`)) return false;
  const probe = folder.at(`.lock-clock-${randomBytes(6).toString('hex')}`);
  const readTime = (path: string) => stat(path).then(({ mtimeMs }) => mtimeMs);
  await writeFile(probe, '');
  try {
    // By the clock of the file system, which both have in common.
    const [seenMs, nowMs] = await Promise.all([readTime(folder.at(name)), readTime(probe)]);
    if (nowMs - seenMs > SILENT_AFTER_MS) return false;
    await sleep(2 * HEARTBEAT_MS + 500);
    return (await readTime(folder.at(name))) !== seenMs;
  } catch (error) {
    if (readCode(error) === 'ENOENT') return false;
    throw error;
  } finally {
    await unlink(probe).catch(() => undefined);
  }
}

/** One text as long as this machine runs, the same in all its containers. */
async function readBootId(): Promise<string> {
  const id = await readFile('/proc/sys/kernel/random/boot_id', 'utf8').catch(() => 'here');
  return id.trim().slice(0, 8);
}

function listen(address: string, getWord: () => string): Promise<Server> {
  return new Promise((resolve, reject) => {
    const server = createServer((socket) => {
      socket.on('error', () => socket.destroy());
      socket.end(getWord(), () => socket.destroy());
    });
    server.unref();
    server.once('error', reject);
    server.listen(address, () => resolve(server));
  });
}

async function close(server: Server | null): Promise<void> {
  if (server) await new Promise<void>((resolve) => server.close(() => resolve()));
}

function readCode(error: unknown): string {
  const code: unknown = typeof error === 'object' && error !== null ? Reflect.get(error, 'code') : null;
  return typeof code === 'string' ? code : '';
}
