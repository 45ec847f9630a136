// What an engineer does with the site on a machine of its own, done whole: the guide, absent partners, a release and a
// build in its folder, a backup and its way back, an older version on newer data, the logs.
import { execFileSync } from 'node:child_process';
import {
  chmodSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  readlinkSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir, userInfo } from 'node:os';
import path from 'node:path';
import { createCluster, findPostgresqlPrograms } from '../../../server/testing/postgresql-cluster.mjs';
import { findFreePort } from '../../../server/testing/free-port.mjs';
import { startProgram, waitUntil } from '../../bench/processes.mjs';
import { ToolMissing } from '../../bench/tools.mjs';
import { serverFile } from '../../build.mjs';
import { program, root, runQuietly } from '../../run.mjs';
import { toFindingsRow } from '../findings.mjs';

const NONE = { PAYMENTS: 'cash-and-wallet', SMS: 'none', MAILS: 'none' };
const SECRET = { SESSION_SECRET: 'a-secret-that-only-this-audit-knows-0123456789' };
const OTHER_SECRET = { SESSION_SECRET: 'another-secret-that-only-this-audit-knows-9876' };
const OPERATOR = ['operator', '09121234567', '--name', 'Nika Salehi'];
/** Debian’s `nobody` and `nogroup`. */
const NOBODY = 65534;
const UPLOAD = '2026-11/photo.jpg';
/** A process notices a build in its folder within this time. */
const NOTICED_WITHIN_MS = 15_000;

export async function auditOperations() {
  const programs = findPostgresqlPrograms();
  if (programs === null) throw new ToolMissing('PostgreSQL', 'install it (on Debian: apt-get install postgresql)');
  const folder = mkdtempSync(path.join(tmpdir(), 'pelakfan-operations-'));
  const cluster = await createCluster(programs);
  // A restore puts another database in the place of the site's own, which is not the one that PostgreSQL is
  // administered by.
  await sendSql({ DATABASE_URL: cluster.url }, 'CREATE DATABASE pelakfan');
  const DATABASE_URL = Object.assign(new URL(cluster.url), { pathname: '/pelakfan' }).href;
  const site = {
    folder,
    environment: {
      DATABASE_URL,
      ...SECRET,
      ...NONE,
      SITE_URL: 'http://localhost:3000',
      DATA_DIR: path.join(folder, 'data'),
    },
  };
  try {
    const rows = [];
    for (const [name, look] of CHECKS) {
      const findings = [];
      await look(site, (what) => findings.push({ where: name, what })).catch((error) =>
        findings.push({ where: name, what: error.message }),
      );
      rows.push(toFindingsRow({ name: `operations: ${name}`, count: 1, of: 'way through it', findings }));
    }
    return rows;
  } finally {
    await cluster.remove();
    rmSync(folder, { recursive: true, force: true });
  }
}

const CHECKS = [
  ['1 the guide, on both databases', (_site, find) => runs(find, playwright('first-order'))],
  ['2 a partner that is neither there nor said to be absent stops the start', checkPartners],
  ['4 a backup, its files, its owner and its way back', checkBackup],
  ['5 an older version refuses newer data', checkDowngrade],
  [
    '6 logs of nginx, and lines of a process’s life',
    (_site, find) => runs(find, jest('lib/operations', 'lib/server/start/life-log')),
  ],
  ['3 a release in a folder of its own, and a build in the folder of a process', checkRelease],
];

const playwright = (flow) => [program('playwright/cli.js'), 'test', '-c', 'e2e/playwright.config.ts', flow];
const jest = (...files) => [program('jest/bin/jest.js'), '-c', 'lib/dev/jest.config.mjs', ...files];

async function runs(find, command) {
  const { code, output } = await runQuietly(process.execPath, command, { environment: { NODE_ENV: 'test' } });
  if (code !== 0) find(output.trim().split('\n').slice(-5).join(' | '));
}

/** Runs a program of the terminal; { code, output }. */
const runProgram = (given, environment) =>
  runQuietly(process.execPath, ['lib/dev/program.mjs', ...given], {
    environment: { NODE_ENV: 'production', ...environment },
  });

/** The sentence of a start that does not come about; an empty one where it did. */
async function readRefusal(environment) {
  const server = startProgram(process.execPath, [serverFile], {
    environment: { NODE_ENV: 'production', HOST: '127.0.0.1', PORT: '0', ...environment },
  });
  try {
    await waitUntil(server, 'The server', () => server.output().includes('people can come'));
    return '';
  } catch {
    return server.output();
  } finally {
    await server.stop();
  }
}

async function checkPartners({ environment }, find) {
  for (const [variable, remedy] of [
    ['PAYMENTS', 'PAYMENTS=cash-and-wallet'],
    ['SMS', 'SMS=none'],
    ['MAILS', 'MAILS=none'],
  ]) {
    const said = await readRefusal({ ...environment, [variable]: '' });
    if (!said.includes(remedy)) find(`without ${variable} the start says: ${said.slice(-300)}`);
  }
}

