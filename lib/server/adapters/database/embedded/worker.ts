import { parentPort, workerData, type MessagePort } from 'node:worker_threads';

import type { PGlite } from '@electric-sql/pglite';

import { openCounters } from './counters';
import { toTransferred, type NumberedRequest, type QueryResult, type Reply, type Request } from './messages';
import { openCluster } from './open-cluster';
import { PreparedStatements } from './prepared-statements';
import { createTurns } from '../../turns';

/** The database's thread: a bundle of its own, started by thread.ts. */
export interface WorkerInput {
  readonly directory: string;
  readonly counters: SharedArrayBuffer;
  /**
   * The folder of the database of which a new one begins as a copy (cluster-template.ts); null to make it from nothing.
   */
  readonly templates: string | null;
}

function isWorkerInput(input: unknown): input is WorkerInput {
  return (
    typeof input === 'object' &&
    input !== null &&
    'directory' in input &&
    'counters' in input &&
    input.counters instanceof SharedArrayBuffer
  );
}

async function serve(port: MessagePort, { directory, counters: memory, templates }: WorkerInput): Promise<void> {
  const counters = openCounters(memory);
  const answer = (reply: Reply) => port.postMessage(reply);
  const client = await openCluster(directory, counters, templates);
  const statements = new PreparedStatements(client);
  const takeTurn = createTurns();
  port.on('message', ({ id, request }: NumberedRequest) => {
    counters.add('progress', 1);
    takeTurn(() => run(client, statements, request))
      .then((result) => answer({ kind: 'done', id, result }))
      .catch((error: unknown) => answer({ kind: 'failed', id, error: toTransferred(error) }));
  });
  answer({ kind: 'opened' });
}

async function run(client: PGlite, statements: PreparedStatements, request: Request): Promise<QueryResult | null> {
  switch (request.kind) {
    case 'query':
      if (request.begins) await client.exec('BEGIN');
      // The names and types of its columns nobody reads, and to copy them between the threads takes longer than the
      // rows.
      return { ...(await statements.query(request)), fields: [] };
    case 'exec':
      return (await client.exec(request.text)).at(-1) ?? null;
    case 'close':
      await client.close();
      return null;
  }
}

if (!parentPort || !isWorkerInput(workerData))
  throw new Error('This is the thread of the embedded database and no program: run npm start.');
const port = parentPort;
await serve(port, workerData).catch((error: unknown) =>
  port.postMessage({ kind: 'not-opened', error: toTransferred(error) } satisfies Reply),
);
