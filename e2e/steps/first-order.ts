import { execFile, spawn } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { promisify } from 'node:util';

import { findFreePort } from '@/lib/server/testing/free-port.mjs';

import { startServer } from '../fixtures/server';
import type { SentMessage, Site } from '../fixtures/site';

const GUIDE = 'lib/docs/operations.md';
const REHEARSAL_PORT = '8090';
const PORT = '3000';

/** The commands of the guide, block by block. */
function readGuide(): readonly string[] {
  return [...readFileSync(GUIDE, 'utf8').matchAll(/```sh\n([^]*?)```/g)].map(([, block = '']) => block);
}

/** The variables that a block of the guide exports, with the ports of this run. */
function readVariables(block: string, ports: { readonly site: number; readonly rehearsal: string }) {
  const pairs = [...block.matchAll(/([A-Z_]+)=("[^"]*"|\S+)/g)].map(([, name = '', value = '']) => [
    name,
    value
      .replaceAll('"', '')
      .replace(`127.0.0.1:${REHEARSAL_PORT}`, new URL(ports.rehearsal).host)
      .replace(PORT, String(ports.site)),
  ]);
  return Object.fromEntries(pairs) as Record<string, string>;
}

/** The guide's command for the first operator, as it stands there; gives back the password that it prints. */
async function makesTheOperator(command: string, environment: Readonly<Record<string, string>>): Promise<string> {
  const given = command.replace('npm run operator --', '').match(/"[^"]*"|\S+/g) ?? [];
  const { stdout } = await promisify(execFile)(
    process.execPath,
    ['lib/dev/program.mjs', 'operator', ...given.map((word) => word.replaceAll('"', ''))],
    { env: { ...process.env, ...environment } },
  );
  return /Password: (\S+)/.exec(stdout)?.[1] ?? stdout;
}

interface Rehearsal {
  readonly url: string;
  /** The SMS that it printed for a mobile, newest first. */
  listSms(mobile: string): SentMessage[];
  /** On the bank's page: pays, and comes back to the site. */
  pays(authority: string): Promise<void>;
  stop(): void;
}

/** The guide's first command, on a free port. */
async function startRehearsal(command: string): Promise<Rehearsal> {
  const [program = '', script = ''] = command.trim().split(' ');
  const child = spawn(program === 'node' ? process.execPath : program, [path.resolve(script), '0']);
  let printed = '';
  const url = await new Promise<string>((resolve, reject) => {
    child.once('error', reject);
    child.stdout.on('data', (chunk: Buffer) => {
      printed += chunk.toString('utf8');
      const address = /http:\S+/.exec(printed)?.[0];
      if (address) resolve(address);
    });
  });
  return {
    url,
    listSms: (mobile) =>
      [...printed.matchAll(/^SMS to (\d+): ([^]*?)(?=\nSMS to |\n?$(?![^]))/gm)]
        .filter(([, to]) => to === mobile)
        .map(([, to = '', text = '']) => ({ mobile: to, text, sentAt: '' }))
        .toReversed(),
    pays: async (authority) => {
      const body = new URLSearchParams({ paid: 'yes' });
      await fetch(`${url}/pg/StartPay/${authority}`, { method: 'POST', body, redirect: 'manual' });
    },
    stop: () => void child.kill(),
  };
}

/**
 * The site of the guide for the steps that other flows take on the demo. Its SMS are the rehearsal's, its clock is
 * shifted by a file.
 */
function toSite(url: string, rehearsal: Rehearsal, clockFile: string): Site {
  let shiftedMs = 0;
  return {
    url,
    outbox: (mobile) => Promise.resolve(rehearsal.listSms(mobile)),
    advanceClock: async (milliseconds) => {
      shiftedMs += milliseconds;
      writeFileSync(clockFile, String(shiftedMs));
    },
  };
}

export interface SiteForPeople {
  readonly site: Site;
  readonly rehearsal: Rehearsal;
  /** Everything that the server has printed by now. */
  output(): string;
  /** Makes the operator by the guide's command, and answers the password. */
  makesTheOperator(): Promise<string>;
  /** Ends the server and the rehearsal, and deletes the data. */
  close(): Promise<void>;
}

interface Addition {
  /** The url of a PostgreSQL server, by the guide's block about it; without one the database is embedded. */
  readonly databaseUrl?: string | undefined;
  /** Variables of partners beside the rehearsal. */
  readonly environment?: Readonly<Record<string, string>>;
}

/** Starts a site for people on an empty database by the guide's own commands. Its partners are the rehearsal's. */
export async function openSiteForPeople({ databaseUrl, environment: others }: Addition = {}): Promise<SiteForPeople> {
  const [partners = '', start = '', postgresql = '', appoint = ''] = readGuide();
  const folder = await mkdtemp(path.join(tmpdir(), 'pelakfan-for-people-'));
  const clockFile = path.join(folder, 'clock');
  writeFileSync(clockFile, '0');
  const rehearsal = await startRehearsal(partners);
  const ports = { site: await findFreePort(), rehearsal: rehearsal.url };
  const ofDatabase = databaseUrl !== undefined && {
    ...readVariables(postgresql, ports),
    DATABASE_URL: databaseUrl,
    SESSION_SECRET: 'what-openssl-rand-hex-32-prints-on-this-computer',
  };
  const environment = {
    ...readVariables(start, ports),
    ...ofDatabase,
    ...others,
    DATA_DIR: path.join(folder, 'data'),
    SHIFTED_CLOCK_FILE: clockFile,
  };
  const shiftedClock = `--import ${pathToFileURL(path.resolve('e2e/fixtures/shifted-clock.mjs')).href}`;
  const server = await startServer({
    dataDirectory: environment.DATA_DIR,
    environment: { ...environment, TEST_CLOCK: '', NODE_OPTIONS: shiftedClock },
  });
  return {
    site: toSite(server.url, rehearsal, clockFile),
    rehearsal,
    output: () => server.output(),
    makesTheOperator: () => makesTheOperator(appoint, environment),
    close: async () => {
      await server.stop();
      rehearsal.stop();
      await rm(folder, { recursive: true, force: true });
    },
  };
}
