import { join, resolve } from 'node:path';

import { tarArchive } from '../adapters/archive/tar';
import { systemClock } from '../adapters/clock/system';
import { createEmbeddedArchive } from '../adapters/database/embedded-archive';
import { createPostgresqlArchive } from '../adapters/database/postgresql-archive';
import { backUp } from '../backup/back-up';
import type { BackupPlace } from '../backup/place';
import { restore } from '../backup/restore';
import { readConfiguration, type Configuration } from './configuration';
import { BackupProblem } from '../ports/database-archive';
import { explain } from './explain';

const MEGABYTE = 1_000_000;
const USAGE = 'npm run backup [-- file.tar.gz], or npm run restore -- file.tar.gz [--force]';

/** `npm run backup` and `npm run restore`. The first argument says which. */
async function main([task, ...rest]: readonly string[]): Promise<void> {
  const isForced = rest.includes('--force');
  const [file, ...more] = rest.filter((argument) => argument !== '--force');
  if (more.length > 0 || file?.startsWith('-'))
    throw new BackupProblem(`"${rest.join(' ')}" is not understood: ${USAGE}.`);
  const configuration = readConfiguration(process.env);
  const place = toPlace(configuration);
  if (task === 'backup') return reportBackup(place, configuration, file);
  if (file === undefined) throw new BackupProblem(`The file of the backup is not named: ${USAGE}.`);
  await restoreStopped(place, file, isForced);
}

function toPlace({ DATA_DIR, DATABASE_URL, MAIN_API_URL }: Configuration): BackupPlace {
  if (MAIN_API_URL !== undefined)
    throw new BackupProblem('MAIN_API_URL is set: this site keeps nothing itself. Back up where that host runs.');
  const dataDirectory = resolve(DATA_DIR);
  const database =
    DATABASE_URL === undefined
      ? createEmbeddedArchive(join(dataDirectory, 'database'))
      : createPostgresqlArchive(DATABASE_URL);
  return { dataDirectory, database, archive: tarArchive, now: systemClock.now };
}

async function reportBackup(place: BackupPlace, { S3_BUCKET }: Configuration, file: string | undefined): Promise<void> {
  const report = await backUp(place, file);
  const size = (report.sizeBytes / MEGABYTE).toFixed(1);
  process.stdout.write(
    `${report.file}: ${size} MB, ${report.rowCount} rows in ${report.tableCount} tables, ${report.uploadCount} uploaded files; checked by restoring it.\n`,
  );
  if (S3_BUCKET !== undefined)
    process.stdout.write(`Uploaded files are in the bucket ${S3_BUCKET} and not in this backup: back them up there.\n`);
}

async function restoreStopped(place: BackupPlace, file: string, isForced: boolean): Promise<void> {
  const report = await restore(place, file, isForced);
  process.stdout.write(
    `Restored the backup of ${report.createdAt}: ${report.tableCount} tables with as many rows as were backed up.\n`,
  );
  for (const kept of report.kept) process.stdout.write(`What was there is kept as ${kept}.\n`);
  process.stdout.write(
    'Its passwords hold with the session secret that they were made with alone, which is in no backup: SESSION_SECRET, or the file session-secret in DATA_DIR. With another one the start stops and says so.\n',
  );
}

try {
  await main(process.argv.slice(2));
  process.exit(0);
} catch (error) {
  process.stderr.write(`${explain(error, process.env)}\n`);
  process.exit(1);
}
