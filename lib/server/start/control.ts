import { rm } from 'node:fs/promises';
import { createServer, request, type IncomingMessage } from 'node:http';
import { join, relative, resolve } from 'node:path';

import { findFaultCode } from '../adapters/fault-code';
import type { ServiceContext } from '../context';
import { appointOperator, type Appointed, type Appointment } from '../identity';
import { requireSessionSecret } from '../secrets/session-secret';

const SOCKET_FILE = 'control.sock';
const OWNER_ALONE = 0o177;
/** No server listens: it is not running, or was killed. */
const SILENT = ['ENOENT', 'ECONNREFUSED'];

/** One process alone has an embedded database open. Other programs ask it over a socket that only its own user may use. */
interface Control {
  close(): Promise<void>;
}

/** Takes `npm run operator` while the server runs. The data directory is locked by this process. */
export async function openControl(context: ServiceContext, dataDirectory: string): Promise<Control> {
  const path = toSocketPath(dataDirectory);
  await rm(path, { force: true });
  const { ports, configuration, log } = context;
  const server = createServer((incoming, response) => {
    const answer = async () => {
      const appointment = JSON.parse(await readText(incoming)) as Appointment;
      const secret = requireSessionSecret(configuration);
      return appointOperator(ports.database, appointment, { secret, now: ports.clock.now() });
    };
    answer().then(
      (appointed) => response.end(JSON.stringify(appointed)),
      (err: unknown) => {
        log.error({ err }, 'an operator could not be appointed');
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
export async function askRunningServer(dataDirectory: string, appointment: Appointment): Promise<Appointed | null> {
  return new Promise((done, fail) => {
    const asked = request({ socketPath: toSocketPath(dataDirectory), method: 'POST' }, (response) => {
      readText(response).then((text) => {
        if (response.statusCode === 200) done(JSON.parse(text) as Appointed);
        else fail(new Error('the running server could not do it; its log says why'));
      }, fail);
    });
    asked.on('error', (error) => (SILENT.includes(findFaultCode(error)) ? done(null) : fail(error)));
    asked.end(JSON.stringify(appointment));
  });
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