async function checkBackup({ folder, environment }, find) {
  const expect = async (wanted, given, more = {}) => {
    const { output } = await runProgram(given, { ...environment, ...more });
    if (!output.includes(wanted)) find(`"${given.join(' ')}" does not say "${wanted}": ${output.slice(-300)}`);
  };
  await expect('is an operator now', OPERATOR);
  mkdirSync(path.join(environment.DATA_DIR, 'files', path.dirname(UPLOAD)), { recursive: true });
  writeFileSync(path.join(environment.DATA_DIR, 'files', UPLOAD), 'a photo');
  await sendSql(
    environment,
    `INSERT INTO uploaded_files (owner_id, storage_key, content_type, size_bytes, created_at) SELECT id, '${UPLOAD}', 'image/jpeg', 7, now() FROM users`,
  );
  const [file, elsewhere] = [path.join(folder, 'backup.tar.gz'), path.join(folder, 'elsewhere')];
  await expect('1 of them are not in', ['backup', file], { DATA_DIR: elsewhere });
  await expect('1 uploaded files; checked by restoring it', ['backup', file]);
  await checkOwner({ folder, environment }, find);
  await expect('Put it back first', ['restore', file, '--force'], OTHER_SECRET);
  await expect('Restored the backup', ['restore', file, '--force']);
  if (!existsSync(path.join(environment.DATA_DIR, 'files', UPLOAD))) find('the restore has no file');
}

/** When run as root, checks once more as a user who may write nothing of the program: the user of the units. */
async function checkOwner({ folder, environment }, find) {
  if (process.getuid() !== 0) return;
  const { uid, gid } = { uid: NOBODY, gid: NOBODY };
  execFileSync('chmod', ['0755', folder]);
  execFileSync('chown', ['-R', `${uid}:${gid}`, environment.DATA_DIR]);
  const backup = startProgram(process.execPath, ['lib/dev/program.mjs', 'backup'], {
    environment: { NODE_ENV: 'production', ...environment },
    user: { uid, gid },
  });
  await backup.ended;
  if (!backup.output().includes('checked by restoring it'))
    find(`a user who owns the data alone cannot back up: ${backup.output().slice(-300)}`);
}

async function checkDowngrade({ environment }, find) {
  await sendSql(
    environment,
    `INSERT INTO drizzle.__drizzle_migrations (hash, created_at) VALUES ('later', 9999999999999)`,
  );
  const said = await readRefusal(environment);
  if (!said.includes('migrations that this version does not know')) find(`the start says: ${said.slice(-300)}`);
  await sendSql(environment, `DELETE FROM drizzle.__drizzle_migrations WHERE hash = 'later'`);
}

/**
 * The processes of the units, played by this one: what `systemctl restart` would start is started on the current
 * release.
 */
async function checkRelease({ folder, environment }, find) {
  const home = path.join(folder, 'home');
  const port = await findFreePort();
  mkdirSync(path.join(folder, 'bin'));
  const units = path.join(folder, 'bin/systemctl');
  writeFileSync(units, '#!/bin/sh\nexit 0\n');
  chmodSync(units, 0o755);
  execFileSync('bash', ['lib/operations/release.sh', root], {
    cwd: root,
    stdio: 'ignore',
    env: {
      ...process.env,
      PATH: `${path.dirname(units)}:${process.env.PATH}`,
      PELAKFAN_HOME: home,
      PELAKFAN_USER: userInfo().username,
    },
  });
  const release = path.join(home, 'releases', path.basename(readlinkSync(path.join(home, 'current'))));
  const version = JSON.parse(readFileSync(path.join(release, 'dist/server/version.json'), 'utf8'));
  if (!release.endsWith(version.commit)) find(`the release ${release} says that it is of ${version.commit}`);
  const server = startProgram(process.execPath, ['dist/server/start.mjs'], {
    folder: release,
    environment: { NODE_ENV: 'production', HOST: '127.0.0.1', ...environment, PORT: String(port) },
  });
  try {
    await waitUntil(server, 'The released server', () => isReady(port));
    const building = runQuietly('npm', ['--prefix', release, 'run', 'build']);
    const startedAt = Date.now();
    while ((await isReady(port)) && Date.now() - startedAt < NOTICED_WITHIN_MS)
      await new Promise((next) => setTimeout(next, 500));
    if (await isReady(port)) find('a process is ready while another build is made in its folder');
    if (!server.output().includes('the build was changed under this process'))
      find('its log does not say that the build was changed');
    await building;
  } finally {
    await server.stop();
  }
}

const isReady = (port) =>
  fetch(`http://127.0.0.1:${port}/readyz`).then(
    ({ ok }) => ok,
    () => false,
  );

async function sendSql({ DATABASE_URL }, text) {
  const { default: pg } = await import('pg');
  const client = new pg.Client({ connectionString: DATABASE_URL });
  await client.connect();
  await client.query(text).finally(() => client.end());
}
