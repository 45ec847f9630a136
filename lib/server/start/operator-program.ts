import { join, resolve } from 'node:path';

import { systemClock } from '../adapters/clock/system';
import { openEmbeddedDatabase } from '../adapters/database/embedded';
import { templatesFolder } from '../adapters/database/embedded/cluster-template';
import { openPostgresql } from '../adapters/database/postgresql';
import { APPOINTED_PASSWORD_MS, MINUTE_MS } from '@/lib/domain/constants';
import { isDeskRole, DESK_ROLES, type DeskRole } from '@/lib/domain/desk-roles';
import { toMobile } from '@/lib/domain/mobile';
import { isPersonName } from '@/lib/domain/person-name';
import { appointOperator, type Appointed, type Appointment } from '../identity';
import type { DatabasePort } from '../ports/database';
import { readConfiguration, type Configuration } from './configuration';
import { askRunningServer } from './control';
import { readOrMakeSecret } from './data-directory-secret';
import { explain } from './explain';
import { claimInstallation } from './installation';
import { requireNoLostDatabase } from './lost-database';
import { StartProblem } from './start-problem';

const USAGE = `npm run operator -- 09121234567 [--name "Nika Salehi"] [--role ${DESK_ROLES.join('|')}]`;

/** `npm run operator`: makes somebody an operator, on either database, while the site runs and while it does not. */
async function main(given: readonly string[]): Promise<void> {
  const appointment = readAppointment(given);
  const configuration = readConfiguration(process.env);
  if (configuration.MAIN_API_URL !== undefined)
    throw new StartProblem('MAIN_API_URL is set: the people are that host’s. Make the operator where it runs.');
  const appointed = await appoint(configuration, appointment);
  process.stdout.write(toReport(appointed, appointment.mobile));
}

function readAppointment(given: readonly string[]): Appointment {
  const options = new Map<string, string>();
  const rest: string[] = [];
  for (let index = 0; index < given.length; index += 1) {
    const word = given[index] ?? '';
    if (word === '--name' || word === '--role') options.set(word, given[(index += 1)] ?? '');
    else rest.push(word);
  }
  const [typed, ...more] = rest;
  if (typed === undefined || more.length > 0) throw new StartProblem(`Whom to make an operator is not said: ${USAGE}.`);
  const mobile = toMobile(typed);
  if (mobile === null)
    throw new StartProblem(`"${typed}" is no mobile number: it has 11 digits and begins with 09. ${USAGE}.`);
  return { mobile, deskRole: readRole(options.get('--role')), name: readName(options.get('--name')) };
}

function readRole(typed: string | undefined): DeskRole | null {
  if (typed === undefined) return null;
  if (isDeskRole(typed)) return typed;
  throw new StartProblem(`"${typed}" is no role at the desk: it is one of ${DESK_ROLES.join(', ')}.`);
}

function readName(typed: string | undefined): Appointment['name'] {
  if (typed === undefined) return null;
  const [firstName = '', ...rest] = typed.trim().split(/\s+/);
  const lastName = rest.join(' ');
  if (isPersonName(firstName) && isPersonName(lastName)) return { firstName, lastName };
  throw new StartProblem(`"${typed}" is no given name and family name, such as --name "Nika Salehi".`);
}

async function appoint(configuration: Configuration, appointment: Appointment): Promise<Appointed> {
  const dataDirectory = resolve(configuration.DATA_DIR);
  if (configuration.DATABASE_URL === undefined) {
    const answered = await askRunningServer(dataDirectory, appointment);
    if (answered) return answered;
  }
  const secret = configuration.SESSION_SECRET ?? (await readOrMakeSecret(dataDirectory));
  const database = await openDatabase(configuration, dataDirectory);
  try {
    await database.migrate();
    await claimInstallation(database, { ...configuration, SESSION_SECRET: secret }, dataDirectory);
    return await appointOperator(database, appointment, { secret, now: systemClock.now() });
  } finally {
    await database.close();
  }
}

async function openDatabase({ DATABASE_URL }: Configuration, dataDirectory: string): Promise<DatabasePort> {
  if (DATABASE_URL !== undefined) return openPostgresql(DATABASE_URL);
  requireNoLostDatabase(dataDirectory);
  return openEmbeddedDatabase(join(dataDirectory, 'database'), { templates: templatesFolder });
}

function toReport(appointed: Appointed, mobile: string): string {
  if (appointed.outcome === 'no-account')
    throw new StartProblem(`${mobile} has no account yet. Say whose it is, and it gets one: ${USAGE}.`);
  const { deskRole, password, newsCount } = appointed;
  const lines = [`${mobile} is an operator now, with the role "${deskRole}".`];
  if (password !== null)
    lines.push(
      `Password: ${password}`,
      `It is for the first login, within ${APPOINTED_PASSWORD_MS / MINUTE_MS} minutes; the same command makes another. It stays the password until another is chosen, in My account.`,
    );
  else lines.push('The desk opens with the next login: log out and in again, then go to /operator/.');
  if (newsCount > 0) lines.push(`Messages that had waited for an operator: ${newsCount}. They are in the inbox.`);
  return `${lines.join('\n')}\n`;
}

try {
  await main(process.argv.slice(3));
  process.exit(0);
} catch (error) {
  process.stderr.write(`${explain(error, process.env)}\n`);
  process.exit(1);
}
