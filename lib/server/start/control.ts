import { rm } from 'node:fs/promises';
import { createServer, request, type IncomingMessage } from 'node:http';
import { join, relative, resolve } from 'node:path';

import { findFaultCode } from '../adapters/fault-code';
import type { ServiceContext } from '../context';
import { appointOperator, type Appointment } from '../identity';
import { bookDeposit, type Deposit } from '../money';
import type { DatabasePort } from '../ports/database';
import { requireSessionSecret } from '../secrets/session-secret';

const SOCKET_FILE = 'control.sock';
const OWNER_ALONE = 0o177;
/** No server listens: it is not running, or was killed. */
const SILENT = ['ENOENT', 'ECONNREFUSED'];

export interface ActSettings {
  readonly secret: string;
  readonly now: Date;
}

/** The command line's acts on a database, by the name of the program. */
export const ACTS = {
  operator: appointOperator,
  deposit: (database: DatabasePort, deposit: Deposit, { now }: ActSettings) => bookDeposit(database, deposit, now),
};

export type Act = keyof typeof ACTS;
export type ActWish<Name extends Act> = Parameters<(typeof ACTS)[Name]>[1];
export type ActResult<Name extends Act> = Awaited<ReturnType<(typeof ACTS)[Name]>>;

/**
 * One process alone has an embedded database open. Other programs ask it over a socket that only its own user may use.
 */
interface Control {
  close(): Promise<void>;
}

/**
 * Takes `npm run operator` and `npm run deposit` while the server runs. The data directory is locked by this process.
 */
export async function openControl(context: ServiceContext, dataDirectory: string): Promise<Control> {
  const path = toSocketPath(dataDirectory);
  await rm(path, { force: true });
  const { ports, configuration, log, signals } = context;
  const server = createServer((incoming, response) => {
    const answer = async () => {
      const name = incoming.url?.slice(1) === 'deposit' ? 'deposit' : 'operator';
      const settings = { secret: requireSessionSecret(configuration), now: ports.clock.now() };
      const done = await act(ports.database, name, JSON.parse(await readText(incoming)), settings);
      signals.messagesPending();
      return done;
    };
    answer().then(
      (done) => response.end(JSON.stringify(done)),
      (err: unknown) => {
        log.error({ err }, 'what the command line asked for could not be done');
        response.writeHead(500).end();
      },
    );
  });
  await new Promise<void>((done, fail) => {
    const umask = process.umask(OWNER_ALONE);
    server.once('error', fail).listen(path, done);
    process.umask(umask);
  });
  return { close: () => new Promise((done) => server.close(() => done())) };
}

/** Asks the server that has the data directory. Null where none runs. */
export async function askRunningServer<Name extends Act>(
  dataDirectory: string,
  name: Name,
  wish: ActWish<Name>,
): Promise<ActResult<Name> | null> {
  return new Promise<ActResult<Name> | null>((done, fail) => {
    const asked = request({ socketPath: toSocketPath(dataDirectory), path: `/${name}`, method: 'POST' }, (response) => {
      readText(response).then((text) => {
        if (response.statusCode === 200) done(JSON.parse(text) as ActResult<Name>);
        else fail(new Error('the running server could not do it; its log says why'));
      }, fail);
    });
    asked.on('error', (error) => (SILENT.includes(findFaultCode(error)) ? done(null) : fail(error)));
    asked.end(JSON.stringify(wish));
  });
}

/** The wish was written by a program of ours, over a socket of this user alone. */
function act(database: DatabasePort, name: Act, wish: unknown, settings: ActSettings) {
  return name === 'deposit'
    ? ACTS.deposit(database, wish as Deposit, settings)
    : ACTS.operator(database, wish as Appointment, settings);
}

/** A socket's address has room for some hundred letters: the shorter way there is taken. */
function toSocketPath(dataDirectory: string): string {
  const absolute = join(resolve(dataDirectory), SOCKET_FILE);
  const fromHere = relative(process.cwd(), absolute);
  return fromHere.length < absolute.length ? fromHere : absolute;
}

async function readText(stream: IncomingMessage): Promise<string> {
  const chunks: Buffer[] = [];
  for await (const chunk of stream) chunks.push(chunk as Buffer);
  return Buffer.concat(chunks).toString('utf8');
}
