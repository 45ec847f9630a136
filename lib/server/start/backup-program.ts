import { join, resolve } from 'node:path';

import { tarArchive } from '../adapters/archive/tar';
import { systemClock } from '../adapters/clock/system';
import { createEmbeddedArchive } from '../adapters/database/embedded-archive';
import { createPostgresqlArchive } from '../adapters/database/postgresql-archive';
import { backUp, type BackupReport } from '../backup/back-up';
import type { BackupPlace } from '../backup/place';
import { restore, type RestoreReport } from '../backup/restore';
import { readConfiguration, type Configuration } from './configuration';
import { BackupProblem } from '../ports/database-archive';
import { toFingerprint } from '../secrets/fingerprint';
import { findSecret } from './data-directory-secret';
import { explain } from './explain';
import { readArguments } from './read-arguments';

const MEGABYTE = 1_000_000;
const USAGE =
  'npm run backup [-- file.tar.gz] [--allow-missing-files], or npm run restore -- file.tar.gz [--force] [--lose-passwords]';
const SWITCHES = {
  backup: { 'allow-missing-files': { type: 'boolean' } },
  restore: { force: { type: 'boolean' }, 'lose-passwords': { type: 'boolean' } },
} as const;

/** `npm run backup` and `npm run restore`. The first argument says which. */
async function main([task, ...given]: readonly string[]): Promise<void> {
  if (task === 'backup') return makeBackup(given);
  const { values, positionals } = readArguments(given, SWITCHES.restore, USAGE);
  const file = findFile(positionals);
  if (file === undefined) throw new BackupProblem(`The file of the backup is not named: ${USAGE}.`);
  const { force: isForced = false, 'lose-passwords': losesPasswords = false } = values;
  const place = await toPlace(readConfiguration(process.env));
  tellRestore(await restore(place, file, { isForced, losesPasswords }), losesPasswords);
}

async function makeBackup(given: readonly string[]): Promise<void> {
  const { values, positionals } = readArguments(given, SWITCHES.backup, USAGE);
  const file = findFile(positionals);
  const configuration = readConfiguration(process.env);
  const allowsMissingFiles = values['allow-missing-files'] ?? false;
  tellBackup(await backUp(await toPlace(configuration), { file, allowsMissingFiles }), configuration);
}

function findFile([file, ...more]: readonly string[]): string | undefined {
  if (more.length === 0) return file;
  throw new BackupProblem(`"${[file, ...more].join(' ')}" is more than one file: ${USAGE}.`);
}

async function toPlace(configuration: Configuration): Promise<BackupPlace> {
  const { DATA_DIR, DATABASE_URL, MAIN_API_URL, S3_BUCKET, SESSION_SECRET } = configuration;
  if (MAIN_API_URL !== undefined)
    throw new BackupProblem('MAIN_API_URL is set: this site keeps nothing itself. Back up where that host runs.');
  const dataDirectory = resolve(DATA_DIR);
  const secret = SESSION_SECRET ?? (await findSecret(dataDirectory));
  return {
    dataDirectory,
    database:
      DATABASE_URL === undefined
        ? createEmbeddedArchive(join(dataDirectory, 'database'))
        : createPostgresqlArchive(DATABASE_URL),
    archive: tarArchive,
    now: systemClock.now,
    keepsUploads: S3_BUCKET === undefined,
    secretFingerprint: secret === null ? null : toFingerprint(secret),
  };
}

function tellBackup(report: BackupReport, { S3_BUCKET }: Configuration): void {
  const size = (report.sizeBytes / MEGABYTE).toFixed(1);
  process.stdout.write(
    `${report.file}: ${size} MB, ${report.rowCount} rows in ${report.tableCount} tables, ${report.uploadCount} uploaded files; checked by restoring it.\n`,
  );
  if (S3_BUCKET !== undefined)
    process.stdout.write(`Uploaded files are in the bucket ${S3_BUCKET} and not in this backup: back them up there.\n`);
}

function tellRestore(report: RestoreReport, losesPasswords: boolean): void {
  process.stdout.write(
    `Restored the backup of ${report.createdAt}: ${report.tableCount} tables with as many rows as were backed up.\n`,
  );
  for (const kept of report.kept) process.stdout.write(`What was there is kept as ${kept}.\n`);
  if (losesPasswords)
    process.stdout.write(
      'Start once with SESSION_SECRET_REPLACED=true: everybody then logs in with a one-time password by SMS.\n',
    );
}

try {
  await main(process.argv.slice(2));
  process.exit(0);
} catch (error) {
  process.stderr.write(`${explain(error, process.env)}\n`);
  process.exit(1);
}
