import { fsyncSync } from 'node:fs';

import type { PGlite } from '@electric-sql/pglite';
import { NodeFS } from '@electric-sql/pglite/nodefs';

import type { Counters } from './counters';
import { EmbeddedDatabaseProblem } from './problem';

type Engine = PGlite['Module'];
type Transfer = (stream: OpenFile, buffer: Uint8Array, offset: number, length: number, position?: number) => number;

interface OpenFile {
  /** The file's descriptor outside the engine. */
  readonly nfd: number;
  readonly node: { readonly mode: number };
  readonly path?: string;
}

/**
 * Emscripten's layer between the engine's file calls and Node's. It is part of no interface, so each used member is
 * looked up.
 */
interface FileLayer {
  readonly stream_ops: { read: Transfer; write: Transfer; fsync?: (stream: OpenFile) => number };
  tryFSOperation<Result>(operation: () => Result): Result;
}

/**
 * A data directory whose fsync reaches the disk. Emscripten's own layer has none: fsync succeeds and does nothing, and
 * a power cut takes the database. fdatasync and O_DSYNC do not come through here, so `wal_sync_method` has to be fsync.
 */
export class DurableFiles extends NodeFS {
  constructor(
    directory: string,
    private readonly counters: Counters,
  ) {
    super(directory);
  }

  override async init(client: PGlite, options: Parameters<NodeFS['init']>[1]): ReturnType<NodeFS['init']> {
    const { emscriptenOpts } = await super.init(client, options);
    const makeDurable = (engine: Engine) => this.makeDurable(engine);
    return { emscriptenOpts: { ...emscriptenOpts, preRun: [makeDurable, ...(emscriptenOpts.preRun ?? [])] } };
  }

  private makeDurable(engine: Engine): void {
    const layer: unknown = engine.NODEFS;
    if (!isFileLayer(layer)) {
      throw new EmbeddedDatabaseProblem(
        'The embedded database’s file layer is not the one that was tested: install the versions of package-lock.json with npm ci.',
      );
    }
    const { counters } = this;
    const { read, write } = layer.stream_ops;
    layer.stream_ops.read = (...transfer) => {
      counters.add('progress', 1);
      return read(...transfer);
    };
    layer.stream_ops.write = (...transfer) => {
      const written = write(...transfer);
      counters.add('progress', 1);
      if (transfer[0].path?.includes('/pg_wal/')) counters.add('walBytes', written);
      return written;
    };
    layer.stream_ops.fsync = (stream) => {
      layer.tryFSOperation(() =>
        engine.FS.isDir(stream.node.mode) ? syncDirectory(stream.nfd) : fsyncSync(stream.nfd),
      );
      counters.add('progress', 1);
      counters.add('syncs', 1);
      return 0;
    };
  }
}

/** Windows has no such thing: there the file system itself keeps names. */
function syncDirectory(descriptor: number): void {
  if (process.platform !== 'win32') fsyncSync(descriptor);
}

function isFileLayer(layer: unknown): layer is FileLayer {
  if (typeof layer !== 'object' || layer === null || typeof Reflect.get(layer, 'tryFSOperation') !== 'function')
    return false;
  const operations: unknown = Reflect.get(layer, 'stream_ops');
  if (typeof operations !== 'object' || operations === null) return false;
  return ['read', 'write'].every((name) => typeof Reflect.get(operations, name) === 'function');
}
