import { eq, sql } from 'drizzle-orm';

import { DEMO_TAX_MEMORY_ID } from '@/lib/domain/constants/money';

import { findNewestMigration } from '../adapters/database/known-migrations';
import type { Configuration } from './configuration';
import type { DatabasePort } from '../ports/database';
import { installation } from '../schema';
import { toFingerprint } from '../secrets/fingerprint';
import { requireSessionSecret } from '../secrets/session-secret';
import { StartProblem } from './start-problem';
import { readVersion } from './version';

type Settings = Pick<
  Configuration,
  | 'SESSION_SECRET'
  | 'SESSION_SECRET_REPLACED'
  | 'DATABASE_URL'
  | 'TAX_MEMORY_ID'
  | 'TAX_ECONOMIC_CODE'
  | 'isEmbeddedDemo'
  | 'realVariables'
>;

/**
 * Makes a new database what the configuration is, a demo or not, and holds every later start to it. So samples never
 * meet real people, and real people's data never the pages under /dev/.
 *
 * A start with another secret than the one its passwords were made with stops, too, unless SESSION_SECRET_REPLACED says
 * that the former is lost. The version that applied the last migration is written down: an older one that meets the
 * database later names it. Throws StartProblem.
 */
export async function claimInstallation(
  database: DatabasePort,
  settings: Settings,
  dataDirectory: string,
): Promise<'as-before' | 'secret-replaced'> {
  const place = settings.DATABASE_URL === undefined ? `in ${dataDirectory}` : 'that DATABASE_URL names';
  const { isEmbeddedDemo } = settings;
  const secretFingerprint = toFingerprint(requireSessionSecret(settings));
  await database.connection
    .insert(installation)
    .values({ isDemo: isEmbeddedDemo, secretFingerprint })
    .onConflictDoNothing();
  const [found] = await database.connection.select().from(installation);
  if (!found) throw new Error('the installation was not written');
  if (found.isDemo !== isEmbeddedDemo)
    throw new StartProblem(found.isDemo ? toDemoRefusal(settings, place) : toRealRefusal(settings, place));
  const isOtherSecret = found.secretFingerprint !== secretFingerprint;
  if (isOtherSecret && found.secretFingerprint !== null && !settings.SESSION_SECRET_REPLACED)
    throw new StartProblem(toSecretRefusal(settings, place));
  const newestMigration = await findNewestMigration();
  const isOtherMigration = found.newestMigration !== newestMigration;
  const tax = toTaxColumns(settings);
  const isOtherTax = found.taxMemoryId !== tax.taxMemoryId || found.taxEconomicCode !== tax.taxEconomicCode;
  if (!isOtherSecret && !isOtherMigration && !isOtherTax) return 'as-before';
  await database.connection
    .update(installation)
    .set({ secretFingerprint, ...tax, ...(isOtherMigration && { newestMigration, writtenBy: readVersion() }) })
    .where(eq(installation.id, sql`1`));
  return isOtherSecret && found.secretFingerprint !== null ? 'secret-replaced' : 'as-before';
}

/** An invoice is written in the transaction that completes an order, which knows the database and no configuration. */
function toTaxColumns({ TAX_MEMORY_ID, TAX_ECONOMIC_CODE, isEmbeddedDemo }: Settings) {
  const taxMemoryId = TAX_MEMORY_ID ?? (isEmbeddedDemo ? DEMO_TAX_MEMORY_ID : null);
  return { taxMemoryId, taxEconomicCode: TAX_ECONOMIC_CODE ?? null };
}

function toDemoRefusal({ DATABASE_URL, realVariables }: Settings, place: string): string {
  const names = realVariables.join(', ');
  const clean =
    DATABASE_URL === undefined ? 'set DATA_DIR to a new directory' : 'set DATABASE_URL to an empty database';
  return `The database ${place} is a demo’s, with sample people whose password everybody knows, but ${names} would open it to real people. To begin clean, ${clean}; to go on with the demo, remove ${names} from the environment.`;
}

function toRealRefusal(_settings: Settings, place: string): string {
  return `The database ${place} is no demo’s, but nothing real is configured: the pages under /dev/ would show its codes and payments. Set again what it ran with, SITE_URL at least; for a demo, set DATA_DIR to a new directory.`;
}

function toSecretRefusal({ DATABASE_URL }: Settings, place: string): string {
  const former =
    DATABASE_URL === undefined
      ? 'Put back the session-secret file of its data directory, or set SESSION_SECRET to what it was'
      : 'Set SESSION_SECRET to what it was, the same for every process';
  return `The passwords in the database ${place} were made with another session secret, and with this one none of them holds. ${former}. If it is lost, start once with SESSION_SECRET_REPLACED=true: everybody then has to log in with a one-time password by SMS.`;
}
