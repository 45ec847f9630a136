import { createHash } from 'node:crypto';
import { realpath, unlink } from 'node:fs/promises';
import { connect, createServer, type Server } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { EmbeddedDatabaseProblem } from './embedded/problem';

/** Another process holds the directory. */
export class DirectoryInUse extends EmbeddedDatabaseProblem {
  override readonly name = 'DirectoryInUse';
}

/**
 * Lets one process use a directory: two embedded databases on one destroy it.
 * The lock is a socket, so that the kernel frees it whatever ends the process, kill -9 included.
 * Returns what releases it. Throws DirectoryInUse.
 */
export async function lockDirectory(directory: string): Promise<() => Promise<void>> {
  const path = await realpath(directory);
  const address = toLockAddress(createHash('sha256').update(path).digest('hex').slice(0, 40));
  try {
    const server = await listen(address).catch(async (error: unknown) => {
      if (!isInUse(error) || !(await removeIfAbandoned(address))) throw error;
      return listen(address);
    });
    return () => new Promise((resolve) => server.close(() => resolve()));
  } catch (error) {
    if (!isInUse(error)) throw error;
    throw new DirectoryInUse(
      `The data directory ${path} is in use by another running server: stop that one, or set DATA_DIR to another directory.`,
    );
  }
}

function toLockAddress(hash: string): string {
  if (process.platform === 'linux') return `\0pelakfan-${hash}`;
  if (process.platform === 'win32') return `\\\\?\\pipe\\pelakfan-${hash}`;
  return join(tmpdir(), `pelakfan-${hash}.lock`);
}

function listen(address: string): Promise<Server> {
  return new Promise((resolve, reject) => {
    const server = createServer((socket) => socket.destroy());
    server.unref();
    server.once('error', reject);
    server.listen(address, () => resolve(server));
  });
}

function isInUse(error: unknown): boolean {
  return typeof error === 'object' && error !== null && 'code' in error && error.code === 'EADDRINUSE';
}

/** Only where sockets are files (macOS, BSD) can one outlive its process; nobody answers on it then. */
async function removeIfAbandoned(address: string): Promise<boolean> {
  if (process.platform === 'linux' || process.platform === 'win32') return false;
  const isAnswered = await new Promise<boolean>((resolve) => {
    const socket = connect(address, () => resolve(true));
    socket.once('error', () => resolve(false));
    socket.once('close', () => socket.destroy());
  });
  if (!isAnswered) await unlink(address);
  return !isAnswered;
}
